import { eachRecord, NO_ROWS, UnreadableFile } from '../csv';
import { isRagged, type TableRow } from '../headers';
import { oneLine } from '../text';
import type { Columns, Field } from './columns';
import { memoized } from '@/lib/domain/memoized';

export type ReceiptRow = Omit<TableRow<Field>, 'width'>;
export interface Table {
  readonly count: number;
  readonly rows: () => Iterable<ReceiptRow>;
  /** Distinct texts of a column. */
  readonly texts: (field: Field) => readonly string[];
}

/** Maximum file size: more does not fit into the memory of a small computer. */
export const LARGEST_FILE = 256 * 1024 * 1024;

/** First row of a file. @throws UnreadableFile for one without */
export function headerOf(bytes: Uint8Array): readonly string[] {
  if (bytes.length > LARGEST_FILE) throw new UnreadableFile('The file is above 256 MB; cut it in two, by its dates.');
  const found: (readonly string[])[] = [];
  const utf16 = bytes[0] === 0xff || bytes[0] === 0xfe;
  const end = utf16 ? -1 : bytes.indexOf(10, 65_536);
  // The format must be known before the rest is read.
  const beginning = end < 0 ? bytes : bytes.subarray(0, end);
  try {
    eachRecord(beginning, ({ cells }) => found.length === 0 && found.push(cells));
  } catch (cause) {
    if (found.length === 0) throw cause;
  }
  const [header] = found;
  if (!header) throw new UnreadableFile(NO_ROWS);
  return header;
}

/**
 * Reads the wanted columns of a file, row by row. Receipts repeat a few thousand texts: each is kept once, so that
 * hundreds of thousands of rows fit into memory.
 * @throws UnreadableFile as `eachRecord` does, and for a file without rows
 */
export function readTable(bytes: Uint8Array, columns: Columns): Table {
  const places = new Map([...columns].map(([field, at], place) => [field, { at, place }]));
  const wanted = [...places.values()];
  const kept = memoized(oneLine);
  const rows: { line: number; cells: readonly string[]; ragged: boolean }[] = [];
  let head = 0;
  eachRecord(bytes, ({ line, cells }) => {
    if (head === 0) head = cells.length;
    else rows.push({ line, cells: wanted.map(({ at }) => kept(cells[at] ?? '')), ragged: isRagged(cells, head) });
  });
  if (rows.length === 0) throw new UnreadableFile(NO_ROWS);
  const placeOf = (field: Field) => places.get(field)?.place ?? -1;
  return {
    count: rows.length,
    *rows() {
      for (const { cells, ...row } of rows) yield { ...row, cell: (field) => cells[placeOf(field)] ?? '' };
    },
    texts: (field) => [...new Set(rows.map(({ cells }) => cells[placeOf(field)] ?? ''))].filter(Boolean),
  };
}
