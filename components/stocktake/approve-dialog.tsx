'use client';
import { useLocale, useTranslations } from 'next-intl';
import type { CountLine } from '@/lib/contract/stock-count';
import { formatMoney } from '@/lib/domain/format';
import { bookingsOf } from './bookings';
import { ConfirmDialog } from './confirm-dialog';
import classes from './count-screen.module.css';

interface ApproveDialogProps {
  opened: boolean;
  lines: readonly CountLine[];
  writeOff: ReadonlySet<number>;
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
}

/** The last question before a count goes into the books: says what will stand there. */
export function ApproveDialog({ lines, writeOff, ...dialog }: ApproveDialogProps) {
  const t = useTranslations('stocktake.approve');
  const locale = useLocale();
  const bookings = bookingsOf(lines, writeOff).filter(({ count }) => count > 0);
  const counted = lines.filter((line) => line.counted !== null && !line.stale).length;
  const stale = lines.filter((line) => line.stale).length;
  return (
    <ConfirmDialog {...dialog} title={t('title')} submitLabel={t('action')}>
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
    </ConfirmDialog>
  );
}
