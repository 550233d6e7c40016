'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useMeasure } from '@/components/frame/use-measure';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { SmallTable } from '@/components/table/small-table';
import { Skeleton } from '@/components/ui/skeleton';
import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import { batchStory } from '@/lib/sections/craft/contract/batches';
import { formatMoney } from '@/lib/domain/format';

/** Movements of a batch in the stock: ingredients, then the product; after those, what took them back. */
export function BatchMovements({ batchId }: { readonly batchId: number }) {
  const t = useTranslations('batch');
  const locale = useLocale();
  const measure = useMeasure();
  const { data, error, mutate, isValidating } = useLiveEndpoint(batchStory, { body: { batch_id: batchId } });
  if (!data && error)
    return (
      <ProblemAlert
        title={t('notLoaded')}
        problem={error.problem}
        onRetry={() => void mutate()}
        retrying={isValidating}
      />
    );
  if (!data) return <Skeleton height={160} aria-hidden />;
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
        { key: 'price', label: t('value'), cell: ({ price }) => price !== undefined && formatMoney(price, locale) },
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
