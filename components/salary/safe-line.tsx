'use client';
import { useLocale, useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/domain/format';
import { toBaht, toSatang } from '@/lib/domain/money';
import { LOADING } from './operation';
import classes from './pay-several.module.css';

interface SafeLineProps {
  /** In baht. */
  readonly total: number;
  /** Whether the reader may see balances. */
  readonly sees: boolean;
  readonly safe: number | undefined;
}

/** Sum to pay, and what the safe holds before and after it. */
export function SafeLine({ total, sees, safe }: SafeLineProps) {
  const t = useTranslations('salary.several');
  const locale = useLocale();
  const rest = safe === undefined ? undefined : toBaht(toSatang(safe) - toSatang(total));
  const money = (baht: number | undefined) => (baht === undefined ? LOADING : `${formatMoney(baht, locale)} ฿`);
  return (
    <dl className={classes['safe']} aria-live="polite">
      <div>
        <dt>{t('total')}</dt>
        <dd>{money(total)}</dd>
      </div>
      {sees && (
        <>
          <div>
            <dt>{t('safe')}</dt>
            <dd>{money(safe)}</dd>
          </div>
          <div data-negative={(rest !== undefined && rest < 0) || undefined}>
            <dt>{t('rest')}</dt>
            <dd>{money(rest)}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
