import { act, screen, waitFor } from '@testing-library/react';
import { renderUi } from '@/__tests__/support/render';
import { CODE } from '@/lib/contract/problem';
import { checkDishId } from '@/lib/contract/menu';
import { createItem } from '@/lib/contract/menu-edit';
import { refuse } from '@/__tests__/support/serve';
import { DISH, openKitchen, RECIPE } from './kitchen';
import { button, EDIT, field, gone, open, SAVE, Screen } from './open-dialog';

describe('editing', () => {
  it('shows the dish and sends only what changed, numbers cast, with its version', async () => {
    const { user, sent, saved, retype } = await open();
    expect(screen.getByRole('dialog', { name: 'Том Ям' })).toBeVisible();
    expect(field(/Цена в меню/)).toHaveValue('250,00');
    await retype(/Цена в меню/, '275,5');
    await retype(/Макс. скидка/, '');
    await user.click(screen.getByRole('switch', { name: 'В продаже' }));
    await user.click(screen.getByRole('radio', { name: 'Бар' }));
    await user.click(button('Сохранить'));
    await gone();
    expect(sent(SAVE)).toEqual([
      { item_id: 101, version: 4, new_retail_price: 275.5, new_max_discount: 0, new_status: 0, new_type: 0 },
    ]);
    expect(saved).toEqual([101]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Открыть' })).toHaveFocus());
  });

  it('sends nothing when nothing changed, and closes', async () => {
    const { user, sent, retype } = await open();
    await retype(/Цена в меню/, '250');
    await user.click(button('Сохранить'));
    await gone();
    expect(sent(SAVE)).toEqual([]);
  });

  it('omits the version on a server without versions', async () => {
    const { user, sent, retype } = await open(EDIT, (kitchen) => {
      const { version, ...dish } = DISH;
      kitchen.dish = { dish };
    });
    await retype(/^Название/, 'Том Кха');
    await user.keyboard('{Enter}');
    await gone();
    expect(sent(SAVE)).toEqual([{ item_id: 101, new_name: 'Том Кха' }]);
  });

  it('checks a field on blur, all of them on OK, and opens the first invalid one', async () => {
    const { user, sent, retype } = await open();
    await retype(/Цена в меню/, 'дорого');
    expect(screen.queryByText('Нужно число')).not.toBeInTheDocument();
    await user.tab();
    expect(screen.getByText('Нужно число')).toBeVisible();
    await retype(/^Название/, '');
    await user.click(screen.getByRole('tab', { name: 'Дни и часы' }));
    expect(screen.getByRole('tab', { name: /Свойства/ })).toContainElement(
      screen.getByRole('img', { name: 'есть ошибки' }),
    );
    await user.click(button('Сохранить'));
    await waitFor(() => expect(field(/^Название/)).toHaveFocus());
    expect(screen.getByText('Заполните поле')).toBeVisible();
    expect(sent(SAVE)).toEqual([]);
  });

  it('resets to the loaded values', async () => {
    const { user, retype } = await open();
    expect(button('Сбросить')).toBeDisabled();
    await retype(/^Название/, 'Борщ');
    await user.click(button('Сбросить'));
    expect(field(/^Название/)).toHaveValue('Том Ям');
    await user.keyboard('{Escape}');
    await gone();
  });

  it('asks before changes are discarded; Escape returns to them', async () => {
    const { user, retype } = await open();
    await retype(/^Название/, 'Борщ');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Закрыть без сохранения?' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Закрыть без сохранения?')).not.toBeInTheDocument();
    expect(field(/^Название/)).toHaveValue('Борщ');
    await waitFor(() => expect(field(/^Название/)).toHaveFocus());
    await user.click(button('Отмена'));
    await user.click(button('Закрыть без сохранения'));
    await gone();
  });

  it('shows a at its field, else at the top, and keeps the input', async () => {
    const { user, kitchen, retype } = await open(
      EDIT,
      (at) => (at.save = refuse(CODE.badRequest, { field: 'new_retail_price' })),
    );
    await retype(/Цена в меню/, '1');
    await user.click(button('Сохранить'));
    expect(await screen.findByText('Запрос заполнен неверно.')).toBeVisible();
    expect(field(/Цена в меню/)).toHaveAccessibleDescription(/Запрос заполнен неверно/);
    await waitFor(() => expect(field(/Цена в меню/)).toHaveFocus());
    kitchen.save = refuse(CODE.unreachable);
    await user.click(button('Сохранить'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Сохранить не получилось');
    expect(field(/Цена в меню/)).toHaveValue('1');
  });

  it('shows a failure to load the dish, and retries', async () => {
    const { kitchen } = openKitchen();
    kitchen.recipe = refuse(CODE.unreachable);
    const { user } = renderUi(<Screen target={EDIT} />);
    await user.click(screen.getByRole('button', { name: 'Открыть' }));
    expect(await screen.findByText('Блюдо не загрузилось')).toBeVisible();
    kitchen.recipe = { items: RECIPE };
    await user.click(button('Повторить'));
    expect(await screen.findByRole('tab', { name: 'Состав' })).toBeVisible();
  });
});

describe('the id', () => {
  it('is checked while typing, with the old one, and sent as an integer', async () => {
    const { user, sent, saved, retype } = await open();
    await retype(/^ID/, '555');
    expect(button('Сохранить')).toBeDisabled();
    expect(await screen.findByText('Свободен')).toBeVisible();
    expect(sent(checkDishId).at(-1)).toEqual({ item_id: 555, old_id: 101 });
    await user.click(button('Сохранить'));
    await gone();
    expect(sent(SAVE)).toEqual([{ item_id: 101, version: 4, new_id: 555 }]);
    expect(saved).toEqual([555]);
  });

  it.each([
    [{ exists: true, ordered: false }, 'Занят'],
    [{ exists: false, ordered: true }, 'Менять нельзя: блюдо уже заказывали'],
  ])('holds OK back: %j', async (check, text) => {
    const { user, retype } = await open(EDIT, (kitchen) => (kitchen.check = check));
    await retype(/^ID/, '7');
    expect(await screen.findByText(text)).toBeVisible();
    expect(button('Сохранить')).toBeDisabled();
    await retype(/^ID/, '101');
    await waitFor(() => expect(button('Сохранить')).toBeEnabled());
    await user.click(button('Сохранить'));
    await gone();
  });

  it('checks again while the server requires waiting', async () => {
    const { kitchen, retype } = await open(EDIT, (at) => (at.check = { wait: true }));
    await retype(/^ID/, '7');
    expect(await screen.findByText('Проверяем…')).toBeVisible();
    kitchen.check = { exists: false, ordered: false };
    expect(await screen.findByText('Свободен')).toBeVisible();
  });

  it('shows a conflict at its field if it was taken meanwhile', async () => {
    const { user, retype } = await open(EDIT, (kitchen) => (kitchen.save = refuse(CODE.conflict, { field: 'new_id' })));
    await retype(/^ID/, '7');
    await screen.findByText('Свободен');
    await user.click(button('Сохранить'));
    expect(await screen.findByText('Занят')).toBeVisible();
  });
});

describe('a new dish', () => {
  it('starts at its name, requires its fields, and is created with the id left to the server', async () => {
    const { user, sent, saved } = await open({ kind: 'create', parent_id: 20 });
    await waitFor(() => expect(field(/^Название/)).toHaveFocus());
    expect(screen.queryByRole('tab', { name: 'История' })).not.toBeInTheDocument();
    await user.keyboard('Борщ{Enter}');
    expect(screen.getAllByText('Заполните поле')).toHaveLength(2);
    await waitFor(() => expect(field(/Цена в меню/)).toHaveFocus());
    await user.keyboard('190');
    await user.type(field('Описание'), 'Со сметаной');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await gone();
    expect(sent(createItem)).toEqual([
      expect.objectContaining({
        parent_id: 20,
        name: 'Борщ',
        retail_price: 190,
        max_discount: 0,
        cashback: 0,
        description: 'Со сметаной',
        days: 127,
        hours: '1'.repeat(168),
        ingredients: [],
      }),
    ]);
    expect(sent(createItem)[0]).not.toHaveProperty('item_id');
    expect(saved).toEqual([900]);
  });

  it('takes type and discount from its neighbours in the folder', async () => {
    const { user, sent } = await open({ kind: 'create', parent_id: 10 });
    await waitFor(() => expect(field(/^Название/)).toHaveFocus());
    expect(screen.getByRole('radio', { name: 'Кухня' })).toBeChecked();
    expect(field(/скидка/i)).toHaveValue('10');
    await user.keyboard('Щи');
    await user.type(field(/Цена в меню/), '90');
    await user.type(field('Описание'), 'Из капусты');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await gone();
    expect(sent(createItem)).toEqual([
      expect.objectContaining({ name: 'Щи', type: 1, max_discount: 10, parent_id: 10 }),
    ]);
  });
});

it('is translated to English', async () => {
  openKitchen();
  const { user } = renderUi(<Screen target={EDIT} />, { locale: 'en' });
  await user.click(screen.getByRole('button', { name: 'Открыть' }));
  expect(await screen.findByRole('textbox', { name: /Menu price/ })).toHaveValue('250.00');
  act(() => screen.getByRole('tab', { name: 'Properties' }).focus());
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('Every day 12:00–24:00')).toBeVisible();
});
