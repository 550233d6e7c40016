import { dishIngredients, menuItems } from '@/backend/src/db/schema';
import * as menu from '@/lib/sections/menu/contract/menu';
import { fillStock } from '../support/stock';
import { refusal, signedIn } from '../support/ask';
import { browserOf, startStack } from '../support/stack';

const stack = startStack();
const browser = browserOf();
const ask = signedIn();
beforeAll(async () => {
  const { db } = stack.database;
  await fillStock(stack.database, [
    { item_id: 50, is_file: false, name: 'Бакалея' },
    { item_id: 51, parent_id: 50, is_file: true, name: 'Рис', measure_id: 1, stock_price: 4533 },
    { item_id: 52, parent_id: 50, is_file: true, name: 'Масло', measure_id: 3, stock_price: 8999 },
  ]);
  const plov = { retail_price: 19999, max_discount: 15, type: 1, cashback: 550 } as const;
  await db.insert(menuItems).values([
    { item_id: 10, name: 'Кухня', is_file: false },
    { item_id: 11, name: 'Горячее', is_file: false, parent_id: 10 },
    { ...plov, item_id: 12, name: 'Плов', is_file: true, parent_id: 11 },
    { item_id: 13, name: 'Вода', is_file: true, parent_id: 10, retail_price: 3000 },
    { item_id: 14, name: 'Пусто', is_file: false },
  ]);
  await db.insert(dishIngredients).values([
    { menu_id: 12, item_id: 51, item_quantity: 0.255 },
    { menu_id: 12, item_id: 52, item_quantity: 0.033 },
  ]);
});

test('the menu is nested, with paths of ancestors and parent 0 at the root', async () => {
  const { items } = await ask(menu.listMenu, { query: {} });
  expect(items.map(({ item_id, parent_id, path }) => [item_id, parent_id, path])).toEqual([
    [10, 0, []],
    [14, 0, []],
  ]);
  const hot = (items[0] as menu.MenuFolder).children.find(({ item_id }) => item_id === 11) as menu.MenuFolder;
  expect(hot.path).toEqual([10]);
  expect(hot.children[0]).toMatchObject({ item_id: 12, path: [10, 11] });
  expect(hot.children[0]).toMatchObject({ retail_price: 199.99, cashback: 5.5, max_discount: 15 });
});

test('a dish costs the sum of its lines, each rounded to the satang', async () => {
  const { rows } = await ask(menu.menuRows, {});
  const plov = rows.find(({ item_id }) => item_id === 12);
  // 0.255 × 45.33 = 11.55915 → 11.56; 0.033 × 89.99 = 2.96967 → 2.97
  expect(plov).toMatchObject({ prime_cost: 14.53, valid_ingredients: true, max_discount_price: 169.99 });
  expect(rows.find(({ item_id }) => item_id === 13)).toMatchObject({ prime_cost: 0, valid_ingredients: false });
});

test('rows are flat, folders with the number of dishes below; a folder’s rows include every folder', async () => {
  const all = await ask(menu.menuRows, {});
  expect(all.rows.map(({ item_id }) => item_id)).toEqual([10, 11, 12, 13, 14]);
  expect(all.rows[0]).toMatchObject({ is_file: false, dishes: 2 });
  const some = await ask(menu.menuFolder, { query: { folder: 10 } });
  expect(some.rows.map(({ item_id }) => item_id)).toEqual([10, 11, 13, 14]);
});

test('the menu of one dish is that dish inside its folders, with its cost', async () => {
  const { items } = await ask(menu.listMenu, { query: { dish: 12 } });
  const ids = (nodes: typeof items): unknown[] =>
    nodes.map((node) => (node.is_file ? node.item_id : [node.item_id, ids(node.children)]));
  expect(ids(items)).toEqual([[10, [[11, [12]]]]]);
  const { dish } = await ask(menu.menuDish, { params: { id: 12 } });
  expect(dish).toMatchObject({ path: [10, 11], prime_cost: 14.53, valid_ingredients: true, retail_price: 199.99 });
});

test('a missing dish and a folder are no dish: code 2', async () => {
  for (const id of [99, 11]) {
    expect((await ask(menu.listMenu, { query: { dish: id } })).items).toEqual([]);
    await expect(ask(menu.menuDish, { params: { id } })).rejects.toMatchObject({ status: 404, problem: { code: 2 } });
  }
  expect((await browser.fetch('/api/menu/list?dish=x')).status).toBe(400);
});

test('a recipe has its lines; an unknown dish or a folder has none: code 2', async () => {
  const { items } = await ask(menu.dishIngredients, { params: { id: 12 } });
  const [rice, oil] = [
    { item_id: 51, name: 'Рис', measure_id: 1, measure_name: 'kg', prime_cost: 45.33, today_price: 45.33 },
    { item_id: 52, name: 'Масло', measure_id: 3, measure_name: 'litre', prime_cost: 89.99, today_price: 89.99 },
  ];
  expect(items).toEqual([
    { ...rice, item_quantity: 0.255 },
    { ...oil, item_quantity: 0.033 },
  ]);
  for (const id of [10, 999]) expect((await refusal(ask(menu.dishIngredients, { params: { id } })))?.[0]).toBe(2);
});

test('ingredients to choose from are stock items and their folders', async () => {
  const { items } = await ask(menu.listIngredients, {});
  expect(items.map(({ item_id, parent_id, is_file }) => [item_id, parent_id, is_file])).toEqual([
    [50, 0, false],
    [51, 50, true],
    [52, 50, true],
  ]);
});

test('several recipes come in one call, in the requested order, empty where there is none', async () => {
  const lists = await ask(menu.aggregatedIngredients, { body: { items: [13, 12] } });
  const ingredients = [
    { item_id: 51, item_quantity: 0.255 },
    { item_id: 52, item_quantity: 0.033 },
  ];
  expect(lists).toEqual([
    { menu_id: 13, ingredients: [] },
    { menu_id: 12, ingredients },
  ]);
});

test('an id is free, occupied, or the dish’s own', async () => {
  const check = (item_id: number, old_id?: number) =>
    ask(menu.checkDishId, { body: { item_id, ...(old_id && { old_id }) } });
  expect(await check(999)).toEqual({ exists: false, ordered: false });
  expect(await check(12)).toEqual({ exists: true, ordered: false });
  expect(await check(12, 12)).toEqual({ exists: false, ordered: false });
});
