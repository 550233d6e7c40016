'use client';
import { useTranslations } from 'next-intl';
import type { StockIndex } from '@/components/browse/use-stock-rows';
import { RecordHistory } from '@/components/record/record-history';
import { stockHistory } from '@/lib/sections/stock/contract/edit';
import { useFieldWords } from './use-field-words';

/** History of an item's card: who changed what and when. */
export function HistoryTab({ itemId, stock }: { itemId: number; stock: StockIndex }) {
  const t = useTranslations('stockItem.actionsDone');
  const { words, nameOf } = useFieldWords(stock);
  const measureId = stock.items.find(({ item_id }) => item_id === itemId)?.measure_id;
  return (
    <RecordHistory
      endpoint={stockHistory}
      input={{ body: { item_id: itemId } }}
      actionOf={(action) => t(action)}
      nameOf={nameOf}
      textOf={(field, value) => words(field, value, measureId)}
    />
  );
}
