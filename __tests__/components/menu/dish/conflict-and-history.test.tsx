import { screen, waitFor, within } from '@testing-library/react';
import { CODE } from '@/lib/contract/problem';
import { refuse } from '@/__tests__/support/serve';
import { DISH } from './kitchen';
import { button, EDIT, field, gone, open, SAVE } from './open-dialog';

describe('when another user saved first', () => {
  const theirs = { ...DISH, version: 5, name: 'Том Ям с креветками', retail_price: 300 };
  async function outrun() {
    const opened = await open();
    await opened.retype(/Цена в меню/, '275');
    await opened.retype(/Кешбэк/, '5');
    opened.kitchen.save = refuse(CODE.conflict, { field: 'version' });
    opened.kitchen.dish = { dish: theirs };
    await opened.user.click(button('Сохранить'));
    await screen.findByText('Пока вы правили, блюдо изменил кто-то другой');
    opened.kitchen.save = { version: 6 };
    return opened;
  }
  const choice = (name: string, side: RegExp) =>
    within(screen.getByRole('group', { name })).getByRole('radio', { name: side });

  it('shows their changes beside mine, and saves mine over theirs with the new version', async () => {
    const { user, sent } = await outrun();
    expect(choice('Цена в меню', /Сохранено другим.*300,00/)).not.toBeChecked();
    expect(choice('Цена в меню', /У вас.*275,00/)).toBeChecked();
    expect(choice('Название', /Сохранено другим/)).toBeChecked();
    expect(screen.queryByRole('group', { name: 'Кешбэк' })).not.toBeInTheDocument();
    await user.click(button('Сохранить'));
    await gone();
    expect(sent(SAVE).at(-1)).toEqual({ item_id: 101, version: 5, new_retail_price: 275, new_cashback: 5 });
  });

  it('takes theirs field by field, or mine as a whole', async () => {
    const { user, sent } = await outrun();
    await user.click(button('Оставить всё моё'));
    await user.click(choice('Цена в меню', /Сохранено другим/));
    await user.click(button('Сохранить'));
    await gone();
    expect(sent(SAVE).at(-1)).toEqual({ item_id: 101, version: 5, new_name: 'Том Ям', new_cashback: 5 });
  });

  it('returns to editing on top of theirs', async () => {
    const { user } = await outrun();
    await user.click(button('Принять всё чужое'));
    await user.click(button('Вернуться к правке'));
    expect(field(/^Название/)).toHaveValue('Том Ям с креветками');
    expect(field(/Цена в меню/)).toHaveValue('300,00');
    expect(field(/Кешбэк/)).toHaveValue('5');
  });
});

describe('history', () => {
  it('shows who changed what, before and after, in words', async () => {
    const { user } = await open(EDIT, (kitchen) => {
      kitchen.history = {
        items: [
          {
            history_id: 2,
            action: 'changed',
            user_name: 'anna',
            time: 1_790_000_000,
            changes: [
              { field: 'retail_price', before: 230, after: 250 },
              { field: 'parent_id', before: 20, after: 10 },
              { field: 'status', before: 0, after: 1 },
              {
                field: 'ingredients',
                before: [{ item_id: 502, item_quantity: 1 }],
                after: [
                  { item_id: 502, item_quantity: 2 },
                  { item_id: 501, item_quantity: 0.12 },
                ],
              },
            ],
          },
          {
            history_id: 1,
            action: 'created',
            user_name: 'boss',
            time: 1_780_000_000,
            changes: [{ field: 'name', before: null, after: 'Том Ям' }],
          },
        ],
      };
    });
    await user.click(screen.getByRole('tab', { name: 'История' }));
    const list = await screen.findByRole('list', { name: 'История изменений' });
    await waitFor(() => expect(list).toHaveTextContent('Креветки, 0,12 кг'));
    const [latest, first] = Array.from(list.children);
    expect(latest).toHaveTextContent('anna');
    expect(latest).toHaveTextContent('21.09.2026 21:13');
    expect(latest).toHaveTextContent(/Цена в меню\s*230,00 ฿\s*250,00 ฿/);
    expect(latest).toHaveTextContent(/Папка\s*Горячее\s*Супы/);
    expect(latest).toHaveTextContent(/В продаже\s*Нет\s*Да/);
    expect(latest).toHaveTextContent(/Лайм, 1 шт\.\s*2 шт\./);
    expect(first).toHaveTextContent('boss— новое блюдо');
  });

  it('shows that there is none, and a failure', async () => {
    const { user, kitchen } = await open();
    await user.click(screen.getByRole('tab', { name: 'История' }));
    expect(await screen.findByText('Изменений пока нет')).toBeVisible();
    kitchen.history = refuse(CODE.unreachable);
    await user.click(screen.getByRole('tab', { name: 'Состав' }));
    await user.click(screen.getByRole('tab', { name: 'История' }));
    expect(await screen.findByText('История не загрузилась')).toBeVisible();
    kitchen.history = { items: [] };
    await user.click(button('Повторить'));
    expect(await screen.findByText('Изменений пока нет')).toBeVisible();
  });
});
