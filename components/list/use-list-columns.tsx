'use client';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Column } from '@/components/table/column';
import { cellText, toneOf } from '@/lib/lists/cell';
import { labelOf, type ListColumn, type Words, type Writing } from '@/lib/lists/list';
import { Cell } from './cell';
import { Change } from './change';
import type { Drawn, Look, Looks } from './looks';

/** Pinned column: the name, replacing the number on a phone, or the first column. */
function naming<Row>(columns: readonly ListColumn<Row>[], looks: Looks<Row> = {}): Looks<Row> {
  if (Object.values(looks).some(({ pinned }) => pinned)) return {};
  const [first, second] = columns.filter(({ fileOnly }) => !fileOnly);
  if (!first) return {};
  if (first.kind !== 'id' || second?.kind !== 'text') return { [first.key]: { pinned: true } };
  // A number with a custom text stays.
  return { [first.key]: first.value ? {} : { wideOnly: true }, [second.key]: { pinned: true } };
}

/** Custom renderer of a cell; undefined if text and colour suffice. */
function renderOf<Row extends object>(
  column: ListColumn<Row>,
  look: Look<Row>['cell'],
  words: Words,
  writing: Writing,
): Column<Row>['render'] {
  const { change } = column;
  const changed = (row: Row) => {
    const figures = change?.figures(row, words);
    if (!change || !figures) return null;
    const about = { kind: change.kind, of: change.of, only: change.as, decimals: change.decimals?.(row) };
    return <Change {...figures} {...about} lessIsBetter={change.lessIsBetter?.(row)} />;
  };
  const drawn = (row: Row) => (
    <Cell
      text={cellText(column, row, words, writing)}
      tone={toneOf(column, row, words)}
      look={look?.(row, words, writing) ?? {}}
    />
  );
  if (change) return changed;
  return look ? drawn : undefined;
}

/**
 * Columns of a list on the screen, with the labels and values of its files. `looks` and `drawn` must be the same objects at
 * every render.
 */
export function useListColumns<Row extends object>(
  table: { readonly columns: readonly ListColumn<Row>[] },
  looks?: Looks<Row>,
  drawn?: Drawn<Row>,
): readonly Column<Row>[] {
  const t = useTranslations();
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  return useMemo(() => {
    const named = naming(table.columns, looks);
    return table.columns.flatMap((column): Column<Row>[] => {
      const look = looks?.[column.key];
      if (column.fileOnly && !look) return [];
      const { cell, ...place } = look ?? {};
      const render = drawn?.[column.key] ?? renderOf(column, cell, t, { locale, timeZone });
      return [
        {
          ...column,
          label: labelOf(column.label, t),
          sortable: column.sortable === true && !column.change,
          ...(table.columns[0] === column && { fixed: true }),
          ...(render && { render }),
          ...named[column.key],
          ...place,
        },
      ];
    });
  }, [table, looks, drawn, t, locale, timeZone]);
}
