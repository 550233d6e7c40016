import fc from 'fast-check';
import { and, eq } from 'drizzle-orm';
import { dishIngredients, menuItems } from '@/backend/src/db/schema';
import { receiveDelivery } from '@/backend/src/sections/stock/receive';
import { composedReport } from '@/lib/lists/report/endpoints';
import { draftBeer } from '@/lib/sections/statistics/lists/draft-beer';
import { ingredientGroupCalls } from '@/lib/sections/statistics/contract';
import { ingredientsLists } from '@/lib/sections/statistics/lists/ingredients-lists';
import { productSales } from '@/lib/sections/statistics/lists/product-sales';
import { times } from '../../support/effort';
import { signedIn } from '../../support/ask';
import { startStack } from '../../support/stack';
import { importOrder } from '../orders/venue';
import { at, CHANG, HALF, LIME, MIX, openTapRoom, pay } from './tap-room';
import { alwaysAwaited } from '../../support/always';

const stack = startStack();
const ask = signedIn();
let group: number;
const NIGHT = at('2026-10-10T23:00');
/** Sales of ten days, half of them sent by the till a day late. A dish takes beer alone, beer with lime, or lime alone. */
const sold = fc.record({
  minutes: fc.integer({ min: 0, max: 10 * 24 * 60 - 1 }),
  menu_id: fc.constantFrom(HALF, MIX, 31),
  quantity: fc.integer({ min: 1, max: 7 }),
  discount_percent: fc.constantFrom(0, 0, 7, 13, 20),
  isLate: fc.boolean(),
});
const start = at('2026-10-02T12:00').getTime();
const DAYS = 10;
const day = (from: number, days = 1) => ({
  period_id: 5,
  start_time: start / 1000 + from * 86_400,
  end_time: start / 1000 + (from + days) * 86_400,
});
const WHOLE = day(0, DAYS);

const listed = async (body: object, place: 'statistics' | 'karaoke' = 'statistics') => {
  const { items } = await ask(composedReport(draftBeer, place), { body: body as never });
  const [row] = (items as unknown as Record<string, number>[]).filter(({ id }) => id === CHANG);
  const { sold_quantity = NaN, sold_price = NaN, profit = NaN, average_sold_price = NaN } = row ?? {};
  return { sold_quantity, sold_price, profit, average_sold_price };
};
const history = (body: typeof WHOLE) => ask(productSales('statistics'), { body: { ...body, item_id: CHANG } });
const ofGroup = async (body: object) => {
  const asked = { body: { ...body, id: group } as never };
  return (await ask(composedReport(ingredientsLists, 'statistics'), asked)).totals;
};

beforeAll(async () => {
  const { database } = stack;
  await openTapRoom(database);
  const lemonade = { item_id: 31, is_file: true, name: 'Лимонад', retail_price: 3333, type: 1 } as const;
  await database.db.insert(menuItems).values(lemonade);
  await database.db.insert(dishIngredients).values({ menu_id: 31, item_id: LIME, item_quantity: 0.03 });
  await database.db.update(menuItems).set({ retail_price: 9777 }).where(eq(menuItems.item_id, MIX));
  const body = { name: 'Chang', items: [CHANG] };
  const made = await ask(ingredientGroupCalls.statistics.create, { body });
  group = made.list_id ?? 0;
  for (const { minutes, isLate, ...line } of fc.sample(sold, { numRuns: 60, seed: 20_261_127 })) {
    const time = new Date(start + minutes * 60_000);
    const { discount_percent, ...position } = line;
    const booked_time = isLate ? new Date(time.getTime() + 86_400_000) : undefined;
    await pay(database, time, [position], { discount_percent, booked_time });
  }
});

test('a night that a till sends late stands on its own day, with litres, money and cost', async () => {
  const late = { place_id: 17, booked_time: at('2026-10-12T15:00') };
  await pay(stack.database, NIGHT, [{ menu_id: HALF, quantity: 4 }], late);
  const one = { sold_quantity: 2, sold_price: 400, profit: 220, average_sold_price: 200 };
  expect(await listed(day(8), 'karaoke')).toEqual(one);
  expect((await listed(day(10), 'karaoke')).sold_quantity).toBeNaN();
});

test('list, history and ingredient group say the same for any period, also within a day', async () => {
  const moment = fc.integer({ min: -600, max: (DAYS + 1) * 24 * 60 });
  await alwaysAwaited(times(12, 60))(moment, moment, async (a, b) => {
    const [from, until] = [Math.min(a, b), Math.max(a, b) + 1];
    const body = { period_id: 5, start_time: start / 1000 + from * 60, end_time: start / 1000 + until * 60 };
    const { sold_quantity, sold_price } = await listed(body);
    const { totals, historyData, tableData } = await history(body);
    expect([totals.quantity, totals.paidsum]).toEqual([sold_quantity, sold_price]);
    const milli = historyData.reduce((sum, { quantity }) => sum + Math.round(quantity * 1000), 0);
    expect(milli).toBe(Math.round(sold_quantity * 1000));
    expect(tableData.every(({ time }) => time >= body.start_time && time < body.end_time)).toBe(true);
    expect((await ofGroup(body)).price).toBe(sold_price);
  });
});

test('days sum to the month, to the satang', async () => {
  const days = await Promise.all(Array.from({ length: DAYS }, (_, from) => listed(day(from))));
  const sum = (key: 'sold_quantity' | 'sold_price' | 'profit') =>
    days.reduce((total, figures) => total + Math.round(figures[key] * 1000), 0) / 1000;
  const whole = await listed(WHOLE);
  for (const key of ['sold_quantity', 'sold_price', 'profit'] as const)
    expect([key, whole[key]]).toEqual([key, sum(key)]);
});

test('an imported order took nothing and brings a tap no money', async () => {
  const before = await listed(WHOLE);
  await importOrder(stack.database, '2026-10-05T20:00', 12_345, { source: 'old' });
  expect(await listed(WHOLE)).toEqual(before);
});

test('another beer on the tap, another recipe and another price leave the past as it was', async () => {
  const { database } = stack;
  const asked = async () => [await listed(WHOLE), (await history(WHOLE)).totals, await ofGroup(WHOLE)];
  const before = await asked();
  const paid = { user_id: 1, use_own_funds: true, pay_later: false, include_vat: false, time: new Date() };
  const items = [{ item_id: LIME, quantity: 50, price: 900 }];
  await database.db.transaction((tx) => receiveDelivery(tx, { ...paid, items }));
  const mixed = and(eq(dishIngredients.menu_id, MIX), eq(dishIngredients.item_id, CHANG));
  await database.db.update(dishIngredients).set({ item_quantity: 0.1 }).where(mixed);
  await database.db.delete(dishIngredients).where(eq(dishIngredients.menu_id, HALF));
  await database.db.insert(dishIngredients).values({ menu_id: 31, item_id: CHANG, item_quantity: 1 });
  expect(await asked()).toEqual(before);
});
