import nock from 'nock';
import { call } from '@/lib/api/call';
import { chooseReceipts } from '@/lib/sections/orders/contract/orders';
import { CODE } from '@/lib/contract/problem';
import { refusal } from '../support/ask';
import type { Browser } from '../support/browser';
import { drawnData } from '../support/drawn';
import { answers, bodiesAt, LEGACY, legacyBrowser, signInAt } from '../support/legacy';

const SHORTLIST = '/api/v1/admin/orders/shortlist';

const browserOf = legacyBrowser();

const content = [{ name: 'Чанг', quantity: 2, price: 210 }];
const brief = (order_number: number, paidsum: number, rest: object = {}) => ({
  order_number,
  time: 1_772_000_000 + order_number,
  paidsum,
  paid_type: 'card',
  ...rest,
});
const full = (order_number: number, paidsum: number, rest: object = {}) =>
  brief(order_number, paidsum, { content, ...rest });
const shortlist = (orders: object[]) => answers(SHORTLIST, { orders });
const choose = (browser: Browser, body: object = {}) =>
  call(chooseReceipts, { body: { period_id: 4, ...body } }, browser.fetch);

test('contents in the shortlist are printed without `orders/receipts`, also on a read-only server; a duplicate or free order is not', async () => {
  for (const server of ['production', 'look'] as const) {
    const browser = await signInAt(server);
    shortlist([full(1, 200), full(2, 150)]);
    expect(await choose(browser, { target: 200 })).toMatchObject({ run_id: null, orders: 1, total: 150, parts: 1 });
  }
  const browser = browserOf();
  shortlist([full(1, 200), full(1, 200), full(2, 0), full(3, -50)]);
  expect(await choose(browser)).toMatchObject({ orders: 1, total: 200 });
});

test('missing fields of a receipt are computed: discount, label, table, subtotal', async () => {
  const drawn = drawnData('receipts');
  const browser = browserOf();
  shortlist([full(1, 200), full(2, 100, { table: '5', guest: 'Guest 1', discount: 110, subtotal: 1, total: 1 })]);
  const response = await browser.fetch('/api/orders/receipts.pdf?end_time=1773000000&target=300');
  expect(response.status).toBe(200);
  expect(drawn().receipts).toEqual([
    expect.objectContaining({ order_number: 1, guest: 'Guest 1', table: '', discount: 10, total: 200, subtotal: 186 }),
    expect.objectContaining({ order_number: 2, table: '5', discount: 110, total: 100, subtotal: 93 }),
  ]);
});

test('the period is sent with both ends, the cashier, and nothing else', async () => {
  const browser = browserOf();
  const sent = bodiesAt(SHORTLIST, { orders: [] });
  expect(await choose(browser, { cashier_id: 4 })).toMatchObject({ orders: 0, parts: 0, run_id: null });
  expect(sent).toEqual([{ period_id: 5, end_time: expect.any(Number) as number, cashier_id: 4 }]);
});

test('a server with neither contents nor `orders/receipts` cannot print', async () => {
  const browser = browserOf();
  shortlist([brief(1, 200)]);
  nock(LEGACY).post('/api/v1/admin/orders/receipts').reply(404, 'Not found');
  expect(await refusal(choose(browser))).toEqual([CODE.upstreamFailed, undefined]);
});
