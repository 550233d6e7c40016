'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ChangeHistory, ChangeLine } from '@/components/record/change-history';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { useFresh } from '@/lib/api/use-fresh';
import { menuRows } from '@/lib/contract/menu';
import { menuHistory } from '@/lib/contract/menu-edit';
import { RecipeChange } from './recipe-change';
import { amountsOf, useFieldName, useFieldWords } from './use-field-words';
import type { StockById } from './use-stock';

/** History of a dish: who changed which field and when. A recipe shows only the lines that differ. */
export function HistoryTab({ itemId, stock }: { itemId: number; stock: StockById }) {
  const t = useTranslations('dish.history.actions');
  const nameOf = useFieldName();
  const reading = useFresh(menuHistory, { body: { item_id: itemId } });
  // Cached by the menu screen; names the folders that a dish was moved between.
  const menu = useEndpoint(menuRows, {});
  const folders = useMemo(() => new Map(menu.data?.rows.map((row) => [row.item_id, row])), [menu.data]);
  const words = useFieldWords(stock, folders);
  return (
    <ChangeHistory
      reading={reading}
      actionOf={(action) => t(action)}
      lineOf={({ field, before, after }, fresh) =>
        field === 'ingredients' ? (
          <ChangeLine
            key={field}
            name={nameOf(field)}
            after={<RecipeChange before={amountsOf(before)} after={amountsOf(after)} stock={stock} />}
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
