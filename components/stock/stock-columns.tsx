'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Mark, RowName } from '@/components/browse/row-name';
import type { Browse } from '@/components/browse/use-browse';
import { useMeasure } from '@/components/measure/use-measure';
import type { Column } from '@/components/table/column';
import type { StockItemRow, StockRow } from '@/lib/contract/stock';
import { sumsBelow } from '@/lib/domain/food-cost';
import { listDecimals } from '@/lib/domain/measure';
import { toBaht, toSatang } from '@/lib/domain/money';
import { SOON } from '@/lib/domain/stock-days';
import { addQuantity } from '@/lib/domain/stock-ledger';

/** Value of an item; folders have no quantities. */
const ofItem =
  <Value,>(value: (item: StockItemRow) => Value) =>
  (row: StockRow) =>
    row.is_file ? value(row) : undefined;

const decimals = (of: (item: StockItemRow) => number) => (row: StockRow) =>
  row.is_file ? listDecimals(row.measure_id, of(row)) : 0;

function StockName({ row }: { row: StockRow }) {
  const t = useTranslations('stock');
  return <RowName row={row}>{row.status ? <Mark>{t('outOfUse')}</Mark> : null}</RowName>;
}

/** Value of an item in satang; nothing is worth less than nothing. */
const valueOf = ({ quantity, stock_price }: StockItemRow): number => toSatang(Math.max(quantity, 0) * stock_price);
const valuesOf = (row: StockRow) => (row.is_file ? { value: valueOf(row) } : undefined);

interface StockColumnsInput {
  readonly stock: Browse<StockRow>;
  /** Quantities that open tables will take. */
  readonly pending: ReadonlyMap<number, number>;
  /** Days left by item; undefined where the server does not know them. */
  readonly days: ReadonlyMap<number, number> | undefined;
}

/**
 * Columns of the stock list; only id and name are sortable. `available` excludes what open tables will take
 * (docs/domain.md, Stock). A folder has the value of all items below.
 */
export function useStockColumns({ stock, pending, days }: StockColumnsInput): readonly Column<StockRow>[] {
  const t = useTranslations('stock');
  const { name: measureName } = useMeasure();
  const { rows, byId, complete } = stock;
  const below = useMemo(() => (complete ? sumsBelow(rows, byId, valuesOf) : undefined), [rows, byId, complete]);
  return useMemo((): Column<StockRow>[] => {
    const availableOf = ({ item_id, quantity }: StockItemRow) => addQuantity(quantity, -(pending.get(item_id) ?? 0));
    const worth = (row: StockRow) => (row.is_file ? valueOf(row) : below?.get(row.item_id)?.value);
    const lasts = ofItem(({ item_id }) => days?.get(item_id));
    const known: Column<StockRow> = {
      ...{ key: 'days_left', kind: 'count', label: t('columns.daysLeft'), width: 84 },
      value: lasts,
      written: (row) => t('days', { days: lasts(row) ?? 0 }),
      tone: (row) => ((lasts(row) ?? SOON) < SOON ? 'bad' : undefined),
    };
    return [
      {
        ...{ key: 'item_id', kind: 'id', label: t('columns.id'), width: 64, sortable: true },
        ...{ wideOnly: true, fixed: true },
      },
      {
        ...{ key: 'name', kind: 'text', label: t('columns.name'), minWidth: 190, sortable: true },
        ...{ pinned: true, fixed: true },
        render: (row) => <StockName row={row} />,
      },
      // On a phone quantity and days left come first.
      { key: 'stock_price', kind: 'money', label: t('columns.price'), width: 96, wideOnly: true },
      {
        ...{ key: 'quantity', kind: 'quantity', label: t('columns.quantity'), width: 92 },
        decimals: decimals(({ quantity }) => quantity),
      },
      {
        ...{ key: 'measure_name', kind: 'text', label: t('columns.measure'), width: 60 },
        ...(days && { wideOnly: true }),
        value: ofItem(measureName),
      },
      ...(days ? [known] : []),
      {
        ...{ key: 'available', kind: 'quantity', label: t('columns.available'), width: 92 },
        wideOnly: true,
        value: ofItem(availableOf),
        decimals: decimals(availableOf),
      },
      {
        ...{ key: 'value', kind: 'money', label: t('columns.value'), width: 104, wideOnly: true },
        value: (row) => {
          const value = worth(row);
          return value === undefined ? undefined : toBaht(value);
        },
      },
      { key: 'last_update', kind: 'time', label: t('columns.lastUpdate'), width: 136, priority: 'low' },
      { key: 'category', kind: 'text', label: t('columns.category'), width: 170, wideOnly: true },
    ];
  }, [t, measureName, pending, days, below]);
}
