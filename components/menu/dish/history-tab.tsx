'use client';
import { useTranslations } from 'next-intl';
import { ChangeHistory, ChangeLine } from '@/components/record/change-history';
import { RecipeChange } from '@/components/recipe/recipe-change';
import { amountsOf } from '@/components/recipe/use-amount-words';
import type { ItemsById } from '@/components/recipe/use-items';
import { useFresh } from '@/lib/api/use-fresh';
import { menuHistory } from '@/lib/contract/menu-edit';
import { useFieldName, useFieldWords } from './use-field-words';
import { useFolders } from './use-folders';

/** History of a dish: who changed which field and when. A recipe shows only the lines that differ. */
export function HistoryTab({ itemId, stock }: { itemId: number; stock: ItemsById }) {
  const t = useTranslations('dish.history.actions');
  const nameOf = useFieldName();
  const reading = useFresh(menuHistory, { body: { item_id: itemId } });
  const words = useFieldWords(stock, useFolders().byId);
  return (
    <ChangeHistory
      reading={reading}
      actionOf={(action) => t(action)}
      lineOf={({ field, before, after }, fresh) =>
        field === 'ingredients' ? (
          <ChangeLine
            key={field}
            name={nameOf(field)}
            after={<RecipeChange before={amountsOf(before)} after={amountsOf(after)} items={stock} />}
          />
        ) : (
          <ChangeLine
            key={field}
            name={nameOf(field)}
            before={fresh ? undefined : words(field, before)}
            after={words(field, after)}
          />
        )
      }
    />
  );
}
