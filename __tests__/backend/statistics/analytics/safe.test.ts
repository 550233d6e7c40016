import { deleteExpense } from '@/lib/sections/expenses/contract';
import { undoOperation } from '@/lib/sections/funds/contract';
import { startStack, type Stack } from '@/__tests__/support/stack';
import { give, held, lastExpense, owner, teller, type Teller } from '../../money/money';
import { analyticsOf } from './lunch-bar';

let stack: Stack;
let admin: Teller;
let mei: Teller;
let report: ReturnType<typeof analyticsOf>['report'];
beforeAll(async () => {
  stack = await startStack();
  admin = await owner(stack);
  const flags = [
    'SafeTransferFromCashier',
    'CashierView',
    'ExpensesView',
    'CashierDeposit',
    'FundsDirectChange',
  ] as const;
  mei = await teller(stack, 'mei', flags);
  const browser = stack.browser();
  await browser.signIn('admin');
  ({ report } = analyticsOf(browser));
  await give(stack, { cashier: 1000_00, safe: 5000_00, bank: 9000_00 });
});
afterAll(() => stack.close());

const moved = async (body: object = { period_id: 0 }) => {
  const { items, totals } = await report('cash2safe', { ...body });
  return [...items.map(({ user_name, amount }) => [user_name, amount]), totals['amount'] ?? 0];
};

test('what a person carried from the cashbox to the safe counts; nothing else that fills the safe does', async () => {
  expect(await moved()).toEqual([0]);
  await admin.operate('transfer_from_cashier_to_safe', 100.25);
  await mei.operate('transfer_from_cashier_to_safe', 30);
  await mei.operate('transfer_from_cashier_to_safe', 20);
  await admin.operate('safe_deposit', 500);
  await admin.operate('transfer_from_bank_to_safe', 700);
  await admin.operate('set_safe_balance', 9000);
  await admin.operate('cashier_withdrawal', 50);
  expect(await moved()).toEqual([['admin', 100.25], ['mei', 50], 150.25]);
  expect(await moved({ period_id: 4 })).toEqual(await moved());
  expect(await moved({ period_id: 1 })).toEqual([0]);
});

test('a transfer taken back, as an operation or as an expense, no longer counts', async () => {
  await mei.operate('transfer_from_cashier_to_safe', 11);
  await mei.ask(undoOperation, { body: { operation: 'transfer_from_cashier_to_safe', amount: 11 } });
  await admin.operate('transfer_from_cashier_to_safe', 12);
  const row = await lastExpense(stack);
  await admin.ask(deleteExpense, { body: { expense_id: row?.expense_id ?? 0 } });
  expect(await moved()).toEqual([['admin', 100.25], ['mei', 50], 150.25]);
});

test('a day close counts for who closed it with what it set aside, until it is reopened', async () => {
  const before = await moved();
  const { cashier } = await held(stack);
  const cash = cashier / 100;
  const counted = await mei.count(Math.floor(cash));
  const reason = 'Мелочь';
  await admin.close(counted.close_id, 200, reason);
  const sum = 150.25 + Math.floor(cash) - 200;
  expect(await moved()).toEqual([['admin', sum - 50], ['mei', 50], sum]);
  await admin.reopen(counted.close_id, 'Ошибка');
  expect(await moved()).toEqual(before);
  const again = await mei.count(Math.floor(cash));
  await mei.close(again.close_id, 300, reason);
  expect(await moved()).toEqual([['mei', sum - 100 - 100.25], ['admin', 100.25], sum - 100]);
});
