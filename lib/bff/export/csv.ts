import 'server-only';
import type { CellValue } from '../../reports/table';
import { wallClock } from '../../reports/wall-clock';
import { inLots, type FileColumn } from './file-columns';
import type { ListPage } from './list-pages';

const BOM = '\ufeff';
const NEWLINE = '\r\n';
/** What a spreadsheet would take for a formula (or, after a tab or return, might), in letters of either width. */
const FORMULA = /^(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/;
/** A Russian Excel parts cells at semicolons, and minds no quotation marks in the middle of what it takes for a cell. */
const INNER_FORMULA = /([;\t\r\n] *)(?=[=+\-@＝＋－＠])/g;

/** RFC 4180; a text that a spreadsheet would run is made a text by an apostrophe. */
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
 * A list as CSV for programs and spreadsheets: UTF-8 with a byte order mark, commas, dots in figures, times as
 * `YYYY-MM-DD HH:mm:ss` of the venue's clock. Rows alone, without totals: a line of another sort would break a reader.
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
