import { formatTime } from '@/lib/domain/format';
import { CUSTOM, type Period } from '@/lib/contract/period';
import { boundsOf, endBy } from '@/lib/domain/venue-time';
import { cellText, toneOf } from './cell';
import type { Picture } from './picture';
import { signed } from './report/change';
import type { PaperColumn, SmallTable } from './small-table';
import {
  columnsOf,
  headOf,
  labelOf,
  unitOf,
  withLive,
  type CellValue,
  type ColumnKind,
  type List,
  type ListColumn,
  type Tone,
  type TotalsHead,
  type View,
  type Words,
} from './list';
import { allLines } from './totals-lines';
import { sideOf, writeValue, type Writing } from './write';

export interface PaperRow {
  readonly cells: readonly string[];
  /** Colours of cells by index. */
  readonly tones?: Readonly<Record<number, Tone>>;
  /** Cancelled: excluded from totals. */
  readonly struck: boolean;
  /** Heading or subtotal. */
  readonly strong: boolean;
}

/** Totals with headings; without headings the cells are under the columns, from the second on. */
export interface PaperTotals {
  readonly heads: readonly string[] | null;
  readonly lines: readonly { readonly label: string; readonly cells: readonly string[] }[];
}

/** List on paper: formatted values as plain data, which can be sent to another thread. */
export interface Paper {
  readonly title: string;
  /** Period and filters in words. */
  readonly scope: string;
  /** Chart above the table. */
  readonly chart: Picture | null;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly PaperRow[];
  readonly totals: PaperTotals | null;
  /** Tables below the rows and their totals. */
  readonly besides: readonly SmallTable[];
  /** Notice that the paper holds the first rows only. */
  readonly cut: string;
  /** Landscape. */
  readonly wide: boolean;
  /** Text size of the rows relative to the usual one. */
  readonly scale: number;
}

/** Width of a portrait page in screen pixels. */
const UPRIGHT = 860;
/** Width of a landscape page in screen pixels. */
const ACROSS = 1670;
const WIDTH = 96;
/** Before a name of a tree, for each level. */
const LEVEL = '· ';
/** Smallest readable scale. */
const SMALLEST = 0.7;

/** Period in words with its times. `now` in Unix seconds. */
export function periodWords(period: Period, now: number, words: Words, { timeZone }: Writing): string {
  const bounds = boundsOf(period, now, timeZone);
  const { start } = bounds;
  const until = formatTime(endBy(bounds, now), timeZone);
  const span =
    start === null
      ? words('report.paper.until', { end: until })
      : words('report.paper.between', { start: formatTime(start, timeZone), end: until });
  const preset = ([0, 1, 2, 3, 4, 5] as const).find((id) => id === period.period_id && id !== CUSTOM);
  return preset === undefined ? span : `${words(`period.presets.p${preset}`)}: ${span}`;
}

type Narrowed = Pick<View, 'filters' | 'period'>;

const widthOf = ({ width, minWidth }: ListColumn<object>): number => width ?? minWidth ?? WIDTH;
const sumOf = (columns: readonly ListColumn<object>[]): number =>
  columns.reduce((sum, column) => sum + widthOf(column), 0);

/** Text size of columns with these pixels in all, relative to the usual one. */
const scaleFor = (sum: number): number => Math.max(SMALLEST, Math.min(1, ACROSS / sum));

/** Columns of low priority are dropped where no page has room for them; files have all columns. */
function onPaper(table: List, view: Narrowed): readonly ListColumn<object>[] {
  let columns = withLive(
    table,
    columnsOf(table, view).filter(({ fileOnly }) => !fileOnly),
  );
  for (const going of ['lowest', 'low'] as const) {
    if (sumOf(columns) * SMALLEST <= ACROSS) break;
    columns = columns.filter(({ priority, paperPriority = priority }) => paperPriority !== going);
  }
  return columns;
}

/** Width of a heading's widest character (`sign`) and of its padding (`room`), as shares of the page width, at the usual text size. */
const HEADING = { portrait: { sign: 0.0089, room: 0.0125 }, landscape: { sign: 0.0061, room: 0.0085 } };

/** Shares with room moved to columns that have less than they need from columns that have more. */
function withRoom(shares: readonly number[], needs: readonly number[]): number[] {
  const over = shares.map((share, at) => share - (needs[at] ?? 0));
  const spare = over.reduce((sum, one) => sum + Math.max(0, one), 0);
  const lacking = over.reduce((sum, one) => sum + Math.max(0, -one), 0);
  const moved = Math.min(spare, lacking);
  if (moved === 0) return [...shares];
  return shares.map((share, at) => {
    const own = over[at] ?? 0;
    return share - (own * moved) / (own > 0 ? spare : lacking);
  });
}

/** Columns that fit on paper, with their shares of its width: no word of a heading is broken where there is room. */
export function paperColumns(table: List, view: Narrowed, words: Words): PaperColumn[] {
  const columns = onPaper(table, view);
  const sum = sumOf(columns);
  const labels = columns.map(({ label, kind }) => headOf(labelOf(label, words), kind));
  const { sign, room } = HEADING[sum > UPRIGHT ? 'landscape' : 'portrait'];
  const scale = scaleFor(sum);
  const longest = (label: string) => Math.max(...label.split(/(?<=-)|\s/).map((word) => word.length));
  const shares = withRoom(
    columns.map((column) => widthOf(column) / sum),
    labels.map((label) => longest(label) * sign * scale + room),
  );
  return columns.map((column, at) => ({
    label: labels[at] ?? '',
    right: sideOf(column.kind) === 'end',
    percent: 100 * (shares[at] ?? 0),
    wraps: column.kind === 'text',
  }));
}

export const isWide = (table: List, view: Narrowed): boolean => sumOf(onPaper(table, view)) > UPRIGHT;

/** Text size of the rows relative to the usual one. */
export const paperScale = (table: List, view: Narrowed): number => scaleFor(sumOf(onPaper(table, view)));

function tonesOf(columns: readonly ListColumn<object>[], row: object, words: Words): Record<number, Tone> {
  const tones = columns.map((column, at) => [at, toneOf(column, row, words)] as const);
  return Object.fromEntries(tones.filter((one): one is readonly [number, Tone] => one[1] !== undefined));
}

/** Formatted rows for paper. */
export function paperRows(
  table: List,
  view: Narrowed,
  rows: readonly object[],
  words: Words,
  writing: Writing,
): PaperRow[] {
  const columns = onPaper(table, view);
  return rows.map((row) => ({
    tones: tonesOf(columns, row, words),
    cells: columns.map((column) => {
      const text = cellText(column, row, words, writing);
      return column.key === 'name' ? LEVEL.repeat(table.levelOf?.(row) ?? 0) + text : text;
    }),
    struck: table.isStruck?.(row) ?? false,
    strong: table.isStrong?.(row) ?? false,
  }));
}

/** Figure with its change from the past; a label unchanged. */
function figureText(
  kind: ColumnKind,
  value: CellValue,
  past: CellValue,
  writing: Writing,
  decimals: number | undefined,
): string {
  const text = writeValue(kind, value, writing, decimals);
  if (typeof value !== 'number' || typeof past !== 'number') return text;
  const { difference, percent } = signed(kind, value, past, writing, decimals);
  return `${text} (${[difference, percent].filter(Boolean).join('; ')})`;
}

/** Formatted totals of a reply for paper. */
export function paperTotals(
  table: List,
  view: Narrowed,
  reply: unknown,
  rows: readonly object[],
  words: Words,
  writing: Writing,
): PaperTotals | null {
  if (!table.totals) return null;
  const byLine = table.totals.lines.every(({ kind }) => kind);
  // Texts stand below the title.
  const heads = table.totals.heads?.(reply).filter(({ kind }) => byLine || kind !== 'text');
  const lines = allLines(table.totals, reply, rows).filter(({ kind }) => kind !== 'text');
  const under: readonly Pick<TotalsHead, 'key' | 'kind' | 'decimals'>[] =
    heads ??
    onPaper(table, view)
      .slice(1)
      .map(({ key, kind }) => ({ key, kind }));
  return {
    heads: heads ? heads.map(({ label, kind }) => labelOf(label, words) + (byLine ? '' : unitOf(kind))) : null,
    lines: lines.map((line) => {
      const values = line.cells(reply, rows);
      const past = line.past?.(reply);
      return {
        label: labelOf(line.label, words) + unitOf(line.kind),
        cells: under.map(({ key, kind, decimals }) =>
          figureText(line.kind ?? kind, values[key], past?.[key], writing, decimals ?? line.decimals),
        ),
      };
    }),
  };
}
