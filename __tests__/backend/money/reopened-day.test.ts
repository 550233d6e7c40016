import { wordsIn } from '@/lib/bff/words';
import fc from 'fast-check';
import { problemOf } from '@/lib/api/call';
import { transferExpense, deleteExpense, expenseHistory, listExpenses } from '@/lib/sections/expenses/contract';
import type { DaySheet } from '@/lib/sections/days/contract';
import { getOrder, listOrders } from '@/lib/sections/orders/contract/orders';
import { addService } from '@/lib/sections/funds/contract';
import { toSatang } from '@/lib/domain/money';
import { expenseOf as orderExpense } from '../orders/venue';
import { fieldOf, held, lastExpense, nextDay, owner, startTea } from './money';
import { times } from '../../support/effort';
import { codeOf } from '../../support/ask';
import { operationOf } from '@/lib/sections/expenses/words';
import { alwaysAwaited } from '../../support/always';

const stack = startTea();
const admin = owner();
/** Every test begins with empty funds and a sheet of its own. */
const fresh = async () => {
  await nextDay(stack);
  for (const fund of ['cashier', 'safe', 'bank'] as const) await admin.operate(`set_${fund}_balance`, 0);
  const { close_id } = await admin.count(0);
  await admin.close(close_id, 0);
  await nextDay(stack);
};
beforeEach(() => fresh());

const sell = (pieces: number, share = 0) => stack.sell(pieces, { share });
const expenseOf = (order: number) => orderExpense(stack.database, order);
const change = (expense_id: number, rest: { to?: 'cashier' | 'safe' | 'bank'; reason?: string } = {}) =>
  admin.ask(transferExpense, { body: { expense_id, ...rest } });

it('a sale after the close stands on the next sheet, which begins where the first ended and names it, unless it was taken back', async () => {
  await sell(4);
  const { close_id } = await admin.count(200);
  const first = await admin.close(close_id, 50);
  expect(first.sheet).toMatchObject({ orders: 1, cash_income: 200 });
  expect(first.sheet?.other_days).toBeUndefined();
  const late = [await sell(2), await sell(1, 1)];
  await admin.ask(deleteExpense, { body: { expense_id: await expenseOf(await sell(3)) } });
  const real = Date.now();
  const day = 24 * 3600e3;
  jest.spyOn(stack.app, 'clockFault').mockResolvedValue(undefined);
  jest.spyOn(Date, 'now').mockReturnValue(real + day);
  const second = await admin.count(150);
  expect(second).toMatchObject({ expected: 150, difference: 0 });
  const { sheet, since } = await admin.close(second.close_id, 150);
  jest.restoreAllMocks();
  expect(since).toBe(first.closed_time);
  expect(sheet).toMatchObject({ opening: 50, orders: 2, cash_income: 100, card_income: 50, corrections: 0 });
  expect(sheet?.other_days).toEqual({ orders: 2, cash: 100, card: 50, order_numbers: late });
});

describe('reopening', () => {
  it('undoes the last close, which is then counted and closed anew; its sheet tells who and why', async () => {
    await admin.operate('cashier_deposit', 1000);
    await sell(4);
    const before = await held(stack);
    const { close_id } = await admin.count(1180);
    const closed = await admin.close(close_id, 0, 'Сдача');
    expect(await held(stack)).toMatchObject({ cashier: 0, safe: before.safe + 1180_00 });
    expect(closed.is_last).toBe(true);
    await admin.reopen(close_id, ' Закрыли по ошибке ');
    expect(await held(stack)).toEqual(before);
    const filter = { period_id: 4, report_type: 2, page: 1, count: 2 } as const;
    const { filtered_records } = await admin.ask(listExpenses, { body: filter });
    expect(filtered_records.map((row) => operationOf(row, wordsIn('ru'))).toSorted()).toEqual([
      'Удаление: Выручка дня в сейф',
      'Удаление: Недостача при закрытии дня',
    ]);
    expect(await admin.current()).toMatchObject({ closed: false, business_date: closed.business_date });

    await sell(1);
    const again = await admin.count(1250);
    expect(again).toMatchObject({ expected: 1250, business_date: closed.business_date });
    const settled = await admin.close(again.close_id, 100);
    const nothing = { opening: 0, to_safe: 0, corrections: 0 };
    expect(settled.sheet).toMatchObject({ ...nothing, orders: 2, cash_income: 250, deposits: 1000 });
    const events = [{ user_name: 'admin', reason: 'Закрыли по ошибке' }];
    expect(settled.events).toMatchObject(events);
    expect(await admin.day(close_id)).toMatchObject({ status: 'reopened', counted: 1180, is_last: false, events });
    expect(await admin.day(again.close_id)).toMatchObject({ status: 'closed', is_last: true });
  });

  it('needs a reason, and is for the last close alone', async () => {
    await admin.operate('cashier_deposit', 100);
    const first = await admin.count(100);
    await admin.close(first.close_id, 100);
    await nextDay(stack);
    const second = await admin.count(100);
    await admin.close(second.close_id, 100);
    expect(await fieldOf(admin.reopen(second.close_id, '  '))).toBe('reason');
    expect(await codeOf(admin.reopen(first.close_id, 'Ошибка'))).toBe(5);
    expect(await codeOf(admin.reopen(4711, 'Ошибка'))).toBe(2);
    expect(await codeOf(admin.reopen(second.close_id, 'Ошибка'))).toBeNull();
    // The close before it does not become the last one.
    expect(await codeOf(admin.reopen(first.close_id, 'Ошибка'))).toBe(5);
    expect(await codeOf(admin.reopen(second.close_id, 'Ошибка'))).toBe(5);
  });

  it('cancels a count of the next day that waits', async () => {
    const { close_id } = await admin.count(0);
    await admin.close(close_id, 0);
    await nextDay(stack);
    await admin.count(0);
    await admin.reopen(close_id, 'Ошибка');
    expect((await admin.current()).begun).toBeNull();
  });
});

describe('a changed payment', () => {
  it('of an open day needs no reason; of a closed one it does, and the sheet shows it', async () => {
    const order = await sell(4);
    const id = await expenseOf(order);
    await change(id);
    await change(id);
    const { close_id } = await admin.count(200);
    const closed = await admin.close(close_id, 200);
    const filter = { period_id: 4, report_type: 2, page: 1, count: 50 } as const;
    const listed = async () =>
      (await admin.ask(listExpenses, { body: filter })).filtered_records.find((row) => row.expense_id === id);
    expect((await listed())?.closed_day).toBe(closed.business_date);
    expect(await fieldOf(change(id))).toBe('reason');
    const reason = 'Пробили наличными';
    await change(id, { reason });
    const payment = { expense_id: id, order_number: order, cost: 200, from: 'cashier', to: 'bank' };
    expect((await admin.day(close_id)).events).toMatchObject([{ user_name: 'admin', reason, payment }]);
    const { items } = await admin.ask(expenseHistory, { body: { expense_id: id } });
    const changes = [
      { field: 'fund', before: 'cashier', after: 'bank' },
      { field: 'reason', before: null, after: reason },
    ];
    expect(items[0]).toMatchObject({ user_name: 'admin', changes });
    const next = await sell(1);
    expect(await codeOf(change(await expenseOf(next)))).toBeNull();
  });

  it('leaves the fields of the order agreeing', async () => {
    const cash = await sell(2);
    const card = await sell(2, 1);
    await change(await expenseOf(cash));
    await change(await expenseOf(card));
    const { orders } = await admin.ask(listOrders, { body: { period_id: 4, page: 1, count: 10 } });
    const row = (number: number) => orders.find((order) => order.order_number === number);
    expect(row(cash)).toMatchObject({ paid_type: 'card', paid_cash: 0, balancebefore: 0, balanceafter: 0 });
    expect(row(card)).toMatchObject({ paid_type: 'cash', paid_cash: 100, balancebefore: 100, balanceafter: 200 });
    expect(await admin.ask(getOrder, { params: { id: card } })).toMatchObject(row(card) ?? {});
  });
});

const MOVES = [
  'cashier_deposit',
  'cashier_withdrawal',
  'transfer_from_cashier_to_safe',
  'set_cashier_balance',
] as const;

/** Opening plus movements are the expected cash, and its sums those of the cashiers. */
function expectSheet({ by_cashier, ...sheet }: DaySheet, expected = 0): void {
  const { opening, cash_income, card_income, deposits, withdrawals, to_safe, expenses: spent, corrections } = sheet;
  const total = (baht: readonly number[]) => baht.reduce((sum, one) => sum + toSatang(one), 0);
  const moved = [cash_income, deposits, -withdrawals, -to_safe, -spent, corrections];
  expect(total([opening, ...moved])).toBe(toSatang(expected));
  expect(total(by_cashier.map(({ cash }) => cash))).toBe(toSatang(cash_income));
  expect(total(by_cashier.map(({ card }) => card))).toBe(toSatang(card_income));
  expect(Math.min(deposits, withdrawals, to_safe, spent, cash_income)).toBeGreaterThanOrEqual(0);
}

it('whatever is sold, moved, taken back, closed and reopened: balances fit, and each order is on one sheet', async () => {
  // Cash is counted in whole baht here.
  const baht = (max: number) => fc.integer({ min: 1, max }).map((one) => one * 100);
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ sell: fc.integer({ min: 1, max: 5 }), card: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ change: fc.nat() }) },
    { weight: 1, arbitrary: fc.record({ remove: fc.nat() }) },
    { weight: 2, arbitrary: fc.record({ close: fc.integer({ min: -3, max: 3 }), float: fc.nat(9) }) },
    { weight: 1, arbitrary: fc.constant({ reopen: true }) },
    { weight: 3, arbitrary: fc.record({ move: fc.constantFrom(...MOVES), amount: baht(300) }) },
    { weight: 1, arbitrary: fc.record({ spend: baht(100) }) },
  );
  const tried = async (work: Promise<unknown>) => (await work.then(() => null, problemOf)) === null;
  await alwaysAwaited(times(5, 20))(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
    await fresh();
    const reason = 'Проверка';
    const funds = await held(stack);
    const sold: { id: number; fund: 'cashier' | 'bank'; sum: number }[] = [];
    const sheets: DaySheet[] = [];
    let undo: { sheets: number } | null = null;
    let last = 0;
    for (const one of steps) {
      if ('sell' in one) {
        const sum = one.sell * 50_00;
        const fund = one.card ? 'bank' : 'cashier';
        sold.push({ id: await expenseOf(await sell(one.sell, one.card ? 1 : 0)), fund, sum });
        funds[fund] += sum;
      } else if ('change' in one) {
        const order = sold[one.change % Math.max(1, sold.length)];
        if (order && (await tried(change(order.id, { reason })))) {
          funds[order.fund] -= order.sum;
          order.fund = order.fund === 'bank' ? 'cashier' : 'bank';
          funds[order.fund] += order.sum;
        }
      } else if ('remove' in one) {
        const index = one.remove % Math.max(1, sold.length);
        const order = sold[index];
        if (order && (await tried(admin.ask(deleteExpense, { body: { expense_id: order.id } })))) {
          funds[order.fund] -= order.sum;
          sold.splice(index, 1);
        }
      } else if ('close' in one) {
        const counted = Math.max(0, funds.cashier + one.close * 100);
        const float = Math.min(counted, one.float * 100);
        const count = await admin.count(counted / 100);
        expect(toSatang(count.expected ?? 0)).toBe(funds.cashier);
        undo = { sheets: sheets.length };
        const { sheet } = await admin.close(count.close_id, float / 100, reason);
        if (sheet) sheets.push(sheet);
        last = count.close_id;
        Object.assign(funds, { cashier: float, safe: funds.safe + counted - float });
        expectSheet(sheet as DaySheet, count.expected);
        await nextDay(stack);
      } else if ('move' in one) {
        const { move, amount } = one;
        const cash =
          move === 'cashier_deposit' ? amount : move === 'set_cashier_balance' ? amount - funds.cashier : -amount;
        const isDone = await tried(admin.operate(move, amount / 100));
        expect(isDone).toBe(funds.cashier + cash >= 0);
        if (isDone) funds.cashier += cash;
        if (isDone && move === 'transfer_from_cashier_to_safe') funds.safe += amount;
      } else if ('spend' in one) {
        const body = { category_id: 16, name: 'Лёд', price: one.spend / 100, use_own_funds: false };
        if (await tried(admin.ask(addService, { body }))) {
          const fromCashbox = await tried(change((await lastExpense(stack))?.expense_id ?? 0, { reason }));
          funds[fromCashbox ? 'cashier' : 'safe'] -= one.spend;
        }
      } else if (undo !== null) {
        const { sheets: before } = undo;
        if (await tried(admin.reopen(last, reason))) {
          const [row] = await stack.database.rows<{ counted: number; float: number; expected: number }>`
              select counted::int, float::int, expected::int from day_closes where close_id = ${last}`;
          if (!row) throw new Error('There is no close');
          funds.safe -= row.counted - row.float;
          funds.cashier += row.expected - row.float;
          sheets.splice(before);
        }
        undo = null;
      }
      expect(await held(stack)).toEqual(funds);
    }
    const count = await admin.count(funds.cashier / 100);
    const { sheet } = await admin.close(count.close_id, funds.cashier / 100, reason);
    expectSheet(sheet as DaySheet, count.expected);
    if (sheet) sheets.push(sheet);
    await nextDay(stack);
    const onSheets = sheets.reduce((sum, { orders, cancelled }) => sum + orders + cancelled, 0);
    expect(onSheets).toBe(steps.filter((one) => 'sell' in one).length);
  });
});
