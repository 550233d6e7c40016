'use client';
import { useTranslations } from 'next-intl';
import { RecipeHistory } from '@/components/recipe/recipe-history';
import type { ItemsById } from '@/components/recipe/use-items';
import { useFresh } from '@/lib/api/use-fresh';
import { type Craft } from '@/lib/sections/craft/contract/craft';
import { craftHistory } from '@/lib/sections/craft/contract/card';
import { useCraftFieldName, useCraftFieldWords } from './use-craft-words';

/** History of a craft. */
export function CraftHistory({ craft, items }: { craft: Craft; items: ItemsById }) {
  const t = useTranslations('craft.editor.actions');
  const nameOf = useCraftFieldName();
  const words = useCraftFieldWords(craft, items);
  const reading = useFresh(craftHistory, { body: { craft_id: craft.craft_id } });
  return (
    <RecipeHistory reading={reading} actionOf={(action) => t(action)} nameOf={nameOf} words={words} items={items} />
  );
}
