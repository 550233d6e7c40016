'use client';
import { useTranslations } from 'next-intl';
import { useMemo, useState, type ReactNode } from 'react';
import dialogs from '@/components/form/dialogs.module.css';
import { useMeasure } from '@/components/frame/use-measure';
import { OfferedLink, useMay } from '@/components/sight/offers';
import { SmallTable, type SmallColumn } from '@/components/table/small-table';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { craftAddress } from '@/lib/sections/craft/rules/address';
import { saveItem } from '@/lib/sections/menu/contract/edit';
import type { CostMove, CraftMove } from '@/lib/sections/stock/contract/cost-moves';
import { toBaht, toSatang } from '@/lib/domain/money';
import { foodCost } from '@/lib/domain/food-cost';
import { changePercent } from '@/lib/lists/report/change';
import { useFormats } from '@/components/frame/use-formats';
import classes from './cost-moves.module.css';
import { PriceInput, type Priced } from './price-input';

type Costs = Pick<CraftMove, 'old_cost' | 'new_cost'>;

/** Formatter of percents to a tenth, with a sign where it is a change; a dash for none. */
function usePercent() {
  const t = useTranslations('stockAdd.moves');
  const { formatQuantity } = useFormats();
  return (value: number | null, signed = false): string => {
    if (value === null) return '—';
    const text = t('percent', { value: formatQuantity(Math.abs(value), 1) });
    return signed ? `${value < 0 ? '−' : '+'}${text}` : text;
  };
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

type Move = ReturnType<typeof movesOf>[number];

const nameOf = (name: string, address: string) => <OfferedLink href={address}>{name}</OfferedLink>;

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
  const { formatMoney, formatBaht } = useFormats();
  const words = useMeasure();
  const percent = usePercent();
  const [priced, setPriced] = useState<ReadonlyMap<number, Priced>>(new Map());
  const rows = useMemo(() => movesOf(moved.map((move) => ({ ...move, ...priced.get(move.menu_id) }))), [moved, priced]);
  const perMeasure = (baht: number, measure: string) => `${formatBaht(baht)} / ${words.name(measure)}`;
  const changed = ({ old_cost, new_cost }: Costs) => {
    const change = changePercent('money', new_cost, old_cost);
    return <span data-dearer={new_cost > old_cost}>{change === undefined ? t('fresh') : percent(change, true)}</span>;
  };
  const dishes: readonly SmallColumn<Move>[] = [
    { key: 'name', label: t('dish'), cell: (row) => nameOf(row.name, `/menu?dish=${row.menu_id}`) },
    { key: 'old', label: t('old'), cell: ({ old_cost }) => formatMoney(old_cost) },
    { key: 'new', label: t('new'), cell: ({ new_cost }) => formatMoney(new_cost) },
    { key: 'change', label: t('change'), cell: changed },
    {
      key: 'lost',
      label: t('lost'),
      cell: ({ lost }) => <span data-loss={lost > 0 || undefined}>{formatMoney(lost)}</span>,
    },
    {
      key: 'price',
      label: t('price'),
      cell: (row) =>
        mayPrice ? (
          <PriceInput row={row} onSaved={(now) => setPriced((before) => new Map(before).set(row.menu_id, now))} />
        ) : (
          formatMoney(row.retail_price)
        ),
    },
    { key: 'foodCost', label: t('foodCost'), cell: ({ food_cost }) => percent(food_cost) },
    {
      key: 'margin',
      label: t('margin'),
      cell: ({ cost_unknown, margin }) => (
        <span data-loss={margin < 0 || undefined}>
          {cost_unknown ? bounds('atMost', { figure: formatMoney(margin) }) : formatMoney(margin)}
        </span>
      ),
    },
  ];
  const made: readonly SmallColumn<CraftMove>[] = [
    { key: 'name', label: t('craft'), cell: (row) => nameOf(row.name, craftAddress(row)) },
    { key: 'old', label: t('old'), cell: ({ old_cost, measure_name }) => perMeasure(old_cost, measure_name) },
    { key: 'new', label: t('new'), cell: ({ new_cost, measure_name }) => perMeasure(new_cost, measure_name) },
    { key: 'change', label: t('change'), cell: changed },
  ];
  const looks = { named: true, sticky: true, cards: true } as const;
  return (
    <div className={layout.screen}>
      {above}
      {rows.length > 0 && <p className={cx(layout.muted, classes['text'])}>{t('text', { count: rows.length })}</p>}
      {rows.length + crafts.length === 0 && <p className={cx(layout.muted, classes['text'])}>{t('none')}</p>}
      <div className={cx(layout.screen, classes['scroll'])}>
        {rows.length > 0 && (
          <SmallTable {...looks} label={t('title')} rows={rows} columns={dishes} keyOf={({ menu_id }) => menu_id} />
        )}
        {crafts.length > 0 && (
          <>
            <p className={cx(layout.muted, classes['text'])}>{t('crafts', { count: crafts.length })}</p>
            <SmallTable
              {...looks}
              label={t('craftsTitle')}
              rows={crafts}
              columns={made}
              keyOf={({ craft_id }) => craft_id}
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
