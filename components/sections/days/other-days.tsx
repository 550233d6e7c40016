import { useLocale, useTranslations } from 'next-intl';
import type { DaySheet } from '@/lib/sections/days/contract';
import { formatMoney } from '@/lib/domain/format';
import classes from './day-report.module.css';

/** Sales on a sheet that were made after the previous close, outside the sheet's business day. */
export function OtherDays({ sales }: { readonly sales: NonNullable<DaySheet['other_days']> }) {
  const t = useTranslations('days.report');
  const locale = useLocale();
  const { orders, cash, card, order_numbers } = sales;
  const named = order_numbers.map((number) => `№\u00a0${number}`).join(', ');
  return (
    <p className={classes['reason']}>
      <strong>{t('otherDays')}:</strong>{' '}
      {t('otherDaysSum', { count: orders, cash: formatMoney(cash, locale), card: formatMoney(card, locale) })} {named}
      {orders > order_numbers.length && '…'}
    </p>
  );
}
