'use client';
import { useTimeZone, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { cx, layout } from '@/components/ui/classes';
import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import { salaryCredits } from '@/lib/sections/salary/contract/operations';
import { monthOf } from '@/lib/sections/salary/rules/month';
import { CreditItem } from './credit-item';
import classes from './credit.module.css';
import { LOADING } from './operation';
import type { SkippedMonth } from '@/lib/sections/salary/forms/salary';

interface CreditListProps {
  readonly employeeId: number;
  readonly mayEdit: boolean;
  readonly onSkip: (skipped: SkippedMonth) => void;
  /** Called after a skip was taken back. */
  readonly onChanged: () => void;
}

/** Credits of an employee with their schedules; months can be skipped by agreement. */
export function CreditList({ employeeId, mayEdit, onSkip, onChanged }: CreditListProps) {
  const t = useTranslations('salary.credit');
  const timeZone = useTimeZone() ?? 'UTC';
  const [current] = useState(() => monthOf(Date.now() / 1000, timeZone));
  const { data, error, mutate, isValidating } = useLiveEndpoint(salaryCredits, { body: { employee_id: employeeId } });
  if (error && !data)
    return <ProblemAlert problem={error.problem} onRetry={() => void mutate()} retrying={isValidating} />;
  return (
    <section className={cx(layout.stack, classes['credits'])} aria-label={t('title')}>
      <h3 className={classes['heading']}>{t('title')}</h3>
      {!data && <p className={layout.muted}>{LOADING}</p>}
      {data?.items.length === 0 && <p className={layout.muted}>{t('none')}</p>}
      {data?.items.map((credit, at) => (
        <CreditItem
          key={credit.credit_id}
          credit={credit}
          current={current}
          mayEdit={mayEdit}
          onSkip={onSkip}
          onChanged={onChanged}
          isOpen={at === 0}
        />
      ))}
    </section>
  );
}
