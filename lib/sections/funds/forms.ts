import { renameExpense, type Expense } from '@/lib/sections/expenses/contract';
import { addService, operateFunds, type FundOperation } from './contract';
import { DEFAULT_CATEGORY, OTHER_INCOME } from '@/lib/sections/categories/rules';
import { mayOperate } from '@/lib/domain/fund-operations';
import { moveOf } from '@/lib/domain/money-moves';
import { defineForm } from '@/lib/forms/define';
import { id, money, optionalText, text, value } from '@/lib/forms/field';

const WRONG = 'operations.wrong';

const amount = money('operations.amount', { errors: { number: WRONG, decimals: WRONG, atLeast: WRONG } });

/** Form of an operation between funds with an optional comment; its record is the operation. */
export const fundForm = defineForm(operateFunds, {
  fields: {
    amount,
    comment: optionalText('operations.comment'),
  },
  fixed: (operation: FundOperation) => ({ operation }),
  check: (values, operation) =>
    values.amount === undefined || mayOperate(operation, values.amount)
      ? undefined
      : { amount: { kind: 'moreThan', args: { min: 0 } } },
  moves: ({ amount: sum }, operation) => (sum === undefined ? undefined : moveOf(operation, sum)),
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
  keep: ({ operation }) => `balance ${operation}`,
  fixed: ({ operation, balance }) => ({ operation, ...(balance !== undefined && { balance }) }),
  moves: ({ amount: sum }, { operation }) => (sum === undefined ? undefined : moveOf(operation, sum)),
});

/** Form of a service, paid from the safe or by the owner. */
export const serviceForm = defineForm(addService, {
  fields: {
    category_id: id('operations.service.category', { start: DEFAULT_CATEGORY }),
    name: text('operations.service.name'),
    price: money('operations.service.price'),
    use_own_funds: value('operations.service.own', false),
  },
  moves: ({ category_id, price: sum, use_own_funds }) => {
    if (sum === undefined) return undefined;
    const place = use_own_funds ? 'owner' : 'safe';
    return category_id === OTHER_INCOME ? { in: place, sum } : { out: place, sum };
  },
  offUntilValid: true,
});

/** Form of an expense's name. */
export const renameForm = defineForm(renameExpense, {
  fields: { name: text('expenses.fields.name') },
  values: ({ name }: Expense) => ({ name }),
  keep: ({ expense_id }) => expense_id,
  fixed: ({ expense_id, name }) => ({ expense_id, old_name: name }),
  changesOnly: 'new_',
  offUntilValid: true,
});
