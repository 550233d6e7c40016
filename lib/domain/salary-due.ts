import { toBaht, toSatang } from './money';
import type { MonthFigures } from './salary';

const TAKEN = ['penalty', 'credit_withheld', 'debt', 'premayment_paid', 'salary_paid'] as const;

/** A line of the sum: what it is, and its amount in baht, below 0 for what is taken off. */
export interface DueLine {
  readonly key: 'wages' | 'accrued' | 'bonus' | 'allowance' | (typeof TAKEN)[number];
  readonly amount: number;
}

interface DueSum {
  readonly lines: readonly DueLine[];
  /** What is to be paid, in baht. */
  readonly due: number;
  /** What was paid or withheld beyond the sum, in baht; later months carry it as a debt. */
  readonly overpaid: number;
}

/** What the amount due of a month is made of, in the order of a payslip, without lines of 0 after the first. */
export function dueSum(figures: MonthFigures): DueSum {
  const { wages, accrued = wages } = figures;
  // `accrued` replaces the wages where the month earned less.
  const first: DueLine = accrued === wages ? { key: 'wages', amount: wages } : { key: 'accrued', amount: accrued };
  const others = [
    ...(['bonus', 'allowance'] as const).map((key): DueLine => ({ key, amount: figures[key] ?? 0 })),
    ...TAKEN.map((key): DueLine => ({ key, amount: -(figures[key] ?? 0) })),
  ].filter(({ amount }) => amount !== 0);
  const lines = [first, ...others];
  const rest = lines.reduce((sum, { amount }) => sum + toSatang(amount), 0);
  return { lines, due: toBaht(Math.max(0, rest)), overpaid: toBaht(Math.max(0, -rest)) };
}
