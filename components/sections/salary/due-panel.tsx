'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, type ReactNode } from 'react';
import { cx, layout } from '@/components/ui/classes';
import type { SalaryRow } from '@/lib/sections/salary/contract/salary';
import { formatMoney } from '@/lib/domain/format';
import { isSameMonth, monthWithin, type SalaryMonth } from '@/lib/sections/salary/rules/month';
import { salaryTotals } from '@/lib/sections/salary/rules/totals';
import { DueOfPerson } from './due-of-person';
import classes from './salary.module.css';

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
 * What is due in a month: in all, by person, and what it is made of for the selected one. A legacy server tells it by
 * person only.
 */
export function DuePanel({ rows, month, current, selected, onSelect, children }: DuePanelProps) {
  const t = useTranslations('salary.due');
  const locale = useLocale();
  const made = useRef<HTMLDivElement>(null);
  const { total_due } = salaryTotals(rows);
  const isNow = isSameMonth(month, current);
  return (
    <section className={cx(layout.stack, classes['due'])} aria-label={t('label')}>
      <h2 className={classes['dueHead']}>
        <span>{isNow ? t('now') : t('month', { month: monthWithin(month, locale) })}</span>
        {total_due !== undefined && <span>{formatMoney(total_due, locale)}&nbsp;฿</span>}
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
                <span>{employee_name}</span>
                <span>{formatMoney(due, locale)}</span>
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
