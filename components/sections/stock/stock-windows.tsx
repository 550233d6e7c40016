'use client';
import { useOpened } from '@/components/address/use-opened';
import { useMay } from '@/components/sight/offers';
import { lazyPart } from '@/components/ui/lazy-part';
import { batchStory } from '@/lib/sections/craft/contract/batches';
import { getPurchase, type StockItemRow } from '@/lib/sections/stock/contract/stock';
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

/** Open dialog of an item, and above it the purchase or batch opened from its history. Both are in the address. */
export function StockWindows({ window, onClose }: StockWindowsProps) {
  const purchase = useOpened('purchase');
  const batch = useOpened('batch');
  const isHistory = window?.kind === 'history';
  // Here, because Undo outlives the dialog.
  const writtenOff = useWriteOffToast();
  return (
    <>
      {window && (
        <OneWindow
          window={window}
          onPurchase={purchase.show}
          onBatch={batch.show}
          onWrittenOff={writtenOff}
          onClose={onClose}
        />
      )}
      {isHistory && purchase.openedId !== null && (
        <PurchaseDialog purchaseNumber={purchase.openedId} onClose={purchase.close} />
      )}
      {isHistory && batch.openedId !== null && <BatchStoryDialog batchId={batch.openedId} onClose={batch.close} />}
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
  const may = useMay();
  switch (kind) {
    case 'history':
      return (
        <HistoryDialog
          item_id={item_id}
          name={name}
          onClose={onClose}
          {...(may(getPurchase) && { onOpenPurchase: onPurchase })}
          {...(may(batchStory) && { onOpenBatch: onBatch })}
        />
      );
    case 'dependencies':
      return <DependenciesDialog item_id={item_id} name={name} onClose={onClose} />;
    case 'merge':
      return <MergeDialog destination={item} onClose={onClose} />;
    case 'writeoff':
      return <WriteOffDialog item={item} onDone={onWrittenOff} onClose={onClose} />;
    case 'transfer':
      return <TransferDialog item={item} onClose={onClose} />;
  }
}
