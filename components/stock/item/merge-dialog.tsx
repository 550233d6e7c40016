'use client';
import { useTranslations } from 'next-intl';
import { ProblemAlert } from '@/components/problem/problem-alert';
import type { StockItemRow } from '@/lib/contract/stock';
import { ItemModal } from './item-modal';
import { MergeForm } from './merge-form';
import { useStockRows } from './use-stock-rows';

/** Makes another item part of this one. */
export function MergeDialog({ destination, onClose }: { destination: StockItemRow; onClose: () => void }) {
  const t = useTranslations('stockItem');
  const stock = useStockRows();
  return (
    <ItemModal title={t('merge.title', { name: destination.name })} size={520} onClose={onClose}>
      {(shell) =>
        stock.error && !stock.loaded ? (
          <ProblemAlert problem={stock.error.problem} onRetry={stock.retry} retrying={stock.retrying} />
        ) : (
          <MergeForm destination={destination} stock={stock} shell={shell} />
        )
      }
    </ItemModal>
  );
}
