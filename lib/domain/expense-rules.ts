import type { Expense } from '../contract/expenses';

/** Salaries: once paid they stay (specification part 1 §9). */
export const SALARY_SUB_CATEGORY = 1369;
/** How long anybody but the admin may take an expense back (specification part 1 §9), in seconds. */
export const RECENT_SECONDS = 120 * 60;

/** How many papers an expense may have. */
export const MOST_PAPERS = 10;

/** What follows from another change, or settled a day: it is undone where it was done. */
const BOUND_KINDS: readonly string[] = [
  'expense_transfer',
  'expense_removal',
  'day_over',
  'day_short',
  'day_close_to_safe',
];
export const isBound = (kind: string | undefined): boolean => kind !== undefined && BOUND_KINDS.includes(kind);

type Flow = NonNullable<Expense['flow']>;
type Fund = NonNullable<Expense['fund']>;

/** Where money can move: what came in lies in cashbox or bank, what went out came from safe or cashbox. */
const OTHER_PLACE: Readonly<Record<Flow, Partial<Record<Fund, Fund>>>> = {
  income: { cashier: 'bank', bank: 'cashier' },
  outcome: { safe: 'cashier', cashier: 'safe' },
  operation: {},
};
/** The other place of an expense's money, if it has one: income from outside sales stays in the safe. */
export const otherPlace = (flow: Flow, fund: Fund): Fund | undefined => OTHER_PLACE[flow][fund];

interface Aged {
  readonly sub_category_id: number | null;
  /** Unix seconds. */
  readonly time: number;
}

/** Whether an expense may be taken back at a moment (specification part 1 §4): never a salary, by others only while recent. */
export const isRemovable = ({ sub_category_id, time }: Aged, isAdmin: boolean, now: number): boolean =>
  sub_category_id !== SALARY_SUB_CATEGORY && (isAdmin || now - time <= RECENT_SECONDS);

/** What can still be done with an expense; a legacy server says nothing of what was removed, or of its flow. */
export const offersOf = (expense: Expense, isAdmin: boolean, now: number) => {
  const stands = typeof expense.removed_time !== 'number';
  return {
    rename: stands,
    remove: stands && !isBound(expense.kind) && isRemovable(expense, isAdmin, now),
    transfer:
      stands &&
      expense.paidtype !== 'mixed' &&
      expense.flow !== 'operation' &&
      // Both are left out by a legacy server, which knows by itself what can be moved.
      (expense.fund === undefined ||
        expense.flow === undefined ||
        (expense.fund !== null && otherPlace(expense.flow, expense.fund) !== undefined)),
    detail: expense.is_cashier_order || expense.purchase_number !== null,
  };
};
