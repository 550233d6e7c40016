import type { Paper } from '@/lib/lists/paper';
import { isField } from '@/lib/lists/picture';
import type { PaperColumn } from '@/lib/lists/small-table';
import type { Typeface } from '../fonts';
import { SCOPE, TITLE, type Cells } from '../paper';
import { paginate, type Part } from '../paginate';
import { setLines } from '../set-lines';

/** Points. */
const A4 = { short: 595.28, long: 841.89 };
export const PAGE = { side: 32, top: 30, bottom: 42, title: 50 };
export const TEXT = { size: 8, line: 10.5 };
export const TABLE = { head: 26, padding: 2.5, gutter: 3 };
export const CHART = { height: 176, field: 310, below: 12 };
export const EMPTY = { above: 14, line: 16 };
/** Height of a small table's title, including the gap above. */
export const SMALL_TABLE = { title: 32, above: 15 };
export const TOTALS = { above: 10, line: 15, cell: 150, gap: 8, label: 110 };
/** Allowance for kerning: a line may be wider than the sum of its characters. */
export const MARGIN = 0.97;

export const pageSize = ({ wide }: Paper) =>
  wide ? { width: A4.long, height: A4.short } : { width: A4.short, height: A4.long };

/** A scatter plot is higher than a column chart. */
export const chartHeight = ({ chart }: Paper): number => (chart && isField(chart) ? CHART.field : CHART.height);

/** The rest of the width is for who printed it and where. */
export const TITLE_SHARE = 0.65;
/** Distance of the chart or table from the lines above it. */
const BELOW_HEAD = 8;

/**
 * Lines below the `title`: period, filters, and a note when rows are missing. Also returns the height of them and of
 * the title, which may have several lines.
 */
export function setHead(paper: Paper, title: string, face: Typeface) {
  const width = (pageSize(paper).width - 2 * PAGE.side) * TITLE_SHARE;
  const heading = setLines(face, title, width, TITLE);
  const lines = [paper.scope, paper.cut].filter(Boolean).flatMap((text) => setLines(face, text, width * MARGIN, SCOPE));
  const height = heading.length * TITLE.line + lines.length * SCOPE.line + BELOW_HEAD;
  return { lines, height: Math.max(PAGE.title, height) };
}

/** Cells of each row, broken into lines. `scale` scales the text. */
export function setRows(
  columns: readonly PaperColumn[],
  rows: readonly (readonly string[])[],
  paper: Paper,
  face: Typeface,
  scale = 1,
): string[][][] {
  const inner = pageSize(paper).width - 2 * PAGE.side;
  const widths = columns.map(({ percent }) => ((inner * percent) / 100 - 2 * TABLE.gutter) * MARGIN);
  return rows.map((row) =>
    row.map((text, at) => {
      // Figures fit by design. Texts may need several lines, and so may times among many columns.
      if (!columns[at]?.wraps && !text.includes(' ')) return [face.printable(text)];
      return setLines(face, text, widths[at] ?? 0, { size: TEXT.size * scale }, 3);
    }),
  );
}

/** Includes the rule below the row. */
export const rowHeight = (cells: Cells): number =>
  Math.max(1, ...cells.map(({ length }) => length)) * TEXT.line + 2 * TABLE.padding + 1;

/**
 * Rows by page. Section 0 is the list, with its totals as the last row; the small tables follow, each with its name in
 * its head. `head` and `totals` are heights.
 */
export function pagesOf(
  paper: Paper,
  head: number,
  rows: readonly string[][][],
  totals: number | null,
  besides: readonly (readonly Cells[])[],
): Part[][] {
  const room = pageSize(paper).height - PAGE.top - PAGE.bottom;
  const last = totals === null ? [] : [totals];
  const above =
    head +
    (paper.chart ? chartHeight(paper) + CHART.below : 0) +
    (paper.rows.length === 0 ? EMPTY.above + EMPTY.line : 0);
  const list = { head: TABLE.head, rows: [...rows.map(rowHeight), ...last], ended: totals !== null };
  const below = besides.map((beside) => ({ head: SMALL_TABLE.title + TABLE.head, rows: beside.map(rowHeight) }));
  return paginate([list, ...below], room - above, room);
}
