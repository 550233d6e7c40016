import { eq } from 'drizzle-orm';
import { menuItems, places } from '@/backend/src/db/schema';
import { call } from '@/lib/api/call';
import { menuFolders } from '@/lib/sections/menu/contract/folders';
import { menuFolder } from '@/lib/sections/menu/contract/menu';
import { adminDetails, composedReport } from '@/lib/lists/report/endpoints';
import { findReportList } from '@/lib/sections/reports';
import { dishesByHours } from '@/lib/sections/statistics/lists/dishes-by-hours';
import { browserOf, startStack } from '../../support/stack';
import { valuesOf } from '../../support/values-of';
import { cancel, importOrder, paidAt, pay, seconds, userId, ZONE } from '../orders/venue';
import { BEER, EVENING, GIFT, KITCHEN, openKitchen, SALAD, SOUP, TOAST, trade, WHOLE } from './dishes-venue';

const stack = startStack({ VENUE_TIMEZONE: ZONE });
const browser = browserOf('mei');
beforeAll(async () => {
  await stack.addPerson('mei', 'OrdersView', 'StockView');
  await openKitchen(stack.database);
  await trade(stack.database, await userId(stack.database, 'mei'));
});

const ask = (part: string, body: object) => {
  const report = findReportList('statistics', part)?.report;
  if (!report) throw new Error(part);
  return call(composedReport(report, 'statistics'), { body: { period_id: 4, ...body } }, browser.fetch);
};
/** Rows as the screen has them, with its computed columns. */
const shown = (part: string, reply: Awaited<ReturnType<typeof ask>>) =>
  findReportList('statistics', part)?.rows(reply) ?? [];
const csv = async (table: string, query: string): Promise<string[]> => {
  const file = await browser.fetch(`/api/export/${table}?${query}&format=csv&separator=comma`);
  expect(file.status).toBe(200);
  return (await file.text()).split(/\r?\n/);
};

test('dishes of a folder with revenue, cost and margin, without orders taken back', async () => {
  const { items, totals } = await ask('dishes', { ...WHOLE, category_id: KITCHEN });
  const columns = `menu_id name menu_price item_prime_cost orders_quantity average_orders_per_day orders_price prime_cost
    margin popularity profit multiplier today_margin cost_unknown`;
  expect(valuesOf(items, columns)).toEqual([
    [SOUP, 'Борщ', 100, 20, 4, 2, 350, 80, 270, 33.33, 67.5, 4.38, 270, false],
    [SALAD, 'Салат', 50, 40, 5, 2.5, 150, 200, -50, 41.67, -10, 0.75, -50, false],
    // Cost 0: the multiplier is 0, not infinite.
    [TOAST, 'Тост', 30, 0, 1, 0.5, 30, 0, 30, 8.33, 30, 0, null, true],
    [GIFT, 'Комплимент', 0, 5, 2, 1, 0, 10, -10, 16.67, -5, 0, -10, false],
  ]);
  const sums = { orders_quantity: 12, orders_price: 530, prime_cost: 290, margin: 240, multiplier: 1.83 };
  // The toast has no recipe: 30 of 530 have no known cost.
  const known = { unknown_percent: 5.7, today_margin__no_totals: 210, costed__no_totals: 11 };
  expect(totals).toEqual({ total_records: 4, ...sums, ...known });
});

const byHours = (body: object) => ask('dishes_by_hours', body);
const ofHour = (body: object) =>
  call(adminDetails(dishesByHours, 'statistics'), { body: { period_id: 4, ...body } }, browser.fetch);

test('dishes of a folder at any depth count by hour of payment, without those taken back', async () => {
  const { items, totals } = await byHours({ ...WHOLE, category_id: KITCHEN });
  // Distinct orders are counted only for the whole menu and for the business lunch.
  expect(items).toEqual([
    { hours: 18, quantity: 8, price: 400, distinct_orders_quantity: null },
    { hours: 20, quantity: 4, price: 130, distinct_orders_quantity: null },
  ]);
  expect(totals).toEqual({ total_records: 2, quantity: 12, price: 530 });
  expect((await byHours({ ...WHOLE, category_id: 0 })).items).toEqual([
    { hours: 18, quantity: 9, price: 440, distinct_orders_quantity: 3 },
    { hours: 20, quantity: 4, price: 130, distinct_orders_quantity: 1 },
    { hours: 1, quantity: 3, price: 216, distinct_orders_quantity: 1 },
  ]);
  expect((await byHours({ ...EVENING, category_id: KITCHEN })).totals).toMatchObject({ quantity: 8 });
  expect((await byHours({ category_id: KITCHEN })).items.at(-1)).toMatchObject({ hours: 11, quantity: 7 });
});

test('an hour opens the requested dishes, or all, with price and cost of a portion, quantity and sum', async () => {
  const { items, totals } = await ofHour({ ...WHOLE, hour: 18, category_id: 0 });
  expect(items).toEqual([
    { menu_id: SOUP, name: 'Борщ', price: 100, prime_cost: 20, orders_quantity: 3, orders_price: 250 },
    { menu_id: SALAD, name: 'Салат', price: 50, prime_cost: 40, orders_quantity: 5, orders_price: 150 },
    { menu_id: BEER, name: 'Чанг', price: 80, prime_cost: 10, orders_quantity: 1, orders_price: 40 },
  ]);
  expect(totals).toEqual({ total_records: 3, orders_quantity: 9, orders_price: 440 });
  const free = await ofHour({ ...EVENING, hour: 20, category_id: KITCHEN, sort: { key: 'name', direction: 'asc' } });
  expect(free.items.map(({ menu_id }) => menu_id)).toEqual([SOUP, GIFT, TOAST]);
  expect((await ofHour({ ...WHOLE, hour: 5, category_id: 0 })).items).toEqual([]);
  const ids = async (body: object) =>
    (await ofHour({ ...WHOLE, hour: 18, category_id: 0, ...body })).items.map(({ menu_id }) => menu_id);
  expect(await ids({ menu_ids: [SALAD, BEER] })).toEqual([SALAD, BEER]);
  expect(await ids({ menu_ids: [SALAD, BEER], category_id: KITCHEN })).toEqual([SALAD]);
  expect(await ids({ menu_ids: [] })).toEqual([SOUP, SALAD, BEER]);
  expect((await ofHour({ ...WHOLE, hour: 18, menu_ids: [SOUP] })).totals).toMatchObject({ orders_quantity: 3 });
});

test('the daily average of all time starts at the place’s first order that was not taken back', async () => {
  const { database } = stack;
  await database.db.insert(places).values({ place_id: 17, name: 'Караоке' });
  await pay(database, paidAt('2026-02-10T14:00', { place_id: 17, lines: [{ menu_id: SOUP, quantity: 1 }] }));
  const mei = await userId(database, 'mei');
  await cancel(database, await importOrder(database, '2026-02-01T14:00', 10_000), mei);
  // A minute before noon belongs to the previous business day, one after noon to the next: three days in little more
  // than one.
  const until = async (end: string) => {
    const { items } = await ask('dishes', { period_id: 5, end_time: seconds(end), category_id: KITCHEN });
    return items.find(({ menu_id }) => menu_id === SOUP);
  };
  expect(await until('2026-03-02T12:01')).toMatchObject({ orders_quantity: 10, average_orders_per_day: 3.33 });
  // At exactly noon the next day has not begun.
  expect(await until('2026-03-02T12:00')).toMatchObject({ orders_quantity: 10, average_orders_per_day: 5 });
});

test('the whole menu includes the bar; an unknown folder is the whole menu', async () => {
  const whole = await ask('dishes', { ...WHOLE, category_id: 0, sort: { key: 'menu_id', direction: 'asc' } });
  expect(whole.items.map(({ menu_id }) => menu_id)).toEqual([BEER, SOUP, SALAD, TOAST, GIFT]);
  expect(whole.items[0]).toMatchObject({ orders_quantity: 4, orders_price: 256, prime_cost: 40 });
  expect((await ask('dishes', { ...WHOLE, category_id: 99_999 })).totals).toEqual(whole.totals);
});

test('the class of a dish is among all dishes, not those of its page, and files contain it', async () => {
  const classesOf = async (page: number) =>
    shown('dishes', await ask('dishes', { ...WHOLE, category_id: KITCHEN, count: 2, page })).map((row) => row['class']);
  expect([...(await classesOf(1)), ...(await classesOf(2))]).toEqual(['star', 'plough_horse', 'unknown', 'dog']);
  const { start_time, end_time } = WHOLE;
  const lines = await csv('dishes', `period_id=5&start_time=${start_time}&end_time=${end_time}`);
  expect(lines[0]).toMatch(/Класс/);
  for (const [name, of] of [
    ['Борщ', 'Звезда'],
    ['Салат', 'Рабочая лошадка'],
    ['Тост', 'Без себестоимости'],
    ['Комплимент', 'Аутсайдер'],
  ] as const)
    expect(lines.find((line) => line.includes(name))).toContain(of);
});

test('cards have number of orders, discount and paid sum; orders without a card are left out', async () => {
  for (const discount_card of ['0', '', 'guest'])
    await importOrder(stack.database, '2026-03-05T14:00', 5000, { discount_card });
  const { items, totals } = await ask('discount_cards', {});
  const columns = 'card_number cardholder_name current_discount discounts_count order_discount order_paidsum';
  expect(valuesOf(items, columns)).toEqual([
    ['0012', 'Lin', 50, 2, 190, 190],
    ['0077', 'mei', 10, 1, 24, 216],
    ['guest', '', null, 1, 0, 50],
  ]);
  expect(totals).toEqual({ total_records: 3, discounts_count: 4, order_discount: 214, order_paidsum: 456 });
  expect((await ask('discount_cards', EVENING)).totals).toMatchObject({ order_discount: 140, order_paidsum: 140 });
});

test('the promo lists dishes with cashback, percentages rounded up', async () => {
  const reply = await ask('promo', {});
  const columns = `item_id name type is_file prime_cost retail_price cashback cashback_percent rentability yield
    cost_unknown bucket`;
  expect(valuesOf(shown('promo', reply), columns).map((row) => row.slice(0, -1))).toEqual([
    [BEER, 'Чанг', 0, true, 10, 80, 8.01, 11, 620, 61.99, false],
    [SOUP, 'Борщ', 1, true, 20, 100, 15, 15, 325, 65, false],
  ]);
  const lines = await csv('promo', '');
  expect(lines.find((line) => line.includes('Борщ'))).toContain('Кухня');
});

test('a removed dish has a negative id, and DEL in files', async () => {
  await stack.database.db.update(menuItems).set({ removed_at: new Date() }).where(eq(menuItems.item_id, TOAST));
  const { items, totals } = await ask('additions', { ...WHOLE, category_id: KITCHEN });
  const columns = 'menu_id name popularity orders_quantity menu_price prime_cost profit cost_unknown';
  expect(valuesOf(items, columns)).toEqual([
    [SALAD, 'Салат', 41.67, 5, 50, 200, -50, false],
    [SOUP, 'Борщ', 33.33, 4, 100, 80, 270, false],
    [GIFT, 'Комплимент', 16.67, 2, 0, 10, -10, false],
    [-TOAST, 'Тост', 8.33, 1, 30, 0, 30, true],
  ]);
  expect(totals).toMatchObject({ orders_quantity: 12, prime_cost: 290, profit: 240 });
  const lines = await csv('additions', `period_id=4&category_id=${KITCHEN}`);
  expect(lines.find((line) => line.includes('Тост'))).toMatch(/^"?DEL34"?[,;]/);
});

test('a reader of reports may choose a menu folder without MenuView', async () => {
  const { rows } = await call(menuFolders, {}, browser.fetch);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['Бар', 'Кухня', 'Супы']);
  const refused = { problem: { code: 3 } };
  await expect(call(menuFolder, { query: { folder: KITCHEN } }, browser.fetch)).rejects.toMatchObject(refused);
  for (const search of ['', `?dish=${SOUP}`]) {
    const reply = await browser.fetch(`/api/menu/list${search}`);
    expect(JSON.stringify(await reply.json())).not.toContain('Борщ');
  }
});
