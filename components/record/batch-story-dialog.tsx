'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import { useMeasure } from '@/components/frame/use-measure';
import { loadProblem } from '@/components/problem/load-problem';
import { SmallTable } from '@/components/table/small-table';
import { Skeleton } from '@/components/ui/skeleton';
import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import { batchStory } from '@/lib/sections/craft/contract/batches';
import { useFormats } from '@/components/frame/use-formats';

/** Movements of a batch in the stock: ingredients, then the product; after those, what took them back. */
export function BatchMovements({ batchId }: { readonly batchId: number }) {
  const t = useTranslations('batch');
  const { formatMoney } = useFormats();
  const measure = useMeasure();
  const query = useLiveEndpoint(batchStory, { body: { batch_id: batchId } });
  const { data } = query;
  if (!data) return loadProblem(t('notLoaded'), query) ?? <Skeleton height={160} aria-hidden />;
  return (
    <SmallTable
      label={t('label')}
      rows={data.items}
      keyOf={({ stock_story_id }) => stock_story_id}
      columns={[
        { key: 'name', label: t('item'), cell: ({ name }) => name },
        {
          key: 'quantity',
          label: t('moved'),
          cell: (row) => `${(row.quantity ?? 0) > 0 ? '+' : ''}${measure.written(row.quantity, row.measure)}`,
        },
        { key: 'price', label: t('value'), cell: ({ price }) => price !== undefined && formatMoney(price) },
        {
          key: 'after',
          label: t('after'),
          wideOnly: true,
          cell: (row) => measure.written(row.quantity_after, row.measure),
        },
      ]}
    />
  );
}

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
