import type { operateSalary, SalaryData, SalaryOperation } from '../contract/operations';
import type { InputOf } from '@/lib/contract/endpoint';
import { toSatang } from '@/lib/domain/money';
import { amountDue, instalmentsOf, isInTime, overtimePay, type MonthFigures } from './salary';
import { monthsBetween, type SalaryMonth } from './month';

/** An operation as it is asked for; amounts in baht. */
export type SalaryBooking = Omit<InputOf<typeof operateSalary>['body'], 'employee_id' | 'month' | 'year'>;

/** Figures of the employee and month that an operation is checked against. */
interface BookedMonth extends MonthFigures, Pick<SalaryData, 'overtime_hour_cost' | 'is_paid'> {
  /** Whether a salary of this month or a later one stands. */
  readonly is_paid_later?: boolean | undefined;
}

/** Why an operation is refused: a key of `REFUSALS`, the field, and the figure in baht that the text names. */
export interface SalaryFault {
  readonly key:
    | 'salaryPaid'
    | 'salaryMonthAhead'
    | 'salaryNotBegun'
    | 'penaltyTooLate'
    | 'salaryAmount'
    | 'salaryReason'
    | 'salaryHours'
    | 'overtimeCostChanged'
    | 'accruedAboveWages'
    | 'allowancePaid'
    | 'moreThanDue'
    | 'creditMonths'
    | 'instalmentAboveDue';
  readonly field: string;
  readonly sum: number;
}

const fault = (key: SalaryFault['key'], field: string, sum = 0): SalaryFault => ({ key, field, sum });
const isMore = (one: number, other: number): boolean => toSatang(one) > toSatang(other);

/** Amount due of a month with what a salary would state: accrued and a new allowance. In baht. */
export const dueWith = (figures: MonthFigures, { accrued = figures.accrued, allowances = 0 }: Partial<SalaryBooking>) =>
  amountDue({ ...figures, accrued, allowance: (figures.allowance ?? 0) + allowances });

/** Amount of an operation in baht; that of overtime follows from the hours. */
export const amountOf = ({ type, amount = 0, hours = 0 }: SalaryBooking, { overtime_hour_cost = 0 }: BookedMonth) =>
  type === 'overtime' ? overtimePay(hours, overtime_hour_cost) : amount;

function payFault(booking: SalaryBooking, figures: BookedMonth, due: number): SalaryFault | undefined {
  const { amount = 0 } = booking;
  if (figures.is_paid && dueWith(figures, { accrued: booking.accrued }) === 0) return fault('salaryPaid', 'month');
  if (booking.allowances && figures.allowance) return fault('allowancePaid', 'allowances', figures.allowance);
  if (amount <= 0) return fault('salaryAmount', 'amount');
  return isMore(amount, due) ? fault('moreThanDue', 'amount', due) : undefined;
}

const reasoned = ({ amount, description = '' }: SalaryBooking): SalaryFault | undefined => {
  if (amount === undefined) return fault('salaryAmount', 'amount');
  return description === '' ? fault('salaryReason', 'description') : undefined;
};

/** Rules of each operation by its type. */
const RULES: Readonly<
  Record<SalaryOperation, (booking: SalaryBooking, figures: BookedMonth) => SalaryFault | undefined>
> = {
  salary: (booking, figures) => {
    if (isMore(booking.accrued ?? 0, figures.wages)) return fault('accruedAboveWages', 'accrued', figures.wages);
    return payFault(booking, figures, dueWith(figures, booking));
  },
  prepayment: ({ type, amount }, figures) => payFault({ type, amount }, figures, dueWith(figures, {})),
  overtime: (booking, figures) => {
    if (booking.hours === undefined) return fault('salaryHours', 'hours');
    const amount = amountOf(booking, figures);
    const differs = booking.amount !== undefined && toSatang(booking.amount) !== toSatang(amount);
    return differs ? fault('overtimeCostChanged', 'amount', amount) : undefined;
  },
  penalty: reasoned,
  bonus: reasoned,
  credit: ({ amount = 0, duration }, figures) => {
    if (amount <= 0) return fault('salaryAmount', 'amount');
    if (duration === undefined) return fault('creditMonths', 'duration');
    if (figures.is_paid_later) return fault('salaryPaid', 'month');
    const due = dueWith(figures, {});
    const [first = 0] = instalmentsOf(toSatang(amount), duration);
    return first > toSatang(due) ? fault('instalmentAboveDue', 'amount', due) : undefined;
  },
};

/**
 * The first rule that an operation breaks, if any (docs/domain.md, section 13.2). `month` is the one it applies to,
 * `current` the venue's.
 */
export function salaryFault(
  booking: SalaryBooking,
  figures: BookedMonth,
  { month, current }: { readonly month: SalaryMonth; readonly current: SalaryMonth },
): SalaryFault | undefined {
  if (monthsBetween(current, month) > 1) return fault('salaryMonthAhead', 'month');
  if (!isInTime(booking.type, month, current))
    return fault(booking.type === 'penalty' ? 'penaltyTooLate' : 'salaryNotBegun', 'month');
  return RULES[booking.type](booking, figures);
}
