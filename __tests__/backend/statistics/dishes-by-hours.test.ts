import { call } from '@/lib/api/call';
import { adminDetails, adminReport, composedReport } from '@/lib/reports/report/endpoints';
import { dishesByHours } from '@/lib/reports/statistics/dishes-by-hours';
import { permissionsOf } from '@/lib/domain/permissions';
import { startStack, type Browser, type Stack } from '../../support/stack';
import { userId, ZONE } from '../orders/venue';
import { BEER, EVENING, GIFT, KITCHEN, openKitchen, SALAD, SOUP, TOAST, trade, WHOLE } from './dishes-venue';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  stack = await startStack({ VENUE_TIMEZONE: ZONE });
  await stack.addUser('mei', permissionsOf(['ProgramLogin', 'OrdersView', 'StockView']));
  await openKitchen(stack.database);
  await trade(stack.database, await userId(stack.database, 'mei'));
  browser = stack.browser();
  await browser.signIn('mei');
});
afterAll(() => stack.close());

const report = (body: object) =>
  call(composedReport(dishesByHours, 'statistics'), { body: { period_id: 4, ...body } }, browser.fetch);
const details = (body: object) =>
  call(adminDetails(dishesByHours, 'statistics'), { body: { period_id: 4, ...body } }, browser.fetch);

test('dishes of a folder at any depth count by hour of payment, without those taken back', async () => {
  const { items, totals } = await report({ ...WHOLE, category_id: KITCHEN });
  // Distinct orders are known for the whole menu and the business lunch.
  expect(items).toEqual([
    { hours: 18, quantity: 8, price: 400, distinct_orders_quantity: null },
    { hours: 20, quantity: 4, price: 130, distinct_orders_quantity: null },
  ]);
  expect(totals).toEqual({ total_records: 2, quantity: 12, price: 530 });
  expect((await report({ ...WHOLE, category_id: 0 })).items).toEqual([
    { hours: 18, quantity: 9, price: 440, distinct_orders_quantity: 3 },
    { hours: 20, quantity: 4, price: 130, distinct_orders_quantity: 1 },
    { hours: 1, quantity: 3, price: 216, distinct_orders_quantity: 1 },
  ]);
  expect((await report({ ...EVENING, category_id: KITCHEN })).totals).toMatchObject({ quantity: 8 });
  expect((await report({ category_id: KITCHEN })).items.at(-1)).toMatchObject({ hours: 11, quantity: 7 });
});

test('an hour opens its dishes with price and cost of a portion, quantity and sum', async () => {
  const { items, totals } = await details({ ...WHOLE, hour: 18, category_id: 0 });
  expect(items).toEqual([
    { menu_id: SOUP, name: 'Борщ', price: 100, prime_cost: 20, orders_quantity: 3, orders_price: 250 },
    { menu_id: SALAD, name: 'Салат', price: 50, prime_cost: 40, orders_quantity: 5, orders_price: 150 },
    { menu_id: BEER, name: 'Чанг', price: 80, prime_cost: 10, orders_quantity: 1, orders_price: 40 },
  ]);
  expect(totals).toEqual({ total_records: 3, orders_quantity: 9, orders_price: 440 });
  const free = await details({ ...EVENING, hour: 20, category_id: KITCHEN, sort: { key: 'name', direction: 'asc' } });
  expect(free.items.map(({ menu_id }) => menu_id)).toEqual([SOUP, GIFT, TOAST]);
  expect((await details({ ...WHOLE, hour: 5, category_id: 0 })).items).toEqual([]);
});

test('an hour opens the requested dishes, or all without a list', async () => {
  const ids = async (body: object) =>
    (await details({ ...WHOLE, hour: 18, category_id: 0, ...body })).items.map(({ menu_id }) => menu_id);
  expect(await ids({ menu_ids: [SALAD, BEER] })).toEqual([SALAD, BEER]);
  expect(await ids({ menu_ids: [SALAD, BEER], category_id: KITCHEN })).toEqual([SALAD]);
  expect(await ids({ menu_ids: [] })).toEqual([SOUP, SALAD, BEER]);
  expect((await details({ ...WHOLE, hour: 18, menu_ids: [SOUP] })).totals).toMatchObject({ orders_quantity: 3 });
});

test('details are exported in the order of the screen', async () => {
  const query = 'hour=18&category_id=0&period_id=4&format=csv&separator=comma&sort=menu_id&dir=asc';
  const file = await browser.fetch(`/api/export/dishes_by_hours_details?${query}`);
  expect(file.status).toBe(200);
  const [head = '', ...lines] = (await file.text()).split(/\r?\n/);
  expect(head).toContain('Себестоимость');
  expect(lines.map((line) => line.split(/[,;]/)[1])).toEqual(expect.arrayContaining(['Борщ', 'Салат', 'Чанг']));
  expect((await browser.fetch(`/api/export/dishes_by_hours_details?hour=24&format=csv&separator=comma`)).status).toBe(
    400,
  );
});

test('details of an hour need the right', async () => {
  await stack.addUser('waiter', permissionsOf(['ProgramLogin', 'MenuView']));
  const waiter = stack.browser();
  await waiter.signIn('waiter');
  for (const endpoint of [adminDetails(dishesByHours, 'statistics'), adminReport(dishesByHours, 'karaoke')])
    await expect(call(endpoint, { body: { period_id: 4 } }, waiter.fetch)).rejects.toMatchObject({
      problem: { code: 3 },
    });
});
