import { act, screen, waitFor, within } from '@testing-library/react';
import { renderUi, textsOf } from '@/__tests__/support/render';
import { CODE } from '@/lib/contract/problem';
import { checkDishId } from '@/lib/sections/menu/contract/menu';
import { createItem } from '@/lib/sections/menu/contract/edit';
import { refuse } from '@/__tests__/support/serve';
import { historyEntry } from '../../history';
import { recipeOf } from '../../recipe';
import { DISH, openKitchen, RECIPE } from './kitchen';
import { button, EDIT, field, fillNew, gone, open, save, SAVE, Screen } from './open-dialog';
import { DishDialog } from '@/components/sections/menu/dish/dish-dialog';

it('editing: shows the dish and sends only what changed, numbers cast, with its version; marks that the till asks for the price', async () => {
  const { user, sent, saved, retype } = await open(EDIT, (kitchen) => {
    kitchen.dish = { dish: { ...DISH, open_price: false } };
  });
  expect(screen.getByRole('dialog', { name: 'Том Ям' })).toBeVisible();
  expect(field(/Цена в меню/)).toHaveValue('250,00');
  await retype(/Цена в меню/, '275,5');
  await retype(/Макс. скидка/, '');
  await user.click(screen.getByRole('switch', { name: 'В продаже' }));
  await user.click(screen.getByRole('switch', { name: 'Цену спрашивает касса' }));
  await user.click(screen.getByRole('radio', { name: 'Бар' }));
  await save(user);
  const changed = { new_retail_price: 275.5, new_max_discount: 0, new_status: 0, new_type: 0, new_open_price: true };
  expect(sent(SAVE)).toEqual([{ item_id: 101, version: 4, ...changed }]);
  expect(saved).toEqual([101]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Открыть' })).toHaveFocus());
});

it('editing: marks the tab of an invalid field, opens it on OK, and resets to the loaded values', async () => {
  const { user, sent, retype } = await open();
  // The server of this dish does not support prices that are typed at the till.
  expect(screen.queryByRole('switch', { name: 'Цену спрашивает касса' })).not.toBeInTheDocument();
  expect(button('Сбросить')).toBeDisabled();
  await retype(/^Название/, '');
  await user.click(screen.getByRole('tab', { name: 'Дни и часы' }));
  const tab = screen.getByRole('tab', { name: /Свойства/ });
  expect(tab).toContainElement(screen.getByRole('img', { name: 'есть ошибки' }));
  await user.click(button('Сохранить'));
  await waitFor(() => expect(field(/^Название/)).toHaveFocus());
  expect(screen.getByText('Заполните поле')).toBeVisible();
  expect(sent(SAVE)).toEqual([]);
  await user.click(button('Сбросить'));
  expect(field(/^Название/)).toHaveValue('Том Ям');
  await user.keyboard('{Escape}');
  await gone();
});

it('editing: shows a failure to load the dish, and retries', async () => {
  const { kitchen } = openKitchen();
  kitchen.recipe = refuse(CODE.unreachable);
  const { user } = renderUi(<Screen target={EDIT} />);
  await user.click(screen.getByRole('button', { name: 'Открыть' }));
  expect(await screen.findByText('Блюдо не загрузилось')).toBeVisible();
  kitchen.recipe = { items: RECIPE };
  await user.click(button('Повторить'));
  expect(await screen.findByRole('tab', { name: 'Состав' })).toBeVisible();
});

it('the id is checked while typing, an impossible one at once, with the old one, and sent as an integer', async () => {
  const { user, sent, saved, retype } = await open();
  await retype(/^ID/, '-5');
  expect(button('Сохранить')).toBeDisabled();
  expect(screen.getByText('Нужно целое число больше нуля')).toBeVisible();
  await retype(/^ID/, '555');
  expect(button('Сохранить')).toBeDisabled();
  expect(await screen.findByText('Свободен')).toBeVisible();
  expect(sent(checkDishId).at(-1)).toEqual({ item_id: 555, old_id: 101 });
  await save(user);
  expect(sent(SAVE)).toEqual([{ item_id: 101, version: 4, new_id: 555 }]);
  expect(saved).toEqual([555]);
});

it.each([
  [{ exists: true, ordered: false }, 'Занят'],
  [{ exists: false, ordered: true }, 'Менять нельзя: блюдо уже заказывали'],
])('the id holds OK back: %j', async (check, text) => {
  const { user, retype } = await open(EDIT, (kitchen) => (kitchen.check = check));
  await retype(/^ID/, '7');
  expect(await screen.findByText(text)).toBeVisible();
  expect(button('Сохранить')).toBeDisabled();
  await retype(/^ID/, '101');
  await waitFor(() => expect(button('Сохранить')).toBeEnabled());
  await save(user);
});

it('the id checks again while the server requires waiting, and shows a conflict at its field if it was taken meanwhile', async () => {
  const { user, kitchen, retype } = await open(EDIT, (at) => (at.check = { wait: true }));
  await retype(/^ID/, '7');
  expect(await screen.findByText('Проверяем…')).toBeVisible();
  kitchen.check = { exists: false, ordered: false };
  expect(await screen.findByText('Свободен')).toBeVisible();
  kitchen.save = refuse(CODE.conflict, { field: 'new_id' });
  await user.click(button('Сохранить'));
  expect(await screen.findByText('Занят')).toBeVisible();
});

it('a new dish starts at its name, requires its fields, and is created with the id left to the server', async () => {
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

it('a new dish may be one whose price the till asks for from the start, but not on a legacy server', async () => {
  const { user, sent, unmount } = await open({ kind: 'create', parent_id: 20 });
  await user.click(screen.getByRole('switch', { name: 'Цену спрашивает касса' }));
  await fillNew(user, 'Улов дня');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await gone();
  expect(sent(createItem)).toEqual([expect.objectContaining({ name: 'Улов дня', open_price: true })]);
  unmount();
  const legacy = await open({ kind: 'create', parent_id: 20 }, undefined, { ours: false });
  expect(screen.queryByRole('switch', { name: 'Цену спрашивает касса' })).not.toBeInTheDocument();
  await fillNew(legacy.user);
  await legacy.user.keyboard('{Control>}{Enter}{/Control}');
  await gone();
  expect(legacy.sent(createItem)[0]).not.toHaveProperty('open_price');
});

it('a new dish takes type and discount from its neighbours in the folder', async () => {
  const { user, sent } = await open({ kind: 'create', parent_id: 10 });
  expect(screen.getByRole('radio', { name: 'Кухня' })).toBeChecked();
  expect(field(/скидка/i)).toHaveValue('10');
  await fillNew(user, 'Щи');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await gone();
  expect(sent(createItem)).toEqual([expect.objectContaining({ name: 'Щи', type: 1, max_discount: 10, parent_id: 10 })]);
});

const theirs = { ...DISH, version: 5, name: 'Том Ям с креветками', retail_price: 300 };
async function outrun() {
  const opened = await open();
  await opened.retype(/Цена в меню/, '275');
  await opened.retype(/Кешбэк/, '5');
  opened.kitchen.save = refuse(CODE.conflict, { field: 'version' });
  opened.kitchen.dish = { dish: theirs };
  await opened.user.click(button('Сохранить'));
  const heading = await screen.findByRole('heading', { name: 'Пока вы правили, блюдо изменил кто-то другой' });
  await waitFor(() => expect(heading).toHaveFocus());
  opened.kitchen.save = { version: 6 };
  return opened;
}
const choice = (name: string, side: RegExp) =>
  within(screen.getByRole('group', { name })).getByRole('radio', { name: side });

it('when another user saved first: shows their changes beside mine, and saves mine over theirs with the new version', async () => {
  const { user, sent } = await outrun();
  expect(choice('Цена в меню', /Сохранено другим.*300,00/)).not.toBeChecked();
  expect(choice('Цена в меню', /У вас.*275,00/)).toBeChecked();
  expect(choice('Название', /Сохранено другим/)).toBeChecked();
  expect(screen.queryByRole('group', { name: 'Кешбэк' })).not.toBeInTheDocument();
  await save(user);
  expect(sent(SAVE).at(-1)).toEqual({ item_id: 101, version: 5, new_retail_price: 275, new_cashback: 5 });
});

it('when another user saved first: takes theirs field by field, or mine as a whole', async () => {
  const { user, sent } = await outrun();
  await user.click(button('Оставить всё моё'));
  await user.click(choice('Цена в меню', /Сохранено другим/));
  await save(user);
  expect(sent(SAVE).at(-1)).toEqual({ item_id: 101, version: 5, new_name: 'Том Ям', new_cashback: 5 });
});

it('when another user saved first: returns to editing on top of theirs', async () => {
  const { user } = await outrun();
  await user.click(button('Принять всё чужое'));
  await user.click(button('Вернуться к правке'));
  expect(field(/^Название/)).toHaveValue('Том Ям с креветками');
  expect(field(/Цена в меню/)).toHaveValue('300,00');
  expect(field(/Кешбэк/)).toHaveValue('5');
});

test('history shows who changed what, before and after, in words; of a recipe what was changed, removed and added', async () => {
  const after = recipeOf({ 501: 0.12, 502: 2, 504: 1 });
  const changes = [
    { field: 'retail_price', before: 230, after: 250 },
    { field: 'parent_id', before: 20, after: 10 },
    { field: 'status', before: 0, after: 1 },
    { field: 'ingredients', before: recipeOf({ 502: 1, 503: 0.015, 504: 1 }), after },
  ];
  const name = { field: 'name', before: null, after: 'Том Ям' };
  const created = historyEntry([name], { history_id: 2, action: 'created', user_name: 'boss' });
  const { user } = await open(EDIT, (kitchen) => (kitchen.history = { items: [historyEntry(changes), created] }));
  await user.click(screen.getByRole('tab', { name: 'История' }));
  const list = await screen.findByRole('list', { name: 'История изменений' });
  await waitFor(() => expect(list).toHaveTextContent('Креветки, 0,12 кг'));
  const [latest, first] = Array.from(list.children);
  expect(latest).toHaveTextContent('nok');
  expect(latest).toHaveTextContent('21.09.2026 21:13');
  expect(latest).toHaveTextContent(/Цена в меню\s*230,00 ฿\s*250,00 ฿/);
  expect(latest).toHaveTextContent(/Папка\s*Горячее\s*Супы/);
  expect(latest).toHaveTextContent(/В продаже\s*Нет\s*Да/);
  const recipe = textsOf(latest!.querySelectorAll('li[data-kind]')).map((text) => text.replaceAll(/\s+/g, ' '));
  expect(recipe).toEqual(['Лайм, 1 шт. 2 шт.', '− Лемонграсс, 0,015 кг', '+ Креветки, 0,12 кг']);
  expect(first).toHaveTextContent('boss— новое блюдо');
});

test('history shows that there is none, and a failure', async () => {
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

async function openAsReader() {
  const served = openKitchen();
  const onClose = jest.fn();
  const ui = renderUi(<DishDialog target={EDIT} readOnly onClose={onClose} />);
  await screen.findByRole('tab', { name: 'Свойства' });
  const tab = (name: string) => ui.user.click(screen.getByRole('tab', { name }));
  return { ...served, ...ui, onClose, tab };
}

it('for readers: shows every property and part read-only, without a save button, and the week, which arrows move through and nothing changes', async () => {
  const { user, sent, onClose, tab } = await openAsReader();
  for (const text of screen.getAllByRole('textbox')) expect(text).toHaveAttribute('readonly');
  expect(field('Тип')).toHaveValue('Кухня');
  expect(field('В продаже')).toHaveValue('Да');
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await user.type(field('Название'), 'x');
  expect(field('Название')).toHaveValue('Том Ям');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(sent(SAVE)).toEqual([]);
  expect(screen.queryByRole('button', { name: /ОК|Отмена|Сбросить/ })).not.toBeInTheDocument();
  await tab('Состав');
  expect(await screen.findByRole('row', { name: /Креветки 0,120 кг/ })).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Убрать|Заменить/ })).not.toBeInTheDocument();
  await tab('Фото');
  expect(await screen.findByText('Фото пока нет.')).toBeVisible();
  await tab('История');
  expect(await screen.findByText('Изменений пока нет')).toBeVisible();
  await tab('Дни и часы');
  const week = screen.getByRole('grid', { name: 'Часы продажи по дням недели' });
  expect(week).toHaveAttribute('aria-readonly', 'true');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Всегда' })).not.toBeInTheDocument();
  const cell = (name: string) => within(week).getByRole('gridcell', { name });
  act(() => cell('Понедельник, 00:00–01:00').focus());
  await user.keyboard('{ArrowRight} ');
  expect(cell('Понедельник, 01:00–02:00')).toHaveFocus();
  expect(cell('Понедельник, 01:00–02:00')).toHaveAttribute('aria-selected', 'false');
  expect(screen.getByText('Каждый день 12:00–24:00')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Закрыть' }).at(-1)!);
  expect(onClose).toHaveBeenCalled();
});
