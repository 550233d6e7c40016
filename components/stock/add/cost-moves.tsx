'use client';
import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useMemo } from 'react';
import { Button } from '@/components/ui/button';
import type { CostMove } from '@/lib/contract/cost-moves';
import { formatMoney, formatQuantity } from '@/lib/domain/format';
import classes from './cost-moves.module.css';
import { movesOf } from './moves';

const COLUMNS = ['dish', 'old', 'new', 'change', 'price', 'foodCost', 'margin'] as const;

/** Dishes whose cost a delivery changed, each a link to its price. */
export function CostMoves({ moved, onClose }: { moved: readonly CostMove[]; onClose: () => void }) {
  const t = useTranslations('stockAdd.moves');
  const locale = useLocale();
  const rows = useMemo(() => movesOf(moved), [moved]);
  const percent = (value: number | null, signed = false) => {
    if (value === null) return '—';
    const text = t('percent', { value: formatQuantity(Math.abs(value), locale, 1) });
    return signed ? `${value < 0 ? '−' : '+'}${text}` : text;
  };
  return (
    <div className={classes['panel']}>
      <p className={classes['text']}>{t('text', { count: rows.length })}</p>
      <div className={classes['scroll']}>
        <table className={classes['table']} role="table" aria-label={t('title')}>
          <thead role="rowgroup">
            <tr role="row">
              {COLUMNS.map((name) => (
                <th key={name} role="columnheader" scope="col" data-column={name}>
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr key={row.menu_id} role="row">
                <th role="rowheader" scope="row" data-column="dish">
                  <Link href={`/menu?dish=${row.menu_id}`}>{row.name}</Link>
                </th>
                <td role="cell" data-column="old" data-label={t('old')}>
                  {formatMoney(row.old_cost, locale)}
                </td>
                <td role="cell" data-column="new" data-label={t('new')}>
                  {formatMoney(row.new_cost, locale)}
                </td>
                <td role="cell" data-column="change" data-label={t('change')} data-dearer={row.new_cost > row.old_cost}>
                  {row.change === null ? t('fresh') : percent(row.change, true)}
                </td>
                <td role="cell" data-column="price" data-label={t('price')}>
                  {formatMoney(row.retail_price, locale)}
                </td>
                <td role="cell" data-column="foodCost" data-label={t('foodCost')}>
                  {percent(row.food_cost)}
                </td>
                <td role="cell" data-column="margin" data-label={t('margin')} data-loss={row.margin < 0 || undefined}>
                  {formatMoney(row.margin, locale)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={classes['foot']}>
        <Button data-autofocus ref={(button) => button?.focus()} onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}
