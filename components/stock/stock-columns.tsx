'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Mark, RowName } from '@/components/browse/row-name';
import type { Column } from '@/components/table/column';
import type { StockRow } from '@/lib/contract/stock';
import { availableColumn, stockColumns } from '@/lib/reports/stock-columns';
import { labelOf, type TableColumn } from '@/lib/reports/table';

function StockName({ row }: { row: StockRow }) {
  const t = useTranslations('stock');
  return <RowName row={row}>{row.status ? <Mark>{t('outOfUse')}</Mark> : null}</RowName>;
}

/** On a phone the remaining quantity comes first. */
const LOOKS: Readonly<Record<string, Partial<Column<StockRow>>>> = {
  item_id: { wideOnly: true, fixed: true },
  name: { pinned: true, fixed: true, render: (row) => <StockName row={row} /> },
  stock_price: { wideOnly: true },
  available: { wideOnly: true },
  last_update: { wideOnly: true },
  category: { wideOnly: true },
};

/**
 * Columns of the stock list; only id and name are sortable. `available` excludes what open tables will take
 * (docs/domain.md, Stock).
 */
export function useStockColumns(pending: ReadonlyMap<number, number>): readonly Column<StockRow>[] {
  const t = useTranslations();
  return useMemo(() => {
    const available = availableColumn<StockRow>(({ item_id }) => pending.get(item_id) ?? 0);
    const columns = stockColumns.flatMap((column): TableColumn<StockRow>[] =>
      column.key === 'measure_name' ? [column, available] : [column],
    );
    return columns.map((column) => ({ ...column, label: labelOf(column.label, t), ...LOOKS[column.key] }));
  }, [t, pending]);
}
