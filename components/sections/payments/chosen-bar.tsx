'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { toBaht, toSatang } from '@/lib/domain/money';
import { useFormats } from '@/components/frame/use-formats';
import classes from './payments.module.css';
import type { ChosenParts } from './use-paying';

interface ChosenBarProps {
  readonly chosen: ChosenParts;
  readonly of: 'count' | 'agents';
  readonly onPay: () => void;
  readonly onClear: () => void;
}

/** Number and sum of the ticked sessions or agents, with buttons to pay and to untick them. */
export function ChosenBar({ chosen, of, onPay, onClear }: ChosenBarProps) {
  const t = useTranslations('payments.chosen');
  const { formatMoney } = useFormats();
  const satang = [...chosen.values()].reduce((all, { sum }) => all + toSatang(sum), 0);
  return (
    <div className={cx(layout.row, layout.small, layout.figures, classes['chosen'])}>
      <span role="status">{t(of, { count: chosen.size, sum: formatMoney(toBaht(satang)) })}</span>
      <Button size="compact-sm" disabled={satang <= 0} onClick={onPay}>
        {t('pay')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={onClear}>
        {t('clear')}
      </Button>
    </div>
  );
}
