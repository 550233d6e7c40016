'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Mark, RowName } from '@/components/browse/row-name';
import type { Browse } from '@/components/browse/use-browse';
import type { Drawn, Looks } from '@/components/list/looks';
import { useListColumns } from '@/components/list/use-list-columns';
import { useHidden } from '@/components/sight/offers';
import type { Column, FootLine } from '@/components/table/column';
import { stockRows, type StockRow } from '@/lib/sections/stock/contract/stock';
import { stockTotals, valueBelow, type Days } from '@/lib/sections/stock/rules/views';
import { seenColumns } from '@/lib/lists/seen-columns';
import { stockColumns } from '@/lib/sections/stock/lists/columns';

function StockName({ row }: { row: StockRow }) {
  const t = useTranslations('stock');
  return <RowName row={row}>{row.status ? <Mark>{t('outOfUse')}</Mark> : null}</RowName>;
}

/** On a phone quantity and days left come first. */
const LOOKS: Looks<StockRow> = {
  item_id: { wideOnly: true, fixed: true },
  name: { pinned: true, fixed: true },
  stock_price: { wideOnly: true },
  available: { priority: 'lowest' },
  value: { priority: 'low' },
  last_update: { wideOnly: true },
  category: { wideOnly: true },
};
const LOOKS_WITH_DAYS: Looks<StockRow> = { ...LOOKS, measure_name: { wideOnly: true } };
const DRAWN: Drawn<StockRow> = { name: (row) => <StockName row={row} /> };

interface StockTableInput {
  readonly stock: Pick<Browse<StockRow>, 'rows' | 'byId' | 'complete'>;
  /** Rows on display. */
  readonly listed: readonly StockRow[] | undefined;
  /** Quantities that open tables will take. */
  readonly pending: ReadonlyMap<number, number>;
  /** Days left by item; undefined where the server does not know them. */
  readonly days: Days;
}

/**
 * Columns and totals of the stock list; only id and name are sortable. `available` excludes what open tables will take
 * (docs/domain.md, Stock). A folder has the value of all items below.
 */
export function useStockTable({ stock, listed, pending, days }: StockTableInput): {
  readonly columns: readonly Column<StockRow>[];
  readonly totals: readonly FootLine[] | undefined;
} {
  const t = useTranslations('stock');
  const { rows, byId, complete } = stock;
  const below = useMemo(() => (complete ? valueBelow(rows, byId) : undefined), [rows, byId, complete]);
  const hidden = useHidden();
  const table = useMemo(
    () => ({
      columns: seenColumns(
        stockColumns<StockRow>({
          pendingOf: ({ item_id }) => pending.get(item_id) ?? 0,
          daysOf: ({ item_id }) => days?.get(item_id),
          valueBelow: ({ item_id }) => below?.get(item_id),
        }),
        stockRows,
        hidden,
      ).filter(({ key }) => days || key !== 'days_left'),
    }),
    [pending, days, below, hidden],
  );
  const totals = useMemo(
    () =>
      below &&
      listed && [{ key: 'value', label: t('total'), cells: stockTotals(listed, ({ item_id }) => below.get(item_id)) }],
    [below, listed, t],
  );
  return { columns: useListColumns(table, days ? LOOKS_WITH_DAYS : LOOKS, DRAWN), totals };
}
