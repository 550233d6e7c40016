import type { Expense } from '../contract/expenses';

/** Salaries: once paid they stay (specification part 1 §9). */
export const SALARY_SUB_CATEGORY = 1369;
/** How long anybody but the admin may take an expense back (specification part 1 §9), in seconds. */
export const RECENT_SECONDS = 120 * 60;

/** How many papers an expense may have. */
export const MOST_PAPERS = 10;

/** What follows from another change, and goes with that one alone. */
const BOUND_KINDS: readonly string[] = ['expense_transfer', 'expense_removal'];
export const isBound = (kind: string | undefined): boolean =>
  kind !== undefined && (BOUND_KINDS.includes(kind) || kind.startsWith('day_close'));

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
      // Left out by a legacy server, which knows by itself what can be moved.
      (expense.fund === undefined || expense.fund !== null),
    detail: expense.is_cashier_order || expense.purchase_number !== null,
  };
};
