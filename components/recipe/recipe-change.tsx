'use client';
import { useTranslations } from 'next-intl';
import { Becomes } from '@/components/record/change-history';
import type { Amount } from '@/lib/forms/recipe';
import classes from './recipe-change.module.css';
import { recipeDiff } from './recipe-diff';
import { useAmountWords } from './use-amount-words';
import type { ItemsById } from './use-items';

interface RecipeChangeProps {
  before: readonly Amount[];
  after: readonly Amount[];
  items: ItemsById;
}

/** Lines of a recipe that differ. */
export function RecipeChange({ before, after, items }: RecipeChangeProps) {
  const t = useTranslations('recipe');
  const amountWords = useAmountWords(items);
  return (
    <ul className={classes['recipe']}>
      {recipeDiff(before, after).map(({ item_id, was, now }) => (
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
