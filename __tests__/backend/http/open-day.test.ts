import { setTimeout as sleep } from 'node:timers/promises';
import { problemOf } from '@/lib/api/call';
import { getExpense, listExpenses } from '@/lib/sections/expenses/contract';
import { getOrder, listOrders } from '@/lib/sections/orders/contract/orders';
import type { Flag } from '@/lib/contract/access';
import { adminReport } from '@/lib/lists/report/endpoints';
import { cashiers } from '@/lib/sections/statistics/lists/registry';
import { nextDay, owner, startTea, teller, type Teller } from '../money/money';

/**
 * A closed day of 3 orders (100, 50 by card, 150) and, more than a second later, a day to close with 2 (250, 200 by card
 * half and half).
 */
const stack = startTea();
const admin = owner();
let cashier: Teller;
let manager: Teller;
let bookkeeper: Teller;
const closed: number[] = [];
const open: number[] = [];
/** Unix seconds: a moment after the last sheet and before the first booking of the day to close. */
let between = 0;
const MANAGER: Flag[] = ['CashierView', 'ExpensesView', 'OrdersView', 'SafeTransferFromCashier'];

beforeAll(async () => {
  cashier = await teller(stack, 'kassa', ['CashierView', 'OrdersView']);
  manager = await teller(stack, 'chief', MANAGER);
  bookkeeper = await teller(stack, 'books', ['ExpensesView', 'OrdersView']);
  closed.push(await stack.sell(2), await stack.sell(1, { share: 1 }), await stack.sell(3));
  const { close_id } = await admin.count(250);
  await admin.close(close_id, 40);
  await nextDay(stack);
  await sleep(1_100);
  between = Math.floor(Date.now() / 1000);
  await sleep(1_100);
  open.push(await stack.sell(5), await stack.sell(4, { share: 0.5 }));
  // A period without an end leaves out the running second.
  await sleep(1_100);
});

interface Found {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly totals: Readonly<Record<string, unknown>>;
}
const PAGE = { page: 1, count: 100 };
const past = () => ({ period_id: 5, start_time: 0, end_time: between });
const running = { period_id: 0 };
const orders = (who: Teller, period: object) => who.ask(listOrders, { body: { ...PAGE, period_id: 5, ...period } });
const expenses = (who: Teller, period: object, report_type: 0 | 1 | 2 = 2) =>
  who.ask(listExpenses, { body: { ...PAGE, period_id: 5, report_type, ...period } });
const byCashier = async (who: Teller, period: object) =>
  (await who.ask(adminReport(cashiers, 'statistics'), { body: { ...PAGE, period_id: 5, ...period } })) as Found;

test('who counts blind reads the balances beside orders and expenses of closed days, and none of the day to close', async () => {
  for (const who of [cashier, manager]) {
    const { orders: rows } = await orders(who, { period_id: 4 });
    const balances = rows.map((row) => [row.order_number, row.balancebefore, row.balanceafter]);
    expect(balances).toEqual([
      [open[1], undefined, undefined],
      [open[0], undefined, undefined],
      [closed[2], 100, 250],
      [closed[1], 100, 100],
      [closed[0], 0, 100],
    ]);
    const one = (number = 0) => who.ask(getOrder, { params: { id: number } });
    expect(await one(closed[2])).toMatchObject({ balancebefore: 100, balanceafter: 250 });
    expect(await one(open[0])).not.toHaveProperty('balancebefore');
  }
  const { filtered_records } = await expenses(manager, { period_id: 4 });
  const told = filtered_records.map(({ kind, cashier_before, cashier_after }) => [kind, cashier_before, cashier_after]);
  expect(told).toEqual([
    ['order', undefined, undefined],
    ['order', undefined, undefined],
    ['day_close_to_safe', 250, 40],
    ['order', 100, 250],
    ['order', 100, 100],
    ['order', 0, 100],
  ]);
  const [latest] = filtered_records;
  expect(await manager.ask(getExpense, { params: { id: latest?.expense_id ?? 0 } })).not.toHaveProperty(
    'cashier_after',
  );
});

test('who counts blind gets no sum in cash or by card that reaches into the day to close', async () => {
  const cut = { total_price: 450, total_paidsum: 450 };
  for (const who of [cashier, manager]) {
    const { totals } = await orders(who, { start_time: between, end_time: between + 86_400 });
    expect(totals).toEqual({ total_records: 2, total_discount: 0, ...cut });
    for (const period of [running, { period_id: 2 }, { period_id: 4 }, { start_time: 0 }])
      expect(Object.keys((await orders(who, period)).totals)).not.toContain('total_cash');
    expect((await orders(who, past())).totals).toMatchObject({ total_cash: 250, total_card: 50 });
    expect(JSON.stringify(await byCashier(who, running))).not.toMatch(/paid_(cash|card)/);
    expect((await byCashier(who, past())).totals).toMatchObject({ paidsum: 300, paid_cash: 250, paid_card: 50 });
  }
  const sums = ({ filtered_records: _rows, total_records: _number, ...rest }: Awaited<ReturnType<typeof expenses>>) =>
    rest;
  const whole = { total_income: 750, total_outcome: 0, total_profit: 750, total_princess_promo_income: 0 };
  expect(sums(await expenses(manager, running))).toEqual(whole);
  expect(sums(await expenses(manager, running, 0))).toEqual({});
  expect(sums(await expenses(manager, running, 1))).toMatchObject({ total_cash_income: 0, total_income: 0 });
  expect(await expenses(manager, past(), 0)).toMatchObject({ total_cash_income: 250, total_income: 250 });
});

test('no list is sorted by a sum that its reader may not see', async () => {
  const sorted = (period: object) => byCashier(cashier, { ...period, sort: { key: 'paid_cash', direction: 'desc' } });
  expect(await sorted(running).then(() => null, problemOf)).toMatchObject({ code: 3, field: 'sort' });
  expect((await sorted(past())).items).toHaveLength(1);
});

test('who may set balances, and who does not count, reads all of it', async () => {
  for (const who of [admin, bookkeeper]) {
    expect((await orders(who, running)).totals).toMatchObject({ total_cash: 600, total_card: 150 });
    expect((await expenses(who, running, 0)).total_cash_income).toBe(600);
    expect((await orders(who, { period_id: 4 })).orders[0]).toMatchObject({ balancebefore: 290, balanceafter: 390 });
  }
});

test('once the cashbox is counted, until it is settled, it is closed to who does not count, too', async () => {
  const { close_id } = await cashier.count(390);
  expect((await orders(bookkeeper, running)).totals).not.toHaveProperty('total_cash');
  const { orders: rows } = await orders(bookkeeper, { period_id: 4 });
  expect(rows.map(({ balanceafter }) => balanceafter)).toEqual([undefined, undefined, 250, 100, 100]);
  await admin.close(close_id, 40);
  for (const who of [cashier, manager, bookkeeper])
    expect((await orders(who, running)).totals).toMatchObject({ total_cash: 600, total_card: 150 });
});

test('an order that a till sent after the close is of the day to close, although it was paid before', async () => {
  await nextDay(stack);
  await sleep(1_100);
  const number = await stack.sell(1, { minutesAgo: 60 });
  const { orders: rows } = await orders(cashier, { period_id: 4 });
  const late = rows.find(({ order_number }) => order_number === number);
  expect(late).not.toHaveProperty('balanceafter');
  expect(late?.booked_time).toBeGreaterThan(late?.time ?? Infinity);
});
