'use client';
import { useOpened } from '@/components/address/use-opened';
import { useMay } from '@/components/sight/offers';
import { lazyPart } from '@/components/ui/lazy-part';
import { batchStory } from '@/lib/sections/craft/contract/batches';
import { getPurchase, type StockItemRow } from '@/lib/sections/stock/contract/stock';
import { useWriteOffToast } from './item/use-write-off-toast';

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

/** Open dialog of an item, and above it the purchase or batch opened from its history. Both are in the address. */
export function StockWindows({ window, onClose }: StockWindowsProps) {
  const purchase = useOpened('purchase');
  const batch = useOpened('batch');
  const may = useMay();
  // Here, because Undo outlives the dialog.
  const writtenOff = useWriteOffToast();
  if (!window) return null;
  const { kind, item } = window;
  const named = { item_id: item.item_id, name: item.name, onClose };
  return (
    <>
      {kind === 'history' && (
        <HistoryDialog
          {...named}
          {...(may(getPurchase) && { onOpenPurchase: purchase.show })}
          {...(may(batchStory) && { onOpenBatch: batch.show })}
        />
      )}
      {kind === 'dependencies' && <DependenciesDialog {...named} />}
      {kind === 'merge' && <MergeDialog destination={item} onClose={onClose} />}
      {kind === 'writeoff' && <WriteOffDialog item={item} onDone={writtenOff} onClose={onClose} />}
      {kind === 'transfer' && <TransferDialog item={item} onClose={onClose} />}
      {kind === 'history' && purchase.openedId !== null && (
        <PurchaseDialog purchaseNumber={purchase.openedId} onClose={purchase.close} />
      )}
      {kind === 'history' && batch.openedId !== null && (
        <BatchStoryDialog batchId={batch.openedId} onClose={batch.close} />
      )}
    </>
  );
}
