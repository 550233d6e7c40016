import type { Expense } from './contract';

/** Sub-category of salaries, which cannot be removed. */
export const SALARY_SUB_CATEGORY = 1369;
/** Category of payouts to agents, which cannot be removed. */
export const BONUS_CATEGORY = 1368;
/** Kind of the fund entry of a payout to an agent. */
export const BONUS_KIND = 'bonus';
/** Time in which anybody but the admin may take an expense back, in seconds. */
export const RECENT_SECONDS = 120 * 60;

/** Maximum number of papers per expense. */
export const MOST_PAPERS = 10;

/** Kinds of what is paid for people's work, and the operations that pay it. */
export const SALARY_KINDS: readonly string[] = ['salary', 'prepayment', 'overtime', 'credit', 'repayment'];

/** Kinds that follow from another change, settled a day or paid people. They are undone where they were made. */
const BOUND_KINDS: readonly string[] = [
  ...SALARY_KINDS,
  BONUS_KIND,
  'expense_transfer',
  'expense_removal',
  'cash_rounding',
  'day_over',
  'day_short',
  'day_close_to_safe',
];
export const isBound = (kind: string | undefined): boolean => kind !== undefined && BOUND_KINDS.includes(kind);

type Flow = NonNullable<Expense['flow']>;
type Fund = NonNullable<Expense['fund']>;

/** Funds between which a transfer moves money: income between cashbox and bank, outcome between safe and cashbox. */
const OTHER_PLACE: Readonly<Record<Flow, Partial<Record<Fund, Fund>>>> = {
  income: { cashier: 'bank', bank: 'cashier' },
  outcome: { safe: 'cashier', cashier: 'safe' },
  operation: {},
};
/** The other fund of a transfer, if there is one. Income from outside sales stays in the safe. */
export const otherPlace = (flow: Flow, fund: Fund): Fund | undefined => OTHER_PLACE[flow][fund];

/** Fund that an expense moved when it was booked; another than `fund` once its way of payment was changed. */
export function bookedFund(expense: Expense): Fund | undefined {
  const { cashier_before, cashier_after, safe_before, safe_after, bank_before, bank_after } = expense;
  if (cashier_before !== cashier_after) return 'cashier';
  if (safe_before !== safe_after) return 'safe';
  return bank_before === bank_after ? undefined : 'bank';
}

/** Fund that paid by the fields of a legacy server, which names none. */
function legacyFund({ is_cashier_order, paidtype, cashier_before, cashier_after }: Expense): Fund {
  if (is_cashier_order) return paidtype === 'card' ? 'bank' : 'cashier';
  return cashier_before === cashier_after ? 'safe' : 'cashier';
}

/** Change of the way of payment that an expense allows: where its money is, and where it can go. */
export function paymentOf(expense: Expense): { readonly from: Fund; readonly to: Fund } | undefined {
  const { paidtype, flow = expense.is_cashier_order ? 'income' : 'outcome', fund = legacyFund(expense) } = expense;
  const to = fund === null || paidtype === 'mixed' ? undefined : otherPlace(flow, fund);
  return fund !== null && to ? { from: fund, to } : undefined;
}

/** Whether an expense was taken back; a legacy server does not say. */
export const isRemoved = ({ removed_time }: Pick<Expense, 'removed_time'>): boolean => typeof removed_time === 'number';

interface Aged {
  readonly sub_category_id: number | null;
  /** Unix seconds. */
  readonly time: number;
}

/** Whether an expense may be taken back: never a salary, and except by the admin only while recent. */
export const isRemovable = ({ sub_category_id, time }: Aged, isAdmin: boolean, now: number): boolean =>
  sub_category_id !== SALARY_SUB_CATEGORY && (isAdmin || now - time <= RECENT_SECONDS);

/** Actions that an expense offers. A legacy server says nothing about removal or flow. */
export const offersOf = (expense: Expense, isAdmin: boolean, now: number) => {
  const stands = !isRemoved(expense);
  return {
    rename: stands,
    remove: stands && !isBound(expense.kind) && isRemovable(expense, isAdmin, now),
    transfer: stands && !isBound(expense.kind) && paymentOf(expense) !== undefined,
    detail: expense.is_cashier_order || expense.purchase_number !== null,
  };
};
