'use client';
import { useTranslations } from 'next-intl';
import { ProblemAlert } from '@/components/problem/problem-alert';
import type { StockItemRow } from '@/lib/contract/stock';
import { ItemModal } from './item-modal';
import { TransferForm } from './transfer-form';
import { useStockRows } from './use-stock-rows';

/** Turns some of an item into another that lies in the Brew folder. */
export function TransferDialog({ item, onClose }: { item: StockItemRow; onClose: () => void }) {
  const t = useTranslations('stockItem');
  const stock = useStockRows();
  return (
    <ItemModal title={t('transfer.title', { name: item.name })} size={480} onClose={onClose}>
      {(shell) =>
        stock.error && !stock.loaded ? (
          <ProblemAlert problem={stock.error.problem} onRetry={stock.retry} retrying={stock.retrying} />
        ) : (
          <TransferForm item={item} stock={stock} shell={shell} />
        )
      }
    </ItemModal>
  );
}
