import { renameExpense, transferExpense, type Expense } from '../contract/expenses';
import { addService, operateFunds, type Fund, type FundOperation } from '../contract/funds';
import { DEFAULT_CATEGORY } from '../domain/expense-categories';
import { mayOperate } from '../domain/fund-operations';
import { defineForm } from './define';
import { id, money, text, value } from './field';

const WRONG = 'operations.wrong';

/** Form of an operation between funds; its record is the operation. */
export const fundForm = defineForm(operateFunds, {
  fields: { amount: money('operations.amount', { errors: { number: WRONG, decimals: WRONG, atLeast: WRONG } }) },
  fixed: (operation: FundOperation) => ({ operation }),
  check: ({ amount }, operation) =>
    amount === undefined || mayOperate(operation, amount)
      ? undefined
      : { amount: { kind: 'moreThan', args: { min: 0 } } },
  offUntilValid: true,
});

/** Form of a service, paid from the safe or by the owner. */
export const serviceForm = defineForm(addService, {
  fields: {
    category_id: id('operations.service.category', { start: DEFAULT_CATEGORY }),
    name: text('operations.service.name'),
    price: money('operations.service.price'),
    use_own_funds: value('operations.service.own', false),
  },
  offUntilValid: true,
});

/** A payment that can go to another fund, and the closed day whose sheet holds it. */
export interface Payment {
  readonly expense_id: number;
  /** In baht, above 0 for income. */
  readonly cost: number;
  readonly from: Fund;
  readonly to: Fund;
  /** Undefined on a legacy server, which closes no days and is told no target. */
  readonly closed_day: string | null | undefined;
}

/** Form of a changed way of payment; a closed day needs a reason. */
export const paymentForm = defineForm(transferExpense, {
  fields: {
    reason: {
      ...text('record.payment.reason', { optional: true }),
      read: (typed: string) => typed.trim() || undefined,
    },
  },
  fixed: ({ expense_id, to, closed_day }: Payment) => ({ expense_id, ...(closed_day !== undefined && { to }) }),
  check: ({ reason }, { closed_day }) =>
    closed_day && reason === undefined ? { reason: { kind: 'required' } } : undefined,
});

/** Form of an expense's name. */
export const renameForm = defineForm(renameExpense, {
  fields: { name: text('expenses.fields.name') },
  values: ({ name }: Expense) => ({ name }),
  fixed: ({ expense_id }) => ({ expense_id }),
  changesOnly: 'new_',
  offUntilValid: true,
});
