'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { OfferedLink, useMay } from '@/components/sight/offers';
import { layout } from '@/components/ui/classes';
import { saveItem } from '@/lib/sections/menu/contract/edit';
import type { CostMove, CraftMove } from '@/lib/sections/stock/contract/cost-moves';
import { formatMoney } from '@/lib/domain/format';
import classes from './cost-moves.module.css';
import { CraftMoves } from './craft-moves';
import { movesOf } from './moves';
import { PriceInput, type Priced } from './price-input';
import { usePercent } from './use-percent';

const COLUMNS = ['dish', 'old', 'new', 'change', 'lost', 'price', 'foodCost', 'margin'] as const;

interface CostMovesProps {
  moved: readonly CostMove[];
  crafts: readonly CraftMove[];
  /** Before the table, e.g. the choice of a period. */
  above?: ReactNode;
  onClose: () => void;
}

/** Dishes whose cost changed, each a link to the dish, with its price to change in place; then crafts. */
export function CostMoves({ moved, crafts, above, onClose }: CostMovesProps) {
  const t = useTranslations('stockAdd.moves');
  const bounds = useTranslations('report');
  const mayPrice = useMay()(saveItem);
  const locale = useLocale();
  const percent = usePercent();
  const [priced, setPriced] = useState<ReadonlyMap<number, Priced>>(new Map());
  const rows = useMemo(() => {
    const now = moved.map((move) => ({ ...move, ...priced.get(move.menu_id) }));
    return movesOf(now);
  }, [moved, priced]);
  return (
    <div className={layout.screen}>
      {above}
      {rows.length > 0 && <p className={classes['text']}>{t('text', { count: rows.length })}</p>}
      {rows.length + crafts.length === 0 && <p className={classes['text']}>{t('none')}</p>}
      <div className={classes['scroll']}>
        {rows.length > 0 && (
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
                    <OfferedLink href={`/menu?dish=${row.menu_id}`}>{row.name}</OfferedLink>
                  </th>
                  <td role="cell" data-column="old" data-label={t('old')}>
                    {formatMoney(row.old_cost, locale)}
                  </td>
                  <td role="cell" data-column="new" data-label={t('new')}>
                    {formatMoney(row.new_cost, locale)}
                  </td>
                  <td
                    role="cell"
                    data-column="change"
                    data-label={t('change')}
                    data-dearer={row.new_cost > row.old_cost}
                  >
                    {row.change === null ? t('fresh') : percent(row.change, true)}
                  </td>
                  <td role="cell" data-column="lost" data-label={t('lost')} data-loss={row.lost > 0 || undefined}>
                    {formatMoney(row.lost, locale)}
                  </td>
                  <td role="cell" data-column="price" data-label={t('price')}>
                    {mayPrice ? (
                      <PriceInput
                        row={row}
                        onSaved={(now) => setPriced((before) => new Map(before).set(row.menu_id, now))}
                      />
                    ) : (
                      formatMoney(row.retail_price, locale)
                    )}
                  </td>
                  <td role="cell" data-column="foodCost" data-label={t('foodCost')}>
                    {percent(row.food_cost)}
                  </td>
                  <td role="cell" data-column="margin" data-label={t('margin')} data-loss={row.margin < 0 || undefined}>
                    {row.cost_unknown
                      ? bounds('atMost', { figure: formatMoney(row.margin, locale) })
                      : formatMoney(row.margin, locale)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {crafts.length > 0 && <CraftMoves crafts={crafts} />}
      </div>
      <div className={classes['foot']}>
        <Button variant="default" data-autofocus ref={(button) => button?.focus()} onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}
