'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/form/dialog';
import type { StoryRow } from '@/lib/contract/stock-story';
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
  return (
    <>
      <Dialog size="66rem" layout="tall" title={t('historyOf', { name })} onClose={onClose}>
        <HistoryView
          itemId={item_id}
          onOpenOrder={setOrder}
          onOpenPurchase={onOpenPurchase}
          onOpenBatch={onOpenBatch}
        />
      </Dialog>
      {order && <OrderPositions row={order} onClose={() => setOrder(null)} />}
    </>
  );
}
