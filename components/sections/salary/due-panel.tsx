'use client';
import { useTranslations } from 'next-intl';
import { useRef, type ReactNode } from 'react';
import { cx, layout } from '@/components/ui/classes';
import type { SalaryRow } from '@/lib/sections/salary/contract/salary';
import { isSameMonth, monthWithin, type SalaryMonth } from '@/lib/sections/salary/rules/month';
import { salaryTotals } from '@/lib/sections/salary/rules/totals';
import { useProblemText } from '@/components/problem/use-problem-text';
import { Skeleton } from '@/components/ui/skeleton';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { salaryData } from '@/lib/sections/salary/contract/operations';
import { dueSum, type DueLine, type MonthFigures } from '@/lib/sections/salary/rules/salary';
import { useFormats } from '@/components/frame/use-formats';
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

/** Lines that make up the amount due to an employee, each with its sign. */
function DueOfPerson({ row }: { readonly row: SalaryRow }) {
  const t = useTranslations('salary.due');
  const { formatMoney } = useFormats();
  const textOf = useProblemText();
  const { figures, error } = useFigures(row);
  if (error && !figures) return <p className={layout.muted}>{textOf(error.problem)}</p>;
  if (!figures) return <Skeleton height={96} aria-hidden />;
  const { lines, due, overpaid } = dueSum(figures);
  const signed = ({ amount }: DueLine, at: number) =>
    `${amount < 0 ? '−' : at > 0 ? '+' : ''}\u00a0${formatMoney(Math.abs(amount))}`;
  return (
    <>
      <h3>{row.employee_name}</h3>
      <dl className={classes['lines']}>
        {lines.map((line, at) => [
          <dt key={`${line.key} name`}>{t(`lines.${line.key}`)}</dt>,
          <dd key={line.key}>{signed(line, at)}</dd>,
        ])}
        <dt data-sum>{t('lines.due')}</dt>
        <dd data-sum>=&nbsp;{formatMoney(due)}</dd>
      </dl>
      {overpaid > 0 && <p className={layout.muted}>{t('overpaid', { sum: formatMoney(overpaid) })}</p>}
    </>
  );
}

interface DuePanelProps {
  readonly rows: readonly SalaryRow[];
  readonly month: SalaryMonth;
  readonly current: SalaryMonth;
  readonly selected: SalaryRow | undefined;
  readonly onSelect: (employee_id: number) => void;
  /** Shown below the people: debts of former employees. */
  readonly children?: ReactNode;
}

/**
 * Pay due in a month: in all, by person, and with its lines for the selected person. A legacy server tells it by person
 * only.
 */
export function DuePanel({ rows, month, current, selected, onSelect, children }: DuePanelProps) {
  const t = useTranslations('salary.due');
  const { locale, formatMoney, formatBaht } = useFormats();
  const made = useRef<HTMLDivElement>(null);
  const { total_due } = salaryTotals(rows);
  const isNow = isSameMonth(month, current);
  return (
    <section className={cx(layout.stack, layout.small, layout.figures, classes['due'])} aria-label={t('label')}>
      <h2 className={classes['dueHead']}>
        <span>{isNow ? t('now') : t('month', { month: monthWithin(month, locale) })}</span>
        {total_due !== undefined && <span>{formatBaht(total_due)}</span>}
      </h2>
      {total_due !== undefined && (
        <ul className={classes['dueList']}>
          {rows.map(({ employee_id, employee_name, due = 0 }) => (
            <li key={employee_id}>
              <button
                type="button"
                className={cx(layout.line, classes['person'])}
                aria-pressed={employee_id === selected?.employee_id}
                data-settled={due === 0 || undefined}
                onClick={() => {
                  onSelect(employee_id);
                  // On a phone it is below the list.
                  requestAnimationFrame(() => made.current?.scrollIntoView({ block: 'nearest' }));
                }}
              >
                <span className={layout.clip}>{employee_name}</span>
                <span>{formatMoney(due)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {children}
      <div ref={made} className={classes['made']}>
        {selected ? <DueOfPerson row={selected} /> : <p className={layout.muted}>{t('select')}</p>}
      </div>
    </section>
  );
}
