import { CsvError, parse } from 'csv-parse/sync';

/** The file cannot be read or has an unknown format; one sentence for the user. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** One row of the file. `line` is its first line, 1-based: a quoted cell may contain line breaks. */
export interface CsvRecord {
  line: number;
  cells: readonly string[];
}

export interface CsvFile {
  header: readonly string[];
  records: readonly CsvRecord[];
}

/** Largest menu or stock file: its rows are held in memory as a whole. */
export const LARGEST_CATALOGUE = 32 * 1024 * 1024;

/** The bytes as text: UTF-8 with or without byte order mark, or UTF-16 with one (Excel's "Unicode text"). */
function decode(bytes: Uint8Array): string {
  const utf16 =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
  try {
    return new TextDecoder(utf16 ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFile('The file is not UTF-8 text; save it as "CSV UTF-8" and try again.');
  }
}

/** Comma, semicolon or tab: the most frequent one in the header outside quotation marks. */
function delimiterOf(text: string): string {
  const header = (/^\s*(?:"(?:[^"]|"")*"|[^"\n])*/.exec(text)?.[0] ?? '').replace(/"(?:[^"]|"")*"/g, '');
  const [first] = [',', ';', '\t']
    .map((delimiter) => ({ delimiter, count: header.split(delimiter).length }))
    .sort((a, b) => b.count - a.count);
  return first?.delimiter ?? ',';
}

/** A code that our CSV files guard from spreadsheets: `="0123"` is 0123. */
const unguarded = (cell: string): string => (cell.startsWith('="') ? (/^="([^"]*)"$/.exec(cell)?.[1] ?? cell) : cell);

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/**
 * Reads a CSV file row by row, the header first. Detects delimiter, byte order mark and line ends; skips blank rows,
 * but counts their lines.
 * @throws UnreadableFile for other encodings or an unclosed quotation mark
 */
export function eachRecord(bytes: Uint8Array, onRecord: (record: CsvRecord) => void): void {
  // Normalizes line ends, so that lines count alike inside and outside quotation marks.
  const text = decode(bytes).replace(/\r\n?/g, '\n');
  let line = 1;
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      on_record: (cells: string[], { lines }) => {
        if (!isBlank(cells)) onRecord({ line, cells: cells.map(unguarded) });
        line = lines + 1;
        return null;
      },
    });
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw new UnreadableFile(
      cause.code === 'CSV_QUOTE_NOT_CLOSED'
        ? `The row on line ${line} opens a quotation mark that is never closed.`
        : `Line ${line} is not valid CSV (${cause.message}).`,
    );
  }
}

export const NO_ROWS = 'The file holds no rows below its header.';

/** Reads a CSV file as a whole. @throws UnreadableFile as `eachRecord` does, and for a large file or one without rows */
export function readCsv(bytes: Uint8Array): CsvFile {
  if (bytes.length > LARGEST_CATALOGUE) throw new UnreadableFile('The file is above 32 MB; no menu and no stock is.');
  const records: CsvRecord[] = [];
  eachRecord(bytes, (record) => records.push(record));
  const [header, ...rows] = records;
  if (!header || rows.length === 0) throw new UnreadableFile(NO_ROWS);
  return { header: header.cells, records: rows };
}
