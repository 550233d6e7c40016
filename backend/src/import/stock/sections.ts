import type { CsvFile, CsvRecord } from '../csv';
import { findColumns, type Columns } from '../headers';
import { oneLine } from '../text';
import { readExact } from './decimal';

const WORDS = {
  code: ['code'],
  name: ['description', 'name'],
  size: ['size'],
  servings: ['uom'],
  cost: ['cost price', 'cost'],
  value: ['stock at cost', 'value'],
};
export type SectionField = keyof typeof WORDS | 'full' | 'partial';
interface Totalled {
  line: number;
  name: string;
  cells: readonly string[];
}
export interface Section {
  columns: Columns<SectionField>;
  line: number;
  rows: CsvRecord[];
  /** Its "Total for" line, which names it. */
  total: Totalled | null;
}
export interface Sheet {
  sections: readonly Section[];
  grand: Totalled | null;
  /** Rows below or between the sections. */
  strays: readonly CsvRecord[];
}

/** "Total for    Spirits": the name may also be in a later cell. */
const TOTAL = /^(grand )?total\b(?: for)?\s*(.*)$/i;

function columnsOf(cells: readonly string[]): Columns<SectionField> | null {
  const columns = findColumns<SectionField>(cells, WORDS, { first: 'header' });
  const [cost, value] = [columns.get('cost'), columns.get('value')];
  if (!columns.has('code') || cost === undefined || value === undefined) return null;
  // Spirits and wine leave the heading of full bottles blank: the column between cost and opened ones.
  const partial = value - 1;
  return new Map<SectionField, number>([
    ...columns,
    ['partial', partial],
    ['full', partial - 1 > cost ? partial - 1 : -1],
  ]);
}

function totalOf({ line, cells }: CsvRecord): (Totalled & { grand: boolean }) | null {
  const texts = cells.map(oneLine).filter((text) => text !== '' && readExact(text) === 'bad');
  const [, grand, rest = ''] = TOTAL.exec(texts[0] ?? '') ?? [];
  if (!TOTAL.test(texts[0] ?? '')) return null;
  return { line, cells, grand: grand !== undefined, name: rest || (texts[1] ?? '') };
}

/**
 * Splits a valuation sheet into sections. Each begins with its own header and ends with a "Total for" line.
 * @returns null for a file without such a header
 */
export function sectionsOf({ header, records }: CsvFile): Sheet | null {
  const sections: Section[] = [];
  const strays: CsvRecord[] = [];
  let grand: Totalled | null = null;
  let open: Section | null = null;
  // Rows above the first header (a title or a date) are no strays.
  for (const record of [{ line: 1, cells: header }, ...records]) {
    const columns = columnsOf(record.cells);
    const total = totalOf(record);
    if (columns) {
      open = { columns, line: record.line, rows: [], total: null };
      sections.push(open);
    } else if (total?.grand) {
      grand = total;
      open = null;
    } else if (open && total) {
      open.total = total;
      open = null;
    } else if (open) open.rows.push(record);
    else if (sections.length > 0) strays.push(record);
  }
  return sections.length > 0 ? { sections, grand, strays } : null;
}
