import { useTranslations } from 'next-intl';
import { useFormats } from '@/components/frame/use-formats';
import classes from './settle-form.module.css';

/** Difference as over, short or none, in words, colour and amount. `unit` is empty if a heading has it. */
export function Difference({ difference, unit = ' ฿' }: { readonly difference: number; readonly unit?: string }) {
  const t = useTranslations('days.difference');
  const { formatMoney } = useFormats();
  const sign = Math.sign(difference);
  return (
    <span className={classes['difference']} data-sign={sign}>
      {sign === 0 ? t('none') : `${t(sign > 0 ? 'over' : 'short')} ${formatMoney(Math.abs(difference))}${unit}`}
    </span>
  );
}
