'use client';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Column } from '@/components/table/column';
import { cellText, toneOf } from '@/lib/reports/cell';
import { labelOf, type TableColumn, type Words, type Writing } from '@/lib/reports/table';
import { Cell } from './cell';
import { Change } from './change';
import type { Look, Looks } from './looks';

/** Keeps in sight on a phone what names a row: its name, for whose sake the number gives way, or the first column. */
function naming<Row>(columns: readonly TableColumn<Row>[], looks: Looks<Row> = {}): Looks<Row> {
  // A screen that says itself what stays knows better.
  if (Object.values(looks).some(({ sticky }) => sticky)) return {};
  const [first, second] = columns.filter(({ fileOnly }) => !fileOnly);
  if (!first) return {};
  if (first.kind !== 'id' || second?.kind !== 'text') return { [first.key]: { sticky: 'always' } };
  // A number that is written in words of its own says something.
  return { [first.key]: first.value ? {} : { wideOnly: true }, [second.key]: { sticky: 'always' } };
}

const NO_LOOK = {};

/** Draws a cell whose plain text is not enough; undefined where it is. */
function renderOf<Row extends object>(
  column: TableColumn<Row>,
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
  const cell = (row: Row) => {
    const text = cellText(column, row, words, writing);
    return <Cell text={text} tone={toneOf(column, row, words)} look={look?.(row, words, writing) ?? NO_LOOK} />;
  };
  if (change) return changed;
  const isPlain = !column.tone && !column.written && !column.more && !look;
  return isPlain ? undefined : cell;
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
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  return useMemo(() => {
    const named = naming(table.columns, looks);
    return table.columns.flatMap((column): Column<Row>[] => {
      const look = looks?.[column.key];
      if (column.fileOnly && !look) return [];
      const { key, kind, width, minWidth, sortable, yields } = column;
      const { cell, ...place } = look ?? {};
      const render = renderOf(column, cell, t, { locale, timeZone });
      return [
        {
          ...{ key, kind, label: labelOf(column.label, t) },
          ...(width !== undefined && { width }),
          ...(minWidth !== undefined && { minWidth }),
          ...(sortable && !column.change && { sortable }),
          ...(yields && { yields }),
          ...(column.value && { value: (row: Row) => column.value?.(row, t) }),
          ...(column.decimals && { decimals: (row: Row) => column.decimals?.(row) ?? 3 }),
          ...(table.columns[0] === column && { fixed: true }),
          ...(render && { render }),
          ...named[key],
          ...place,
        },
      ];
    });
  }, [table, looks, t, locale, timeZone]);
}
