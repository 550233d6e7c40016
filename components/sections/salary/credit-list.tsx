'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { loadProblem } from '@/components/problem/load-problem';
import { cx, layout } from '@/components/ui/classes';
import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import { salaryCredits, type SalaryCredit } from '@/lib/sections/salary/contract/operations';
import { monthOf, monthWithin, monthsBetween, monthText, type SalaryMonth } from '@/lib/sections/salary/rules/month';
import type { SkippedMonth } from '@/lib/sections/salary/forms/salary';
import { Button } from '@/components/ui/button';
import { sumBaht } from '@/lib/domain/money';
import { maySkip } from '@/lib/sections/salary/rules/credit';
import { useFormats } from '@/components/frame/use-formats';
import classes from './credit.module.css';
import { LOADING } from './operation';
import { Schedule } from './schedule';
import { useUnskip } from './use-unskip';

interface CreditItemProps {
  readonly credit: SalaryCredit;
  readonly current: SalaryMonth;
  readonly mayEdit: boolean;
  readonly isOpen: boolean;
  readonly onSkip: (skipped: SkippedMonth) => void;
  readonly onChanged: () => void;
}

/** One credit: what is left of it, its instalments, and the months that were skipped. */
function CreditItem({ credit, current, mayEdit, isOpen, onSkip, onChanged }: CreditItemProps) {
  const t = useTranslations('salary.credit');
  const { locale, formatMoney } = useFormats();
  const unskip = useUnskip(onChanged);
  const { credit_id, amount, duration, description, instalments, skipped } = credit;
  const rest = instalments.filter((one) => monthsBetween(current, one) >= 0);
  const left = sumBaht(rest.map(({ amount }) => amount));
  // Wages of a month are often paid in the next one.
  const offersSkip = (month: SalaryMonth) => mayEdit && monthsBetween(current, month) >= -1;
  /** Button props of a month that cannot be skipped because its salary is paid. */
  const offFor = (month: SalaryMonth) => (maySkip(credit, month) ? {} : { disabled: true, title: t('skipOff') });
  return (
    <details className={classes['credit']} open={isOpen}>
      <summary>
        <span>{t('of', { sum: formatMoney(amount), count: duration })}</span>
        <span className={layout.muted}>{t('left', { sum: formatMoney(left) })}</span>
      </summary>
      {description && <p className={layout.muted}>{description}</p>}
      <Schedule
        label={t('schedule')}
        instalments={instalments}
        {...(mayEdit && {
          action: (one: SalaryMonth) =>
            offersSkip(one) && (
              <Button
                variant="default"
                size="compact-xs"
                aria-label={t('skipMonth', { month: monthWithin(one, locale) })}
                {...offFor(one)}
                onClick={() => onSkip({ credit_id, month: one.month, year: one.year })}
              >
                {t('skip')}
              </Button>
            ),
        })}
      />
      {skipped.map((one) => (
        <p key={monthText(one)} className={cx(layout.line, layout.muted, classes['skipped'])}>
          <span>{t('skipped', { month: monthWithin(one, locale), why: one.description, who: one.user_name })}</span>
          {offersSkip(one) && (
            <Button
              variant="default"
              size="compact-xs"
              aria-label={t('unskipMonth', { month: monthWithin(one, locale) })}
              {...offFor(one)}
              onClick={() => void unskip({ credit_id, month: one.month, year: one.year })}
            >
              {t('unskip')}
            </Button>
          )}
        </p>
      ))}
    </details>
  );
}

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
  const { timeZone } = useFormats();
  const [current] = useState(() => monthOf(Date.now() / 1000, timeZone));
  const query = useLiveEndpoint(salaryCredits, { body: { employee_id: employeeId } });
  const { data } = query;
  const problem = loadProblem(undefined, query);
  if (problem) return problem;
  return (
    <section className={cx(layout.stack, classes['credits'])} aria-label={t('title')}>
      <h3 className={cx(layout.small, classes['heading'])}>{t('title')}</h3>
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
