'use client';
import { useTranslations } from 'next-intl';
import { Becomes } from '@/components/record/record-history';
import classes from './recipe-change.module.css';
import { recipeDiff } from './recipe-diff';
import { amountsOf, useAmountWords } from './use-amount-words';
import type { ItemsById } from './use-items';

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
