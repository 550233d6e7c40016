'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Mark, RowName } from '@/components/browse/row-name';
import { useMeasure } from '@/components/measure/use-measure';
import type { Column } from '@/components/table/column';
import type { StockItemRow, StockRow } from '@/lib/contract/stock';
import { listDecimals } from '@/lib/domain/measure';
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

/**
 * Columns of the stock list; only id and name are sortable. `available` excludes what open tables will take
 * (docs/domain.md, Stock).
 */
export function useStockColumns(pending: ReadonlyMap<number, number>): readonly Column<StockRow>[] {
  const t = useTranslations('stock');
  const { name: measureName } = useMeasure();
  return useMemo((): Column<StockRow>[] => {
    const availableOf = ({ item_id, quantity }: StockItemRow) => addQuantity(quantity, -(pending.get(item_id) ?? 0));
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
      // On a phone the remaining quantity comes first.
      { key: 'stock_price', kind: 'money', label: t('columns.price'), width: 96, wideOnly: true },
      {
        ...{ key: 'quantity', kind: 'quantity', label: t('columns.quantity'), width: 92 },
        decimals: decimals(({ quantity }) => quantity),
      },
      {
        ...{ key: 'measure_name', kind: 'text', label: t('columns.measure'), width: 60 },
        value: ofItem(measureName),
      },
      {
        ...{ key: 'available', kind: 'quantity', label: t('columns.available'), width: 92 },
        wideOnly: true,
        value: ofItem(availableOf),
        decimals: decimals(availableOf),
      },
      { key: 'last_update', kind: 'time', label: t('columns.lastUpdate'), width: 136, wideOnly: true },
      { key: 'category', kind: 'text', label: t('columns.category'), width: 170, wideOnly: true },
    ];
  }, [t, measureName, pending]);
}
