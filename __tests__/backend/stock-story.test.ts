import { eq } from 'drizzle-orm';
import { dishIngredients, menuItems, stockItems } from '@/backend/src/db/schema';
import { payOrder } from '@/backend/src/sections/orders/pay';
import { receiveDelivery } from '@/backend/src/sections/stock/receive';
import { book } from '@/backend/src/ledger/stock/ledger';
import type { InputOf } from '@/lib/contract/endpoint';
import { stockDependencies } from '@/lib/sections/stock/contract/dependencies';
import { stockStory, stockStoryChart, stockStoryDetails, type StoryFilter } from '@/lib/sections/stock/contract/story';
import { refusal, signedIn } from '../support/ask';
import { startStack } from '../support/stack';
import { deliveryOf } from '../support/stock';
import { at, paidAt, seconds } from './orders/venue';

const ALL: StoryFilter[] = [1, 2, 3];
const RICE = 51;
const OIL = 52;
const OLD_RICE = 53;

const stack = startStack({ VENUE_TIMEZONE: 'Asia/Bangkok' });
const ask = signedIn();
beforeAll(async () => {
  const { db } = stack.database;
  await db.insert(stockItems).values([
    { item_id: 50, is_file: false, name: 'Бакалея' },
    { item_id: RICE, parent_id: 50, is_file: true, name: 'Рис', measure_id: 1 },
    { item_id: OIL, parent_id: 50, is_file: true, name: 'Масло', measure_id: 3 },
    { item_id: OLD_RICE, parent_id: 50, is_file: true, name: 'Рис старый', measure_id: 1 },
    { item_id: 54, parent_id: 50, is_file: true, name: 'Соль', measure_id: 1 },
  ]);
  await db.insert(menuItems).values([
    { item_id: 11, name: 'Плов', is_file: true, retail_price: 20000, type: 1, max_discount: 15 },
    { item_id: 12, name: 'Бублик', is_file: true, retail_price: 5000 },
    { item_id: 13, name: 'Убранное', is_file: true, retail_price: 5000, removed_at: new Date() },
  ]);
  await db.insert(dishIngredients).values([
    { menu_id: 11, item_id: RICE, item_quantity: 0.25 },
    { menu_id: 11, item_id: OIL, item_quantity: 0.033 },
    { menu_id: 12, item_id: RICE, item_quantity: 0.1 },
    { menu_id: 13, item_id: RICE, item_quantity: 0.1 },
  ]);
  const user_id = await stack.database.value`select user_id from users`;
  const on = (time: string) => ({ stock_story_time: at(`2026-03-${time}`) });
  await db.transaction(async (tx) => {
    const { body } = deliveryOf([{ item_id: RICE, quantity: 10, price: 50 }]);
    await receiveDelivery(tx, { ...body, user_id, time: at('2026-03-01T13:00') });
    const rice = { item_id: RICE, user_id } as const;
    const old = { item_id: OLD_RICE } as const;
    await book(tx, [
      { ...old, ...on('02T13:00'), kind: 'opening', quantity: 2, amount: 6000 },
      { ...rice, ...on('03T11:00'), kind: 'write_off', quantity: -1, description: 'просыпали' },
      { ...rice, ...on('03T12:00'), kind: 'recharge', quantity: 0.5 },
      { ...old, ...on('04T13:00'), kind: 'merge_out', quantity: -2 },
      { ...rice, ...on('04T13:00'), kind: 'merge_in', quantity: 2, amount: 6000 },
      { ...rice, ...on('05T13:00'), kind: 'revaluation', quantity: 0, amount: 0, price: 4500 },
    ]);
    const merged = { merged_into: RICE, removed_at: new Date() };
    await tx.update(stockItems).set(merged).where(eq(stockItems.item_id, OLD_RICE));
    const lines = [
      { menu_id: 11, quantity: 2 },
      { menu_id: 12, quantity: 1 },
      { menu_id: 11, quantity: 1 },
    ];
    await payOrder(tx, paidAt('2026-03-06T20:00', { lines }), 'Asia/Bangkok');
  });
});

const story = (body: Partial<InputOf<typeof stockStory>['body']> = {}) =>
  ask(stockStory, { body: { item_id: RICE, period_id: 4, filters: ALL, ...body } });
const details = (row: { stock_story_id: number } | undefined) =>
  ask(stockStoryDetails, { body: { stock_story_id: row?.stock_story_id ?? 0 } });

test('rows are latest first, include a merged item’s, and carry user, purpose and quantity', async () => {
  const { items, total_records } = await story();
  expect(total_records).toBe(8);
  expect(items.map(({ kind, quantity, merged_item }) => [kind, quantity, merged_item])).toEqual([
    ['order', -0.85, null],
    ['revaluation', 0, null],
    ['merge_in', 2, null],
    ['merge_out', -2, 'Рис старый'],
    ['recharge', 0.5, null],
    ['write_off', -1, null],
    ['opening', 2, 'Рис старый'],
    ['purchase', 10, null],
  ]);
  const bought = { purchase_number: 1, order_number: null, user_name: 'admin', write_off_or_recharge: null };
  expect(items.at(-1)).toMatchObject({ ...bought, stock_story_time: seconds('2026-03-01T13:00') });
  expect(items.at(-1)).toMatchObject({ quantity_before: 0, quantity_after: 10, price: 500, unit_price: 50 });
  expect(items.at(-1)?.currency).toBe('THB');
  expect(items[0]).toMatchObject({ quantity_after: 10.65, unit_price: 45, price: 38.25 });
  expect(items[0]?.order_number).toEqual(expect.any(Number));
  expect(items.map((row) => row.write_off_or_recharge)).toEqual([null, null, null, null, 2, 1, null, null]);
});

test('each filter shows its kinds, price corrections need all three, and none shows nothing', async () => {
  const kinds = async (filters: StoryFilter[]) => (await story({ filters })).items.map(({ kind }) => kind);
  expect(await kinds([1])).toEqual(['merge_in', 'opening', 'purchase']);
  expect(await kinds([2])).toEqual(['order']);
  expect(await kinds([3])).toEqual(['merge_out', 'recharge', 'write_off']);
  expect(await kinds([1, 2])).toEqual(['order', 'merge_in', 'opening', 'purchase']);
  expect(await kinds([])).toEqual([]);
});

test('a period includes its first second and excludes its last', async () => {
  const custom = async (start: string, end: string) =>
    (await story({ period_id: 5, start_time: seconds(start), end_time: seconds(end) })).items.map(({ kind }) => kind);
  expect(await custom('2026-03-03T11:00', '2026-03-03T12:00')).toEqual(['write_off']);
  expect(await custom('2026-03-03T12:00', '2026-03-04T13:00')).toEqual(['recharge']);
  expect((await story({ period_id: 0 })).items).toEqual([]);
});

test.each([
  [-9e15, 0, 'start_time'],
  [0, 9e15, 'end_time'],
])('a period from %d to %d is refused', async (start_time, end_time, field) => {
  const body = { item_id: RICE, period_id: 5, start_time, end_time };
  expect(await refusal(ask(stockStoryChart, { body }))).toEqual([1, field]);
});

test('pages have no gap or overlap, and give the number of rows', async () => {
  const whole = (await story()).items.map(({ stock_story_id }) => stock_story_id);
  const pages = await Promise.all([1, 2, 3, 4].map((page) => story({ page, count: 3 })));
  expect(pages.map(({ items }) => items.length)).toEqual([3, 3, 2, 0]);
  expect(pages.flatMap(({ items }) => items.map(({ stock_story_id }) => stock_story_id))).toEqual(whole);
  expect(pages.map(({ total_records }) => total_records)).toEqual([8, 8, 8, 8]);
});

test('an order’s movement opens its positions, whose sum is what it took', async () => {
  const [row] = (await story({ filters: [2] })).items;
  expect(await details(row)).toEqual({
    items: [
      { menu_id: 11, menu_name: 'Плов', menu_quantity: 2, ingredient_quantity: 0.5 },
      { menu_id: 12, menu_name: 'Бублик', menu_quantity: 1, ingredient_quantity: 0.1 },
      { menu_id: 11, menu_name: 'Плов', menu_quantity: 1, ingredient_quantity: 0.25 },
    ],
    total_quantity: 0.85,
  });
  const [purchase] = (await story({ filters: [1] })).items;
  const none = await details(purchase);
  expect(none).toEqual({ items: [], total_quantity: 0 });
});

test('the chart starts with the initial stock, steps at each movement and reaches the period’s end', async () => {
  const [start_time, end_time] = [seconds('2026-03-02T12:00'), seconds('2026-03-06T12:00')];
  const body = { item_id: RICE, period_id: 5, start_time, end_time };
  const { points } = await ask(stockStoryChart, { body });
  expect(points).toEqual([
    { time: seconds('2026-03-02T12:00'), quantity: 10 },
    { time: seconds('2026-03-03T11:00'), quantity: 9 },
    { time: seconds('2026-03-03T12:00'), quantity: 9.5 },
    { time: seconds('2026-03-04T13:00'), quantity: 11.5 },
    { time: seconds('2026-03-05T13:00'), quantity: 11.5 },
    { time: seconds('2026-03-06T12:00'), quantity: 11.5 },
  ]);
  const ever = await ask(stockStoryChart, { body: { item_id: RICE, period_id: 4 } });
  expect(ever.points?.[0]).toEqual({ time: seconds('2026-03-01T13:00'), quantity: 10 });
  expect(ever.points?.at(-1)?.quantity).toBe(10.65);
  const never = await ask(stockStoryChart, { body: { item_id: 54, period_id: 4 } });
  expect(never.points).toEqual([]);
});

test('dishes that take the item are listed by name, with cost and share; removed ones are not', async () => {
  const { items } = await ask(stockDependencies, { body: { item_id: RICE } });
  // 0.25 × 45.00 = 11.25; oil has no price yet.
  const pilaf = { menu_id: 11, name: 'Плов', type: 1, max_discount: 15 };
  expect(items).toMatchObject([
    { menu_id: 12, name: 'Бублик', quantity: 0.1, type: 0, retail_price: 50, prime_cost: 4.5, item_cost: 4.5 },
    { ...pilaf, quantity: 0.25, retail_price: 200, prime_cost: 11.25, item_cost: 11.25 },
  ]);
  expect(items[0]?.measure_name).not.toBe('');
  expect((await ask(stockDependencies, { body: { item_id: 54 } })).items).toEqual([]);
});

test('folders and unknown ids are refused with code 2', async () => {
  for (const item_id of [50, 999])
    for (const asked of [
      story({ item_id }),
      ask(stockStoryChart, { body: { item_id, period_id: 4 } }),
      ask(stockDependencies, { body: { item_id } }),
    ])
      expect((await refusal(asked))?.[0]).toBe(2);
  expect((await refusal(details({ stock_story_id: 99_999 })))?.[0]).toBe(2);
});

describe('a long story', () => {
  const [BEER, WINE] = [61, 62];
  const MOVES = 50_000;
  const PAGE = 100;
  beforeAll(async () => {
    const goods = { is_file: true, measure_id: 3 };
    await stack.database.db.insert(stockItems).values([
      { ...goods, item_id: BEER, name: 'Пиво' },
      { ...goods, item_id: WINE, name: 'Вино' },
    ]);
    // Two items in turn, as orders come: their rows are interleaved.
    await stack.database.pool.query(`
      insert into stock_story (item_id, kind, quantity_before, quantity, quantity_after, unit_price, amount, price_after, stock_story_time)
      select ${BEER} + n % 2, case n / 2 % 2 when 0 then 'recharge' else 'write_off' end, n / 2 % 2, 1 - 2 * (n / 2 % 2), 1 - n / 2 % 2,
        0, 0, 0, now() - (200000 - n) * interval '5 minutes'
      from generate_series(0, ${2 * MOVES} - 1) n`);
  });

  /** The best of several runs of each, in milliseconds; taken in turn, so that other load slows all alike. */
  async function fastest(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
    const best = works.map(() => Infinity);
    for (let round = 0; round < 7; round++)
      for (const [at, work] of works.entries()) {
        const start = performance.now();
        await work();
        best[at] = Math.min(best[at] ?? Infinity, performance.now() - start);
      }
    return best;
  }

  it('a late page of a long story is about as fast as the first', async () => {
    const about = { item_id: BEER, period_id: 4, filters: ALL, count: PAGE };
    const page = (number: number) => ask(stockStory, { body: { ...about, page: number } });
    const { items, total_records } = await page(MOVES / PAGE);
    expect([items.length, total_records]).toEqual([PAGE, MOVES]);
    const [first = 0, middle = 0, last = 0] = await fastest([1, 250, 500].map((number) => () => page(number)));
    expect(Math.max(middle, last)).toBeLessThan(3 * first + 50);
  });

  it('its chart has at most 240 points in time order', async () => {
    const { points = [] } = await ask(stockStoryChart, { body: { item_id: BEER, period_id: 4 } });
    expect(points.length).toBeLessThanOrEqual(240);
    expect(points.length).toBeGreaterThan(100);
    const times = points.map(({ time }) => time);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });
});
