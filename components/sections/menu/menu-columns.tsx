'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Browse } from '@/components/browse/use-browse';
import { useHidden } from '@/components/sight/offers';
import type { Column } from '@/components/table/column';
import { menuRows, type MenuRow } from '@/lib/sections/menu/contract/menu';
import { foodCostBelow } from '@/lib/domain/listed-views';
import { menuColumns } from '@/lib/sections/menu/lists/columns';
import { seenColumns } from '@/lib/lists/seen-columns';
import { labelOf } from '@/lib/lists/list';
import { isCostUnknown } from '@/lib/domain/todays-cost';
import { CostUnknown, DishCost, DishPrice } from './dish-cost';
import { NameCell } from './name-cell';

const LOOKS: Readonly<Record<string, Partial<Column<MenuRow>>>> = {
  item_id: { wideOnly: true, fixed: true },
  name: { pinned: true, fixed: true, render: (row) => <NameCell row={row} /> },
  max_discount: { wideOnly: true },
  cashback: { wideOnly: true },
  type: { wideOnly: true },
  priority: { wideOnly: true },
  last_update: { wideOnly: true },
  retail_price: { render: (row) => row.is_file && <DishPrice dish={row} /> },
  food_cost: { priority: 'low' },
  prime_cost: { render: (row) => row.is_file && <DishCost dish={row} /> },
  // Shown in the cell of the prime cost where the two differ by more than 5 %.
  today_cost: { onRequest: true, instead: (row) => row.is_file && isCostUnknown(row) && <CostUnknown /> },
};

/**
 * Columns of the menu list; only id and name are sortable. A folder has the food cost of all dishes below, which is ours
 * and gives way to the original columns.
 */
export function useMenuColumns({
  rows,
  byId,
  complete,
}: Pick<Browse<MenuRow>, 'rows' | 'byId' | 'complete'>): readonly Column<MenuRow>[] {
  const t = useTranslations();
  const hidden = useHidden();
  const isOwn = useMemo(() => rows.some((row) => row.is_file && row.today_cost !== undefined), [rows]);
  const below = useMemo(() => (complete ? foodCostBelow(rows, byId) : undefined), [rows, byId, complete]);
  return useMemo(
    () =>
      seenColumns(
        menuColumns<MenuRow>((row) => below?.get(row.item_id)),
        menuRows,
        hidden,
      )
        // A legacy server does not know it.
        .filter(({ key }) => isOwn || key !== 'today_cost')
        .map((column): Column<MenuRow> => ({
          ...column,
          label: labelOf(column.label, t),
          ...LOOKS[column.key],
        })),
    [t, below, hidden, isOwn],
  );
}
