'use client';
import { useTranslations } from 'next-intl';
import { Becomes } from '@/components/record/record-history';
import type { Amount } from '@/lib/forms/recipe';
import classes from './recipe-change.module.css';
import { amountsOf, useAmountWords } from './use-amount-words';
import type { ItemsById } from './use-items';

/** An ingredient that was added, removed or changed in quantity. */
interface AmountChange {
  readonly item_id: number;
  readonly was?: Amount;
  readonly now?: Amount;
}

/** Differences between two recipes by ingredient, those of the old recipe first. */
function recipeDiff(before: readonly Amount[], after: readonly Amount[]): AmountChange[] {
  const later = new Map(after.map((amount) => [amount.item_id, amount]));
  const earlier = new Set(before.map(({ item_id }) => item_id));
  const changed = before.flatMap((was): AmountChange[] => {
    const now = later.get(was.item_id);
    if (!now) return [{ item_id: was.item_id, was }];
    return now.item_quantity === was.item_quantity ? [] : [{ item_id: was.item_id, was, now }];
  });
  const added = after.filter(({ item_id }) => !earlier.has(item_id)).map((now) => ({ item_id: now.item_id, now }));
  return [...changed, ...added];
}

interface RecipeChangeProps {
  /** Recipes as on the wire. */
  readonly before: unknown;
  readonly after: unknown;
  readonly items: ItemsById;
}

/** Lines of a recipe that differ. */
export function RecipeChange({ before, after, items }: RecipeChangeProps) {
  const t = useTranslations('recipe');
  const amountWords = useAmountWords(items);
  return (
    <ul className={classes['recipe']}>
      {recipeDiff(amountsOf(before), amountsOf(after)).map(({ item_id, was, now }) => (
        <li key={item_id} data-kind={was && now ? 'changed' : now ? 'added' : 'gone'}>
          {was && now ? (
            <>
              {amountWords(was)} <Becomes /> {amountWords(now, true)}
            </>
          ) : (
            (now ?? was) && t(now ? 'added' : 'gone', { what: amountWords((now ?? was) as NonNullable<typeof now>) })
          )}
        </li>
      ))}
    </ul>
  );
}
