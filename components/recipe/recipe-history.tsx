'use client';
import { ChangeHistory, ChangeLine, type ChangeHistoryProps } from '@/components/record/change-history';
import { RecipeChange } from './recipe-change';
import { amountsOf } from './use-amount-words';
import type { ItemsById } from './use-items';

interface RecipeHistoryProps extends Pick<ChangeHistoryProps, 'reading' | 'actionOf'> {
  readonly nameOf: (field: string) => string;
  /** Formats the value of a field other than the recipe. */
  readonly words: (field: string, value: unknown) => string;
  readonly items: ItemsById;
}

/** History of a record with a recipe: who changed what and when. A recipe shows only the lines that differ. */
export function RecipeHistory({ reading, actionOf, nameOf, words, items }: RecipeHistoryProps) {
  return (
    <ChangeHistory
      reading={reading}
      actionOf={actionOf}
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
