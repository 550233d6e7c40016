import { eq } from 'drizzle-orm';
import pg from 'pg';
import {
  dishIngredients,
  expenseCategories,
  history,
  menuItems,
  purchases,
  stockItems,
  stockStory,
} from '@/backend/src/db/schema';
import { receiveDelivery } from '@/backend/src/sections/stock/receive';
import type { InputOf } from '@/lib/contract/endpoint';
import { listCostMoves } from '@/lib/sections/stock/contract/cost-moves';
import { getPurchase } from '@/lib/sections/stock/contract/purchase';
import { addToStock } from '@/lib/sections/stock/contract/edit';
import { refusal, signedIn } from '../support/ask';
import { startStack } from '../support/stack';
import { deliveryOf, fillStock, stockItemOf } from '../support/stock';
import { balancesOf, give } from './money/money';

const BAR = 10;
const [BEER, RUM, LIME, FOLDERLESS] = [11, 12, 13, 99];

const stack = startStack();
const ask = signedIn();
beforeAll(async () => {
  const { db } = stack.database;
  await db.insert(expenseCategories).values({ category_id: 101, name: 'Пиво', group_id: 1 });
  const good = { is_file: true, parent_id: BAR } as const;
  const bottled = { package_quantity: 0.7, package_price: 560_00 };
  await fillStock(stack.database, [
    { item_id: BAR, is_file: false, name: 'Бар' },
    { ...good, item_id: BEER, name: 'Чанг', measure_id: 3, category_id: 101, quantity: 10, stock_price: 90_00 },
    { ...good, ...bottled, item_id: RUM, name: 'Ром', measure_id: 3, quantity: 0, stock_price: 800_00 },
    { ...good, item_id: LIME, name: 'Лайм', measure_id: 1, quantity: -2, stock_price: 40_00 },
  ]);
  await db.execute(`select setval('stock_items_item_id_seq', 100)`);
  await db.insert(menuItems).values([
    { item_id: 1, is_file: true, name: 'Мохито', retail_price: 220_00 },
    { item_id: 2, is_file: true, name: 'Чанг 0,5', retail_price: 120_00 },
    { item_id: 3, is_file: true, name: 'Снят', removed_at: new Date() },
  ]);
  await db.insert(dishIngredients).values([
    { menu_id: 1, item_id: RUM, item_quantity: 0.05 },
    { menu_id: 1, item_id: LIME, item_quantity: 0.1 },
    { menu_id: 2, item_id: BEER, item_quantity: 0.5 },
    { menu_id: 3, item_id: RUM, item_quantity: 0.05 },
  ]);
  await give(stack, { safe: 100_000_00 });
});

type Body = InputOf<typeof addToStock>['body'];
/** A delivery, paid from the safe by default. */
const add = ({ items, ...rest }: Partial<Body> & Pick<Body, 'items'>) =>
  ask(addToStock, deliveryOf(items, { use_own_funds: false, ...rest }));
const balances = () => balancesOf(stack.database);
const item = (id: number) => stockItemOf(stack.database, id);
const change = async (work: () => Promise<unknown>) => {
  const before = await balances();
  await work();
  const after = await balances();
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, sum]) => (sum === before[name] ? [] : [[name, sum - (before[name] ?? 0)]])),
  );
};
const newItem = { name: 'Сидр', parent_id: BAR, category_id: 101, measure_id: 3, description: 'сухой' };

test('own funds are the owner’s, a debt is the suppliers’, both together are refused', async () => {
  const items = [{ item_id: BEER, quantity: 1, price: 100 }];
  expect(await change(() => add({ items, use_own_funds: true }))).toEqual({ owner: -100_00, purchases: 100_00 });
  expect(await change(() => add({ items, pay_later: true }))).toEqual({ suppliers: -100_00, purchases: 100_00 });
  expect(await refusal(add({ items, pay_later: true, use_own_funds: true }))).toEqual([1, 'pay_later']);
});

test('VAT on top is paid and part of the cost; a package costs its share of it', async () => {
  const paid = await change(() => add({ include_vat: true, items: [{ item_id: RUM, quantity: 1.4, price: 1000 }] }));
  expect(paid).toEqual({ safe: -1498_00, purchases: 1498_00 });
  expect(await item(RUM)).toMatchObject({ quantity: 1.4, stock_price: 1070_00, package_price: 749_00 });
});

test('a price from total ÷ quantity gives exactly that total, and a free line is booked without money', async () => {
  const line = { item_id: BEER, quantity: 7, price: 999.99 / 7 };
  expect(await change(() => add({ items: [line] }))).toEqual({ safe: -999_99, purchases: 999_99 });
  expect(await change(() => add({ items: [{ ...line, price: 0 }] }))).toEqual({});
});

test('dishes whose cost moved by more than 5 % are reported, with cost before and after', async () => {
  const before = (await item(BEER)).stock_price;
  const reply = await add({
    items: [
      { item_id: LIME, quantity: 4, price: 200 },
      { item_id: BEER, quantity: 0.001, price: before / 100 },
    ],
  });
  // Rum 0.05 × 1070; lime, with a negative stock, had no price and takes the purchase price: 0.1 × 200.
  expect(reply.moved).toEqual([
    { menu_id: 1, name: 'Мохито', old_cost: 53.5, new_cost: 73.5, retail_price: 220, version: 1 },
  ]);
  // All movements are of today: nothing had a price thirty days ago.
  expect(await ask(listCostMoves, { query: { days: 30 } })).toEqual({ items: [], crafts: [] });
});

test('new items are created in their folder with history; the same item twice makes two rows in order', async () => {
  const { item_ids = [], purchase_number = 0 } = await add({
    items: [
      { ...newItem, quantity: 5, price: 70 },
      { item_id: BEER, quantity: 1, price: 100 },
      { ...newItem, name: 'Пустой', quantity: 0, price: 9 },
      { item_id: BEER, quantity: 2, price: 130 },
    ],
  });
  const [cider = 0, beer, empty = 0] = item_ids;
  expect(beer).toBe(BEER);
  expect(await item(cider)).toMatchObject({ ...newItem, is_file: true, quantity: 5, stock_price: 70_00 });
  expect(await item(empty)).toMatchObject({ name: 'Пустой', quantity: 0, stock_price: 0 });
  const made = await stack.database.db.select().from(history).where(eq(history.entity, 'stock'));
  expect(made.map(({ action }) => action)).toEqual(['created', 'created']);

  const purchase = await ask(getPurchase, { params: { id: purchase_number } });
  expect(purchase).toMatchObject({ user_name: 'admin', total_amount: 710, next_purchase_number: null });
  expect(purchase.prev_purchase_number).toBe(purchase_number - 1);
  const told = purchase.items.map((row) => [row.name, row.category, row.measure, row.quantity, row.price]);
  expect(told).toEqual([
    ['Сидр', 'Пиво', 'litre', 5, 350],
    ['Чанг', 'Пиво', 'litre', 1, 100],
    ['Чанг', 'Пиво', 'litre', 2, 260],
  ]);
  const first = await ask(getPurchase, { params: { id: 1 } });
  expect([first.prev_purchase_number, first.next_purchase_number]).toEqual([null, 2]);
  expect(await refusal(ask(getPurchase, { params: { id: 4711 } }))).toEqual([2, 'id']);
});

test('lines without quantity create their items and no purchase', async () => {
  const count = () => stack.database.db.$count(purchases);
  const before = await count();
  const reply = await add({ items: [{ ...newItem, name: 'Медовуха', quantity: 0, price: 0 }] });
  expect(reply).toEqual({ item_ids: [expect.any(Number)], moved: [], moved_crafts: [] });
  expect(await count()).toBe(before);
});

const state = async () => [
  await balances(),
  await stack.database.db.$count(stockStory),
  await stack.database.db.$count(stockItems),
  await stack.database.db.$count(purchases),
];
const line = { item_id: BEER, quantity: 1, price: 1 };
const made = { ...newItem, quantity: 1, price: 1 };
test.each<[string, Body['items'], [number, string | undefined]]>([
  ['when the safe holds too little', [{ ...newItem, quantity: 1000, price: 5000 }, line], [11, undefined]],
  ['for an unknown item', [line, { ...line, item_id: FOLDERLESS }], [2, 'items.1.item_id']],
  ['for a folder', [{ ...line, item_id: BAR }], [2, 'items.0.item_id']],
  ['in an unknown folder', [line, { ...made, parent_id: BEER }], [2, 'items.1.parent_id']],
  ['in an unknown category', [{ ...made, category_id: 7 }], [2, 'items.0.category_id']],
  ['in an unknown measure', [{ ...made, measure_id: 9 }], [2, 'items.0.measure_id']],
  ['for a line above the price limit', [{ ...line, quantity: 1e6, price: 1e6 }], [1, 'items.0.price']],
  ['at the root', [{ ...made, parent_id: 0 }], [1, 'items.0']],
  ['without a name', [{ ...made, name: ' ' }], [1, 'items.0.name']],
  ['for a quantity below zero', [{ ...line, quantity: -1 }], [1, 'items.0.quantity']],
])('books nothing %s', async (_, items, [code, field]) => {
  const before = await state();
  expect(await refusal(add({ items }))).toEqual([code, field]);
  expect(await state()).toEqual(before);
});

test('many lines are as fast as few: no query per line', async () => {
  const { db } = stack.database;
  const linesOf = (count: number) =>
    Array.from({ length: count }, (_, index) => [
      { item_id: BEER, quantity: 1 + index, price: 90 },
      { ...newItem, name: `Сидр ${index}`, quantity: 1, price: 50 },
    ]).flat();
  const queriesFor = (count: number) =>
    db.transaction(async (tx) => {
      const execute = jest.spyOn(pg.Client.prototype, 'query');
      await receiveDelivery(tx, { ...deliveryOf(linesOf(count)).body, user_id: 1 });
      const queries = execute.mock.calls.length;
      execute.mockRestore();
      return queries;
    });
  expect(await queriesFor(40)).toBe(await queriesFor(2));
});
