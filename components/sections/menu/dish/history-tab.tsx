'use client';
import { useTranslations } from 'next-intl';
import { RecipeChange } from '@/components/recipe/recipe-change';
import type { ItemsById } from '@/components/recipe/use-items';
import { RecordHistory } from '@/components/record/record-history';
import { menuHistory } from '@/lib/sections/menu/contract/edit';
import { useFieldName, useFieldWords } from './use-field-words';
import { useFolders } from './use-folders';

/** History of a dish. */
export function HistoryTab({ itemId, stock }: { itemId: number; stock: ItemsById }) {
  const t = useTranslations('dish.history.actions');
  return (
    <RecordHistory
      endpoint={menuHistory}
      input={{ body: { item_id: itemId } }}
      actionOf={(action) => t(action)}
      nameOf={useFieldName()}
      textOf={useFieldWords(stock, useFolders().byId)}
      changeOf={({ field, ...recipes }) => field === 'ingredients' && <RecipeChange {...recipes} items={stock} />}
    />
  );
}
