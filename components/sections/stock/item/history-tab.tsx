'use client';
import { useTranslations } from 'next-intl';
import { ChangeHistory, ChangeLine } from '@/components/record/change-history';
import { useFresh } from '@/lib/api/use-fresh';
import { stockHistory } from '@/lib/sections/stock/contract/edit';
import { useFieldWords } from './use-field-words';
import type { StockIndex } from '@/components/browse/use-stock-rows';

/** History of an item's card: who changed what and when. */
export function HistoryTab({ itemId, stock }: { itemId: number; stock: StockIndex }) {
  const t = useTranslations('stockItem.actionsDone');
  const { words, nameOf } = useFieldWords(stock);
  const measureId = stock.items.find(({ item_id }) => item_id === itemId)?.measure_id;
  const reading = useFresh(stockHistory, { body: { item_id: itemId } });
  return (
    <ChangeHistory
      reading={reading}
      actionOf={(action) => t(action)}
      lineOf={({ field, before, after }, fresh) => (
        <ChangeLine
          key={field}
          name={nameOf(field)}
          before={fresh ? undefined : words(field, before, measureId)}
          after={words(field, after, measureId)}
        />
      )}
    />
  );
}
