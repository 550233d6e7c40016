import { costRemark, readPrice, type Catalogue, type DishFields, type ImportedDish } from './catalogue';
import type { CsvFile } from './csv';
import type { LoyverseColumns, LoyverseField } from './loyverse-columns';
import { isYes, loyverseRemarks, loyverseRows, loyverseSource, type LoyverseRow } from './loyverse-rows';
import { decimalMarkOf, type DecimalMark } from './price';
import { collector, told } from './collector';

const isVariable = (cell: string): boolean => /^variable$/i.test(cell);
const isAmount = (cell: string): boolean => /[1-9]/.test(cell);

/** Notes on data of the export that a menu has no place for. */
function remarksOn(rows: readonly LoyverseRow[], columns: LoyverseColumns): string[] {
  const carry = (field: LoyverseField, counts: (cell: string) => boolean) =>
    rows.filter(({ cell }) => counts(cell(field))).length;
  const [barcodes, stocks] = [carry('barcode', Boolean), carry('stock', Boolean)];
  const components = rows.filter(({ kind }) => kind === 'component').length;
  return told(
    ...loyverseRemarks(columns, 'Prices are those'),
    ...costRemark(carry('cost', isAmount)),
    barcodes + stocks > 0 && `Barcodes (${barcodes}) and stock (${stocks}) are left aside: they belong to stock items.`,
    components > 0 && `Rows left out as components of composite items, a matter of recipes: ${components}.`,
    columns.taxes.length > 0 && `Taxes are left aside, the venue has one VAT: ${columns.taxes.join(', ')}.`,
    columns.modifiers.length > 0 && `Modifiers are left aside: ${columns.modifiers.join(', ')}.`,
  );
}

/** Dish of a row; a fault keeps the row out. */
function dishOf(row: Extract<LoyverseRow, { kind: 'item' }>, mark: DecimalMark) {
  const { line, name, external_id, path, category, description, byWeight, cell } = row;
  const isAsked = isVariable(cell('price'));
  const price = isAsked
    ? { remarks: [`"${name}" has a variable price; a new dish comes in at 0.00 and the till asks.`] }
    : readPrice(cell('price'), name, mark);
  const availability = cell('available');
  const remarks = [...price.remarks];
  if (byWeight) remarks.push(`"${name}" is sold by weight; its price is that of one unit of weight.`);
  if (availability && !isYes(availability)) remarks.push(`"${name}" is not for sale; it comes in switched off.`);

  const fields: DishFields = { name };
  if (description) fields.description = description;
  if (price.satang !== undefined) fields.retail_price = price.satang;
  if (isAsked) fields.open_price = true;
  else if (price.satang !== undefined) fields.open_price = false;
  if (availability) fields.status = isYes(availability) ? 1 : 0;
  return { dish: { line, external_id, path, filed: category !== '', fields }, remarks, fault: price.fault };
}

/**
 * Reads a Loyverse item export as a menu.
 *
 * - An item with variants becomes one dish per variant, "Item (variant)": a variant has its own price, SKU and sales,
 * and the till sells it in one tap. Their category keeps them together.
 * - A `variable` price names none: a dish at 0.00 is one whose price the till asks for; a price set here
 * stays.
 * - A dish not for sale in the store is imported switched off.
 *
 * @throws UnreadableFile if the wanted store is not in the file
 */
export function readLoyverse(file: CsvFile, columns: LoyverseColumns, fileName: string): Catalogue {
  const notes = collector();
  const dishes: ImportedDish[] = [];
  const rows = loyverseRows(file, columns);
  const mark = decimalMarkOf(rows.map(({ cell }) => cell('price')));

  for (const row of rows) {
    if (row.kind === 'fault') notes.error(row.line, row.path, row.text);
    else if (row.kind === 'component') notes.leaveOut(row.path);
    else {
      const { dish, remarks, fault } = dishOf(row, mark);
      if (fault !== undefined) notes.error(row.line, row.path, fault);
      else if (notes.accept({ ...dish, name: row.name }, remarks)) dishes.push(dish);
    }
  }

  return {
    form: 'Loyverse item export',
    source: loyverseSource(columns, fileName),
    rows: rows.length,
    dishes,
    ...notes.finish(),
    remarks: remarksOn(rows, columns),
  };
}
