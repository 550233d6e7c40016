import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { dishIngredients, expenses, menuItems, stockItems } from '@/backend/src/db/schema';
import { deleteExpense } from '@/lib/sections/expenses/contract';
import { deleteStock, saveStockItem, writeOffStock } from '@/lib/sections/stock/contract/edit';
import { fillStock } from '@/__tests__/support/stock';
import { faultsIn } from '@/__tests__/support/database';
import { paidAt, pay } from '../orders/venue';
import { startEdited } from './edited-stock';
import { alwaysAwaited } from '@/__tests__/support/always';

const DISH = 950;

const venue = startEdited();
let item_id = 0;
beforeAll(async () => {
  await venue.database.db
    .insert(menuItems)
    .values({ item_id: DISH, name: 'Порция', is_file: true, retail_price: 100_00 });
});

/** Creates a separate item for each test. */
beforeEach(async () => {
  const { db } = venue.database;
  const goods = { is_file: true, name: 'Товар', parent_id: 100, measure_id: 1 };
  item_id = (await db.insert(stockItems).values(goods).returning())[0]!.item_id;
  await db.delete(dishIngredients).where(eq(dishIngredients.menu_id, DISH));
  await db.insert(dishIngredients).values({ menu_id: DISH, item_id, item_quantity: 1 });
});

/** Delivers a quantity for a sum in baht. */
const deliver = (quantity: number, sum: number) => venue.deliver({ item_id, quantity, price: sum / quantity });

/** Sells a dish that takes `quantity` of the item, and gives the order's number. */
async function sell(quantity: number): Promise<number> {
  const { db } = venue.database;
  await db.update(dishIngredients).set({ item_quantity: quantity }).where(eq(dishIngredients.menu_id, DISH));
  const [number = 0] = await pay(venue.database, paidAt(new Date(), { lines: [{ menu_id: DISH, quantity: 1 }] }));
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

it('a price of more decimals stays when a client that knows two sends it back rounded', async () => {
  await deliver(3, 100);
  await save({ new_name: 'Товар 2', new_stock_price: 33.33 });
  expect(await venue.item(item_id)).toMatchObject({ quantity: 3, stock_price: 33.333333, stock_value: 100 });
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
  await alwaysAwaited(6)(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
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
  });
});
