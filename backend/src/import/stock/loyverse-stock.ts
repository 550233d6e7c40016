import { KILOGRAM, UNIT } from '@/lib/domain/measure';
import { valueOf } from '@/lib/domain/holding';
import { readPrice } from '../catalogue';
import { collector, told } from '../collector';
import type { CsvFile } from '../csv';
import type { LoyverseColumns, LoyverseField } from '../loyverse-columns';
import { loyverseRemarks, loyverseRows, loyverseSource, type LoyverseRow } from '../loyverse-rows';
import { decimalMarkOf, type DecimalMark } from '../price';
import { readExact, toQuantity } from './decimal';
import { AS_BAHT, money, type ImportedItem, type StockFile } from './stock-file';

type ItemRow = Extract<LoyverseRow, { kind: 'item' }>;
interface Read {
  item: ImportedItem;
  remarks: string[];
}
interface Marks {
  cost: DecimalMark;
  price: DecimalMark;
}

/** A barcode that a spreadsheet turned into "8.85E+12": its digits are lost. */
const SPOILT = /^\d+([.,]\d+)?e\+?\d+$/i;

function barcodeOf(text: string): { barcode: string; remarks: string[] } {
  if (SPOILT.test(text)) return { barcode: '', remarks: [`A spreadsheet spoilt the barcode ${text}; it is left out.`] };
  if (text.length > 64)
    return { barcode: '', remarks: [`The barcode ${text} is longer than 64 signs; it is left out.`] };
  return { barcode: text, remarks: [] };
}

/** Stock item of a row, or why it cannot be imported. */
function itemOf({ line, external_id, path, name, byWeight, cell }: ItemRow, marks: Marks): Read | string {
  const cost = readPrice(cell('cost'), name, marks.cost);
  if (cost.fault !== undefined) return cost.fault.replace('The price', 'The cost');
  const stock = readExact(cell('stock'));
  if (stock === 'bad') return `The stock of "${name}" is not a number ("${cell('stock')}").`;
  const price = cost.satang ?? 0;
  const sells = readPrice(cell('price'), name, marks.price).satang ?? 0;
  const quantity = stock === null ? null : toQuantity(stock);
  const { barcode, remarks } = barcodeOf(cell('barcode'));
  if (quantity !== null && quantity < 0) remarks.push(`"${name}" stands at ${quantity}: more was sold than booked in.`);
  if (price > sells && sells > 0) remarks.push(`"${name}" costs ${money(price)} and sells for ${money(sells)}.`);
  const measure_id = byWeight ? KILOGRAM : UNIT;
  const worth = { price, quantity, amount: valueOf(quantity ?? 0, price) };
  const none = { description: '', package_quantity: null, package_price: null };
  return { item: { line, external_id, path, name, measure_id, barcode, ...none, ...worth }, remarks };
}

/**
 * Reads the goods of a Loyverse item export: rows with a cost or a count. Cost is the price of a measure: pieces, or
 * kilograms for goods sold by weight. Composite items are skipped: a recipe determines their cost.
 * @throws UnreadableFile if the wanted store is not in the file
 */
export function readLoyverseStock(file: CsvFile, columns: LoyverseColumns, fileName: string): StockFile {
  const notes = collector();
  const rows = loyverseRows(file, columns);
  const markOf = (field: LoyverseField) => decimalMarkOf(rows.map(({ cell }) => cell(field)));
  const marks = { cost: markOf('cost'), price: markOf('price') };
  const items: ImportedItem[] = [];
  let idle = 0;
  let composite = 0;
  for (const row of rows) {
    const { line, path, cell } = row;
    if (row.kind === 'fault') notes.error(line, path, row.text);
    else if (row.kind === 'component' || row.composite) {
      composite += 1;
      notes.leaveOut(path);
    } else if (cell('stock') === '' && !/[1-9]/.test(cell('cost'))) {
      idle += 1;
      notes.leaveOut(path);
    } else {
      const read = itemOf(row, marks);
      if (typeof read === 'string') notes.error(line, path, read);
      else if (notes.accept(read.item, read.remarks)) items.push(read.item);
    }
  }
  return {
    form: 'Loyverse item export, its stock',
    fileName,
    source: loyverseSource(columns, fileName),
    rows: rows.length,
    items,
    ...notes.finish(),
    remarks: told(
      AS_BAHT,
      `What is in stock is worth ${money(items.reduce((sum, { quantity, amount }) => sum + ((quantity ?? 0) > 0 ? amount : 0), 0))}.`,
      ...loyverseRemarks(columns, 'Stock is that'),
      idle > 0 && `Rows left out, for they have neither a cost nor a count: ${idle}.`,
      composite > 0 && `Rows left out, for they belong to composite items, a matter of recipes: ${composite}.`,
    ),
    totals: [],
  };
}
