import type { SalaryData, SalaryOperation } from '../contract/operations';
import { toBaht, toSatang } from '@/lib/domain/money';
import { daysIn, monthsBetween, type SalaryMonth } from './month';

const GIVEN = ['bonus', 'allowance', 'repaid'] as const;
const TAKEN = ['penalty', 'credit_withheld', 'debt', 'premayment_paid', 'salary_paid'] as const;

/** Figures that make up the amount due of a month, in baht; an unknown `accrued` equals the wages. */
export type MonthFigures = Pick<SalaryData, 'wages' | 'accrued' | (typeof GIVEN)[number] | (typeof TAKEN)[number]>;

/** A line of the sum: what it is, and its amount in baht, below 0 for what is taken off. */
export interface DueLine {
  readonly key: keyof MonthFigures;
  readonly amount: number;
}

interface DueSum {
  readonly lines: readonly DueLine[];
  /** Amount to be paid, in baht. */
  readonly due: number;
  /** Amount paid or withheld beyond the sum, in baht; later months carry it as a debt. */
  readonly overpaid: number;
}

/** Amount due of a month with its lines, in the order of a payslip, without lines of 0 after the first. */
export function dueSum(figures: MonthFigures): DueSum {
  const { wages, accrued = wages } = figures;
  // `accrued` replaces the wages where the month earned less.
  const first: DueLine = accrued === wages ? { key: 'wages', amount: wages } : { key: 'accrued', amount: accrued };
  const others = [
    ...GIVEN.map((key): DueLine => ({ key, amount: figures[key] ?? 0 })),
    ...TAKEN.map((key): DueLine => ({ key, amount: -(figures[key] ?? 0) })),
  ].filter(({ amount }) => amount !== 0);
  const lines = [first, ...others];
  const rest = lines.reduce((sum, { amount }) => sum + toSatang(amount), 0);
  return { lines, due: toBaht(Math.max(0, rest)), overpaid: toBaht(Math.max(0, -rest)) };
}

/** Amount still to be paid for a month, in baht, never below 0 (docs/domain.md, section 13.2). */
export const amountDue = (figures: MonthFigures): number => dueSum(figures).due;

/** Days of a month that are worked from `first` to `last`, both included; the whole month without them. */
export const daysWorked = (
  month: SalaryMonth,
  { first = 1, last = daysIn(month) }: { first?: number; last?: number },
) => last - first + 1;

/** Wages of some days of a month, by its days, in baht to the satang (docs/domain.md, section 13.2). */
export const shareOfWages = (wages: number, days: number, month: SalaryMonth): number =>
  toBaht(Math.round((toSatang(wages) * days) / daysIn(month)));

/** Suggested prepayment: half of what is due, in whole baht where that is possible. */
export const suggestedPrepayment = (due: number): number =>
  Math.floor(due / 2) > 0 ? Math.floor(due / 2) : toBaht(Math.floor(toSatang(due) / 2));

/**
 * Instalments of a credit in whole satang, in order: equal, and the last one takes the rest of the division. They sum to
 * the amount.
 */
export function instalmentsOf(satang: number, duration: number): readonly number[] {
  const each = Math.floor(satang / duration);
  return Array.from({ length: duration }, (_, at) => (at < duration - 1 ? each : satang - each * (duration - 1)));
}

/** Overtime pay in baht, to the satang. */
export const overtimePay = (hours: number, hourCost: number): number =>
  toBaht(Math.round((Math.round(hours * 100) * toSatang(hourCost)) / 100));

/** Whether a penalty can still be booked for a month: until the month after it has passed. */
export const mayPenalise = (month: SalaryMonth, current: SalaryMonth): boolean => monthsBetween(month, current) <= 1;

/** Whether a month's salary can be paid: not before the month begins. Prepayments can. */
const hasBegun = (month: SalaryMonth, current: SalaryMonth): boolean => monthsBetween(current, month) <= 0;

/** Whether an operation may be booked for a month as seen from the current one; other rules are those of `salaryFault`. */
export function isInTime(type: SalaryOperation, month: SalaryMonth, current: SalaryMonth): boolean {
  if (type === 'penalty') return mayPenalise(month, current);
  return type !== 'salary' || hasBegun(month, current);
}
