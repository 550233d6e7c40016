'use client';
import { useTranslations } from 'next-intl';
import { RecipeHistory } from '@/components/recipe/recipe-history';
import type { ItemsById } from '@/components/recipe/use-items';
import { useFresh } from '@/lib/api/use-fresh';
import { menuHistory } from '@/lib/sections/menu/contract/edit';
import { useFieldName, useFieldWords } from './use-field-words';
import { useFolders } from './use-folders';

/** History of a dish. */
export function HistoryTab({ itemId, stock }: { itemId: number; stock: ItemsById }) {
  const t = useTranslations('dish.history.actions');
  const nameOf = useFieldName();
  const reading = useFresh(menuHistory, { body: { item_id: itemId } });
  const words = useFieldWords(stock, useFolders().byId);
  return (
    <RecipeHistory reading={reading} actionOf={(action) => t(action)} nameOf={nameOf} words={words} items={stock} />
  );
}
