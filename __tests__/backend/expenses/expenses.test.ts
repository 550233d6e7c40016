import {
  deleteExpense,
  expenseFiles,
  getExpenseFile,
  removeExpenseFile,
  expenseCategories,
  expenseHistory,
  getExpense,
  listExpenses,
  renameExpense,
  transferExpense,
} from '@/lib/sections/expenses/contract';
import { countDay, getDay, listDays } from '@/lib/sections/days/contract';
import { addService, operateFunds } from '@/lib/sections/funds/contract';
import {
  getOrder,
  listOrders,
  runReceipts,
  shortlistOrders,
  takeReceipts,
} from '@/lib/sections/orders/contract/orders';
import { getPurchase } from '@/lib/sections/stock/contract/stock';
import { mergeStock, saveStockItem } from '@/lib/sections/stock/contract/edit';
import { permissionsOf } from '@/lib/rights/permissions';
import { fillStock } from '../../support/stock';
import { LIME, RUM, startMoney, type Money } from './money-venue';

let money: Money;
beforeAll(async () => {
  money = await startMoney();
});
afterAll(() => money.close());

const transfer = (expense_id: number) => money.ask(transferExpense, { body: { expense_id } });
const remove = (expense_id: number) => money.ask(deleteExpense, { body: { expense_id } });
const HOURS = 3600_000;

describe('the list', () => {
  it('shows each row with its category, table, user and balances, latest first', async () => {
    const before = await money.balances();
    const service = await money.serve(300_00);
    expect(service).toMatchObject({
      name: 'Лёд',
      category_id: 16,
      category_name: 'Услуги',
      user_name: 'admin',
      cost: -300,
      fund: 'safe',
      safe_before: before.safe / 100,
      safe_after: before.safe / 100 - 300,
      cashier_before: before.cashier / 100,
      is_cashier_order: false,
      table_number: null,
      kind: 'service',
      flow: 'outcome',
      removed_time: null,
      files: 0,
    });
    const order = await money.pay({ card: 200_00 });
    expect(order).toMatchObject({
      is_cashier_order: true,
      table_number: '7',
      paidtype: 'mixed',
      fund: null,
      cost: 500,
      name: '',
      cashier_after: before.cashier / 100 + 300,
      bank_after: before.bank / 100 + 200,
    });
    const ids = (await money.list()).filtered_records.map(({ expense_id }) => expense_id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });

  it('gives one row as the list does, also of another page; code 2 for none', async () => {
    const [first] = (await money.list()).filtered_records;
    expect(await money.ask(getExpense, { params: { id: first?.expense_id ?? 0 } })).toEqual(first);
    expect(await money.code(money.ask(getExpense, { params: { id: 999_999 } }))).toBe(2);
  });

  it('filters by fund, category, part of the name and period', async () => {
    await money.serve(10_00, { name: '100% лёд_колотый', category_id: 48 });
    const of = async (filter: object) => (await money.list(filter)).filtered_records;
    expect((await of({ report_type: 0 })).every((row) => row.cashier_before !== row.cashier_after)).toBe(true);
    expect((await of({ report_type: 1 })).every((row) => row.safe_before !== row.safe_after)).toBe(true);
    expect(await of({ category_id: 48 })).toHaveLength(1);
    expect(await of({ filters: { name: '0% ЛЁД_К' } })).toHaveLength(1);
    // Its wildcards have no meaning.
    expect(await of({ filters: { name: '1%колотый' } })).toHaveLength(0);
    expect(await of({ filters: { name: 'л_д' } })).toHaveLength(0);
    await money.serve(10_00, { name: 'Crème brûlée Œuf 0,5 л', category_id: 48 });
    for (const name of ['creme brulee', 'CRÈME', 'oeuf', '0.5', '0,5'])
      expect(await of({ filters: { name } })).toHaveLength(1);
    const old = await money.serve(1_00, {}, { time: new Date(Date.now() - 5 * 24 * HOURS) });
    expect(await of({ period_id: 0 })).not.toContainEqual(expect.objectContaining({ expense_id: old.expense_id }));
    const custom = { period_id: 5, start_time: old.time - 60, end_time: old.time + 60 };
    expect(await of(custom)).toHaveLength(1);
  });

  it('gives every page the same rows from either end', async () => {
    const whole = (await money.list()).filtered_records.map(({ expense_id }) => expense_id);
    const pages: number[][] = [];
    for (let page = 1; page <= Math.ceil(whole.length / 3) + 1; page += 1)
      pages.push((await money.list({ page, count: 3 })).filtered_records.map(({ expense_id }) => expense_id));
    expect(pages.flat()).toEqual(whole);
    expect(pages.at(-1)).toEqual([]);
  });

  it('needs the right to see expenses', async () => {
    const outsider = await money.signedIn('outsider');
    const body = { period_id: 4, report_type: 2 as const, page: 1, count: 50 };
    expect(await money.code(outsider(listExpenses, { body }))).toBe(3);
    expect((await money.ask(expenseCategories, { query: {} })).items).toContainEqual({
      category_id: 16,
      name: 'Услуги',
    });
  });
});

describe('renaming', () => {
  it('keeps the old name in the history, and the same name changes nothing', async () => {
    const { expense_id } = await money.serve(5_00);
    await money.ask(renameExpense, { body: { expense_id, new_name: ' Лёд сухой ' } });
    await money.ask(renameExpense, { body: { expense_id, new_name: 'Лёд сухой' } });
    expect((await money.row(expense_id)).name).toBe('Лёд сухой');
    const { items } = await money.ask(expenseHistory, { body: { expense_id } });
    expect(items).toMatchObject([
      { action: 'changed', user_name: 'admin', changes: [{ field: 'name', before: 'Лёд', after: 'Лёд сухой' }] },
    ]);
  });

  it('is refused when the name is another than the one that was seen', async () => {
    const { expense_id } = await money.serve(5_00);
    const rename = (new_name: string, old_name?: string) =>
      money.code(money.ask(renameExpense, { body: { expense_id, new_name, ...(old_name && { old_name }) } }));
    await rename('Лёд колотый', 'Лёд');
    expect(await rename('Лёд кубиками', 'Лёд')).toBe(5);
    expect((await money.row(expense_id)).name).toBe('Лёд колотый');
    await rename('Лёд кубиками', 'Лёд колотый');
    await rename('Лёд');
    expect((await money.row(expense_id)).name).toBe('Лёд');
  });

  it('needs the right, a name and a standing expense', async () => {
    const { expense_id } = await money.serve(5_00);
    const rename = (body: { expense_id: number; new_name: string }, ask = money.ask) =>
      money.code(ask(renameExpense, { body }));
    expect(await rename({ expense_id, new_name: 'x' }, await money.signedIn('reader'))).toBe(3);
    expect(await rename({ expense_id, new_name: '  ' })).toBe(1);
    expect(await rename({ expense_id: 999_999, new_name: 'x' })).toBe(2);
    await remove(expense_id);
    expect(await rename({ expense_id, new_name: 'x' })).toBe(5);
  });
});

describe('a transfer', () => {
  it('moves money between safe and cashbox and back', async () => {
    const before = await money.balances();
    const { expense_id } = await money.serve(300_00);
    await transfer(expense_id);
    expect(await money.balances()).toEqual({ ...before, cashier: before.cashier - 300_00 });
    expect(await money.row(expense_id)).toMatchObject({ fund: 'cashier', paidtype: 'cash', cost: -300 });
    expect(await money.newest()).toMatchObject({ kind: 'expense_transfer', flow: 'operation', name: 'Лёд', cost: 300 });
    await transfer(expense_id);
    expect(await money.balances()).toEqual({ ...before, safe: before.safe - 300_00 });
  });

  it("moves an order's money between cashbox and bank, with the day's roll-ups", async () => {
    const before = await money.balances();
    const { expense_id } = await money.pay();
    const totals = await money.list();
    await transfer(expense_id);
    expect(await money.balances()).toEqual({ ...before, bank: before.bank + 500_00 });
    expect(await money.row(expense_id)).toMatchObject({ fund: 'bank', paidtype: 'card' });
    const after = await money.list();
    expect(after.total_income).toBe(totals.total_income);
    expect(after.total_card_income).toBe(totals.total_card_income! + 500);
    expect(after.total_cash_income).toBe(totals.total_cash_income! - 500);
  });

  it('is refused for mixed payments, rows that moved no fund, operations and removed rows', async () => {
    const code = async (expense: { expense_id: number }) => money.code(transfer(expense.expense_id));
    expect(await code(await money.pay({ card: 100_00 }))).toBe(1);
    expect(await code(await money.serve(300_00, {}, { own: true }))).toBe(1);
    await transfer((await money.serve(1_00)).expense_id);
    expect(await code(await money.newest())).toBe(1);
    const gone = await money.serve(300_00);
    await remove(gone.expense_id);
    expect(await code(gone)).toBe(5);
    expect(await code({ expense_id: 999_999 })).toBe(2);
  });

  it('is refused when the other fund holds too little, and changes nothing', async () => {
    const before = await money.balances();
    const { expense_id } = await money.serve(before.cashier + 1);
    expect(await money.code(transfer(expense_id))).toBe(11);
    expect((await money.balances()).cashier).toBe(before.cashier);
    expect((await money.row(expense_id)).fund).toBe('safe');
    await remove(expense_id);
  });
});

describe('a removal', () => {
  it('refunds to the fund that holds the money now, and stays in the list, marked', async () => {
    const before = await money.balances();
    const totals = await money.list();
    const { expense_id } = await money.serve(300_00);
    await transfer(expense_id);
    await remove(expense_id);
    expect(await money.balances()).toEqual(before);
    expect(await money.row(expense_id)).toMatchObject({
      removed_by: 'admin',
      removed_time: expect.any(Number) as number,
    });
    const after = await money.list();
    expect({ ...after, filtered_records: [], total_records: 0 }).toEqual({
      ...totals,
      filtered_records: [],
      total_records: 0,
    });
    expect(await money.code(remove(expense_id))).toBe(5);
    const { items } = await money.ask(expenseHistory, { body: { expense_id } });
    expect(items.map(({ action }) => action)).toEqual(['removed', 'changed']);
  });

  it('cancels an order: money, ingredients and roll-ups return; an operation is taken back as well', async () => {
    const before = await money.balances();
    const rum = await money.holding(RUM);
    const order = await money.pay({ card: 200_00 });
    expect((await money.holding(RUM))?.quantity).toBeCloseTo((rum?.quantity ?? 0) - 0.08, 6);
    await remove(order.expense_id);
    expect(await money.balances()).toEqual(before);
    expect(await money.holding(RUM)).toEqual(rum);
    const { rows } = await money.database.pool.query(
      'select cancelled_by from orders where order_number = $1 and cancelled_at is not null',
      [order.order_number],
    );
    expect(rows).toEqual([{ cancelled_by: 1 }]);
    expect(await money.code(transfer(order.expense_id))).toBe(5);
    await money.ask(operateFunds, { body: { operation: 'transfer_from_bank_to_safe', amount: 5000.01 } });
    await remove((await money.newest()).expense_id);
    expect(await money.balances()).toEqual(before);
  });

  it('takes one line of a purchase out of stock and keeps the others', async () => {
    const limes = await money.holding(LIME);
    const before = await money.balances();
    const { purchase_number } = await money.deliver([
      [LIME, 10, 7],
      [RUM, 1, 450],
      [LIME, 10, 7],
    ]);
    const lines = (await money.list()).filtered_records.filter((row) => row.purchase_number === purchase_number);
    expect(lines.map(({ measure_name }) => measure_name)).toEqual(['unit', 'litre', 'unit']);
    expect(lines.map(({ name, quantity, cost }) => [name, quantity, cost])).toEqual([
      ['Лайм', 10, -70],
      ['Ром', 1, -450],
      ['Лайм', 10, -70],
    ]);
    await remove(lines[2]?.expense_id ?? 0);
    expect((await money.holding(LIME))?.quantity).toBe((limes?.quantity ?? 0) + 10);
    expect((await money.balances()).safe).toBe(before.safe - 520_00);
    const purchase = await money.ask(getPurchase, { params: { id: purchase_number ?? 0 } });
    expect(purchase.items.map(({ quantity, removed }) => [quantity, removed])).toEqual([
      [10, true],
      [1, undefined],
      [10, undefined],
    ]);
    expect(purchase.total_amount).toBe(520);
    // Its twin is another line.
    for (const { expense_id } of lines.slice(0, 2)) await remove(expense_id);
    expect([await money.balances(), (await money.holding(LIME))?.quantity]).toEqual([before, limes?.quantity]);
  });

  it('leaves the funds alone when the owner or nobody has paid', async () => {
    const owed = async () =>
      (
        await money.database.pool.query<Record<string, unknown>>(
          "select account, balance from fund_balances where account not in ('purchases', 'expenses') order by account",
        )
      ).rows;
    const before = await owed();
    const { expense_id } = await money.serve(300_00, {}, { own: true });
    await remove(expense_id);
    await money.deliver([[LIME, 1, 5]], { pay_later: true });
    await remove((await money.newest()).expense_id);
    expect(await owed()).toEqual(before);
    expect((await money.newest()).kind).toBe('purchase');
  });

  it('follows a merged item, and is refused when its measure changed', async () => {
    await fillStock(money.database, [
      { item_id: 301, is_file: true, name: 'Мята', measure_id: 1, quantity: 1, stock_price: 10_00 },
      { item_id: 302, is_file: true, name: 'Мята свежая', measure_id: 1, quantity: 2, stock_price: 10_00 },
    ]);
    await money.deliver([[301, 3, 12]]);
    const bought = await money.newest();
    await money.ask(mergeStock, { body: { source_id: 301, destination_id: 302 } });
    await remove(bought.expense_id);
    expect((await money.holding(302))?.quantity).toBe(3);
    expect((await money.holding(301))?.quantity).toBe(0);
    await money.deliver([[302, 3, 12]]);
    const later = await money.newest();
    await money.ask(saveStockItem, {
      body: { item_id: 302, new_measure_id: 2, recalculate_measure: true, measure_factor: 10 },
    });
    expect(await money.code(remove(later.expense_id))).toBe(5);
  });

  it('is allowed for two hours, or by the admin; never for salaries; for orders with the right to cancel them', async () => {
    const manager = await money.signedIn('manager');
    const clerk = await money.signedIn('clerk');
    const reader = await money.signedIn('reader');
    const code = (ask: typeof manager, { expense_id }: { expense_id: number }) =>
      money.code(ask(deleteExpense, { body: { expense_id } }));
    const ago = (minutes: number) => ({ time: new Date(Date.now() - minutes * 60_000) });
    const old = await money.serve(1_00, {}, ago(121));
    expect(await code(manager, old)).toBe(3);
    expect(await code(money.ask, old)).toBeNull();
    const recent = await money.serve(1_00, {}, ago(119));
    expect(await code(reader, recent)).toBe(3);
    expect(await code(manager, recent)).toBeNull();
    const salary = await money.serve(1_00, { sub_category_id: 1369 });
    expect(await code(money.ask, salary)).toBe(3);
    const order = await money.pay();
    expect(await code(clerk, order)).toBe(3);
    expect(await code(manager, order)).toBeNull();
  });

  it('is refused for rows that follow from another change, and when the money is gone', async () => {
    const { expense_id } = await money.serve(300_00);
    await transfer(expense_id);
    expect(await money.code(remove((await money.newest()).expense_id))).toBe(1);
    await remove(expense_id);
    expect(await money.newest()).toMatchObject({ kind: 'expense_removal', cost: 300, name: 'Лёд' });
    expect(await money.code(remove((await money.newest()).expense_id))).toBe(1);
    const order = await money.pay();
    // The cashbox is spent.
    const { cashier, safe } = await money.balances();
    await money.serve(safe - cashier);
    const spent = await money.serve(cashier);
    await transfer(spent.expense_id);
    const limes = await money.holding(LIME);
    expect(await money.code(remove(order.expense_id))).toBe(11);
    expect((await money.row(order.expense_id)).removed_time).toBeNull();
    expect((await money.ask(getOrder, { params: { id: order.order_number } })).cancelled_time).toBeNull();
    expect(await money.holding(LIME)).toEqual(limes);
  });

  it('income from outside sales leaves the safe, and no longer counts', async () => {
    const totals = async () => {
      const { total_income, total_profit, total_outcome } = await money.list();
      return { total_income, total_profit, total_outcome };
    };
    const before = await totals();
    const body = { category_id: 46, name: 'Аренда зала', price: 700.07, use_own_funds: false };
    await money.ask(addService, { body });
    expect((await totals()).total_income).toBeCloseTo(before.total_income! + 700.07, 5);
    const income = await money.newest();
    expect(await money.code(money.ask(transferExpense, { body: { expense_id: income.expense_id } }))).toBe(1);
    await remove(income.expense_id);
    expect(await totals()).toEqual(before);
    await money.ask(addService, { body: { ...body, use_own_funds: true } });
    expect(await totals()).toEqual(before);
    await remove((await money.newest()).expense_id);
    expect(await totals()).toEqual(before);
  });
});

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

it('a key belongs to one person', async () => {
  await money.addUser('second', permissionsOf(['ProgramLogin', 'SafeDeposit']));
  const browser = money.browser();
  await browser.signIn('second');
  const deposit = (amount: number) => ({ operation: 'safe_deposit', amount });
  const headers = { 'idempotency-key': 'the-same-key-of-two' };
  const before = (await money.balances()).safe;
  await raw(api(operateFunds), deposit(10), headers);
  const other = await browser.fetch(api(operateFunds), {
    method: 'POST',
    body: JSON.stringify(deposit(10)),
    headers: { 'content-type': 'application/json', ...headers },
  });
  expect(other.status).toBe(200);
  expect((await money.balances()).safe).toBe(before + 20_00);
});
