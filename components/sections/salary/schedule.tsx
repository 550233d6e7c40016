'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cx, layout } from '@/components/ui/classes';
import { monthName, monthText, type SalaryMonth } from '@/lib/sections/salary/rules/month';
import { useFormats } from '@/components/frame/use-formats';
import classes from './credit.module.css';

/** An instalment of a credit, in baht. */
export interface ScheduledInstalment extends SalaryMonth {
  readonly amount: number;
}

interface ScheduleProps<I> {
  readonly label: string;
  readonly instalments: readonly I[];
  /** Stands after an instalment's amount. */
  readonly action?: (instalment: I) => ReactNode;
}

/** Instalments of a credit by month; a long list scrolls. */
export function Schedule<I extends ScheduledInstalment>({ label, instalments, action }: ScheduleProps<I>) {
  const t = useTranslations('salary.credit');
  const { locale, formatBaht } = useFormats();
  return (
    <div
      className={cx(layout.panel, layout.figures, classes['schedule'])}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{t('month')}</th>
            <th scope="col">{t('instalment')}</th>
            {action && <td />}
          </tr>
        </thead>
        <tbody>
          {instalments.map((one) => (
            <tr key={monthText(one)}>
              <th scope="row">{monthName(one, locale)}</th>
              <td>{formatBaht(one.amount)}</td>
              {action && <td>{action(one)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
