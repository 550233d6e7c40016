'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useOpened } from '@/components/address/use-opened';
import { Dialog } from '@/components/form/dialog';
import { stockStoryDetails } from '@/lib/sections/stock/contract/story';
import type { StoryRow } from '@/lib/sections/stock/contract/story-row';
import { getPurchase } from '@/lib/sections/stock/contract/purchase';
import { batchStory } from '@/lib/sections/craft/contract/batches';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { SmallTable } from '@/components/table/small-table';
import { useMeasure } from '@/components/frame/use-measure';
import { useMay } from '@/components/sight/offers';
import { cx, layout } from '@/components/ui/classes';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { useFresh } from '@/lib/api/use-fresh';
import { useFormats } from '@/components/frame/use-formats';
import { HistoryView } from './history-view';
import classes from './story.module.css';

const PurchaseDialog = lazyPart(() =>
  import('@/components/record/purchase-dialog').then((module) => module.PurchaseDialog),
);
const BatchStoryDialog = lazyPart(() =>
  import('@/components/record/batch-story-dialog').then((module) => module.BatchStoryDialog),
);

/** Positions of an order that used the item, with quantities and total. */
function OrderPositions({ row, onClose }: { row: StoryRow; onClose: () => void }) {
  const t = useTranslations('stockStory');
  const { formatTime } = useFormats();
  const { figure, name } = useMeasure();
  const { data, error, reload } = useFresh(stockStoryDetails, { body: { stock_story_id: row.stock_story_id } });
  const used = (quantity: number) => figure(quantity, row.measure);
  return (
    <Dialog title={t('order', { number: row.order_number ?? 0 })} onClose={onClose}>
      <p className={cx(layout.muted, layout.small, layout.figures, classes['when'])}>
        {[formatTime(row.stock_story_time), row.user_name].filter(Boolean).join(', ')}
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
              cell: ({ menu_quantity }) => figure(menu_quantity, 'unit'),
            },
            {
              key: 'used',
              label: t('positions.used', { measure: name(row.measure) }),
              total: used(data.total_quantity),
              cell: ({ ingredient_quantity }) => used(ingredient_quantity),
            },
          ]}
        />
      )}
    </Dialog>
  );
}

export interface HistoryDialogProps {
  readonly item_id: number;
  readonly name: string;
  readonly onClose: () => void;
}

/**
 * Dialog with the movements of a stock item. The row of an order opens its positions; a purchase or batch opens above the
 * dialog, and is in the address.
 */
export function HistoryDialog({ item_id, name, onClose }: HistoryDialogProps) {
  const t = useTranslations('stockStory');
  const may = useMay();
  const [order, setOrder] = useState<StoryRow | null>(null);
  const purchase = useOpened('purchase');
  const batch = useOpened('batch');
  // In the address, so that Back closes the topmost dialog.
  const story = useOpened('story');
  const openOrder = (row: StoryRow) => {
    setOrder(row);
    story.show(row.stock_story_id);
  };
  return (
    <>
      <Dialog size="66rem" layout="detail" title={t('historyOf', { name })} onClose={onClose}>
        <HistoryView
          itemId={item_id}
          onOpenOrder={openOrder}
          onOpenPurchase={may(getPurchase) ? purchase.show : undefined}
          onOpenBatch={may(batchStory) ? batch.show : undefined}
        />
      </Dialog>
      {order && story.openedId === order.stock_story_id && <OrderPositions row={order} onClose={story.close} />}
      {purchase.openedId !== null && <PurchaseDialog purchaseNumber={purchase.openedId} onClose={purchase.close} />}
      {batch.openedId !== null && <BatchStoryDialog batchId={batch.openedId} onClose={batch.close} />}
    </>
  );
}
