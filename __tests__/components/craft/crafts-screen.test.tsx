import { screen, waitFor, within } from '@testing-library/react';
import { CraftsScreen } from '@/components/sections/craft/crafts-screen';
import { stockRows } from '@/lib/sections/stock/contract/stock';
import {
  addCraft,
  craftIngredients,
  createCraft,
  deleteCraft,
  listCraftItems,
  listCrafts,
} from '@/lib/sections/craft/contract/craft';
import { undoBatch } from '@/lib/sections/craft/contract/batches';
import { permissionsOf } from '@/lib/rights/permissions';
import type { TestOffers } from '../../support/offers';
import { renderUi } from '../../support/render';
import { on, refuse, serve } from '../../support/serve';
import { craft, OURS } from './recipes';

const SYRUP = craft(1, 'Сироп', OURS);
const SAUCE = craft(2, 'Соус', { ...OURS, output_quantity: 0, makeable_quantity: null, limiting_item: null });
const OLD = craft(3, 'Бульон', { ...OURS, status: -1 });
const ALE = craft(4, 'Эль', { ...OURS, stock_parent_id: 3594, parent_id: 3594 });
const LINES = [
  { item_id: 31, name: 'Сахар', item_quantity: 0.5, measure_name: 'kg', prime_cost: 40, stock_quantity: 1 },
  { item_id: 32, name: 'Вода', item_quantity: 1.5, measure_name: 'litre', prime_cost: 2, stock_quantity: 100 },
];
const ITEMS = [
  { item_id: 20, parent_id: 0, name: 'Кухня', is_file: false },
  { item_id: 101, parent_id: 20, name: 'Сироп', is_file: true, measure_id: 3, measure_name: 'litre', prime_cost: 80 },
  { item_id: 3594, parent_id: 0, name: 'Пиво', is_file: false },
  { item_id: 104, parent_id: 3594, name: 'Эль', is_file: true, measure_id: 3, measure_name: 'litre', prime_cost: 30 },
];

/** Four crafts, one of them in the Brew folder. */
function serveCrafts() {
  let crafts = [SYRUP, SAUCE, OLD, ALE];
  return serve(
    on(listCrafts, () => ({ items: crafts })),
    on(craftIngredients, { items: LINES }),
    on(listCraftItems, { items: ITEMS }),
    on(stockRows, { rows: [] }),
    on(createCraft, ({ body }) => {
      crafts = [...crafts, craft(9, body.name, OURS)];
      return { craft_id: 9 };
    }),
    on(deleteCraft, ({ body }) => {
      crafts = crafts.filter(({ craft_id }) => craft_id !== body.craft_id);
      return {};
    }),
    on(addCraft, { batch_id: 5 }),
  );
}

async function show(offers: TestOffers = {}, at = '/craft') {
  const shown = renderUi(<CraftsScreen beer={false} />, { at, offers, toasts: true });
  await screen.findByRole('row', { name: /Сироп/ });
  return shown;
}

const form = () => screen.findByRole('form', { name: 'Новая заготовка' });

/** Headings of the columns in their order. */
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent.replace('↑', ''))
    .filter(Boolean)
    .join(' | ');

it('the list has every column, the crafts outside the Brew folder by name, those out of use in grey, and Add where a batch can be made, with the reason elsewhere; a click selects, a double click opens the recipe, which the address keeps', async () => {
  serveCrafts();
  const { user } = await show();
  expect(heads()).toBe(
    'Название | ID товара | Товар | На складе | Себестоимость, ฿ | По ценам сегодня, ฿ | Выход рецепта | ' +
      'Можно сделать | Ограничивает | Статус | Действия',
  );
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['Бульон', 'Сироп', 'Соус']);
  expect(screen.queryByText('Эль')).toBeNull();
  const cells = within(screen.getByRole('row', { name: /Сироп/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent).join(' | ')).toBe(
    'Сироп | 101 | Сироп | 1,50 л | 80,00 |  | 2,00 л | 6,00 л | Сахар | Используется | Приготовить | ',
  );
  expect(screen.getByRole('row', { name: /Бульон/ })).toHaveAttribute('data-muted');
  expect(screen.getByRole('button', { name: 'Приготовить: Сироп' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Приготовить: Соус' })).toBeDisabled();
  expect(screen.getByTitle('Укажите выход рецепта')).toBeDisabled();
  expect(screen.getByTitle('Заготовка не используется')).toBeDisabled();
  const row = screen.getByRole('row', { name: /Сироп/ });
  await user.click(within(row).getByText('101'));
  expect(row).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.dblClick(within(row).getByText('101'));
  expect(await screen.findByRole('dialog', { name: 'Сироп' })).toBeVisible();
  expect(window.location.search).toBe('?craft=1');
});

it('the list of a legacy server has the named columns and what it tells besides; crafts have no measure, batches no yield', async () => {
  serveCrafts();
  const { user } = await show({ ours: false });
  expect(heads()).toBe(
    'Название | ID товара | Товар | На складе | Себестоимость, ฿ | Выход рецепта | Статус | Действия',
  );
  expect(within(await form()).queryByRole('combobox', { name: 'Единица' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Приготовить: Сироп' }));
  expect(await screen.findByRole('textbox', { name: 'Количество' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Вышло на самом деле' })).toBeNull();
});

it('the list offers a reader neither batches nor creation nor removal', async () => {
  const server = serveCrafts();
  const { user } = await show({ permissions: permissionsOf(['StockView']) });
  expect(screen.getByRole('button', { name: 'Приготовить: Сироп' })).toBeDisabled();
  await user.click(within(screen.getByRole('row', { name: /Сироп/ })).getByText('101'));
  const within_ = within(await form());
  expect(within_.getByRole('button', { name: 'Создать' })).toBeDisabled();
  expect(within_.getByRole('button', { name: 'Удалить' })).toBeDisabled();
  await user.keyboard('{Delete}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.commands()).toEqual([]);
});

it('creation: needs a name, makes a new item in the folder of most crafts, and opens the empty recipe', async () => {
  const server = serveCrafts();
  const { user } = await show();
  const fields = within(await form());
  expect(fields.getByRole('button', { name: 'Создать' })).toBeDisabled();
  expect(await fields.findByText('Кухня')).toBeVisible();
  await user.type(fields.getByRole('textbox', { name: 'Название' }), 'Крем{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Крем' })).toBeVisible();
  const body = { name: 'Крем', create_new_stock_item: true, stock_id: 20 };
  expect(server.commands()).toEqual([{ id: createCraft.id, body }]);
  expect(fields.getByRole('textbox', { name: 'Название', hidden: true })).toHaveValue('');
});

it('creation: takes an item of the tree as the product; the Brew folder is not offered', async () => {
  const server = serveCrafts();
  const { user } = await show();
  const fields = within(await form());
  await user.type(fields.getByRole('textbox', { name: 'Название' }), 'Крем');
  await user.click(await fields.findByRole('button', { name: /Категория/ }));
  const tree = await screen.findByRole('tree');
  expect(within(tree).queryByText('Пиво')).toBeNull();
  await user.click(await within(tree).findByText('Сироп'));
  expect(fields.queryByRole('combobox', { name: 'Единица' })).toBeNull();
  await user.click(fields.getByRole('button', { name: 'Создать' }));
  const body = { name: 'Крем', create_new_stock_item: false, stock_id: 101 };
  await waitFor(() => expect(server.commands()).toEqual([{ id: createCraft.id, body }]));
});

it('creation: sends the chosen measure of a new item; a refusal says why, and keeps the name', async () => {
  const server = serveCrafts();
  server.on(createCraft, refuse(3, { message: 'нельзя' }));
  const { user } = await show();
  const fields = within(await form());
  await user.click(fields.getByRole('combobox', { name: 'Единица' }));
  await user.keyboard('кг{Enter}');
  await user.type(fields.getByRole('textbox', { name: 'Название' }), 'Крем{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('нельзя');
  expect(server.bodies(createCraft)).toMatchObject([{ measure_id: 1 }]);
  expect(fields.getByRole('textbox', { name: 'Название' })).toHaveValue('Крем');
});

test('removal asks, names who created the craft, and clears the selection', async () => {
  const server = serveCrafts();
  const { user } = await show();
  await user.click(within(screen.getByRole('row', { name: /Сироп/ })).getByText('101'));
  await user.click(within(await form()).getByRole('button', { name: 'Удалить' }));
  const dialog = await screen.findByRole('dialog', { name: 'Удалить заготовку «Сироп»?' });
  expect(dialog).toHaveTextContent('Создатель: boss.');
  await user.click(within(dialog).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Сироп/ })).toBeNull());
  expect(server.commands()).toEqual([{ id: deleteCraft.id, body: { craft_id: 1 } }]);
  expect(within(await form()).getByRole('button', { name: 'Удалить' })).toBeDisabled();
});

/** Opens the dialog and types a quantity. */
async function begin(quantity = '') {
  const shown = await show();
  await shown.user.click(screen.getByRole('button', { name: 'Приготовить: Сироп' }));
  const dialog = await screen.findByRole('dialog', { name: 'Приготовить: Сироп' });
  if (quantity) await shown.user.type(field(dialog, 'Количество'), quantity);
  return { ...shown, dialog };
}
const ok = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Приготовить' });
const field = (dialog: HTMLElement, name: string) => within(dialog).getByRole('textbox', { name });

it('a batch needs a quantity above 0, typed, or that of the recipe or all that is possible by a press, and shows what it takes and costs, and how long it keeps', async () => {
  const server = serveCrafts();
  const { user, dialog } = await begin();
  expect(ok(dialog)).toBeDisabled();
  await user.type(field(dialog, 'Количество'), '0');
  expect(ok(dialog)).toBeDisabled();
  await user.click(within(dialog).getByRole('button', { name: 'По рецепту: 2,000 л' }));
  expect(field(dialog, 'Количество')).toHaveValue('2');
  await user.click(within(dialog).getByRole('button', { name: 'Сколько можно: 6,000 л' }));
  expect(field(dialog, 'Количество')).toHaveValue('6');
  await user.retype(field(dialog, 'Количество'), '5');
  const table = await within(dialog).findByRole('table', { name: 'Что спишется со склада' });
  expect(within(table).getByRole('row', { name: 'Сахар 1,250 кг 1,000 кг 50,00\u00a0฿' })).toBeVisible();
  expect(within(table).getByTitle('На складе меньше, чем нужно')).toHaveTextContent('1,000 кг');
  expect(within(table).getByRole('row', { name: 'Всего 57,50\u00a0฿' })).toBeVisible();
  expect(dialog).toHaveTextContent('Себестоимость 1 л: 11,50 ฿.');
  expect(dialog).toHaveTextContent('Годен до');
  await user.click(ok(dialog));
  expect(await screen.findByText('Продукт успешно добавлен')).toBeVisible();
  expect(server.commands()).toEqual([{ id: addCraft.id, body: { craft_id: 1, quantity: 5, forced: false } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a batch says which ingredients have no known price, and that sum and unit cost are at least what they show', async () => {
  const [sugar, water] = LINES;
  serveCrafts().on(craftIngredients, {
    items: [
      { ...sugar!, today_price: 40 },
      { ...water!, prime_cost: 0, today_price: null },
      { ...water!, item_id: 33, name: 'Квас', today_price: null },
    ],
  });
  const { dialog } = await begin('2');
  const table = await within(dialog).findByRole('table', { name: 'Что спишется со склада' });
  expect(within(table).getByRole('row', { name: /^Сахар/ })).toHaveTextContent(/20,00 ฿$/);
  expect(within(table).getByRole('row', { name: /^Вода/ })).toHaveTextContent(/нет цены$/);
  expect(within(table).getByRole('row', { name: /^Квас/ })).toHaveTextContent(/≥ 3,00 ฿$/);
  expect(within(table).getByRole('row', { name: /^Всего/ })).toHaveTextContent(/≥ 23,00 ฿$/);
  expect(dialog).toHaveTextContent('Себестоимость 1 л: ≥ 11,50 ฿.');
  expect(dialog).toHaveTextContent('Известна не вся себестоимость: Вода, Квас.');
});

const LACK = { item_id: 31, name: 'Сахар', required_quantity: 1.25, available_quantity: -0.25 };

it('a batch with another yield needs a reason, and names the loss; without enough ingredients asks, and is made anyway with the same yield; a refusal keeps the question', async () => {
  const server = serveCrafts();
  server.on(addCraft, { items: [LACK] });
  const { user, dialog } = await begin('5');
  expect(within(dialog).queryByRole('textbox', { name: 'Причина' })).toBeNull();
  await user.type(field(dialog, 'Вышло на самом деле'), '4,5');
  expect(dialog).toHaveTextContent('Потери: 0,500 л (10,0 %)');
  expect(ok(dialog)).toBeDisabled();
  await user.type(field(dialog, 'Причина'), 'пролили');
  await user.click(ok(dialog));
  const question = await screen.findByRole('dialog', { name: 'Не хватает ингредиентов' });
  expect(await within(question).findByRole('row', { name: 'Сахар 31 1,250 кг −0,250 кг 1,500 кг' })).toBeVisible();
  expect(server.bodies(addCraft)).toHaveLength(1);
  server.on(addCraft, refuse(3, { message: 'нельзя' }));
  const anyway = within(question).getByRole('button', { name: 'Продолжить всё равно' });
  await user.click(anyway);
  expect(await screen.findByText('Не удалось добавить продукт: нельзя')).toBeVisible();
  expect(question).toBeVisible();
  expect(within(question).queryByRole('alert')).toBeNull();
  server.on(addCraft, { batch_id: 5 });
  await user.click(anyway);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = { craft_id: 1, quantity: 5, real_quantity: 4.5, reason: 'пролили' };
  expect(server.bodies(addCraft)).toEqual([
    { ...body, forced: false },
    { ...body, forced: true },
    { ...body, forced: true },
  ]);
  expect(server.calls(listCrafts)).toHaveLength(4);
});

it('a batch names the dishes whose cost moved, and is taken back from its toast', async () => {
  const move = { menu_id: 5, name: 'Мохито', retail_price: 300, old_cost: 50, new_cost: 60 };
  const server = serveCrafts();
  server.on(addCraft, { batch_id: 12, moved: [move, { ...move, menu_id: 6 }] });
  server.on(undoBatch, {});
  const { user, dialog } = await begin('5');
  await user.click(ok(dialog));
  expect(await screen.findByText('Себестоимость 2 блюд изменилась')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Посмотреть' })).toHaveAttribute('href', '/stock?open=costs');
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  expect(await screen.findByText('Партия отменена: ингредиенты вернулись на склад.')).toBeVisible();
  expect(server.bodies(undoBatch)).toEqual([{ batch_id: 12 }]);
});
