'use client';
import { useLocale, useTranslations } from 'next-intl';
import { QuestionDialog } from '@/components/form/question-dialog';
import type { CountLine } from '@/lib/sections/stocktake/contract';
import { formatMoney } from '@/lib/domain/format';
import { bookingsOf } from './bookings';
import classes from './count-screen.module.css';

interface ApproveDialogProps {
  readonly lines: readonly CountLine[];
  /** Items whose shortage is booked as a write-off. */
  readonly writeOff: ReadonlySet<number>;
  readonly onSubmit: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Confirms the booking of a count and lists its bookings. */
export function ApproveDialog({ lines, writeOff, ...dialog }: ApproveDialogProps) {
  const t = useTranslations('stocktake.approve');
  const locale = useLocale();
  const bookings = bookingsOf(lines, writeOff).filter(({ count }) => count > 0);
  const counted = lines.filter((line) => line.counted !== null && !line.stale).length;
  const stale = lines.filter((line) => line.stale).length;
  return (
    <QuestionDialog {...dialog} title={t('title')} submitLabel={t('action')} size={480} danger={false}>
      <p className={classes['text']}>{t(bookings.length > 0 ? 'lead' : 'nothing')}</p>
      {bookings.length > 0 && (
        <ul className={classes['facts']}>
          {bookings.map(({ kind, count, amount }) => (
            <li key={kind}>{t(kind, { count, amount: formatMoney(amount, locale) })}</li>
          ))}
        </ul>
      )}
      {stale > 0 && <p className={classes['text']}>{t('stale', { count: stale })}</p>}
      <p className={classes['text']}>{t('dates', { count: counted })}</p>
      <p className={classes['text']}>{t('final')}</p>
    </QuestionDialog>
  );
}
