'use client';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Column } from '@/components/table/column';
import type { Dependency } from '@/lib/contract/stock';
import { dependencyColumns } from '@/lib/reports/dependency-columns';
import classes from './dependencies-dialog.module.css';

/** Address of a dish; undefined for a craft. */
export const dishAddress = ({ type, menu_id }: Dependency): string | null =>
  type === 2 ? null : `/menu?dish=${menu_id}`;

function DishName({ row }: { row: Dependency }) {
  const address = dishAddress(row);
  if (!address) return row.name;
  return (
    <Link href={address} className={classes['dish']} prefetch={false} title={row.name}>
      {row.name}
    </Link>
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
