'use client';
import dynamic from 'next/dynamic';
import { useOnceOpened } from '@/components/browse/use-once-opened';
import type { StockItemRow } from '@/lib/contract/stock';

const HistoryDialog = dynamic(() => import('./story/history-dialog').then((module) => module.HistoryDialog));
const DependenciesDialog = dynamic(() =>
  import('./story/dependencies-dialog').then((module) => module.DependenciesDialog),
);
const MergeDialog = dynamic(() => import('./item/merge-dialog').then((module) => module.MergeDialog));
const WriteOffDialog = dynamic(() => import('./item/write-off-dialog').then((module) => module.WriteOffDialog));
const TransferDialog = dynamic(() => import('./item/transfer-dialog').then((module) => module.TransferDialog));
const PurchaseView = dynamic(() => import('./purchase/purchase-view').then((module) => module.PurchaseView));

/** A window about one item, and the purchase that a row of its story leads to. */
export type ItemWindow =
  | { readonly kind: 'history' | 'dependencies' | 'merge' | 'writeoff' | 'transfer'; readonly item: StockItemRow }
  | { readonly kind: 'purchase'; readonly number: number };

interface StockWindowsProps {
  /** Those that are open, the topmost last. */
  windows: readonly ItemWindow[];
  onOpen: (window: ItemWindow) => void;
  onClose: () => void;
}

/** The windows about an item, one above the other; each is loaded when it is first opened. */
export function StockWindows({ windows, onOpen, onClose }: StockWindowsProps) {
  const seen = useOnceOpened(windows.length > 0);
  if (!seen) return null;
  return windows.map((window) => {
    switch (window.kind) {
      case 'history':
        return (
          <HistoryDialog
            key={window.kind}
            item_id={window.item.item_id}
            name={window.item.name}
            onOpenPurchase={(number) => onOpen({ kind: 'purchase', number })}
            onClose={onClose}
          />
        );
      case 'dependencies':
        return (
          <DependenciesDialog
            key={window.kind}
            item_id={window.item.item_id}
            name={window.item.name}
            onClose={onClose}
          />
        );
      case 'merge':
        return <MergeDialog key={window.kind} destination={window.item} onClose={onClose} />;
      case 'writeoff':
        return <WriteOffDialog key={window.kind} item={window.item} onClose={onClose} />;
      case 'transfer':
        return <TransferDialog key={window.kind} item={window.item} onClose={onClose} />;
      case 'purchase':
        return <PurchaseView key={window.kind} purchase_number={window.number} onClose={onClose} />;
    }
  });
}
