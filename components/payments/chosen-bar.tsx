'use client';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { formatMoney } from '@/lib/domain/format';
import { toBaht, toSatang } from '@/lib/domain/money';
import type { ChosenRows } from './chosen-box';
import classes from './payments.module.css';

interface ChosenBarProps {
  readonly chosen: ChosenRows;
  readonly onPay: () => void;
  readonly onClear: () => void;
}

/** Number and sum of the chosen sessions, with their payout. */
export function ChosenBar({ chosen, onPay, onClear }: ChosenBarProps) {
  const t = useTranslations('payments.chosen');
  const locale = useLocale();
  const satang = [...chosen.values()].reduce((sum, { bonus_total }) => sum + toSatang(bonus_total), 0);
  return (
    <div className={classes['chosen']}>
      <span role="status">{t('count', { count: chosen.size, sum: formatMoney(toBaht(satang), locale) })}</span>
      <Button size="compact-sm" disabled={satang <= 0} onClick={onPay}>
        {t('pay')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={onClear}>
        {t('clear')}
      </Button>
    </div>
  );
}
