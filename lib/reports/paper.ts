import { formatTime } from '../domain/format';
import { boundsOf, type Period } from '../domain/venue-time';
import type { ChartValue } from './chart';
import { valueOf, type ListTable, type TableColumn, type Words } from './table';
import { sideOf, writeValue, type Writing } from './write';

export interface PaperColumn {
  readonly label: string;
  readonly right: boolean;
  /** Of the paper's width, in percent. */
  readonly percent: number;
  /** Its texts may take several lines. */
  readonly wraps: boolean;
}

export interface PaperRow {
  readonly cells: readonly string[];
  /** Taken back: counts in no total. */
  readonly struck: boolean;
}

/** Totals with heads of their own; without heads the cells stand under the columns, from the second on. */
export interface PaperTotals {
  readonly heads: readonly string[] | null;
  readonly lines: readonly { readonly label: string; readonly cells: readonly string[] }[];
}

/** A list as it stands on paper: every value written, plain data that can travel to another thread. */
export interface Paper {
  readonly title: string;
  /** Period and filters in words. */
  readonly scope: string;
  /** Stands above the table. */
  readonly chart: ChartValue | null;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly PaperRow[];
  readonly totals: PaperTotals | null;
  /** Says that the paper holds the first rows only. */
  readonly cut: string;
  /** Across rather than upright. */
  readonly wide: boolean;
}

/** Pixels of the screen that an upright page has room for. */
const UPRIGHT = 860;
const WIDTH = 96;

/** A period as people say it, with the times it spans. `now` in Unix seconds. */
export function periodWords(period: Period, now: number, words: Words, { timeZone }: Writing): string {
  const { start, end } = boundsOf(period, now, timeZone);
  const until = formatTime(end ?? now, timeZone);
  const span =
    start === null
      ? words('report.paper.until', { end: until })
      : words('report.paper.between', { start: formatTime(start, timeZone), end: until });
  const preset = ([0, 1, 2, 3, 4, 5] as const).find((id) => id === period.period_id && id !== 5);
  return preset === undefined ? span : `${words(`period.presets.p${preset}`)}: ${span}`;
}

const onPaper = <Row>(columns: readonly TableColumn<Row>[]) => columns.filter(({ fileOnly }) => !fileOnly);

/** The columns that paper has room for, with their shares of its width. */
export function paperColumns(table: ListTable, words: Words): PaperColumn[] {
  const columns = onPaper(table.columns);
  const widths = columns.map(({ width, minWidth }) => width ?? minWidth ?? WIDTH);
  const sum = widths.reduce((all, width) => all + width, 0);
  return columns.map(({ label, kind }, at) => ({
    label: words(label),
    right: sideOf(kind) === 'end',
    percent: (100 * (widths[at] ?? 0)) / sum,
    wraps: kind === 'text',
  }));
}

export const isWide = (table: ListTable): boolean =>
  onPaper(table.columns).reduce((all, { width, minWidth }) => all + (width ?? minWidth ?? WIDTH), 0) > UPRIGHT;

/** Rows as they are written on paper. */
export function paperRows(table: ListTable, rows: readonly object[], words: Words, writing: Writing): PaperRow[] {
  const columns = onPaper(table.columns);
  return rows.map((row) => ({
    cells: columns.map((column) =>
      writeValue(column.kind, valueOf(column, row, words), writing, column.decimals?.(row)),
    ),
    struck: table.isStruck?.(row) ?? false,
  }));
}

/** The totals of a list's reply as they are written on paper. */
export function paperTotals(table: ListTable, reply: unknown, words: Words, writing: Writing): PaperTotals | null {
  if (!table.totals) return null;
  const { heads, lines } = table.totals;
  const under = heads ?? onPaper(table.columns).slice(1);
  return {
    heads: heads ? heads.map(({ label, kind }) => words(label) + (kind === 'money' ? ', ฿' : '')) : null,
    lines: lines.map((line) => {
      const values = line.cells(reply);
      return { label: words(line.label), cells: under.map(({ key, kind }) => writeValue(kind, values[key], writing)) };
    }),
  };
}
