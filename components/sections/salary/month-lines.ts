import type { SalaryData } from '@/lib/sections/salary/contract/operations';
import { dueWith, type SalaryBooking } from '@/lib/sections/salary/rules/operations';
import type { Figure } from './figures';

type Choice = Pick<SalaryBooking, 'accrued' | 'allowances'>;

/**
 * Lines that make up the amount due of a month, including `accrued` and `allowances` of a salary about to be paid. A
 * server that is not `ours` knows neither instalments nor debts.
 */
export function monthLines(
  figures: SalaryData | undefined,
  ours: boolean,
  { accrued, allowances = 0 }: Choice = {},
): readonly Figure[] {
  const withheld = [
    { name: 'due.lines.credit_withheld', amount: figures && (figures.credit_withheld ?? 0), sign: '−' },
    { name: 'due.lines.debt', amount: figures && (figures.debt ?? 0), sign: '−' },
  ] as const;
  return [
    { name: 'due.lines.accrued', amount: figures && (accrued ?? figures.accrued ?? figures.wages) },
    { name: 'due.lines.bonus', amount: figures?.bonus, sign: '+' },
    { name: 'due.lines.allowance', amount: figures && (figures.allowance ?? 0) + allowances, sign: '+' },
    ...(figures?.repaid ? [{ name: 'due.lines.repaid', amount: figures.repaid, sign: '+' } as const] : []),
    { name: 'due.lines.penalty', amount: figures?.penalty, sign: '−' },
    ...(ours ? withheld : []),
    { name: 'due.lines.premayment_paid', amount: figures?.premayment_paid, sign: '−' },
    { name: 'due.lines.salary_paid', amount: figures?.salary_paid, sign: '−' },
    { name: 'due.lines.due', amount: figures && dueWith(figures, { accrued, allowances }), total: true },
  ];
}
