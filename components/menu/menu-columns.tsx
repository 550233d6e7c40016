'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Column } from '@/components/table/column';
import type { MenuRow } from '@/lib/contract/menu';
import { menuColumns } from '@/lib/reports/menu-columns';
import { NameCell, NoRecipe } from './name-cell';

type Key = (typeof menuColumns)[number]['key'];

const LOOKS: Readonly<Partial<Record<Key, Partial<Column<MenuRow>>>>> = {
  item_id: { wideOnly: true, fixed: true },
  name: { pinned: true, fixed: true, render: (row) => <NameCell row={row} /> },
  max_discount: { wideOnly: true },
  cashback: { wideOnly: true },
  type: { wideOnly: true },
  prime_cost: { instead: (row) => row.is_file && !row.valid_ingredients && <NoRecipe /> },
  priority: { wideOnly: true },
  last_update: { wideOnly: true },
};

/** Columns of the menu list; only id and name are sortable. */
export function useMenuColumns(): readonly Column<MenuRow>[] {
  const t = useTranslations();
  return useMemo(
    () => menuColumns.map((column): Column<MenuRow> => ({ ...column, label: t(column.label), ...LOOKS[column.key] })),
    [t],
  );
}
