'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Column } from '@/components/table/column';
import { useServer } from '@/components/sight/offers';
import { cellText, toneOf } from '@/lib/lists/cell';
import { labelOf, type ListColumn, type Words, type Writing, type Tone } from '@/lib/lists/list';
import { cx, layout } from '@/components/ui/classes';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useFormats } from '@/components/frame/use-formats';
import { Change } from './change';
import type { Drawn, Look, Looks, CellLook } from './looks';
import classes from './cell.module.css';

interface CellProps {
  /** Text of the cell, as on paper. */
  readonly text: string;
  readonly tone: Tone | undefined;
  readonly look: CellLook;
}

/** Splits a text in two; the second part is never truncated. */
function pieces(text: string, tail = ''): [string, string] {
  return tail !== '' && text.endsWith(tail) ? [text.slice(0, -tail.length), tail] : [text, ''];
}

/** Cell of a list: its text in its colour, with the additions of its look. */
function Cell({ text, tone, look }: CellProps) {
  const { strong, struck, className = '', title, meaning, note, icon } = look;
  const [head, tail] = pieces(text, look.tail);
  const Text = struck ? 's' : strong ? 'strong' : 'span';
  if (!tail && !meaning && !note && !icon)
    return (
      <Text className={cx(classes['alone'], className)} data-tone={tone} title={title}>
        {head}
      </Text>
    );
  return (
    <span className={cx(classes['cell'], className)} data-tone={tone} title={title ?? meaning}>
      <Text className={classes['text'] ?? ''}>{head}</Text>
      {tail && <span className={cx(layout.muted, classes['tail'])}>{tail}</span>}
      {meaning && <VisuallyHidden>{` (${meaning})`}</VisuallyHidden>}
      {note && <small className={cx(layout.clip, layout.muted, layout.tiny, classes['note'])}>{note}</small>}
      {icon && (
        <span className={cx(layout.muted, classes['icon'])} title={icon.label}>
          <icon.Icon size={14} stroke={1.6} role="img" aria-label={icon.label} />
        </span>
      )}
    </span>
  );
}

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

/** Columns of a list on the screen. `looks` and `drawn` must be the same objects at every render. */
export function useListColumns<Row extends object>(
  table: { readonly columns: readonly ListColumn<Row>[] },
  looks?: Looks<Row>,
  drawn?: Drawn<Row>,
): readonly Column<Row>[] {
  const t = useTranslations();
  const writing = useFormats();
  const { ours } = useServer();
  return useMemo(() => {
    const named = naming(table.columns, looks);
    return table.columns.flatMap((column): Column<Row>[] => {
      const look = looks?.[column.key];
      if ((column.fileOnly && !look) || (column.oursOnly && !ours)) return [];
      const { cell, ...place } = look ?? {};
      const render = drawn?.[column.key] ?? renderOf(column, cell, t, writing);
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
  }, [table, looks, drawn, t, writing, ours]);
}
