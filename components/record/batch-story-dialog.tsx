'use client';
import { useLocale, useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import { useMeasure } from '@/components/measure/use-measure';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { SmallTable } from '@/components/table/small-table';
import { Skeleton } from '@/components/ui/skeleton';
import { useFresh } from '@/lib/api/use-fresh';
import { batchStory } from '@/lib/contract/craft';
import { formatMoney } from '@/lib/domain/format';

export interface BatchStoryDialogProps {
  readonly batchId: number;
  readonly onClose: () => void;
}

/** Dialog with the movements of a batch: what it took, and what it made. */
export function BatchStoryDialog({ batchId, onClose }: BatchStoryDialogProps) {
  const t = useTranslations('record.batch');
  const locale = useLocale();
  const words = useMeasure();
  const { data, error, reload } = useFresh(batchStory, { body: { batch_id: batchId } });
  return (
    <Dialog title={t('title', { number: String(batchId) })} size="40rem" onClose={onClose}>
      {error && <ProblemAlert problem={error.problem} title={t('notLoaded')} onRetry={reload} />}
      {!data && !error && <Skeleton height={136} />}
      {data && (
        <SmallTable
          label={t('label')}
          rows={data.items}
          keyOf={({ stock_story_id }) => stock_story_id}
          columns={[
            { key: 'name', label: t('name'), cell: ({ name }) => name },
            {
              ...{ key: 'quantity', label: t('quantity') },
              cell: ({ quantity, measure }) =>
                `${quantity < 0 ? '−' : '+'}${words.written(Math.abs(quantity), measure)}`,
            },
            {
              ...{ key: 'remaining', label: t('remaining'), wideOnly: true },
              cell: ({ quantity_after, measure }) => words.figure(quantity_after, measure),
            },
            { key: 'price', label: t('price'), cell: ({ price }) => formatMoney(price, locale) },
          ]}
        />
      )}
    </Dialog>
  );
}
