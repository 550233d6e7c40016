import 'server-only';
import { columnsOf, labelOf, valueOf, type CellValue, type ColumnKind, type List, type Words } from '@/lib/lists/list';
import type { View } from '@/lib/lists/view';

/** A column of a file in the reader's language. */
export interface FileColumn {
  readonly key: string;
  readonly kind: ColumnKind;
  readonly label: string;
  /** Pixels, as on the screen. */
  readonly width: number;
  readonly value: (row: object) => CellValue;
  /** Further values of the cell. */
  readonly more: (row: object) => readonly number[];
}

const WIDTH: Readonly<Record<ColumnKind, number>> = {
  text: 140,
  id: 84,
  money: 104,
  count: 84,
  quantity: 92,
  percent: 84,
  time: 132,
  hour: 84,
  point: 132,
};

/** All columns of a list's view, including those only files have. `reply` is the first page. */
export const fileColumns = (
  table: List,
  view: Pick<View, 'filters' | 'period'>,
  words: Words,
  reply?: unknown,
): FileColumn[] =>
  columnsOf(table, view, reply).map((column) => ({
    key: column.key,
    kind: column.kind,
    label: labelOf(column.label, words),
    width: column.width ?? column.minWidth ?? WIDTH[column.kind],
    value: (row) => valueOf(column, row, words),
    more: (row) => column.more?.(row) ?? [],
  }));

/** Rows per lot; pauses between lots leave time for other requests. */
const AT_ONCE = 100;

/** Rows in lots, with a pause of the event loop between them. */
export async function* inLots(rows: readonly object[]): AsyncGenerator<readonly object[], void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    yield rows.slice(from, from + AT_ONCE);
    await new Promise(setImmediate);
  }
}
