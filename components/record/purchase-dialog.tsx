'use client';
import { useTranslations } from 'next-intl';
import { useFresh } from '@/lib/api/use-fresh';
import { CODE, type Problem } from '@/lib/contract/problem';
import { getPurchase } from '@/lib/sections/stock/contract/stock';
import { PurchaseLines } from './purchase-lines';
import { RecordDialog } from './record-dialog';
import { useRecordNumber } from './use-record-number';

export interface PurchaseDialogProps {
  /** Initial purchase; a new number replaces the current one. */
  readonly purchaseNumber: number;
  readonly onClose: () => void;
}

/** Server's message in place of a purchase. */
const serverMessage = ({ code, message }: Problem): string | undefined =>
  code === CODE.upstreamFailed && message.trim() !== '' ? message : undefined;

/** Dialog of a booked purchase with links to its neighbours; none if it could not be read. */
export function PurchaseDialog({ purchaseNumber, onClose }: PurchaseDialogProps) {
  const t = useTranslations('record.purchase');
  const [number, go] = useRecordNumber(purchaseNumber);
  const { data, error, loading, reload } = useFresh(getPurchase, { params: { id: number } });
  return (
    <RecordDialog
      title={t('title', { number: String(number) })}
      size="40rem"
      words={{
        previous: t('previous'),
        next: t('next'),
        navigation: t('navigation'),
        loading: t('loading'),
        close: t('close'),
      }}
      loading={loading}
      failure={error && { problem: error.problem, title: serverMessage(error.problem) ?? t('notLoaded') }}
      onRetry={reload}
      neighbours={{ previous: data?.prev_purchase_number, next: data?.next_purchase_number }}
      onGo={go}
      onClose={onClose}
    >
      {data && <PurchaseLines purchase={data} />}
    </RecordDialog>
  );
}
