'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Column } from '@/components/table/column';
import { labelOf, type TableColumn } from '@/lib/reports/table';

/** How a screen shows columns of its table. A column that is for files alone is shown where it has looks. */
export type Looks<Row> = Readonly<Record<string, Partial<Column<Row>>>>;

/** The pinned column: the name, for which the number goes on a phone, or the first column. */
function naming<Row>(columns: readonly TableColumn<Row>[], looks: Looks<Row> = {}): Looks<Row> {
  if (Object.values(looks).some(({ pinned }) => pinned)) return {};
  const [first, second] = columns.filter(({ fileOnly }) => !fileOnly);
  if (!first) return {};
  if (first.kind !== 'id' || second?.kind !== 'text') return { [first.key]: { pinned: true } };
  // A number that has a text of its own stays.
  return { [first.key]: first.value ? {} : { wideOnly: true }, [second.key]: { pinned: true } };
}

/** The columns of a list on the screen, with the labels and values of its files. `looks` must be the same object at every render. */
export function useListColumns<Row extends object>(
  table: { readonly columns: readonly TableColumn<Row>[] },
  looks?: Looks<Row>,
): readonly Column<Row>[] {
  const t = useTranslations();
  return useMemo(() => {
    const named = naming(table.columns, looks);
    return table.columns.flatMap((column): Column<Row>[] => {
      const look = looks?.[column.key];
      if (column.fileOnly && !look) return [];
      return [
        {
          ...column,
          label: labelOf(column.label, t),
          ...(table.columns[0] === column && { fixed: true }),
          ...named[column.key],
          ...look,
        },
      ];
    });
  }, [table, looks, t]);
}
