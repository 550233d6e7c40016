import { eq } from 'drizzle-orm';
import type { Database } from '@/backend/src/db/open';
import { seedReference } from '@/backend/src/db/reference';
import { dishIngredients, fundBalances, menuItems, orderLines, orders, stockItems } from '@/backend/src/db/schema';
import { payOrders, type PaidOrder } from '@/backend/src/orders/pay';
import { testDatabase } from '../../support/database';
import { fillStock } from '../../support/stock';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await seedReference(database.db);
  await fillStock(database, [
    { item_id: 1, is_file: true, name: 'Ром', measure_id: 3, quantity: 1, stock_price: 92_000 },
  ]);
  await database.db.insert(menuItems).values([
    { item_id: 10, is_file: true, name: 'Дайкири', retail_price: 23_000, max_discount: 10 },
    { item_id: 11, is_file: true, name: 'Песня', retail_price: 5000 },
  ]);
  await database.db.insert(dishIngredients).values({ menu_id: 10, item_id: 1, item_quantity: 0.06 });
});
afterAll(() => database.close());

const order = (rest: Partial<PaidOrder>): PaidOrder => ({
  ...{ place_id: 16, table: '7', cashier_id: null, discount_percent: 0 },
  ...{ opened_time: new Date(Date.now() - 3600e3), paid_time: new Date() },
  lines: [{ menu_id: 10, quantity: 2 }],
  cardShare: () => 0,
  ...rest,
});
const pay = (...paid: PaidOrder[]) => database.db.transaction((tx) => payOrders(tx, paid, 'Asia/Bangkok'));

test('an order takes its ingredients at their price, brings its money, and its discount stops at the dish’s limit', async () => {
  const lines = [
    { menu_id: 10, quantity: 2 },
    { menu_id: 11, quantity: 1 },
  ];
  const [number] = await pay(order({ lines, discount_percent: 20, cardShare: () => 40_000 }));
  const [row] = await database.db.select().from(orders);
  expect(row).toMatchObject({ order_number: number, total_price: 51_000, discount: 4600, discount_percent: 20 });
  expect(row).toMatchObject({ paidsum: 46_400, paid_card: 40_000, paid_cash: 6400 });
  const written = await database.db.select().from(orderLines).orderBy(orderLines.line);
  expect(written.map(({ cost, ingredients }) => [cost, ingredients])).toEqual([
    [11_040, [[1, 0.12, 11_040]]],
    [0, []],
  ]);
  const [rum] = await database.db.select().from(stockItems).where(eq(stockItems.item_id, 1));
  expect(rum?.quantity).toBe(0.88);
  const balances = new Map((await database.db.select().from(fundBalances)).map((fund) => [fund.account, fund.balance]));
  expect([balances.get('cashier'), balances.get('bank'), balances.get('sales')]).toEqual([6400, 40_000, -46_400]);
});

test('orders are paid in order, and an unknown dish fails all of them', async () => {
  const [first = 0, second] = await pay(order({}), order({}));
  expect(second).toBe(first + 1);
  const before = await database.db.$count(orders);
  await expect(pay(order({}), order({ lines: [{ menu_id: 99, quantity: 1 }] }))).rejects.toThrow('No such dish: 99');
  expect(await database.db.$count(orders)).toBe(before);
});
