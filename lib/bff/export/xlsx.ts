import 'server-only';
import { CODE, ProblemError } from '@/lib/contract/problem';
import { formatTime } from '@/lib/domain/format';
import { labelOf, type CellValue, type ColumnKind, type List, type Words } from '@/lib/lists/list';
import { allLines } from '@/lib/lists/totals-lines';
import { wallClock } from '@/lib/lists/wall-clock';
import { inLots, type FileColumn } from './file-columns';
import type { ListPage } from './list-pages';
import { escaped, HEAD_STYLE, SHEET, SHEET_START, styleOf, workbookParts } from './workbook-parts';
import { zipOf } from './zip';

/** A sheet has 1,048,576 rows; some are for header and totals. */
const MOST_ROWS = 1_048_000;
/** Days from the epoch of spreadsheets to 1 January 1970. */
const EPOCH = 25_569;
const DAY = 86_400;
const PIXELS_PER_LETTER = 7;
/** Spreadsheets group rows in so many levels. */
const MOST_LEVELS = 7;

const letters = (at: number): string =>
  (at >= 26 ? letters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));

/** A figure as a spreadsheet holds it: times as days of the venue's clock, percentages as fractions. */
function figure(kind: ColumnKind, value: number, timeZone: string): number {
  if (kind === 'time' || kind === 'point') return EPOCH + wallClock(value, timeZone) / DAY;
  return kind === 'percent' ? value / 100 : value;
}

function cell(place: string, value: CellValue, style: number, kind: ColumnKind, timeZone: string): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number') return `<c r="${place}" s="${style}"><v>${figure(kind, value, timeZone)}</v></c>`;
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

interface Line {
  readonly kind: ColumnKind;
  readonly value: CellValue;
  readonly style: number;
}

const lineOf = (row: number, cells: readonly Line[], timeZone: string, level = 0): string =>
  `<row r="${row}"${level > 0 ? ` outlineLevel="${Math.min(level, MOST_LEVELS)}"` : ''}>${cells.map(({ kind, value, style }, at) => cell(`${letters(at)}${row}`, value, style, kind, timeZone)).join('')}</row>`;

const text = (value: string, style: number): Line => ({ kind: 'text', value, style });

/** Lines of totals: below their columns, or with headings of their own after an empty line. */
function totalsOf(
  table: List,
  { reply, rows }: ListPage,
  columns: readonly FileColumn[],
  words: Words,
): readonly Line[][] {
  const { totals } = table;
  if (!totals) return [];
  const heads = totals.heads?.(reply);
  const under = heads ?? columns.slice(1);
  const lineWith = (name: string, cells: Readonly<Record<string, CellValue>>, kindOf?: ColumnKind): Line[] => [
    text(name, styleOf('text', name, 'bold')),
    ...under.map(({ key, kind: own }) => {
      const kind = kindOf ?? own;
      const value = cells[key];
      return { kind, value, style: styleOf(kind, value, 'bold') };
    }),
  ];
  const figures = allLines(totals, reply, rows).flatMap((line) => {
    const name = labelOf(line.label, words);
    const past = line.past?.(reply);
    return [
      lineWith(name, line.cells(reply, rows), line.kind),
      ...(past ? [lineWith(`${name}, ${words('report.before')}`, past, line.kind)] : []),
    ];
  });
  if (!heads) return figures;
  return [[], [text('', HEAD_STYLE), ...heads.map(({ label }) => text(labelOf(label, words), HEAD_STYLE))], ...figures];
}

/** The sheet as a stream: frozen header with filters, column widths of the screen. */
async function* sheetOf(
  { table, columns, words, timeZone, scope = [] }: WorkbookInput,
  pages: AsyncIterable<ListPage>,
): AsyncGenerator<string, void> {
  const widths = columns.map(
    ({ width }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${Math.ceil(width / PIXELS_PER_LETTER)}" customWidth="1"/>`,
  );
  // A folder stands above what it groups.
  const [grouped, levels] = table.levelOf
    ? [
        '<sheetPr><outlinePr summaryBelow="0"/></sheetPr>',
        `<sheetFormatPr defaultRowHeight="15" outlineLevelRow="${MOST_LEVELS}"/>`,
      ]
    : ['', ''];
  yield `${SHEET_START}${grouped}<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${levels}<cols>${widths.join('')}</cols><sheetData>`;
  yield lineOf(
    1,
    columns.map(({ label }) => text(label, HEAD_STYLE)),
    timeZone,
  );
  let row = 1;
  let totals: readonly Line[][] = [];
  for await (const page of pages) {
    if (row === 1) totals = totalsOf(table, page, columns, words);
    for await (const lot of inLots(page.rows)) {
      const cells = (of: object) => {
        const look = table.isStruck?.(of) ? 'struck' : table.isStrong?.(of) ? 'bold' : 'plain';
        return columns.map(({ kind, value: read, more }) => {
          const values = [read(of), ...more(of)];
          // Several times in a cell are text, not a date.
          const value =
            values.length > 1 ? values.map((one) => formatTime(Number(one), timeZone)).join(', ') : values[0];
          return { kind, value, style: styleOf(kind, value, look) };
        });
      };
      yield lot.map((one) => lineOf((row += 1), cells(one), timeZone, table.levelOf?.(one))).join('');
    }
  }
  const last = row;
  const about = scope.map((one) => [text(one, styleOf('text', one, 'plain'))]);
  const below = [...totals, ...(about.length > 0 ? [[], ...about] : [])];
  yield below.map((line) => lineOf((row += 1), line, timeZone)).join('');
  yield `</sheetData><autoFilter ref="A1:${letters(columns.length - 1)}${last}"/></worksheet>`;
}

export interface WorkbookInput {
  readonly table: List;
  readonly columns: readonly FileColumn[];
  readonly words: Words;
  readonly timeZone: string;
  /** Lines below the totals: period and filters of the list. */
  readonly scope?: readonly string[];
}

/**
 * A list as an XLSX workbook, streamed page by page: money and quantities as numbers, times as dates of the venue's
 * clock, totals in bold at the end. Text cells are strings, so that none runs as a formula.
 */
export const xlsxOf = (input: WorkbookInput, pages: AsyncIterable<ListPage>): AsyncGenerator<Uint8Array, void> =>
  zipOf([
    ...workbookParts(labelOf(input.table.title, input.words)).map(([name, part]) => ({ name, chunks: [part] })),
    { name: SHEET, chunks: sheetOf(input, pages) },
  ]);

/** @throws ProblemError 1005 when a sheet cannot hold all rows. */
export function requireRoom(table: List, { reply, total = table.total(reply) }: ListPage): void {
  if (total > MOST_ROWS) throw new ProblemError(CODE.tooLarge, 'More rows than a sheet has', 'format');
}
