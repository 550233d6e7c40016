'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { OfferedLink } from '@/components/sight/offers';
import type { Column } from '@/components/table/column';
import type { Dependency } from '@/lib/sections/stock/contract/stock';
import { craftAddress } from '@/lib/sections/craft/rules/address';
import { dependencyColumns } from '@/lib/sections/stock/lists/dependency-columns';
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

const LOOKS: Readonly<Record<string, Partial<Column<Dependency>>>> = {
  menu_id: { wideOnly: true, fixed: true },
  name: { pinned: true, fixed: true, render: (row) => <DishName row={row} /> },
};

/** Columns of the dependencies dialog, with the item's share of the price. */
export function useDependencyColumns(): readonly Column<Dependency>[] {
  const t = useTranslations();
  return useMemo(
    () =>
      dependencyColumns.map((column): Column<Dependency> => ({
        ...column,
        label: t(column.label),
        ...LOOKS[column.key],
      })),
    [t],
  );
}
