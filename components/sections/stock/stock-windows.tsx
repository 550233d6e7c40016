'use client';
import { lazyPart } from '@/components/ui/lazy-part';
import type { StockItemRow } from '@/lib/sections/stock/contract/stock';
import type { ItemAction } from './item/item-actions';
import { useWriteOffToast } from './item/use-write-off-toast';

const HistoryDialog = lazyPart(() => import('./story/history-dialog').then((module) => module.HistoryDialog));
const DependenciesDialog = lazyPart(() =>
  import('./story/dependencies-dialog').then((module) => module.DependenciesDialog),
);
const MergeDialog = lazyPart(() => import('./item/merge-dialog').then((module) => module.MergeDialog));
const WriteOffDialog = lazyPart(() => import('./item/write-off-dialog').then((module) => module.WriteOffDialog));
const TransferDialog = lazyPart(() => import('./item/transfer-dialog').then((module) => module.TransferDialog));

/** Dialog about one item. */
export interface ItemWindow {
  readonly kind: ItemAction;
  readonly item: StockItemRow;
}

interface StockWindowsProps {
  window: ItemWindow | null;
  onClose: () => void;
}

/** Open dialog of an item. */
export function StockWindows({ window, onClose }: StockWindowsProps) {
  // Here, because Undo outlives the dialog.
  const writtenOff = useWriteOffToast();
  if (!window) return null;
  const { kind, item } = window;
  const named = { item_id: item.item_id, name: item.name, onClose };
  return (
    <>
      {kind === 'history' && <HistoryDialog {...named} />}
      {kind === 'dependencies' && <DependenciesDialog {...named} />}
      {kind === 'merge' && <MergeDialog destination={item} onClose={onClose} />}
      {kind === 'writeoff' && <WriteOffDialog item={item} onDone={writtenOff} onClose={onClose} />}
      {kind === 'transfer' && <TransferDialog item={item} onClose={onClose} />}
    </>
  );
}
