'use client';
import { useTranslations } from 'next-intl';
import { cx, layout } from '@/components/ui/classes';
import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import { formerEmployees, type FormerEmployee } from '@/lib/sections/salary/contract/leaving';
import { monthWithin } from '@/lib/sections/salary/rules/month';
import { useFormats } from '@/components/frame/use-formats';
import classes from './salary.module.css';

interface FormerDebtsProps {
  /** Opens the settlement of a debt; absent for readers. */
  readonly onSettle: ((former: FormerEmployee) => void) | undefined;
}

/** People who left while owing, with what they owe. A press settles it. */
export function FormerDebts({ onSettle }: FormerDebtsProps) {
  const t = useTranslations('salary.debts');
  const { locale, formatMoney, formatBaht } = useFormats();
  const { data } = useLiveEndpoint(formerEmployees, { body: {} });
  const owing = data?.items.filter(({ owed }) => owed > 0) ?? [];
  if (owing.length === 0) return null;
  return (
    <section className={classes['debts']} aria-label={t('label')}>
      <h3>{t('label')}</h3>
      <ul className={classes['dueList']}>
        {owing.map((former) => (
          <li key={former.employee_id}>
            <button
              type="button"
              className={cx(layout.line, classes['person'])}
              aria-label={`${t('settle', { name: former.employee_name })}, ${formatBaht(former.owed)}`}
              disabled={!onSettle}
              onClick={() => onSettle?.(former)}
            >
              <span className={layout.clip}>
                {former.employee_name} <small className={layout.muted}>{monthWithin(former, locale)}</small>
              </span>
              <span>{formatMoney(former.owed)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
