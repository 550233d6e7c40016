'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useUrlState } from '@/components/address/use-url-state';
import { Dialog } from '@/components/form/dialog';
import type { StoryRow } from '@/lib/sections/stock/contract/story';
import { HistoryView } from './history-view';
import { OrderPositions } from './order-positions';

export interface HistoryDialogProps {
  readonly item_id: number;
  readonly name: string;
  readonly onClose: () => void;
  /** Opens a delivery above this dialog; without it deliveries cannot be opened. */
  readonly onOpenPurchase?: (purchaseNumber: number) => void;
  /** The same for a batch of a craft. */
  readonly onOpenBatch?: (batchId: number) => void;
}

/** Dialog with the movements of a stock item; the row of an order opens its positions. */
export function HistoryDialog({ item_id, name, onClose, onOpenPurchase, onOpenBatch }: HistoryDialogProps) {
  const t = useTranslations('stockStory');
  const [order, setOrder] = useState<StoryRow | null>(null);
  // In the address, so that Back closes the topmost dialog.
  const [{ story }, setUrl] = useUrlState({ story: '' });
  const openOrder = (row: StoryRow) => {
    setOrder(row);
    setUrl({ story: String(row.stock_story_id) });
  };
  return (
    <>
      <Dialog size="66rem" layout="detail" title={t('historyOf', { name })} onClose={onClose}>
        <HistoryView
          itemId={item_id}
          onOpenOrder={openOrder}
          onOpenPurchase={onOpenPurchase}
          onOpenBatch={onOpenBatch}
        />
      </Dialog>
      {order && story === String(order.stock_story_id) && (
        <OrderPositions row={order} onClose={() => setUrl({ story: '' }, { replace: true })} />
      )}
    </>
  );
}
