import { currentDay, countDay, getDay, listDays } from '@/lib/contract/days';
import {
  deleteExpense,
  expenseFiles,
  expenseHistory,
  getExpenseFile,
  listExpenses,
  removeExpenseFile,
  renameExpense,
  transferExpense,
} from '@/lib/contract/expenses';
import { addService, getFunds, operateFunds } from '@/lib/contract/funds';
import { getOrder, listOrders, runReceipts, shortlistOrders, takeReceipts } from '@/lib/contract/orders';
import { permissionsOf } from '@/lib/domain/permissions';
import { faultsIn } from '../../support/database';
import { LIME, startMoney, type Money } from '../expenses/money-venue';

let money: Money;
beforeAll(async () => {
  money = await startMoney();
});
afterAll(() => money.close());
afterEach(async () => expect(await faultsIn(money.database)).toEqual([]));

const remove = (expense_id: number) => money.ask(deleteExpense, { body: { expense_id } });
const raw = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const response = await money.admin.fetch(path, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...headers },
  });
  return response.json() as Promise<{ code?: number }>;
};
const api = (endpoint: { path: string }) => endpoint.path.replace('/api/v1/admin', '/api');

describe('whatever is sent', () => {
  const NUL = 'a\u0000b';
  const HALF = 'a\ud800';
  const FAR = 9_007_199_254_740_991;
  const period = { period_id: 5, start_time: -FAR, end_time: FAR };
  const bodies = () =>
    [
      [addService, { category_id: 16, name: NUL, price: 1, use_own_funds: false }],
      [addService, { category_id: 16, name: HALF, price: 1, use_own_funds: false }],
      [addService, { category_id: 2 ** 31 - 1, name: 'x', price: 1, use_own_funds: false }],
      [addService, { category_id: 16, name: 'x', price: 0.001, use_own_funds: false }],
      [addService, { category_id: 16, name: 'x', price: 1e9, use_own_funds: false }],
      [renameExpense, { expense_id: 1, new_name: NUL }],
      [renameExpense, { expense_id: 2 ** 31, new_name: 'x' }],
      [deleteExpense, { expense_id: 2 ** 31 - 1 }],
      [deleteExpense, { expense_id: '1' }],
      [listExpenses, { ...period, report_type: 2, page: 1, count: 10 }],
      [listExpenses, { period_id: 4, report_type: 2, page: FAR, count: 1000 }],
      [listExpenses, { period_id: 4, report_type: 2, page: 1, count: 10, filters: { name: NUL } }],
      [listExpenses, { period_id: 4, report_type: 2, page: 1, count: 10, category_id: FAR }],
      [listOrders, { ...period, page: 1, count: 10 }],
      [listOrders, { period_id: 4, page: FAR, count: 1000, cashier_id: FAR }],
      [shortlistOrders, { ...period, cashier_id: FAR }],
      [takeReceipts, { ...period, order_numbers: [1] }],
      [takeReceipts, { period_id: 4, order_numbers: [2 ** 31] }],
      [operateFunds, { operation: 'cashier_deposit', amount: -1 }],
      [operateFunds, { operation: '__proto__', amount: 1 }],
      [countDay, { denominations: [{ value: 1000, pieces: 1e9 }] }],
      [listDays, { page: FAR, count: 500 }],
      [expenseFiles, { expense_id: 2 ** 31 - 1 }],
      [expenseHistory, { expense_id: 2 ** 31 - 1 }],
      [removeExpenseFile, { file_id: 2 ** 31 - 1 }],
    ] as const;

  it('is answered or refused by name, never an internal error', async () => {
    const answers = await Promise.all(
      bodies().map(async ([endpoint, body]) => [
        endpoint.id,
        JSON.stringify(body),
        (await raw(api(endpoint), body)).code,
      ]),
    );
    expect(answers.filter(([, , code]) => Number(code) >= 1000)).toEqual([]);
    for (const path of [getOrder, getDay, getExpenseFile, runReceipts].map(api))
      for (const id of ['2147483648', '-1', '1e3', '%2e%2e', '..%2f..%2fsecret', '0x10', '%00']) {
        const { code } = await raw(`${path.replace(':id', id)}?from=0&count=1`);
        expect([path, id, [1, 2].includes(Number(code))]).toEqual([path, id, true]);
      }
  });
});

describe('a key', () => {
  it('belongs to one person, and a refusal keeps none', async () => {
    await money.addUser('second', permissionsOf(['ProgramLogin', 'SafeDeposit']));
    const browser = money.browser();
    await browser.signIn('second');
    const deposit = (amount: number) => ({ operation: 'safe_deposit', amount });
    const headers = { 'idempotency-key': 'the-same-key-of-two' };
    const before = (await money.balances()).safe;
    await raw(api(operateFunds), deposit(10), headers);
    const other = await browser.fetch(api(operateFunds), {
      ...{ method: 'POST', body: JSON.stringify(deposit(10)) },
      headers: { 'content-type': 'application/json', ...headers },
    });
    expect(other.status).toBe(200);
    expect((await money.balances()).safe).toBe(before + 20_00);
    const refused = { 'idempotency-key': 'refused-at-first' };
    const withdrawal = { operation: 'safe_withdrawal', amount: 1e8 };
    expect((await raw(api(operateFunds), withdrawal, refused)).code).toBe(11);
    await raw(api(operateFunds), { ...withdrawal, amount: 20 }, refused);
    expect((await money.balances()).safe).toBe(before);
  });
});

describe('taking back', () => {
  it('openings and operations can be taken back once, whatever the keys; a mixed order returns as paid', async () => {
    const before = await money.balances();
    const { expense_id } = await money.pay({ card: 123_45 });
    const all = await Promise.all(
      [1, 2, 3, 4].map((n) => raw(api(deleteExpense), { expense_id }, { 'idempotency-key': `removal-number-${n}` })),
    );
    expect(all.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(all.filter(({ code }) => code === 5)).toHaveLength(3);
    expect(await money.balances()).toEqual(before);
    expect(await money.code(money.ask(transferExpense, { body: { expense_id } }))).toBe(5);
    // The row of an undo cannot be undone.
    expect(await money.code(remove((await money.newest()).expense_id))).toBe(1);
    await money.ask(operateFunds, { body: { operation: 'transfer_from_bank_to_safe', amount: 5000.01 } });
    await remove((await money.newest()).expense_id);
    expect(await money.balances()).toEqual(before);
  });

  it('a fund that holds too little is code 11, and stock, order and roll-ups stay unchanged', async () => {
    const order = await money.pay({});
    const limes = await money.holding(LIME);
    const cash = (await money.balances()).cashier;
    await money.ask(operateFunds, { body: { operation: 'cashier_withdrawal', amount: cash / 100 - 499.99 } });
    expect(await money.code(remove(order.expense_id))).toBe(11);
    expect(await money.holding(LIME)).toEqual(limes);
    expect((await money.ask(getOrder, { params: { id: order.order_number } })).cancelled_time).toBeNull();
    await money.ask(operateFunds, { body: { operation: 'cashier_deposit', amount: cash / 100 - 499.99 } });
    await remove(order.expense_id);
    expect(await money.holding(LIME)).toMatchObject({ quantity: (limes?.quantity ?? 0) + 2 });
  });

  it('income from outside sales leaves the safe, and no longer counts', async () => {
    const totals = async () => {
      const { total_income, total_profit, total_outcome } = await money.list();
      return { total_income, total_profit, total_outcome };
    };
    const before = await totals();
    const body = { category_id: 46, name: 'Аренда зала', price: 700.07, use_own_funds: false };
    await money.ask(addService, { body });
    expect((await totals()).total_income).toBeCloseTo(before.total_income + 700.07, 5);
    const income = await money.newest();
    expect(await money.code(money.ask(transferExpense, { body: { expense_id: income.expense_id } }))).toBe(1);
    await remove(income.expense_id);
    expect(await totals()).toEqual(before);
    await money.ask(addService, { body: { ...body, use_own_funds: true } });
    expect(await totals()).toEqual(before);
    await remove((await money.newest()).expense_id);
    expect(await totals()).toEqual(before);
  });

  it('each of two identical lines of a delivery is taken back once', async () => {
    const before = [await money.balances(), (await money.holding(LIME))?.quantity];
    await money.deliver([
      [LIME, 3, 7],
      [LIME, 3, 7],
    ]);
    const last = await money.newest();
    const lines = (await money.list()).filtered_records.filter((row) => row.purchase_number === last.purchase_number);
    for (const { expense_id } of lines) await remove(expense_id);
    expect([await money.balances(), (await money.holding(LIME))?.quantity]).toEqual(before);
  });
});

describe('a blind count', () => {
  it('reveals no expected figures before it', async () => {
    await money.addUser('counter', permissionsOf(['ProgramLogin', 'CashierView']));
    const counter = await money.signedIn('counter');
    const day = await counter(currentDay, {});
    expect(JSON.stringify(day)).not.toContain('expected');
    expect(await money.code(counter(listExpenses, { body: { period_id: 0, report_type: 0, page: 1, count: 9 } }))).toBe(
      3,
    );
    expect(await money.code(counter(listDays, { body: { page: 1, count: 9 } }))).toBe(3);
    expect(await money.code(counter(getDay, { params: { id: 1 } }))).toBe(2);
    const { cashier, safe } = await counter(getFunds, {});
    expect([cashier, typeof safe]).toEqual([undefined, 'number']);
  });
});
