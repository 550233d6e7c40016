'use client';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { SmallTable } from '@/components/table/small-table';
import { useMeasure } from '@/components/frame/use-measure';
import { Skeleton } from '@/components/ui/skeleton';
import { useFresh } from '@/lib/api/use-fresh';
import { stockStoryDetails, type StoryRow } from '@/lib/sections/stock/contract/story';
import { formatTime } from '@/lib/domain/format';
import classes from './order-positions.module.css';
import { quantityText } from './quantity-text';

/** Positions of an order that used the item, with quantities and total. */
export function OrderPositions({ row, onClose }: { row: StoryRow; onClose: () => void }) {
  const t = useTranslations('stockStory');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'UTC';
  const measure = useMeasure().name(row.measure);
  const { data, error, reload } = useFresh(stockStoryDetails, { body: { stock_story_id: row.stock_story_id } });
  const used = (quantity: number) => quantityText(quantity, row.measure, locale);
  return (
    <Dialog title={t('order', { number: row.order_number ?? 0 })} onClose={onClose}>
      <p className={classes['when']}>
        {[formatTime(row.stock_story_time, zone), row.user_name].filter(Boolean).join(', ')}
      </p>
      {error && <ProblemAlert problem={error.problem} title={t('positions.notLoaded')} onRetry={reload} />}
      {!data && !error && <Skeleton height={102} />}
      {data && (
        <SmallTable
          rows={data.items}
          keyOf={({ menu_id }, line) => `${menu_id} ${line}`}
          total={t('positions.total')}
          columns={[
            { key: 'name', label: t('positions.name'), cell: ({ menu_name }) => menu_name },
            {
              key: 'quantity',
              label: t('positions.quantity'),
              cell: ({ menu_quantity }) => quantityText(menu_quantity, 'unit', locale),
            },
            {
              key: 'used',
              label: t('positions.used', { measure }),
              total: used(data.total_quantity),
              cell: ({ ingredient_quantity }) => used(ingredient_quantity),
            },
          ]}
        />
      )}
    </Dialog>
  );
}
