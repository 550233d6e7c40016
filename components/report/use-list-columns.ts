'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Column } from '@/components/table/column';
import { labelOf, type TableColumn } from '@/lib/reports/table';

/** What a screen adds to a column of its table: how it looks; of one that is for files alone, that it is shown. */
export type Looks<Row> = Readonly<Record<string, Partial<Column<Row>>>>;

/** What says which row it is stays in sight on a phone: its name, for whose sake the number gives way, or what stands first. */
function naming<Row>(columns: readonly TableColumn<Row>[], looks: Looks<Row> = {}): Looks<Row> {
  // A screen that says itself what stays knows better.
  if (Object.values(looks).some(({ sticky }) => sticky)) return {};
  const [first, second] = columns.filter(({ fileOnly }) => !fileOnly);
  if (!first) return {};
  if (first.kind !== 'id' || second?.kind !== 'text') return { [first.key]: { sticky: 'always' } };
  // A number that is written in words of its own says something.
  return { [first.key]: first.value ? {} : { wideOnly: true }, [second.key]: { sticky: 'always' } };
}

/**
 * The columns of a list for the table on the screen, named and valued as in its files. `looks` must stay the same object
 * from one drawing to the next.
 */
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
      const { key, kind, width, minWidth, sortable, yields } = column;
      return [
        {
          ...{ key, kind, label: labelOf(column.label, t) },
          ...(width !== undefined && { width }),
          ...(minWidth !== undefined && { minWidth }),
          ...(sortable && { sortable }),
          ...(yields && { yields }),
          ...(column.value && { value: (row: Row) => column.value?.(row, t) }),
          ...(column.decimals && { decimals: (row: Row) => column.decimals?.(row) ?? 3 }),
          ...(table.columns[0] === column && { fixed: true }),
          ...named[key],
          ...look,
        },
      ];
    });
  }, [table, looks, t]);
}
