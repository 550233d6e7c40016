import type { CsvFile, CsvRecord } from '../csv';
import { heading, oneLine } from '../text';
import { readExact } from './decimal';

/** Column numbers in a section's rows; -1 for a missing column. */
export interface SectionColumns {
  code: number;
  name: number;
  size: number;
  servings: number;
  cost: number;
  full: number;
  partial: number;
  value: number;
}
interface Totalled {
  line: number;
  name: string;
  cells: readonly string[];
}
export interface Section {
  columns: SectionColumns;
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

function columnsOf(cells: readonly string[]): SectionColumns | null {
  const headings = cells.map(heading);
  const at = (...words: string[]) => headings.findIndex((text) => words.includes(text));
  const [code, cost, value] = [at('code'), at('cost price', 'cost'), at('stock at cost', 'value')];
  if (code < 0 || cost < 0 || value < 0) return null;
  // Spirits and wine leave the heading of full bottles blank: the column between cost and opened ones.
  const partial = value - 1;
  const full = partial - 1 > cost ? partial - 1 : -1;
  return { code, cost, value, full, partial, name: at('description', 'name'), size: at('size'), servings: at('uom') };
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
