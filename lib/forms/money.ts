import { renameExpense, type Expense } from '../contract/expenses';
import { addService, operateFunds, type FundOperation } from '../contract/funds';
import { DEFAULT_CATEGORY } from '../domain/expense-categories';
import { mayOperate } from '../domain/fund-operations';
import { defineForm } from './define';
import { id, money, text, value } from './field';

const WRONG = 'operations.wrong';

const amount = money('operations.amount', { errors: { number: WRONG, decimals: WRONG, atLeast: WRONG } });

/** Form of an operation between funds with an optional comment; its record is the operation. */
export const fundForm = defineForm(operateFunds, {
  fields: {
    amount,
    comment: {
      ...text('operations.comment', { optional: true }),
      read: (typed: string) => typed.trim() || undefined,
    },
  },
  fixed: (operation: FundOperation) => ({ operation }),
  check: (values, operation) =>
    values.amount === undefined || mayOperate(operation, values.amount)
      ? undefined
      : { amount: { kind: 'moreThan', args: { min: 0 } } },
  offUntilValid: true,
});

/** Balance to set, and the amount typed so far. */
export interface BalanceChange {
  readonly operation: FundOperation;
  /** In baht. */
  readonly amount: number;
  /** Balance shown; undefined while it loads. */
  readonly balance?: number | undefined;
}

/** Form of a balance that is set, with the reason. */
export const balanceForm = defineForm(operateFunds, {
  fields: { amount, comment: text('operations.reason', { required: true }) },
  values: ({ amount: typed }: BalanceChange) => ({ amount: typed }),
  fixed: ({ operation, balance }) => ({ operation, ...(balance !== undefined && { balance }) }),
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

/** Form of an expense's name. */
export const renameForm = defineForm(renameExpense, {
  fields: { name: text('expenses.fields.name') },
  values: ({ name }: Expense) => ({ name }),
  fixed: ({ expense_id }) => ({ expense_id }),
  changesOnly: 'new_',
  offUntilValid: true,
});
