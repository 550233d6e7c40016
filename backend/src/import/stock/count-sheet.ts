import path from 'node:path';
import { collector, type Defect } from '../collector';
import type { CsvFile } from '../csv';
import { findColumns, rowsOf } from '../headers';
import { oneLine } from '../text';
import { readExact, type Exact } from './decimal';
import { codeId } from './stock-file';

export interface CountedRow {
  line: number;
  section: string;
  code: string;
  external_id: string;
  full: Exact;
  partial: Exact;
  /** Baht; null where the file has none. */
  value: Exact | null;
}
/** A parsed count of goods by their codes. */
export interface CountFile {
  form: 'stocktake by code';
  name: string;
  rows: number;
  counted: readonly CountedRow[];
  defects: readonly Defect[];
}

const COLUMNS = {
  section: ['section', 'category'],
  code: ['code', 'sku'],
  full: ['full units', 'full'],
  partial: ['partial units', 'partial'],
  value: ['value eur', 'value', 'value thb', 'value baht'],
};

/**
 * Reads a stocktake, one row per code with full units, partial units and their value.
 * @returns null for any other kind of file
 */
export function readCount(file: CsvFile, fileName: string): CountFile | null {
  const columns = findColumns<keyof typeof COLUMNS>(file.header, COLUMNS, { first: 'header' });
  if (!(['code', 'full', 'partial'] as const).every((field) => columns.has(field))) return null;
  const notes = collector();
  const counted: CountedRow[] = [];
  for (const { line, cell } of rowsOf(file, columns)) {
    const row = { line, code: oneLine(cell('code')), section: oneLine(cell('section')) };
    const folder = [row.section];
    const [units, rest, worth] = (['full', 'partial', 'value'] as const).map((field) => readExact(cell(field)));
    if (row.code === '') notes.error(line, folder, 'The row has no code.');
    else if (units === 'bad' || rest === 'bad' || worth === 'bad')
      notes.error(line, folder, `A figure of ${row.code} is not a number.`);
    else if ((units ?? 0n) < 0n || (rest ?? 0n) < 0n)
      notes.error(line, folder, `The count of ${row.code} is negative.`);
    // A blank cell is no count; counting nothing would be 0.
    else if (units == null && rest == null) notes.error(line, folder, `${row.code} is not counted.`);
    else {
      const external_id = codeId(row.code);
      if (notes.accept({ line, external_id, path: folder, name: row.code }, []))
        counted.push({ ...row, external_id, full: units ?? 0n, partial: rest ?? 0n, value: worth ?? null });
    }
  }
  const { defects } = notes.finish();
  return { form: 'stocktake by code', name: path.parse(fileName).name, rows: file.records.length, counted, defects };
}
