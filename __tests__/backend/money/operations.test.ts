import { eq } from 'drizzle-orm';
import { expenseCategories as categories, FUNDS, users } from '@/backend/src/db/schema';
import { post } from '@/backend/src/ledger/funds/ledger';
import { serviceEntry } from '@/backend/src/sections/funds/service';
import { wordsIn } from '@/lib/bff/words';
import { listExpenses } from '@/lib/sections/expenses/contract';
import { addService, operateFunds, undoOperation, type FundOperation } from '@/lib/sections/funds/contract';
import { FUND_OPERATIONS } from '@/lib/contract/fund-operations';
import { FLAGS, type Flag } from '@/lib/contract/access';
import { addToStock, createStockFolder, saveStockItem } from '@/lib/sections/stock/contract/edit';
import { mayServe } from '@/lib/sections/categories/rules';
import { permissionsOf } from '@/lib/rights/permissions';
import { operationOf } from '@/lib/sections/expenses/words';
import { adminDetails } from '@/lib/lists/report/endpoints';
import { expenseCategories as byCategory } from '@/lib/sections/statistics/lists/expense-categories';
import { startStack } from '../../support/stack';
import { deliveryOf, fillStock } from '../../support/stock';
import { allExpenses, costsByCategory, give, held, lastExpense, owner, teller, type Teller } from './money';
import { codeOf } from '../../support/ask';

const stack = startStack();
const admin = owner();
beforeAll(async () => {
  await give(stack, { cashier: 1000_00, safe: 5000_00, bank: 9000_00 });
});

const OPERATIONS = Object.keys(FUND_OPERATIONS) as FundOperation[];

describe('an operation', () => {
  it.each([
    ['cashier_deposit', 100.5, { cashier: 100_50 }, 100_50, 'cashier'],
    ['cashier_withdrawal', 50.25, { cashier: -50_25 }, -50_25, 'cashier'],
    ['safe_deposit', 10, { safe: 10_00 }, 10_00, 'safe'],
    ['safe_withdrawal', 20, { safe: -20_00 }, -20_00, 'safe'],
    ['transfer_from_cashier_to_safe', 30, { cashier: -30_00, safe: 30_00 }, 30_00, null],
    ['transfer_from_bank_to_safe', 40, { bank: -40_00, safe: 40_00 }, 40_00, null],
  ] as const)('%s of %d moves the money and is among the expenses', async (operation, amount, moves, cost, fund) => {
    const before = await held(stack);
    expect(await admin.operate(operation, amount)).toEqual({ entry_id: expect.any(Number) as number });
    const after = await held(stack);
    const moved = Object.fromEntries(FUNDS.map((name) => [name, after[name] - before[name]]));
    expect(moved).toEqual({ cashier: 0, safe: 0, bank: 0, ...moves });
    const row = { kind: operation, flow: 'operation', cost, fund, name: '', category_id: null };
    const balances = FUNDS.flatMap((name) => [
      [`${name}_before`, before[name]],
      [`${name}_after`, after[name]],
    ]);
    expect(await lastExpense(stack)).toMatchObject({ ...row, ...Object.fromEntries(balances) });
  });

  it.each([
    ['set_cashier_balance', 'cashier', 1234.56],
    ['set_safe_balance', 'safe', 0],
    ['set_safe_balance', 'safe', 7000],
    ['set_bank_balance', 'bank', 8999.99],
  ] as const)('%s posts the difference to %s', async (operation, fund, amount) => {
    const before = await held(stack);
    await admin.operate(operation, amount);
    expect((await held(stack))[fund]).toBe(Math.round(amount * 100));
    expect(await lastExpense(stack)).toMatchObject({ kind: operation, cost: Math.round(amount * 100) - before[fund] });
    const rows = (await allExpenses(stack)).length;
    await admin.operate(operation, amount);
    expect((await allExpenses(stack)).length).toBe(rows);
  });

  it('of 0 is refused; without cover it says so and books nothing', async () => {
    const before = await held(stack);
    const rows = (await allExpenses(stack)).length;
    for (const operation of OPERATIONS.filter((name) => !name.startsWith('set_')))
      expect(await codeOf(admin.operate(operation, 0))).toBe(1);
    for (const operation of ['cashier_withdrawal', 'transfer_from_cashier_to_safe'] as const)
      expect(await codeOf(admin.operate(operation, before.cashier / 100 + 0.01))).toBe(11);
    expect(await codeOf(admin.operate('safe_withdrawal', before.safe / 100 + 0.01))).toBe(11);
    expect(await codeOf(admin.operate('transfer_from_bank_to_safe', before.bank / 100 + 0.01))).toBe(11);
    for (const amount of [-1, 0.001, 1e9, NaN]) expect(await codeOf(admin.operate('cashier_deposit', amount))).toBe(1);
    expect(await held(stack)).toEqual(before);
    expect((await allExpenses(stack)).length).toBe(rows);
  });

  it('needs the right of its own, and no other suffices', async () => {
    const person = await teller(stack, 'person', []);
    for (const [operation, flag] of Object.entries(FUND_OPERATIONS) as [FundOperation, Flag][]) {
      const code = async (...flags: Flag[]) => {
        const permissions = permissionsOf(['ProgramLogin', ...flags]);
        await stack.database.db.update(users).set({ permissions }).where(eq(users.login, 'person'));
        return codeOf(person.operate(operation, operation.startsWith('set_') ? 500 : 1));
      };
      expect([operation, await code(flag)]).toEqual([operation, null]);
      // BeerCraft would close the cashbox by itself.
      const others = FLAGS.filter((one) => one !== flag && one !== 'BeerCraft');
      expect([operation, await code(...others)]).toEqual([operation, 3]);
    }
  });
});

describe('the comment of an operation', () => {
  const operate = (operation: FundOperation, amount: number, comment: string) =>
    admin.ask(operateFunds, { body: { operation, amount, comment } });

  it('is shown in the list beside what was done', async () => {
    await operate('cashier_deposit', 30, ' Размен ');
    const filter = { period_id: 4, report_type: 2, page: 1, count: 1 } as const;
    const { filtered_records } = await admin.ask(listExpenses, { body: filter });
    expect(filtered_records).toMatchObject([{ kind: 'cashier_deposit', name: 'Размен', cost: 30 }]);
    expect(filtered_records.map((row) => operationOf(row, wordsIn('ru')))).toEqual(['Внесение в кассу: Размен']);
  });

  it('is the reason of a set balance, and may not be empty there', async () => {
    const before = await held(stack);
    expect(await codeOf(operate('set_safe_balance', 1, '  '))).toBe(1);
    expect(await held(stack)).toEqual(before);
    await operate('set_safe_balance', before.safe / 100 + 5, 'Нашли за полкой');
    expect(await lastExpense(stack)).toMatchObject({ kind: 'set_safe_balance', name: 'Нашли за полкой', cost: 5_00 });
    await admin.operate('set_safe_balance', before.safe / 100);
  });
});

describe('taking an operation back', () => {
  const undo = (teller: Teller, operation: FundOperation, amount: number) =>
    teller.ask(undoOperation, { body: { operation, amount } });

  it.each(OPERATIONS)('of %s restores the balances and marks the row', async (operation) => {
    const before = await held(stack);
    const amount = operation.startsWith('set_') ? 3210.5 : 12.5;
    await admin.operate(operation, amount);
    await undo(admin, operation, amount);
    expect(await held(stack)).toEqual(before);
    const rows = await allExpenses(stack);
    expect(rows.at(-1)).toMatchObject({ kind: 'expense_removal' });
    expect(rows.at(-2)).toMatchObject({ kind: operation, removed_by: 1 });
    expect(await codeOf(undo(admin, operation, amount))).toBe(2);
  });

  it('a set balance loses only what setting it changed', async () => {
    const { cashier } = await held(stack);
    await admin.operate('set_cashier_balance', cashier / 100 + 50);
    await admin.operate('cashier_deposit', 7);
    await undo(admin, 'set_cashier_balance', cashier / 100 + 50);
    expect((await held(stack)).cashier).toBe(cashier + 7_00);
  });

  it('is for whoever did it, with the right to do it, and not beyond two hours', async () => {
    const one = await teller(stack, 'one', ['CashierDeposit']);
    const other = await teller(stack, 'other', ['CashierDeposit', 'SafeDeposit']);
    await one.operate('cashier_deposit', 11);
    expect(await codeOf(undo(other, 'cashier_deposit', 11))).toBe(2);
    expect(await codeOf(undo(one, 'safe_deposit', 11))).toBe(3);
    expect(await codeOf(undo(one, 'cashier_deposit', 12))).toBe(2);
    const real = Date.now();
    jest.spyOn(stack.app, 'clockFault').mockResolvedValue(undefined);
    jest.spyOn(Date, 'now').mockReturnValue(real + 121 * 60_000);
    expect(await codeOf(undo(one, 'cashier_deposit', 11))).toBe(2);
    jest.restoreAllMocks();
    expect(await codeOf(undo(one, 'cashier_deposit', 11))).toBeNull();
  });
});

const SERVICE = { category_id: 16, name: ' Вывоз мусора ', price: 100, use_own_funds: false };
const serve = (body: Partial<typeof SERVICE>) => admin.ask(addService, { body: { ...SERVICE, ...body } });

describe('a service', () => {
  const filed = { kind: 'service', name: 'Вывоз мусора', category_id: 16 };
  it.each([
    [
      'from the safe',
      { price: 1200.75 },
      { ...filed, flow: 'outcome', cost: -1200_75, fund: 'safe', paidtype: 'cash' },
    ],
    ['by the owner', { price: 99_000, use_own_funds: true }, { cost: -99_000_00, fund: null, paidtype: 'others' }],
    ['into the safe', { category_id: 46, price: 8000 }, { flow: 'income', cost: 8000_00, fund: 'safe' }],
  ] as const)('is paid %s and filed under its category', async (_, body, row) => {
    await admin.operate('set_safe_balance', 5000);
    const before = await held(stack);
    await serve(body);
    const safe = before.safe + (row.fund === null ? 0 : row.cost);
    expect(await held(stack)).toEqual({ ...before, safe });
    expect(await lastExpense(stack)).toMatchObject({ ...row, safe_before: before.safe, safe_after: safe });
  });

  it('may cost nothing, but needs a name and a category, and at most what the safe holds', async () => {
    const before = await held(stack);
    await serve({ price: 0 });
    expect(await lastExpense(stack)).toMatchObject({ cost: 0, fund: null });
    const refused = [{ name: '   ' }, { price: -1 }, { category_id: 4711 }, { price: before.safe / 100 + 0.01 }];
    expect(await Promise.all(refused.map((body) => codeOf(serve(body))))).toEqual([1, 1, 2, 11]);
    expect(await held(stack)).toEqual(before);
  });
});

const [LOSSES, MEAT, RENT, SALARIES] = [99, 106, 120, 1369];
beforeAll(async () => {
  await stack.database.db.insert(categories).values([
    { category_id: RENT, name: 'Аренда', group_id: 2, purposes: ['services'] },
    { category_id: MEAT, name: 'Мясо', group_id: 1 },
  ]);
  await fillStock(stack.database, [
    { item_id: 5, is_file: false, name: 'Кухня' },
    { item_id: 51, is_file: true, name: 'Премия', measure_id: 1, category_id: SALARIES, parent_id: 5 },
    { item_id: 52, is_file: true, name: 'Лёд', measure_id: 1, category_id: 16, parent_id: 5 },
  ]);
});

const deliver = (line: object) => admin.ask(addToStock, deliveryOf([line as never], { use_own_funds: false }));
const BEEF = { name: 'Говядина', parent_id: 5, measure_id: 1, description: '', quantity: 1, price: 10 };

it('a service is booked in categories for services alone', async () => {
  for (const category of [16, 46, 48, RENT])
    expect([category, await codeOf(serve({ category_id: category }))]).toEqual([category, null]);
  for (const category of [LOSSES, SALARIES, MEAT])
    expect([category, await codeOf(serve({ category_id: category }))]).toEqual([category, 1]);
});

it('stock is booked in categories for stock alone', async () => {
  for (const category of [MEAT, 48])
    expect([category, await codeOf(deliver({ ...BEEF, category_id: category }))]).toEqual([category, null]);
  for (const category of [LOSSES, SALARIES, RENT, 16, 46]) {
    const folder = { parent_id: 5, name: 'Ящик', category_id: category };
    const item = { item_id: 52, new_category_id: category };
    const codes = [
      await codeOf(deliver({ ...BEEF, category_id: category })),
      await codeOf(admin.ask(createStockFolder, { body: folder })),
      await codeOf(admin.ask(saveStockItem, { body: item })),
    ];
    // The item is in category 16 already.
    expect([category, ...codes]).toEqual([category, 1, 1, category === 16 ? null : 1]);
  }
});

it('an item that stands among salaries cannot be bought until it has another category', async () => {
  expect(await codeOf(deliver({ item_id: 51, quantity: 1, price: 10 }))).toBe(1);
  // An item among services comes from earlier; it is bought as before.
  expect(await codeOf(deliver({ item_id: 52, quantity: 1, price: 10 }))).toBeNull();
  await admin.ask(saveStockItem, { body: { item_id: 51, new_category_id: MEAT } });
  expect(await codeOf(deliver({ item_id: 51, quantity: 1, price: 10 }))).toBeNull();
});

it('the ids of every venue tell their purpose where the server does not', () => {
  const suited = (purpose: 'stock' | 'services') =>
    [16, 46, 48, LOSSES, SALARIES, 777].filter((id) => mayServe(id, purpose));
  expect(suited('services')).toEqual([16, 46, 48, 777]);
  expect(suited('stock')).toEqual([48, 777]);
});

it('what was booked as a loss earlier stays in the list and is counted by category', async () => {
  const before = await costsByCategory(admin.ask);
  const loss = { category_id: LOSSES, name: 'Грузчики', price: 700_00, use_own_funds: false, user_id: null };
  await stack.database.db.transaction((tx) => post(tx, [serviceEntry(loss)]));
  const filter = { period_id: 4, report_type: 2, page: 1, count: 50 } as const;
  const { filtered_records } = await admin.ask(listExpenses, { body: { ...filter, category_id: LOSSES } });
  expect(filtered_records).toMatchObject([{ category_name: 'Списания и недостачи', cost: -700 }]);
  const after = await costsByCategory(admin.ask);
  expect(after.totals.total_cost).toBe(before.totals.total_cost + 700);
  const items = after.groups.flatMap((group) => group.items);
  expect(items).toContainEqual({ category_id: 0, category_name: '', cost: 700 });
  expect(items).not.toContainEqual(expect.objectContaining({ category_id: LOSSES }));
  const details = await admin.ask(adminDetails(byCategory, 'statistics'), { body: { period_id: 4, category_id: 0 } });
  expect(details.items).toMatchObject([{ name: 'Грузчики', price: 700 }]);
});
