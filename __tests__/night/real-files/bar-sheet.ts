import { parse } from 'csv-parse/sync';
import { real } from './real';

/** A line of the hotel bar's closing stock: measures per package, its cost (cents), counted quantity. */
export interface SheetLine {
  readonly section: number;
  readonly name: string;
  readonly package_quantity: number;
  readonly package_price: number;
  readonly counted: number;
  /** The value as printed on the sheet. */
  readonly printed: string;
}

/**
 * Draught and bottles count packages and single measures; spirits, syrups by the bottle and wine count bottles with
 * tenths.
 */
const BY_MEASURE = [0, 1];
const COUNTED_IN_MEASURES = ['Doz', '18LT'];

function lineOf(section: number, cells: readonly string[]): SheetLine {
  const [code = '', name = '', size = '', uom = '', cost = '', full = '', part = '', printed = ''] = cells;
  const number = (text: string) => (text.trim() === '' ? 0 : Number(text));
  const package_quantity = number(uom) || 1;
  // The grenadine's part is in measures, unlike the other bottles of its section (SOURCE.md).
  const inMeasures = BY_MEASURE.includes(section) || COUNTED_IN_MEASURES.includes(size) || code === 'M0320';
  const counted = number(full) * package_quantity + number(part) * (inMeasures ? 1 : package_quantity);
  return {
    section,
    name: name.trim(),
    package_quantity,
    package_price: Math.round(number(cost) * 100),
    counted: Math.round(counted * 1000) / 1000,
    printed,
  };
}

/** Sections of the sheet in order; each begins with its own header and ends with its total. */
export function readSheet(): SheetLine[] {
  const rows = parse(real('bar-stocktake-ie/bar_valuation_raw.csv')[0], { relax_column_count: true, columns: false });
  const lines: SheetLine[] = [];
  let section = -1;
  for (const row of rows.slice(1)) {
    if (row[0] === 'Code') section += 1;
    else if (row.some((cell) => cell.startsWith('Grand Total'))) break;
    else if (!row.some((cell) => cell.startsWith('Total for'))) lines.push(lineOf(section, row));
  }
  return lines;
}
