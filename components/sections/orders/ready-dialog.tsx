'use client';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import { FileLink } from '@/components/ui/link-button';
import { cx, layout } from '@/components/ui/classes';
import { RECEIPTS_PER_PDF } from '@/lib/sections/orders/rules/receipt';
import { useFormats } from '@/components/frame/use-formats';
import classes from './orders.module.css';
import type { Ready } from './use-receipts';

/** Address of a part of the receipts: by run, or by filter if the server stores no runs. */
function addressOf({ run_id, start_time, end_time, cashierId, target }: Ready, part: number): string {
  const query =
    run_id === null
      ? {
          ...(start_time !== null && { start_time: String(start_time) }),
          end_time: String(end_time),
          ...(cashierId > 0 && { cashier_id: String(cashierId) }),
          ...(target !== null && { target: String(target) }),
        }
      : { run: String(run_id) };
  return `/api/orders/receipts.pdf?${new URLSearchParams({ ...query, part: String(part) })}`;
}

/** Number and sum of the chosen receipts, and links to their PDFs. */
export function ReadyDialog({ ready, onClose }: { ready: Ready; onClose: () => void }) {
  const t = useTranslations('receipts.ready');
  const { formatMoney, formatCount } = useFormats();
  const { orders, total, target, parts } = ready;
  const nameOf = (part: number): string => {
    if (parts === 1) return t('open');
    const from = (part - 1) * RECEIPTS_PER_PDF + 1;
    return t('part', { from: formatCount(from), to: formatCount(Math.min(orders, part * RECEIPTS_PER_PDF)) });
  };
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <div className={layout.stack}>
        <p className={cx(layout.row, layout.figures)}>
          <strong>{t('text', { count: orders, written: formatCount(orders), total: formatMoney(total) })}</strong>
          {target !== null && <span className={layout.muted}>{t('of', { target: formatMoney(target) })}</span>}
        </p>
        {parts > 1 && (
          <p className={cx(layout.muted, layout.small)}>{t('several', { most: formatCount(RECEIPTS_PER_PDF) })}</p>
        )}
        <div className={classes['parts']}>
          {Array.from({ length: parts }, (_, at) => (
            <FileLink
              key={at}
              href={addressOf(ready, at + 1)}
              size="sm"
              variant={parts === 1 ? 'filled' : 'default'}
              leftSection={<IconFileTypePdf size={16} stroke={1.6} aria-hidden />}
              {...(at === 0 && { 'data-autofocus': true })}
            >
              {nameOf(at + 1)}
            </FileLink>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
