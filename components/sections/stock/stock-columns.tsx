'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Mark, RowName } from '@/components/browse/row-name';
import type { Browse } from '@/components/browse/use-browse';
import { useHidden } from '@/components/sight/offers';
import type { Column } from '@/components/table/column';
import { stockRows, type StockRow } from '@/lib/sections/stock/contract/stock';
import { valueBelow, type Days } from '@/lib/domain/listed-views';
import { seenColumns } from '@/lib/lists/seen-columns';
import { stockColumns } from '@/lib/sections/stock/lists/columns';
import { labelOf } from '@/lib/lists/list';

function StockName({ row }: { row: StockRow }) {
  const t = useTranslations('stock');
  return <RowName row={row}>{row.status ? <Mark>{t('outOfUse')}</Mark> : null}</RowName>;
}

/** On a phone quantity and days left come first. */
const LOOKS: Readonly<Record<string, Partial<Column<StockRow>>>> = {
  item_id: { wideOnly: true, fixed: true },
  name: { pinned: true, fixed: true, render: (row) => <StockName row={row} /> },
  stock_price: { wideOnly: true },
  available: { priority: 'low' },
  value: { priority: 'low' },
  last_update: { wideOnly: true },
  category: { wideOnly: true },
};

interface StockColumnsInput {
  readonly stock: Pick<Browse<StockRow>, 'rows' | 'byId' | 'complete'>;
  /** Quantities that open tables will take. */
  readonly pending: ReadonlyMap<number, number>;
  /** Days left by item; undefined where the server does not know them. */
  readonly days: Days;
}

/**
 * Columns of the stock list; only id and name are sortable. `available` excludes what open tables will take
 * (docs/domain.md, Stock). A folder has the value of all items below.
 */
export function useStockColumns({ stock, pending, days }: StockColumnsInput): readonly Column<StockRow>[] {
  const t = useTranslations();
  const { rows, byId, complete } = stock;
  const below = useMemo(() => (complete ? valueBelow(rows, byId) : undefined), [rows, byId, complete]);
  const hidden = useHidden();
  return useMemo(
    () =>
      seenColumns(
        stockColumns<StockRow>({
          pendingOf: ({ item_id }) => pending.get(item_id) ?? 0,
          daysOf: ({ item_id }) => days?.get(item_id),
          valueBelow: ({ item_id }) => below?.get(item_id),
        }),
        stockRows,
        hidden,
      )
        .filter(({ key }) => days || key !== 'days_left')
        .map((column): Column<StockRow> => ({
          ...column,
          label: labelOf(column.label, t),
          ...LOOKS[column.key],
          ...(days && column.key === 'measure_name' && { wideOnly: true }),
        })),
    [t, pending, days, below, hidden],
  );
}
