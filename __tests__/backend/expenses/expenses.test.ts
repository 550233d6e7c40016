import * as expenses from '@/lib/sections/expenses/contract';
import { countDay, getDay } from '@/lib/sections/days/contract';
import { addService, operateFunds } from '@/lib/sections/funds/contract';
import * as orders from '@/lib/sections/orders/contract/orders';
import { send } from '@/lib/api/call';
import { browserPath } from '@/lib/contract/endpoint';
import { startMoney } from './money-venue';

const money = startMoney();

const remove = (expense_id: number) => money.ask(expenses.deleteExpense, { body: { expense_id } });
const HOURS = 3600_000;

describe('the list', () => {
  it('shows each row with its category, table, user and balances, latest first', async () => {
    const before = await money.balances();
    const service = await money.serve(300_00);
    const [safe, cashier, bank] = [before.safe / 100, before.cashier / 100, before.bank / 100];
    expect(service).toMatchObject({ name: 'Лёд', category_id: 16, category_name: 'Услуги', user_name: 'admin' });
    expect(service).toMatchObject({ cost: -300, fund: 'safe', kind: 'service', flow: 'outcome' });
    expect(service).toMatchObject({ safe_before: safe, safe_after: safe - 300, cashier_before: cashier });
    expect(service).toMatchObject({ is_cashier_order: false, table_number: null, removed_time: null, files: 0 });
    const order = await money.pay({ card: 200_00 });
    expect(order).toMatchObject({ is_cashier_order: true, table_number: '7', name: '', cost: 500 });
    expect(order).toMatchObject({ paidtype: 'mixed', fund: null });
    expect(order).toMatchObject({ cashier_after: cashier + 300, bank_after: bank + 200 });
    const ids = (await money.list()).filtered_records.map(({ expense_id }) => expense_id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });

  it('gives one row as the list does; code 2 for none', async () => {
    const [first] = (await money.list()).filtered_records;
    expect(await money.row(first?.expense_id ?? 0)).toEqual(first);
    expect(await money.code(money.row(999_999))).toBe(2);
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
});

describe('renaming', () => {
  const rename = (expense_id: number, new_name: string, rest: { old_name?: string } = {}) =>
    money.code(money.ask(expenses.renameExpense, { body: { expense_id, new_name, ...rest } }));

  it('keeps the old name in the history, and the same name changes nothing', async () => {
    const { expense_id } = await money.serve(5_00);
    for (const name of [' Лёд сухой ', 'Лёд сухой']) expect(await rename(expense_id, name)).toBeNull();
    expect((await money.row(expense_id)).name).toBe('Лёд сухой');
    const { items } = await money.ask(expenses.expenseHistory, { body: { expense_id } });
    const changes = [{ field: 'name', before: 'Лёд', after: 'Лёд сухой' }];
    expect(items).toMatchObject([{ action: 'changed', user_name: 'admin', changes }]);
  });

  it('needs a name and a standing expense, and is refused when its name is another than the one that was seen', async () => {
    const { expense_id } = await money.serve(5_00);
    expect(await rename(expense_id, 'Лёд колотый', { old_name: 'Лёд' })).toBeNull();
    expect(await rename(expense_id, 'Лёд кубиками', { old_name: 'Лёд' })).toBe(5);
    expect((await money.row(expense_id)).name).toBe('Лёд колотый');
    expect(await rename(expense_id, 'Лёд', { old_name: 'Лёд колотый' })).toBeNull();
    expect(await rename(expense_id, '  ')).toBe(1);
    expect(await rename(999_999, 'x')).toBe(2);
    await remove(expense_id);
    expect(await rename(expense_id, 'x')).toBe(5);
  });
});

/** Code of the reply to a POST of a raw body, or to a GET if there is none. */
async function raw(path: string, body?: object): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : {};
  const response = await money.admin.fetch(browserPath(path), init);
  return Number(((await response.json()) as { code?: number }).code);
}

const FAR = 9_007_199_254_740_991;
const period = { period_id: 5, start_time: -FAR, end_time: FAR };
const BODIES = [
  [addService, { category_id: 2 ** 31 - 1, name: 'x', price: 1, use_own_funds: false }],
  [expenses.deleteExpense, { expense_id: 2 ** 31 - 1 }],
  [expenses.listExpenses, { ...period, report_type: 2, page: 1, count: 10 }],
  [expenses.listExpenses, { period_id: 4, report_type: 2, page: 1, count: 10, category_id: FAR }],
  [orders.listOrders, { ...period, page: 1, count: 10 }],
  [orders.listOrders, { period_id: 4, page: 1, count: 1000, cashier_id: FAR }],
  [orders.shortlistOrders, { ...period, cashier_id: FAR }],
  [orders.takeReceipts, { ...period, order_numbers: [1] }],
  [operateFunds, { operation: '__proto__', amount: 1 }],
  [countDay, { denominations: [{ value: 1000, pieces: 1e9 }] }],
  [expenses.expenseFiles, { expense_id: 2 ** 31 - 1 }],
  [expenses.expenseHistory, { expense_id: 2 ** 31 - 1 }],
  [expenses.removeExpenseFile, { file_id: 2 ** 31 - 1 }],
] as const;

it('whatever is sent is answered or refused by name, never an internal error', async () => {
  for (const [{ id, path }, body] of BODIES)
    expect([id, body, (await raw(path, body)) >= 1000]).toEqual([id, body, false]);
  for (const { path } of [orders.getOrder, getDay, expenses.getExpenseFile, orders.runReceipts])
    for (const id of ['2147483648', '-1', '1e3', '%2e%2e', '..%2f..%2fsecret', '0x10', '%00']) {
      const code = await raw(`${path.replace(':id', id)}?from=0&count=1`);
      expect([path, id, [1, 2].includes(code)]).toEqual([path, id, true]);
    }
});

it('a key belongs to one person', async () => {
  const second = await money.enter('second', 'SafeDeposit');
  const before = await money.safe();
  const input = { body: { operation: 'safe_deposit', amount: 10 } } as const;
  for (const { fetch } of [money.admin, second]) await send(operateFunds, input, fetch, 'the-same-key-of-two');
  expect(await money.safe()).toBe(before + 20);
});
