'use client';
import type { Drawn, Looks } from '@/components/list/looks';
import { useListColumns } from '@/components/list/use-list-columns';
import { OfferedLink } from '@/components/sight/offers';
import type { Dependency } from '@/lib/sections/stock/contract/stock';
import { craftAddress } from '@/lib/sections/craft/rules/address';
import type { ListColumn } from '@/lib/lists/list';
import classes from './dependencies-dialog.module.css';

/** Address of a dish or craft; null for a craft of a legacy server, which does not say on which screen it is. */
export function dishAddress({ type, menu_id, is_beer_craft }: Dependency): string | null {
  if (type !== 2) return `/menu?dish=${menu_id}`;
  return is_beer_craft === undefined ? null : craftAddress({ craft_id: menu_id, is_beer_craft });
}

function DishName({ row }: { row: Dependency }) {
  const address = dishAddress(row);
  if (!address) return row.name;
  return (
    <OfferedLink href={address} className={classes['dish']} prefetch={false} title={row.name}>
      {row.name}
    </OfferedLink>
  );
}

const LOOKS: Looks<Dependency> = {
  menu_id: { wideOnly: true, fixed: true },
  name: { pinned: true, fixed: true, opens: () => false },
};
const DRAWN: Drawn<Dependency> = { name: (row) => <DishName row={row} /> };

/** Columns of the dependencies dialog, with the item's share of the price. */
export const useDependencyColumns = (table: { readonly columns: readonly ListColumn<Dependency>[] }) =>
  useListColumns(table, LOOKS, DRAWN);
