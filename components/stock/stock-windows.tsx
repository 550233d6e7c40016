'use client';
import { useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import type { StockItemRow } from '@/lib/contract/stock';
import { useWriteOffToast, type Lost } from './item/use-write-off-toast';

const HistoryDialog = lazyPart(() => import('./story/history-dialog').then((module) => module.HistoryDialog));
const DependenciesDialog = lazyPart(() =>
  import('./story/dependencies-dialog').then((module) => module.DependenciesDialog),
);
const MergeDialog = lazyPart(() => import('./item/merge-dialog').then((module) => module.MergeDialog));
const WriteOffDialog = lazyPart(() => import('./item/write-off-dialog').then((module) => module.WriteOffDialog));
const TransferDialog = lazyPart(() => import('./item/transfer-dialog').then((module) => module.TransferDialog));
const PurchaseDialog = lazyPart(() =>
  import('@/components/record/purchase-dialog').then((module) => module.PurchaseDialog),
);
const BatchStoryDialog = lazyPart(() =>
  import('@/components/record/batch-story-dialog').then((module) => module.BatchStoryDialog),
);

/** Dialog about one item. */
export interface ItemWindow {
  readonly kind: 'history' | 'dependencies' | 'merge' | 'writeoff' | 'transfer';
  readonly item: StockItemRow;
}

interface StockWindowsProps {
  window: ItemWindow | null;
  onClose: () => void;
}

/** Open dialog of an item, and above it the purchase or batch opened from its history. */
export function StockWindows({ window, onClose }: StockWindowsProps) {
  const [purchase, setPurchase] = useState<number | null>(null);
  const [batch, setBatch] = useState<number | null>(null);
  // Here, because Undo outlives the dialog.
  const writtenOff = useWriteOffToast();
  return (
    <>
      {window && (
        <OneWindow
          window={window}
          onPurchase={setPurchase}
          onBatch={setBatch}
          onWrittenOff={writtenOff}
          onClose={onClose}
        />
      )}
      {purchase !== null && <PurchaseDialog purchaseNumber={purchase} onClose={() => setPurchase(null)} />}
      {batch !== null && <BatchStoryDialog batchId={batch} onClose={() => setBatch(null)} />}
    </>
  );
}

interface OneWindowProps {
  window: ItemWindow;
  onPurchase: (number: number) => void;
  onBatch: (batchId: number) => void;
  onWrittenOff: (lost: Lost) => void;
  onClose: () => void;
}

function OneWindow({ window: { kind, item }, onPurchase, onBatch, onWrittenOff, onClose }: OneWindowProps) {
  const { item_id, name } = item;
  switch (kind) {
    case 'history':
      return <HistoryDialog {...{ item_id, name, onClose }} onOpenPurchase={onPurchase} onOpenBatch={onBatch} />;
    case 'dependencies':
      return <DependenciesDialog {...{ item_id, name, onClose }} />;
    case 'merge':
      return <MergeDialog destination={item} onClose={onClose} />;
    case 'writeoff':
      return <WriteOffDialog item={item} onDone={onWrittenOff} onClose={onClose} />;
    case 'transfer':
      return <TransferDialog item={item} onClose={onClose} />;
  }
}
