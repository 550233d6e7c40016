import type { SalaryData } from '@/lib/contract/salary-operations';
import type { Figure } from './figures';

/** What raises and lowers the pay of a month; a legacy server knows neither instalments nor debts. */
export const monthLines = (figures: SalaryData | undefined, isOwn: boolean): readonly Figure[] => [
  { name: 'bonus', amount: figures?.bonus, sign: '+' },
  { name: 'penalty', amount: figures?.penalty, sign: '−' },
  ...(isOwn
    ? ([
        { name: 'instalments', amount: figures && (figures.credit_withheld ?? 0), sign: '−' },
        { name: 'debt', amount: figures && (figures.debt ?? 0), sign: '−' },
      ] as const)
    : []),
  { name: 'prepaid', amount: figures?.premayment_paid, sign: '−' },
  { name: 'paid', amount: figures?.salary_paid, sign: '−' },
];
