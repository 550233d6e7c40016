import 'server-only';
import type { CellValue } from '@/lib/lists/list';
import type { CsvSeparator } from '@/lib/lists/csv-separator';
import { moneyDecimals } from '@/lib/domain/format';
import { wallClock } from '@/lib/lists/wall-clock';
import { inLots, type FileColumn } from './file-columns';
import type { ListPage } from './list-pages';

const BOM = '\ufeff';
const NEWLINE = '\r\n';
const SIGNS: Readonly<Record<CsvSeparator, string>> = { comma: ',', semicolon: ';' };
/**
 * Text that a spreadsheet takes, or after a tab or line break might take, for a formula; ASCII and full-width signs.
 */
const FORMULA = /^(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/;
/** A Russian Excel splits cells at semicolons and ignores quotation marks inside a cell. */
const INNER_FORMULA = /([;\t\r\n] *)(?=[=+\-@＝＋－＠])/g;

/**
 * Text of digits that a spreadsheet would show as another number, a fraction or a date: codes with leading zeros or of more
 * than 11 digits, `1/2`, `1-2`, `10:30`, `1.5`, `5E3`. A date of a column stays one.
 */
const CONVERTED = /^(?!\d{4}-\d\d-\d\d$)(?:0\d+|\d{12,}|\d+(?:[.,/:-]\d+)+|\d+E\d+)$/i;

/** A code as a formula that gives it as text: Excel honours that, and the import takes it off again. */
const asText = (code: string): string => `"=""${code}"""`;

/** Quotes by RFC 4180; an apostrophe keeps a spreadsheet from running the text. */
function quoted(text: string, separator: CsvSeparator): string {
  const safe = text.replace(FORMULA, "'").replace(INNER_FORMULA, "$1'");
  return /["\r\n]/.test(safe) || safe.includes(SIGNS[separator]) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const clock = (seconds: number, timeZone: string): string =>
  new Date(wallClock(seconds, timeZone) * 1000).toISOString().slice(0, 19).replace('T', ' ');

interface CsvWriting {
  readonly timeZone: string;
  readonly separator: CsvSeparator;
}

function cell({ kind }: Pick<FileColumn, 'kind'>, value: CellValue, { timeZone, separator }: CsvWriting): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return quoted(value, separator);
  if (kind === 'time' || kind === 'point') return clock(value, timeZone);
  const digits = kind === 'money' ? value.toFixed(moneyDecimals(value)) : String(value);
  // Where semicolons separate cells, a spreadsheet takes "12.50" for a date.
  return separator === 'semicolon' ? digits.replace('.', ',') : digits;
}

function cells(column: FileColumn, row: object, writing: CsvWriting): string {
  const [first, ...more] = [column.value(row), ...column.more(row)];
  if (more.length === 0 && typeof first === 'string' && CONVERTED.test(first.trim())) return asText(first.trim());
  const values = [first, ...more].map((value) => cell(column, value, writing));
  return values.length > 1 ? quoted(values.join(', '), writing.separator) : (values[0] ?? '');
}

/**
 * A list as CSV for programs and spreadsheets: UTF-8 with a byte order mark, times as `YYYY-MM-DD HH:mm:ss` of the
 * venue's clock. Cells are separated by commas with decimal points, or by semicolons with decimal commas, as a Russian
 * Excel reads them. No totals: a line of another shape would break readers.
 */
export async function* csvOf(
  columns: readonly FileColumn[],
  pages: AsyncIterable<ListPage>,
  timeZone: string,
  separator: CsvSeparator = 'comma',
): AsyncGenerator<string, void> {
  const writing = { timeZone, separator };
  const line = (cells: readonly string[]) => cells.join(SIGNS[separator]) + NEWLINE;
  yield BOM + line(columns.map(({ label }) => quoted(label, separator)));
  for await (const { rows } of pages)
    for await (const lot of inLots(rows))
      yield lot.map((row) => line(columns.map((one) => cells(one, row, writing)))).join('');
}
