'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useProblemText } from '@/components/problem/use-problem-text';
import { layout } from '@/components/ui/classes';
import { Skeleton } from '@/components/ui/skeleton';
import { useEndpoint } from '@/lib/api/use-endpoint';
import type { SalaryRow } from '@/lib/sections/salary/contract/salary';
import { salaryData } from '@/lib/sections/salary/contract/operations';
import { formatMoney } from '@/lib/domain/format';
import { dueSum, type DueLine, type MonthFigures } from '@/lib/sections/salary/rules/salary';
import classes from './salary.module.css';

/** Figures of the row, or for a legacy server, whose rows lack some of them, those of its call for one employee. */
function useFigures(row: SalaryRow) {
  const { employee_id, month, year, premayment_paid } = row;
  const { data, error } = useEndpoint(
    salaryData,
    premayment_paid === undefined ? { body: { employee_id, month, year } } : null,
  );
  const figures: MonthFigures | undefined = premayment_paid === undefined ? data : { ...row, premayment_paid };
  return { figures, error };
}

/** What the amount due to an employee is made of, line by line with its sign. */
export function DueOfPerson({ row }: { readonly row: SalaryRow }) {
  const t = useTranslations('salary.due');
  const locale = useLocale();
  const textOf = useProblemText();
  const { figures, error } = useFigures(row);
  if (error && !figures) return <p className={layout.muted}>{textOf(error.problem)}</p>;
  if (!figures) return <Skeleton height={96} aria-hidden />;
  const { lines, due, overpaid } = dueSum(figures);
  const signed = ({ amount }: DueLine, at: number) =>
    `${amount < 0 ? '−' : at > 0 ? '+' : ''}\u00a0${formatMoney(Math.abs(amount), locale)}`;
  return (
    <>
      <h3>{row.employee_name}</h3>
      <dl className={classes['lines']}>
        {lines.map((line, at) => [
          <dt key={`${line.key} name`}>{t(`lines.${line.key}`)}</dt>,
          <dd key={line.key}>{signed(line, at)}</dd>,
        ])}
        <dt data-sum>{t('lines.due')}</dt>
        <dd data-sum>=&nbsp;{formatMoney(due, locale)}</dd>
      </dl>
      {overpaid > 0 && <p className={layout.muted}>{t('overpaid', { sum: formatMoney(overpaid, locale) })}</p>}
    </>
  );
}
