'use client';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { HistoryChange } from '@/lib/contract/history';
import classes from './history-tab.module.css';
import { recipeDiff } from './recipe-diff';
import { amountsOf, useAmountWords, useFieldName } from './use-field-words';
import type { StockById } from './use-stock';

interface HistoryChangeLineProps {
  change: HistoryChange;
  words: (field: string, value: unknown) => string;
  stock: StockById;
  /** The dish is new: there is no before. */
  fresh: boolean;
}

/** One field, before and after; of a recipe only the lines that differ. */
export function HistoryChangeLine({ change: { field, before, after }, words, stock, fresh }: HistoryChangeLineProps) {
  const t = useTranslations('dish.history');
  const nameOf = useFieldName();
  const amountWords = useAmountWords(stock);
  if (field === 'ingredients') {
    return (
      <li className={classes['change']}>
        <span className={classes['field']}>{nameOf(field)}</span>
        <ul className={classes['recipe']}>
          {recipeDiff(amountsOf(before), amountsOf(after)).map(({ item_id, was, now }) => (
            <li key={item_id} data-kind={was && now ? 'changed' : now ? 'added' : 'gone'}>
              {was && now ? (
                <>
                  {amountWords(was)} <Arrow /> {amountWords(now, true)}
                </>
              ) : (
                (now ?? was) &&
                t(now ? 'added' : 'gone', { what: amountWords((now ?? was) as NonNullable<typeof now>) })
              )}
            </li>
          ))}
        </ul>
      </li>
    );
  }
  return (
    <li className={classes['change']}>
      <span className={classes['field']}>{nameOf(field)}</span>
      <span className={classes['values']}>
        {!fresh && (
          <>
            <span className={classes['before']}>{words(field, before)}</span> <Arrow />{' '}
          </>
        )}
        <span className={classes['after']}>{words(field, after)}</span>
      </span>
    </li>
  );
}

function Arrow() {
  const t = useTranslations('dish.history');
  return <IconArrowRight size={13} className={classes['arrow'] ?? ''} aria-label={t('became')} role="img" />;
}
