'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { StoryRow } from '@/lib/contract/stock-story';
import { HistoryView } from './history-view';
import { OrderPositions } from './order-positions';
import { StoryDialog } from './story-dialog';

export interface HistoryDialogProps {
  readonly item_id: number;
  readonly name: string;
  readonly onClose: () => void;
  /** Opens a delivery on top; without it deliveries do not open. */
  readonly onOpenPurchase?: (purchaseNumber: number) => void;
  /** What the caller opened lies on top: Escape is that one's. */
  readonly covered?: boolean;
}

/** What happened to a stock item (specification part 1 §2); a row of an order opens what the order took. */
export function HistoryDialog({ item_id, name, onClose, onOpenPurchase, covered = false }: HistoryDialogProps) {
  const t = useTranslations('stockStory');
  const [order, setOrder] = useState<StoryRow | null>(null);
  return (
    <>
      <StoryDialog size="wide" title={t('historyOf', { name })} covered={covered || order !== null} onClose={onClose}>
        <HistoryView itemId={item_id} onOpenOrder={setOrder} onOpenPurchase={onOpenPurchase} />
      </StoryDialog>
      {order && <OrderPositions row={order} onClose={() => setOrder(null)} />}
    </>
  );
}
