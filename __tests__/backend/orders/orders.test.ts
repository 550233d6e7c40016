import { getOrder, listCashiers, listOrders } from '@/lib/sections/orders/contract/orders';
import type { InputOf } from '@/lib/contract/endpoint';
import { CODE } from '@/lib/contract/problem';
import { codeOf, signedIn } from '../../support/ask';
import { startStack } from '../../support/stack';
import { BEER, byCard, cancel, importOrder, openBar, paidAt, pay, seat, seconds, SONG, ZONE } from './venue';

const stack = startStack({ VENUE_TIMEZONE: ZONE });
const ask = signedIn('mei');
let mei = 0;
beforeAll(async () => {
  const { database } = stack;
  mei = await stack.addPerson('mei', 'CashierLogin', 'ExpensesView', 'OrdersView');
  await openBar(database);
  const beers = { menu_id: BEER, quantity: 2 };
  const lines = [beers, { menu_id: SONG, quantity: 1 }];
  await pay(database, paidAt('2026-03-01T11:59', { cashier_id: mei }));
  await pay(database, paidAt('2026-03-01T12:00', { cashier_id: mei, lines, discount_percent: 10, ...byCard }));
  await pay(database, paidAt('2026-03-02T02:00', { cardShare: () => 4000 }));
  await importOrder(database, '2026-03-02T12:00', 7000);
  await cancel(database, await importOrder(database, '2026-03-02T13:00', 9000), mei);
  const session_id = await seat(database);
  await importOrder(database, '2026-03-02T22:00', 100, { session_id, discount_card: '0', delivery_partner: 'Grab' });
});

const day = { period_id: 5, start_time: seconds('2026-03-01T12:00'), end_time: seconds('2026-03-02T12:00') };
const list = (body: Partial<InputOf<typeof listOrders>['body']> = {}) =>
  ask(listOrders, { body: { period_id: 4, page: 1, count: 50, ...body } });
const numbers = async (body: Parameters<typeof list>[0]) => (await list(body)).orders.map((one) => one.order_number);

test('orders are latest first, with the cashbox at payment, the payment type and who took them back', async () => {
  const { orders } = await list();
  expect(orders.map(({ order_number }) => order_number)).toEqual([6, 5, 4, 3, 2, 1]);
  const about = { cashier_name: 'mei', time: seconds('2026-03-01T12:00'), table: '7', paid_type: 'card' };
  const sums = { total_price: 250, discount: 25, discount_percent: 10, paidsum: 225, paid_card: 225, paid_cash: 0 };
  expect(orders[4]).toMatchObject({ ...about, ...sums, balancebefore: 100, balanceafter: 100 });
  expect(orders[3]).toMatchObject({ paid_type: 'others', paid_cash: 60, paid_card: 40, balanceafter: 160 });
  expect(orders[2]).toMatchObject({ cashier_name: 'Noi', source: 'loyverse', balancebefore: 0, balanceafter: 0 });
  expect(orders[1]).toMatchObject({ cancelled_by: 'mei', cancelled_time: expect.any(Number) as number });
});

test('totals cover the whole filter, whatever the page; orders taken back are listed and not counted', async () => {
  const whole = await list();
  const ofAll = { total_price: 521, total_discount: 25, total_paidsum: 496, total_cash: 231, total_card: 265 };
  expect(whole.totals).toEqual({ total_records: 6, ...ofAll });
  const page = await list({ page: 3, count: 2 });
  expect([page.orders.map((one) => one.order_number), page.totals]).toEqual([[2, 1], whole.totals]);
  const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => numbers({ page: at, count: 1 })));
  expect(pages.flat()).toEqual([6, 5, 4, 3, 2, 1]);
});

test('a business day begins at noon; a cashier filters rows and totals alike', async () => {
  expect(await numbers(day)).toEqual([3, 2]);
  const { orders, totals } = await list({ cashier_id: mei });
  expect(orders.map(({ order_number }) => order_number)).toEqual([2, 1]);
  expect(totals).toMatchObject({ total_records: 2, total_paidsum: 325 });
  expect(await numbers({ period_id: 0 })).toEqual([]);
});

test('an order has its positions as paid, its neighbours, and its session with the agents’ time; an unknown one is not found', async () => {
  const order = await ask(getOrder, { params: { id: 2 } });
  expect(order).toMatchObject({ prev_order_number: 1, next_order_number: 3, session_id: null, agents: [] });
  expect(order.items).toEqual([
    { menu_id: BEER, menu_name: 'Чанг', quantity: 2, price: 200, discount: 20, paidsum: 180 },
    { menu_id: SONG, menu_name: 'Песня', quantity: 1, price: 50, discount: 5, paidsum: 45 },
  ]);
  const last = await ask(getOrder, { params: { id: 6 } });
  expect(last).toMatchObject({ prev_order_number: 5, next_order_number: null, delivery_partner: 'Grab' });
  expect(last).toMatchObject({ session_duration: 7200, agents: [{ name: 'Lin', duration: 3600 }] });
  expect(await codeOf(ask(getOrder, { params: { id: 99 } }))).toBe(CODE.notFound);
});

test('cashiers are users who may sit at the till or have', async () => {
  const { items } = await ask(listCashiers, {});
  expect(items.map(({ user_name }) => user_name)).toEqual(['admin', 'mei']);
});

test('an open session lasts until now', async () => {
  const session_id = await stack.database.value`
    insert into guest_sessions (place_id, "table", start_time) values (16, '9', now() - interval '90 minutes')
      returning session_id`;
  const number = await importOrder(stack.database, '2026-03-09T12:00', 100, { session_id });
  const { session_duration } = await ask(getOrder, { params: { id: number } });
  expect(session_duration).toBeGreaterThanOrEqual(5400);
  expect(session_duration).toBeLessThan(5460);
});
