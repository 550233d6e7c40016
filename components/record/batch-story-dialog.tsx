'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import { BatchMovements } from './batch-movements';

export interface BatchStoryDialogProps {
  readonly batchId: number;
  readonly onClose: () => void;
}

/** Dialog with the movements of a batch: what it took, and what it made. */
export function BatchStoryDialog({ batchId, onClose }: BatchStoryDialogProps) {
  const t = useTranslations('batch');
  return (
    <Dialog title={t('title', { number: String(batchId) })} size="46rem" onClose={onClose}>
      <BatchMovements batchId={batchId} />
    </Dialog>
  );
}
