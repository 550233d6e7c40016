'use client';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import type { SalaryCredit } from '@/lib/sections/salary/contract/operations';
import { formatMoney } from '@/lib/domain/format';
import { toBaht, toSatang } from '@/lib/domain/money';
import { maySkip } from '@/lib/sections/salary/rules/credit';
import { monthWithin, monthsBetween, monthText, type SalaryMonth } from '@/lib/sections/salary/rules/month';
import type { SkippedMonth } from '@/lib/sections/salary/forms/salary';
import classes from './credit.module.css';
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
export function CreditItem({ credit, current, mayEdit, isOpen, onSkip, onChanged }: CreditItemProps) {
  const t = useTranslations('salary.credit');
  const locale = useLocale();
  const unskip = useUnskip(onChanged);
  const { credit_id, amount, duration, description, instalments, skipped } = credit;
  const money = (baht: number) => formatMoney(baht, locale);
  const rest = instalments.filter((one) => monthsBetween(current, one) >= 0);
  const left = toBaht(rest.reduce((sum, one) => sum + toSatang(one.amount), 0));
  // Wages of a month are often paid in the next one.
  const offersSkip = (month: SalaryMonth) => mayEdit && monthsBetween(current, month) >= -1;
  /** Off with its reason for a month whose salary is paid. */
  const offFor = (month: SalaryMonth) => (maySkip(credit, month) ? {} : { disabled: true, title: t('skipOff') });
  return (
    <details className={classes['credit']} open={isOpen}>
      <summary>
        <span>{t('of', { sum: money(amount), count: duration })}</span>
        <span className={layout.muted}>{t('left', { sum: money(left) })}</span>
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
        <p key={monthText(one)} className={cx(layout.line, classes['skipped'])}>
          <span>{t('skipped', { month: monthWithin(one, locale), why: one.description, who: one.user_name })}</span>
          {offersSkip(one) && (
            <Button
              variant="default"
              size="compact-xs"
              aria-label={t('unskipMonth', { month: monthWithin(one, locale) })}
              {...offFor(one)}
              onClick={() => unskip({ credit_id, month: one.month, year: one.year })}
            >
              {t('unskip')}
            </Button>
          )}
        </p>
      ))}
    </details>
  );
}
