import 'server-only';
import type { CellValue } from '../../reports/table';
import { wallClock } from '../../reports/wall-clock';
import { inLots, type FileColumn } from './file-columns';
import type { ListPage } from './list-pages';

const BOM = '\ufeff';
const NEWLINE = '\r\n';
/**
 * Text that a spreadsheet takes, or after a tab or line break might take, for a formula; ASCII and full-width signs.
 */
const FORMULA = /^(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/;
/** A Russian Excel splits cells at semicolons and ignores quotation marks inside a cell. */
const INNER_FORMULA = /([;\t\r\n] *)(?=[=+\-@＝＋－＠])/g;

/** Quotes by RFC 4180; an apostrophe keeps a spreadsheet from running the text. */
function quoted(text: string): string {
  const safe = text.replace(FORMULA, "'").replace(INNER_FORMULA, "$1'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const clock = (seconds: number, timeZone: string): string =>
  new Date(wallClock(seconds, timeZone) * 1000).toISOString().slice(0, 19).replace('T', ' ');

function cell({ kind }: Pick<FileColumn, 'kind'>, value: CellValue, timeZone: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return quoted(value);
  if (kind === 'time' || kind === 'point') return clock(value, timeZone);
  return kind === 'money' ? value.toFixed(2) : String(value);
}

function cells(column: FileColumn, row: object, timeZone: string): string {
  const values = [column.value(row), ...column.more(row)].map((value) => cell(column, value, timeZone));
  return values.length > 1 ? quoted(values.join(', ')) : (values[0] ?? '');
}

/**
 * A list as CSV for programs and spreadsheets: UTF-8 with a byte order mark, commas, decimal points, times as
 * `YYYY-MM-DD HH:mm:ss` of the venue's clock. No totals: a line of another shape would break readers.
 */
export async function* csvOf(
  columns: readonly FileColumn[],
  pages: AsyncIterable<ListPage>,
  timeZone: string,
): AsyncGenerator<string, void> {
  const line = (cells: readonly string[]) => cells.join(',') + NEWLINE;
  yield BOM + line(columns.map(({ label }) => quoted(label)));
  for await (const { rows } of pages)
    for await (const lot of inLots(rows))
      yield lot.map((row) => line(columns.map((one) => cells(one, row, timeZone)))).join('');
}
