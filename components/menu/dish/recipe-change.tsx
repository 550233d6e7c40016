'use client';
import { useTranslations } from 'next-intl';
import { Becomes } from '@/components/record/change-history';
import classes from './recipe-change.module.css';
import { recipeDiff } from './recipe-diff';
import { useAmountWords, type Amount } from './use-field-words';
import type { StockById } from './use-stock';

interface RecipeChangeProps {
  before: readonly Amount[];
  after: readonly Amount[];
  stock: StockById;
}

/** Lines of a recipe that differ. */
export function RecipeChange({ before, after, stock }: RecipeChangeProps) {
  const t = useTranslations('dish.history');
  const amountWords = useAmountWords(stock);
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
