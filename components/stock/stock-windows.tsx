'use client';
import dynamic from 'next/dynamic';
import { useState } from 'react';
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

/** A window about one item. */
export interface ItemWindow {
  readonly kind: 'history' | 'dependencies' | 'merge' | 'writeoff' | 'transfer';
  readonly item: StockItemRow;
}

interface StockWindowsProps {
  window: ItemWindow | null;
  onClose: () => void;
}

/** The open window about an item, and the purchase that a row of its history leads to above it. */
export function StockWindows({ window, onClose }: StockWindowsProps) {
  const [purchase, setPurchase] = useState<number | null>(null);
  const purchaseSeen = useOnceOpened(purchase !== null);
  return (
    <>
      {window && <OneWindow window={window} covered={purchase !== null} onPurchase={setPurchase} onClose={onClose} />}
      {purchaseSeen && <PurchaseView purchase_number={purchase} onClose={() => setPurchase(null)} />}
    </>
  );
}

interface OneWindowProps {
  window: ItemWindow;
  covered: boolean;
  onPurchase: (number: number) => void;
  onClose: () => void;
}

function OneWindow({ window: { kind, item }, covered, onPurchase, onClose }: OneWindowProps) {
  const { item_id, name } = item;
  switch (kind) {
    case 'history':
      return <HistoryDialog {...{ item_id, name, covered, onClose }} onOpenPurchase={onPurchase} />;
    case 'dependencies':
      return <DependenciesDialog {...{ item_id, name, onClose }} />;
    case 'merge':
      return <MergeDialog destination={item} onClose={onClose} />;
    case 'writeoff':
      return <WriteOffDialog item={item} onClose={onClose} />;
    case 'transfer':
      return <TransferDialog item={item} onClose={onClose} />;
  }
}
