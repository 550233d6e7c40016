'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState, type ReactNode } from 'react';
import dialogs from '@/components/form/dialogs.module.css';
import { useMeasure } from '@/components/frame/use-measure';
import { OfferedLink, useMay } from '@/components/sight/offers';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { craftAddress } from '@/lib/sections/craft/rules/address';
import { saveItem } from '@/lib/sections/menu/contract/edit';
import type { CostMove, CraftMove } from '@/lib/sections/stock/contract/cost-moves';
import { formatMoney, formatQuantity } from '@/lib/domain/format';
import { toBaht, toSatang } from '@/lib/domain/money';
import { foodCost } from '@/lib/domain/food-cost';
import classes from './cost-moves.module.css';
import lines from './lines.module.css';
import { PriceInput, type Priced } from './price-input';

type Costs = Pick<CraftMove, 'old_cost' | 'new_cost'>;

/** Formatter of percents to a tenth, with a sign where it is a change; a dash for none. */
function usePercent() {
  const t = useTranslations('stockAdd.moves');
  const locale = useLocale();
  return (value: number | null, signed = false): string => {
    if (value === null) return '—';
    const text = t('percent', { value: formatQuantity(Math.abs(value), locale, 1) });
    return signed ? `${value < 0 ? '−' : '+'}${text}` : text;
  };
}

/** Change of a cost in percent to a tenth; null without a previous cost. */
function changeOf({ old_cost, new_cost }: Costs): number | null {
  const before = toSatang(old_cost);
  return before === 0 ? null : Math.round(((toSatang(new_cost) - before) * 1000) / before) / 10;
}

/**
 * Effects of changed costs at current prices, most margin lost first: baht of margin that the change costs (below 0 it gains
 * some), food cost in percent of the price to a tenth (null without a price), and baht remaining of the price.
 */
const movesOf = (moved: readonly CostMove[]) =>
  moved
    .map((move) => {
      const [before, after] = [toSatang(move.old_cost), toSatang(move.new_cost)];
      return {
        ...move,
        lost: toBaht(after - before),
        food_cost: foodCost(after, toSatang(move.retail_price)) ?? null,
        margin: toBaht(toSatang(move.retail_price) - after),
      };
    })
    .toSorted((a, b) => b.lost - a.lost || a.menu_id - b.menu_id);

interface MoveColumn<Row> {
  readonly key: 'old' | 'new' | 'change' | 'lost' | 'price' | 'foodCost' | 'margin';
  readonly cell: (row: Row) => ReactNode;
  /** Whether the figure is a loss. */
  readonly isLoss?: (row: Row) => boolean;
}

interface MoveTableProps<Row> {
  readonly label: string;
  /** Heading of the column of names. */
  readonly named: string;
  readonly rows: readonly Row[];
  readonly linkOf: (row: Row) => string;
  readonly columns: readonly MoveColumn<Row>[];
}

/** Changed costs, one line for each name, which leads to its record. */
function MoveTable<Row extends Costs & { readonly name: string }>(props: MoveTableProps<Row>) {
  const { label, named, rows, linkOf, columns } = props;
  const t = useTranslations('stockAdd.moves');
  return (
    <table className={cx(lines['table'], classes['table'])} role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" data-column="dish">
            {named}
          </th>
          {columns.map(({ key }) => (
            <th key={key} role="columnheader" scope="col" data-column={key}>
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={linkOf(row)} role="row">
            <th role="rowheader" scope="row" data-column="dish">
              <OfferedLink href={linkOf(row)}>{row.name}</OfferedLink>
            </th>
            {columns.map(({ key, cell, isLoss }) => (
              <td
                key={key}
                role="cell"
                data-column={key}
                data-label={t(key)}
                data-dearer={key === 'change' ? row.new_cost > row.old_cost : undefined}
                data-loss={isLoss?.(row) || undefined}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CostMovesProps {
  moved: readonly CostMove[];
  crafts: readonly CraftMove[];
  /** Before the table, e.g. the choice of a period. */
  above?: ReactNode;
  onClose: () => void;
}

/** Dishes whose cost changed, with the price to change in place; then crafts whose cost of one measure changed. */
export function CostMoves({ moved, crafts, above, onClose }: CostMovesProps) {
  const t = useTranslations('stockAdd.moves');
  const bounds = useTranslations('report');
  const mayPrice = useMay()(saveItem);
  const locale = useLocale();
  const words = useMeasure();
  const percent = usePercent();
  const [priced, setPriced] = useState<ReadonlyMap<number, Priced>>(new Map());
  const rows = useMemo(() => movesOf(moved.map((move) => ({ ...move, ...priced.get(move.menu_id) }))), [moved, priced]);
  const money = (baht: number) => formatMoney(baht, locale);
  const perMeasure = (baht: number, measure: string) => `${words.money(baht)} / ${words.name(measure)}`;
  const changed = (row: Costs) => {
    const change = changeOf(row);
    return change === null ? t('fresh') : percent(change, true);
  };
  return (
    <div className={layout.screen}>
      {above}
      {rows.length > 0 && <p className={cx(layout.muted, classes['text'])}>{t('text', { count: rows.length })}</p>}
      {rows.length + crafts.length === 0 && <p className={cx(layout.muted, classes['text'])}>{t('none')}</p>}
      <div className={cx(layout.screen, classes['scroll'])}>
        {rows.length > 0 && (
          <MoveTable
            label={t('title')}
            named={t('dish')}
            rows={rows}
            linkOf={({ menu_id }) => `/menu?dish=${menu_id}`}
            columns={[
              { key: 'old', cell: ({ old_cost }) => money(old_cost) },
              { key: 'new', cell: ({ new_cost }) => money(new_cost) },
              { key: 'change', cell: changed },
              { key: 'lost', cell: ({ lost }) => money(lost), isLoss: ({ lost }) => lost > 0 },
              {
                key: 'price',
                cell: (row) =>
                  mayPrice ? (
                    <PriceInput
                      row={row}
                      onSaved={(now) => setPriced((before) => new Map(before).set(row.menu_id, now))}
                    />
                  ) : (
                    money(row.retail_price)
                  ),
              },
              { key: 'foodCost', cell: ({ food_cost }) => percent(food_cost) },
              {
                key: 'margin',
                cell: ({ cost_unknown, margin }) =>
                  cost_unknown ? bounds('atMost', { figure: money(margin) }) : money(margin),
                isLoss: ({ margin }) => margin < 0,
              },
            ]}
          />
        )}
        {crafts.length > 0 && (
          <>
            <p className={cx(layout.muted, classes['text'])}>{t('crafts', { count: crafts.length })}</p>
            <MoveTable
              label={t('craftsTitle')}
              named={t('craft')}
              rows={crafts}
              linkOf={craftAddress}
              columns={[
                { key: 'old', cell: ({ old_cost, measure_name }) => perMeasure(old_cost, measure_name) },
                { key: 'new', cell: ({ new_cost, measure_name }) => perMeasure(new_cost, measure_name) },
                { key: 'change', cell: changed },
              ]}
            />
          </>
        )}
      </div>
      <div className={cx(dialogs['tallFoot'], classes['foot'])}>
        <Button variant="default" data-autofocus ref={(button) => button?.focus()} onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}
