import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { dishIngredients, expenses, menuItems, stockItems } from '@/backend/src/db/schema';
import type { PaidOrder } from '@/backend/src/sections/orders/pay';
import { deleteExpense } from '@/lib/sections/expenses/contract';
import { deleteStock, saveStockItem, writeOffStock } from '@/lib/sections/stock/contract/edit';
import { fillStock } from '@/__tests__/support/stock';
import { faultsIn } from '@/__tests__/support/database';
import { paidAt, pay } from '../orders/venue';
import { startEdited } from './edited-stock';

const DISH = 950;

const venue = startEdited();
let item_id = 0;
beforeAll(async () => {
  await venue.database.db
    .insert(menuItems)
    .values({ item_id: DISH, name: 'Порция', is_file: true, retail_price: 100_00 });
});

/** An item of its own for each test, sold by the piece or kilogram. */
beforeEach(async () => {
  const { db } = venue.database;
  const goods = { is_file: true, name: 'Товар', parent_id: 100, measure_id: 1 };
  item_id = (await db.insert(stockItems).values(goods).returning())[0]!.item_id;
  await db.delete(dishIngredients).where(eq(dishIngredients.menu_id, DISH));
  await db.insert(dishIngredients).values({ menu_id: DISH, item_id, item_quantity: 1 });
});

/** Delivers a quantity for a sum in baht. */
const deliver = (quantity: number, sum: number) => venue.deliver({ item_id, quantity, price: sum / quantity });

/** Pays as many orders of one dish each, and gives their numbers. */
const payDishes = (count: number): Promise<number[]> => {
  const order = { opened_time: new Date(), paid_time: new Date(), lines: [{ menu_id: DISH, quantity: 1 }] };
  return pay(venue.database, ...Array<PaidOrder>(count).fill(paidAt('2026-11-20T20:00', order)));
};

/** Sells a dish that takes `quantity` of the item, and gives the order's number. */
async function sell(quantity: number): Promise<number> {
  const { db } = venue.database;
  await db.update(dishIngredients).set({ item_quantity: quantity }).where(eq(dishIngredients.menu_id, DISH));
  const [number = 0] = await payDishes(1);
  return number;
}

async function takeBack(order_number: number): Promise<void> {
  const [row] = await venue.database.db.select().from(expenses).where(eq(expenses.order_number, order_number));
  await venue.ask(deleteExpense, { body: { expense_id: row?.expense_id ?? 0 } });
}

const save = async (body: object) => {
  const { version = 0 } = await venue.item(item_id);
  await venue.ask(saveStockItem, { body: { item_id, version, ...body } });
};

/** Quantity, value and price of the item in the books, in satang. */
const held = async () => {
  const [row] = await venue.database.rows`
    select quantity::float8, stock_value::float8, stock_price::float8 from stock_items where item_id = ${item_id}`;
  return Object.values(row!);
};
const amounts = async () => {
  const rows = await venue.database.rows`
    select kind, amount::float8 from stock_story where item_id = ${item_id} order by stock_story_id`;
  return rows.map((row) => Object.values(row));
};

it('an order taken back after a dearer delivery leaves what the movements add up to', async () => {
  await deliver(10, 100);
  const order = await sell(4);
  await deliver(10, 300);
  await takeBack(order);
  expect(await held()).toEqual([20, 400_00, 20_00]);
  expect(await venue.item(item_id)).toMatchObject({ quantity: 20, stock_price: 20, stock_value: 400 });
});

it('a change of the measure moves no value, though the price is no whole satang', async () => {
  await deliver(2.5, 2500);
  await save({ new_measure_id: 2, recalculate_measure: true, measure_factor: 1040 });
  expect(await held()).toEqual([2600, 2500_00, 96.153846]);
});

it('two hundred napkins for 0.80 are worth 0.80, and take it when they are sold one by one', async () => {
  await deliver(200, 0.8);
  expect(await venue.item(item_id)).toMatchObject({ stock_price: 0.004, stock_value: 0.8 });
  await payDishes(200);
  expect(await held()).toEqual([0, 0, 0.4]);
  const cost = venue.database.value`select sum(cost)::int from order_lines, jsonb_array_elements(ingredients) used
    where (used ->> 0)::int = ${item_id}`;
  expect(await cost).toBe(80);
});

it('what was sold below zero is settled by the next delivery, as a movement of its own', async () => {
  await deliver(1, 50);
  await sell(6);
  expect(await held()).toEqual([-5, -250_00, 50_00]);
  await deliver(10, 600);
  expect(await held()).toEqual([5, 300_00, 60_00]);
  expect(await amounts()).toEqual([
    ['purchase', 50_00],
    ['order', 300_00],
    ['purchase', 600_00],
    ['cost_difference', -50_00],
  ]);
});

it('a corrected price moves the value that it changes', async () => {
  await deliver(3, 100);
  await save({ new_stock_price: 30 });
  expect(await held()).toEqual([3, 90_00, 30_00]);
  expect((await amounts()).at(-1)).toEqual(['revaluation', -10_00]);
});

it('a price of more decimals stays when a client that knows two sends it back rounded', async () => {
  await deliver(3, 100);
  await save({ new_name: 'Товар 2', new_stock_price: 33.33 });
  expect(await held()).toEqual([3, 100_00, 3333.333333]);
});

it('a dish whose ingredient was removed while the dish was off the menu is paid at its cost', async () => {
  const { db } = venue.database;
  const mint = { item_id: 411, is_file: true, name: 'Мята', measure_id: 2, quantity: 3, stock_price: 7_00 };
  await fillStock(venue.database, [mint]);
  const mojito = { item_id: 904, is_file: true, name: 'Мохито', retail_price: 100_00, removed_at: new Date() };
  await db.insert(menuItems).values(mojito);
  await db.insert(dishIngredients).values({ menu_id: 904, item_id: 411, item_quantity: 2 });
  await venue.ask(deleteStock, { body: { items: [411] } });
  await pay(venue.database, paidAt('2026-11-20T20:00', { lines: [{ menu_id: 904, quantity: 2 }] }));
  expect((await venue.story(411)).at(-1)).toMatchObject({ kind: 'order', quantity: -4, amount: 28_00 });
  expect((await venue.rows()).some(({ item_id }) => item_id === 411)).toBe(false);
});

it('adds up after any deliveries, sales, losses and returns', async () => {
  const step = fc.oneof(
    fc.record({ deliver: fc.integer({ min: 1, max: 9000 }), sum: fc.integer({ min: 0, max: 90_000 }) }),
    fc.record({ sell: fc.integer({ min: 1, max: 9000 }) }),
    fc.record({ lose: fc.integer({ min: 1, max: 3000 }) }),
    fc.record({ takeBack: fc.nat() }),
    fc.record({ price: fc.integer({ min: 0, max: 50_000 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const open: number[] = [];
      for (const one of steps) {
        if ('deliver' in one) await deliver(one.deliver / 1000, one.sum / 100);
        else if ('sell' in one) open.push(await sell(one.sell / 1000));
        else if ('lose' in one)
          await venue.ask(writeOffStock, { body: { item_id, type: 1, quantity: one.lose / 1000, reason: 'разлили' } });
        else if ('price' in one) await save({ new_stock_price: one.price / 100 });
        else if (open.length > 0) await takeBack(open.splice(one.takeBack % open.length, 1)[0] ?? 0);
      }
      expect(await faultsIn(venue.database)).toEqual([]);
    }),
    { numRuns: 6 },
  );
});
