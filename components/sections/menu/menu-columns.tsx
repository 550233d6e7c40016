'use client';
import { useMemo } from 'react';
import type { Browse } from '@/components/browse/use-browse';
import type { Drawn, Looks } from '@/components/list/looks';
import { useListColumns } from '@/components/list/use-list-columns';
import { useHidden } from '@/components/sight/offers';
import type { Column } from '@/components/table/column';
import { menuRows, type MenuRow } from '@/lib/sections/menu/contract/menu';
import { foodCostBelow } from '@/lib/sections/menu/rules/views';
import { menuColumns } from '@/lib/sections/menu/lists/columns';
import { seenColumns } from '@/lib/lists/seen-columns';
import { isCostUnknown } from '@/lib/domain/todays-cost';
import { DishCost, DishPrice, DishWord, NameCell } from './cells';

const LOOKS: Looks<MenuRow> = {
  item_id: { wideOnly: true, fixed: true },
  name: { pinned: true, fixed: true },
  max_discount: { wideOnly: true },
  cashback: { wideOnly: true },
  type: { wideOnly: true },
  priority: { wideOnly: true },
  last_update: { wideOnly: true },
  food_cost: { priority: 'low' },
  // Shown in the cell of the prime cost where the two differ by more than 5 %.
  today_cost: {
    onRequest: true,
    instead: (row) => row.is_file && isCostUnknown(row) && <DishWord word="costUnknown" />,
  },
};
const DRAWN: Drawn<MenuRow> = {
  name: (row) => <NameCell row={row} />,
  retail_price: (row) => row.is_file && <DishPrice dish={row} />,
  prime_cost: (row) => row.is_file && <DishCost dish={row} />,
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
  const hidden = useHidden();
  const isOwn = useMemo(() => rows.some((row) => row.is_file && row.today_cost !== undefined), [rows]);
  const below = useMemo(() => (complete ? foodCostBelow(rows, byId) : undefined), [rows, byId, complete]);
  const table = useMemo(
    () => ({
      columns: seenColumns(
        menuColumns<MenuRow>((row) => below?.get(row.item_id)),
        menuRows,
        hidden,
      )
        // A legacy server does not know it.
        .filter(({ key }) => isOwn || key !== 'today_cost'),
    }),
    [below, hidden, isOwn],
  );
  return useListColumns(table, LOOKS, DRAWN);
}
