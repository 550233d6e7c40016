import { toBaht, toSatang } from './money';
import { monthsBetween, type SalaryMonth } from './salary-month';

/** What the amount due of a month is made of, in baht. A legacy server tells neither instalments nor debts. */
export interface MonthFigures {
  readonly wages: number;
  /** Earned in the month; the wages if unknown. */
  readonly accrued?: number | undefined;
  readonly bonus: number;
  readonly allowance?: number | undefined;
  readonly penalty: number;
  readonly premayment_paid: number;
  readonly salary_paid: number;
  readonly credit_withheld?: number | undefined;
  readonly debt?: number | undefined;
}

/** Amount still to be paid for a month, in baht, never below 0 (docs/domain.md, section 13.2). */
export function amountDue(figures: MonthFigures): number {
  const { wages, accrued = wages, bonus, allowance = 0, penalty, premayment_paid, salary_paid } = figures;
  const { credit_withheld = 0, debt = 0 } = figures;
  const earned = [accrued, bonus, allowance];
  const taken = [penalty, premayment_paid, salary_paid, credit_withheld, debt];
  const sum = (amounts: readonly number[]) => amounts.reduce((total, baht) => total + toSatang(baht), 0);
  return toBaht(Math.max(0, sum(earned) - sum(taken)));
}

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
