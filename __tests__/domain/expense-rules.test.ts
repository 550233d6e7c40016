import type { Expense } from '@/lib/sections/expenses/contract';
import { offersOf } from '@/lib/sections/expenses/rules';

const expense = (rest: Partial<Expense>) =>
  ({ paidtype: 'cash', flow: 'outcome', fund: 'safe', sub_category_id: null, time: 0, ...rest }) as Expense;
const mayTransfer = (rest: Partial<Expense>) => offersOf(expense(rest), true, 0).transfer;

test('a transfer is offered where the money has another place', () => {
  expect(mayTransfer({})).toBe(true);
  expect(mayTransfer({ fund: 'cashier' })).toBe(true);
  expect(mayTransfer({ flow: 'income', fund: 'bank', paidtype: 'card' })).toBe(true);
  // Income from outside sales is in the safe.
  expect(mayTransfer({ flow: 'income', fund: 'safe' })).toBe(false);
  expect(mayTransfer({ flow: 'income', fund: null, paidtype: 'mixed' })).toBe(false);
  expect(mayTransfer({ fund: null, paidtype: 'others' })).toBe(false);
  expect(mayTransfer({ flow: 'operation' })).toBe(false);
  expect(mayTransfer({ removed_time: 1 })).toBe(false);
  // A legacy server gives neither flow nor fund.
  expect(mayTransfer({ flow: undefined, fund: undefined })).toBe(true);
});
