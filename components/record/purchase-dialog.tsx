'use client';
import { useTranslations } from 'next-intl';
import { useFresh } from '@/lib/api/use-fresh';
import { CODE, type Problem } from '@/lib/contract/problem';
import { getPurchase } from '@/lib/contract/stock';
import { PurchaseLines } from './purchase-lines';
import { RecordDialog } from './record-dialog';
import { useRecordNumber } from './use-record-number';

export interface PurchaseDialogProps {
  /** The purchase that is shown first; another one here shows that. */
  readonly purchaseNumber: number;
  readonly onClose: () => void;
}

/** The server's text instead of a purchase, which takes the purchase's place. */
const saidIn = ({ code, message }: Problem): string | undefined =>
  code === CODE.upstreamFailed && message.trim() !== '' ? message : undefined;

/** A purchase as it was booked, and links to its neighbours; one that cannot be read has none. */
export function PurchaseDialog({ purchaseNumber, onClose }: PurchaseDialogProps) {
  const t = useTranslations('record.purchase');
  const [number, go] = useRecordNumber(purchaseNumber);
  const { data, error, loading, reload } = useFresh(getPurchase, { params: { id: number } });
  return (
    <RecordDialog
      title={t('title', { number: String(number) })}
      size="40rem"
      words={{
        ...{ previous: t('previous'), next: t('next'), navigation: t('navigation') },
        ...{ loading: t('loading'), close: t('close') },
      }}
      loading={loading}
      failure={error && { problem: error.problem, title: saidIn(error.problem) ?? t('notLoaded') }}
      onRetry={reload}
      neighbours={{ previous: data?.prev_purchase_number, next: data?.next_purchase_number }}
      onGo={go}
      onClose={onClose}
    >
      {data && <PurchaseLines purchase={data} />}
    </RecordDialog>
  );
}
