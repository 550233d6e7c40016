'use client';
import { useTranslations } from 'next-intl';
import { ChangeHistory, ChangeLine } from '@/components/record/change-history';
import { RecipeChange } from '@/components/recipe/recipe-change';
import { amountsOf } from '@/components/recipe/use-amount-words';
import type { ItemsById } from '@/components/recipe/use-items';
import { useFresh } from '@/lib/api/use-fresh';
import { type Craft } from '@/lib/contract/craft';
import { craftHistory } from '@/lib/contract/craft-card';
import { useCraftFieldName, useCraftFieldWords } from './use-craft-words';

/** History of a craft: who changed what and when. A recipe shows only the lines that differ. */
export function CraftHistory({ craft, items }: { craft: Craft; items: ItemsById }) {
  const t = useTranslations('craft.editor.actions');
  const nameOf = useCraftFieldName();
  const words = useCraftFieldWords(craft, items);
  const reading = useFresh(craftHistory, { body: { craft_id: craft.craft_id } });
  return (
    <ChangeHistory
      reading={reading}
      actionOf={(action) => t(action)}
      lineOf={({ field, before, after }, fresh) =>
        field === 'ingredients' ? (
          <ChangeLine
            key={field}
            name={nameOf(field)}
            after={<RecipeChange before={amountsOf(before)} after={amountsOf(after)} items={items} />}
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
