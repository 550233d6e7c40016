import { operate } from '@/backend/src/sections/funds/operations';
import { deleteExpense } from '@/lib/sections/expenses/contract';
import { undoOperation } from '@/lib/sections/funds/contract';
import { signedIn } from '@/__tests__/support/ask';
import { startStack } from '@/__tests__/support/stack';
import { give, held, owner, teller, type Teller } from '../../money/money';
import { expenseOf } from '../../orders/venue';
import { analyticsOf } from './lunch-bar';

const stack = startStack();
const admin = owner();
let mei: Teller;
let report: ReturnType<typeof analyticsOf>['report'];
beforeAll(async () => {
  mei = await teller(stack, 'mei', ['SafeTransferFromCashier', 'CashierView', 'ExpensesView', 'FundsDirectChange']);
  ({ report } = analyticsOf(signedIn()));
  await give(stack, { cashier: 1000_00, safe: 5000_00, bank: 9000_00 });
});

const moved = async (period_id = 0) => {
  const { items, totals } = await report('cash2safe', { period_id });
  return [...items.map(({ user_name, amount }) => [user_name, amount]), totals['amount'] ?? 0];
};

test('a transfer counts for who made it until it is taken back as an operation or as an expense', async () => {
  expect(await moved()).toEqual([0]);
  await admin.operate('transfer_from_cashier_to_safe', 100.25);
  await mei.operate('transfer_from_cashier_to_safe', 50);
  await mei.operate('transfer_from_cashier_to_safe', 11);
  await mei.ask(undoOperation, { body: { operation: 'transfer_from_cashier_to_safe', amount: 11 } });
  await admin.operate('transfer_from_cashier_to_safe', 12);
  await admin.ask(deleteExpense, { body: { expense_id: await expenseOf(stack.database) } });
  for (const other of ['safe_deposit', 'transfer_from_bank_to_safe'] as const) await admin.operate(other, 13);
  expect(await moved()).toEqual([['admin', 100.25], ['mei', 50], 150.25]);
  expect(await moved(1)).toEqual([0]);
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
  // A transfer without a user has an empty name.
  await stack.database.db.transaction((tx) => operate(tx, null, 'transfer_from_cashier_to_safe', 7_00));
  expect(await moved()).toContainEqual(['', 7]);
});
