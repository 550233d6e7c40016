'use client';
import { useTranslations } from 'next-intl';
import { useMeasure } from '@/components/frame/use-measure';
import { Marked } from '@/components/tree/marked';
import { cx, layout } from '@/components/ui/classes';
import type { StockItemRow } from '@/lib/sections/stock/contract/stock';
import classes from './item-search.module.css';

/** Option of the item search: name, folder and quantity in stock. */
export function ItemContent({ row, path, query }: { row: StockItemRow; path: string; query: string }) {
  const t = useTranslations('stockAdd.search');
  const measure = useMeasure();
  return (
    <>
      <span className={classes['name']}>
        <Marked text={row.name} query={query} />
      </span>
      <span className={cx(layout.clip, classes['path'])}>{path}</span>
      {row.quantity !== undefined && (
        <span className={classes['stock']} data-negative={row.quantity < 0 || undefined}>
          {t('stock', {
            quantity: measure.figure(row.quantity, row.measure_name),
            measure: measure.name(row.measure_name),
          })}
        </span>
      )}
    </>
  );
}
