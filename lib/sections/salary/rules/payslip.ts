import type { SalaryRow } from '../contract/salary';
import type { SalaryStoryItem } from '../contract/operations';
import { toBaht, toSatang } from '@/lib/domain/money';
import { isSameMonth } from './month';
import { isTakenBack, storyIdOf, storyTypeOf, type StoryType } from './story';

export type PayLineKind = StoryType | 'wages' | 'unworked' | 'allowance';

/** A line of a payslip, in baht. `isPaidHere` marks the payment that the payslip was made for. */
export interface PayLine {
  readonly kind: PayLineKind;
  readonly amount: number;
  /** Unix seconds. */
  readonly time?: number;
  readonly reason?: string;
  /** Number of an instalment, and months of its credit. */
  readonly number?: number;
  readonly duration?: number;
  readonly hours?: number;
  readonly isPaidHere?: boolean;
}

/**
 * Pay of an employee and month: what was earned, less what is withheld and was paid in advance, is the net pay; less what
 * was paid of it, still due. `carried` is withheld in later months. Overtime and credits are paid apart.
 */
export interface Payslip {
  readonly earned: readonly PayLine[];
  readonly withheld: readonly PayLine[];
  readonly advances: readonly PayLine[];
  readonly net: number;
  readonly paid: readonly PayLine[];
  readonly due: number;
  readonly carried: number;
  readonly apart: readonly PayLine[];
}

const satangIn = (lines: readonly Pick<PayLine, 'amount'>[]): number =>
  lines.reduce((sum, { amount }) => sum + toSatang(amount), 0);

/** Sum of lines in baht. */
export const payTotal = (lines: readonly PayLine[]): number => toBaht(satangIn(lines));

/** Order of booking; an instalment stands where its credit does. */
const orderOf = (item: SalaryStoryItem): number => storyIdOf(item) ?? item.credit_id ?? 0;

function lineOf(item: SalaryStoryItem, kind: PayLineKind, paidBy: readonly number[]): PayLine {
  const { amount, time, description, number, duration, hours } = item;
  return {
    kind,
    amount,
    ...(typeof time === 'number' && { time }),
    ...(description && { reason: description }),
    ...(typeof number === 'number' && { number }),
    ...(typeof duration === 'number' && { duration }),
    ...(typeof hours === 'number' && { hours }),
    ...(paidBy.includes(storyIdOf(item) ?? 0) && { isPaidHere: true }),
  };
}

/** Ids of a story's operations that stand in a month. */
export const standingIds = (row: SalaryRow, story: readonly SalaryStoryItem[]): readonly number[] =>
  story.filter((item) => isSameMonth(item, row) && !isTakenBack(item)).flatMap((item) => storyIdOf(item) ?? []);

/** Whether anything was earned, paid or withheld. */
export const hasPay = (row: SalaryRow): boolean =>
  [
    row.wages,
    row.accrued,
    row.allowance,
    row.bonus,
    row.penalty,
    row.credit_withheld,
    row.debt,
    row.premayment_paid,
    row.salary_paid,
    row.overtime_paid,
  ].some((amount) => amount);

/**
 * Payslip of a month's row and the employee's story. With `paidBy`, ids of operations, it holds what was booked up to the
 * latest of them, and marks them. Otherwise the row's figures count: where the story tells no lines of a figure, or
 * others, it is one line.
 */
export function payslipOf(row: SalaryRow, story: readonly SalaryStoryItem[], paidBy: readonly number[] = []): Payslip {
  const last = paidBy.length > 0 ? Math.max(...paidBy) : undefined;
  const booked = story
    .filter((item) => isSameMonth(item, row) && !isTakenBack(item) && (last === undefined || orderOf(item) <= last))
    .toSorted((one, other) => orderOf(one) - orderOf(other) || (one.time ?? 0) - (other.time ?? 0));
  const itemsOf = (kind: PayLineKind) => booked.filter((item) => storyTypeOf(item) === kind);
  const agreed = (kind: PayLineKind, lines: readonly PayLine[], amount: number | undefined): readonly PayLine[] => {
    if (last !== undefined || amount === undefined || satangIn(lines) === toSatang(amount)) return lines;
    return amount === 0 ? [] : [{ kind, amount, ...(kind === 'overtime' && { hours: row.overtime_hours }) }];
  };
  const linesOf = (kind: PayLineKind, amount?: number) =>
    agreed(
      kind,
      itemsOf(kind).map((item) => lineOf(item, kind, paidBy)),
      amount,
    );
  const salaries = itemsOf('salary');
  const accrued = (last === undefined ? row.accrued : salaries.at(-1)?.accrued) ?? row.wages;
  const allowances = salaries.flatMap(({ allowance: amount = 0 }) =>
    amount ? [{ kind: 'allowance', amount } as const] : [],
  );
  const earned: readonly PayLine[] = [
    { kind: 'wages', amount: row.wages },
    ...(accrued === row.wages
      ? []
      : [{ kind: 'unworked', amount: toBaht(toSatang(accrued) - toSatang(row.wages)) } as const]),
    ...linesOf('bonus', row.bonus),
    ...agreed('allowance', allowances, row.allowance),
  ];
  const withheld: readonly PayLine[] = [
    ...linesOf('penalty', row.penalty),
    ...linesOf('instalment', row.credit_withheld),
    ...(row.debt ? [{ kind: 'debt', amount: row.debt } as const] : []),
  ];
  const advances = linesOf('prepayment', row.premayment_paid);
  const paid = [
    ...linesOf('salary', row.salary_paid),
    ...linesOf('repayment', row.repaid).map((line) => ({ ...line, amount: -line.amount })),
  ];
  const net = satangIn(earned) - satangIn(withheld) - satangIn(advances);
  const rest = net - satangIn(paid);
  return {
    earned,
    withheld,
    advances,
    paid,
    net: toBaht(Math.max(0, net)),
    due: toBaht(Math.max(0, rest)),
    // A legacy server carries nothing over.
    carried: row.debt === undefined ? 0 : toBaht(Math.max(0, -rest)),
    apart: [...linesOf('overtime', row.overtime_paid), ...linesOf('credit')],
  };
}
