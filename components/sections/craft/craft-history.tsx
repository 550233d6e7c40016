'use client';
import { useTranslations } from 'next-intl';
import { RecipeChange } from '@/components/recipe/recipe-change';
import type { ItemsById } from '@/components/recipe/use-items';
import { RecordHistory } from '@/components/record/record-history';
import type { Craft } from '@/lib/sections/craft/contract/craft';
import { craftHistory } from '@/lib/sections/craft/contract/card';
import { useCraftFieldName, useCraftFieldWords } from './use-craft-words';

/** History of a craft. */
export function CraftHistory({ craft, items }: { craft: Craft; items: ItemsById }) {
  const t = useTranslations('craft.editor.actions');
  return (
    <RecordHistory
      endpoint={craftHistory}
      input={{ body: { craft_id: craft.craft_id } }}
      actionOf={(action) => t(action)}
      nameOf={useCraftFieldName()}
      textOf={useCraftFieldWords(craft, items)}
      changeOf={({ field, ...recipes }) => field === 'ingredients' && <RecipeChange {...recipes} items={items} />}
    />
  );
}
