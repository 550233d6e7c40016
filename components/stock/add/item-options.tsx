'use client';
import { VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useMeasure } from '@/components/measure/use-measure';
import type { StockItemRow } from '@/lib/contract/stock';
import { highlight } from '@/lib/domain/tree';
import classes from './item-search.module.css';
import type { StockRows } from '@/components/browse/use-stock-rows';

interface ItemOptionsProps {
  id: string;
  stock: StockRows;
  rows: readonly StockItemRow[];
  active: number;
  query: string;
  /** The new item that it could be; null where only items that are there will do. */
  name: string | null;
  onTake: (index: number) => void;
}

/** What the name finds, each with its folder and what is there of it, and last the new item that it could be. */
export function ItemOptions({ id, stock, rows, active, query, name, onTake }: ItemOptionsProps) {
  const t = useTranslations('stockAdd.search');
  const tell = useTranslations('stockAdd');
  const measure = useMeasure();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const option = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    className: classes['option'],
    'aria-selected': index === active,
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => onTake(index),
  });
  return (
    <div className={classes['dropdown']}>
      <div ref={list} id={id} role="listbox" aria-label={t('label')} className={classes['list']}>
        {rows.map((row, index) => (
          <div key={row.item_id} {...option(index)} data-muted={row.status === 1 || undefined}>
            <span className={classes['name']}>
              {highlight(row.name, query).map(({ text, match }, at) =>
                match ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
              )}
            </span>
            <span className={classes['path']}>{stock.pathOf(row.parent_id)}</span>
            <span className={classes['stock']} data-negative={row.quantity < 0 || undefined}>
              {t('stock', {
                quantity: measure.figure(row.quantity, row.measure_name),
                measure: measure.name(row.measure_name),
              })}
            </span>
          </div>
        ))}
        {name !== null && (
          <div {...option(rows.length)} data-new>
            <IconPlus size={15} aria-hidden />
            <span className={classes['name']}>{t('create', { name })}</span>
          </div>
        )}
      </div>
      {name === null && rows.length === 0 && (
        <p className={classes['none']}>{stock.loading ? tell('loading') : t('none')}</p>
      )}
      <VisuallyHidden role="status">{t('found', { count: rows.length })}</VisuallyHidden>
    </div>
  );
}
