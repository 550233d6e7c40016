import { writeValue } from '@/lib/reports/write';
import { valueOf } from '@/lib/reports/table';
import { alignOf, cellText, type CellWriting, type Column } from './column';
import type { FootLine } from './table-foot';
import { textWidth, twoLineWidth } from './text-width';

const TEXT_SIZE = 14;
const HEAD_SIZE = 12;
/** Bold figures of totals are wider. */
const BOLD = 1.06;
const CELL_PADDING = 17;
const SORT_ARROW = 14;
/** Preferred width limit of a text column, and the width it is cut to at least, in pixels. */
const MOST_TEXT = 300;
const LEAST_TEXT = 72;
/** Number of rows sampled; longer lists are sampled at even steps. */
const MOST_SAMPLED = 1000;
/** Sizes grow in steps, so that pages with similar figures keep theirs. */
const STEP = 4;

/** Widths of a column in pixels, padding included. */
export interface ColumnSize {
  /** Minimum width; text beyond it is cut. */
  readonly least: number;
  readonly wanted: number;
  /** Enough for the longest text. */
  readonly most: number;
}

const rounded = (width: number): number => Math.ceil(width / STEP) * STEP;

/** Rows whose cells may be widest: longest text, largest and smallest number. */
function widestRows<Row extends object>(column: Column<Row>, rows: readonly Row[], { words }: CellWriting): Row[] {
  const widest = new Map<'text' | 'largest' | 'smallest', { row: Row; rank: number }>();
  const keep = (kind: 'text' | 'largest' | 'smallest', row: Row, rank: number) => {
    const known = widest.get(kind);
    if (!known || rank > known.rank) widest.set(kind, { row, rank });
  };
  const stride = Math.ceil(rows.length / MOST_SAMPLED) || 1;
  for (let at = 0; at < rows.length; at += stride) {
    const row = rows[at] as Row;
    const value = valueOf(column, row, words);
    if (typeof value === 'string') keep('text', row, value.length);
    if (typeof value === 'number') {
      keep('largest', row, value);
      keep('smallest', row, -value);
    }
  }
  return [...widest.values()].map(({ row }) => row);
}

/** The widths that a column needs for its head, its cells and its totals. */
export function sizeOf<Row extends object>(
  column: Column<Row>,
  rows: readonly Row[],
  foot: readonly FootLine[],
  writing: CellWriting,
): ColumnSize {
  const { kind, key, width = 0, minWidth = 0, render } = column;
  const head = twoLineWidth(column.label, HEAD_SIZE) + (column.sortable ? SORT_ARROW : 0) + CELL_PADDING;
  const cells = widestRows(column, rows, writing).map((row) => textWidth(cellText(column, row, writing), TEXT_SIZE));
  const totals = foot.map(
    ({ cells: sums, decimals }) => BOLD * textWidth(writeValue(kind, sums?.[key], writing, decimals), TEXT_SIZE),
  );
  // A rendered cell may be wider than its value; its column gives the width.
  const drawn = render ? Math.max(width, minWidth) : rows.length === 0 ? width : 0;
  const most = rounded(Math.max(head, drawn, ...[...cells, ...totals].map((one) => one + CELL_PADDING)));
  if (kind !== 'text' || alignOf(column) === 'end' || (render && width > 0)) return { least: most, wanted: most, most };
  const wanted = Math.min(most, Math.max(MOST_TEXT, rounded(drawn)));
  return { least: Math.min(wanted, rounded(Math.max(head, minWidth, LEAST_TEXT))), wanted, most };
}
