import {
  catalogueBuilder,
  costRemark,
  identity,
  readPrice,
  UNCATEGORISED,
  type Catalogue,
  type DishFields,
} from './catalogue';
import { UnreadableFile, type CsvFile } from './csv';
import type { LoyverseColumns } from './loyverse-columns';
import { decimalMarkOf, type DecimalMark } from './price';
import { oneLine, plainText } from './text';

/** The named row of an item: the rows of its other variants leave these cells blank. */
interface Item {
  name: string;
  category: string;
  description: string;
  byWeight: boolean;
}

const isYes = (cell: string): boolean => /^(y|yes|s[ií]|true|1)$/i.test(cell);
const isVariable = (cell: string): boolean => /^variable$/i.test(cell);
const pathOf = ({ category }: Item): string[] => [category || UNCATEGORISED];
const isAmount = (cell: string): boolean => /[1-9]/.test(cell);

/** What the export says beyond the menu, in sentences. */
function remarksOn({ records }: CsvFile, columns: LoyverseColumns, components: number): string[] {
  const carry = (column: number, counts: (cell: string) => boolean) =>
    records.filter(({ cells }) => counts(cells[column]?.trim() ?? '')).length;
  const costs = carry(columns.cost, isAmount);
  const barcodes = carry(columns.barcode, Boolean);
  const stocks = carry(columns.stock, Boolean);
  const others = columns.stores.filter((store) => store !== columns.store);
  return [
    ...(columns.byWords
      ? []
      : ['The headers are in a language not known here: the columns were taken by their order.']),
    ...(others.length > 0
      ? [`Prices are those of the store "${columns.store}"; also in the file: ${others.join(', ')}.`]
      : []),
    ...costRemark(costs),
    ...(barcodes + stocks > 0
      ? [`Barcodes (${barcodes}) and stock (${stocks}) are left aside: they belong to stock items.`]
      : []),
    ...(components > 0 ? [`Rows left out as components of composite items, a matter of recipes: ${components}.`] : []),
    ...(columns.taxes.length > 0 ? [`Taxes are left aside, the venue has one VAT: ${columns.taxes.join(', ')}.`] : []),
    ...(columns.modifiers.length > 0 ? [`Modifiers are left aside: ${columns.modifiers.join(', ')}.`] : []),
  ];
}

/** The dish that a row of an item is; a fault keeps the row out. */
function dishOf(item: Item, cell: (column: number) => string, columns: LoyverseColumns, mark: DecimalMark) {
  const variant = columns.options.map(cell).filter(Boolean).join(', ');
  const name = variant ? `${item.name} (${variant})` : item.name;
  const price = isVariable(cell(columns.price))
    ? { remarks: [`"${name}" has a variable price; a new dish comes in at 0.00 and the till asks.`] }
    : readPrice(cell(columns.price), name, mark);
  const availability = cell(columns.available);
  const remarks = [...price.remarks];
  if (item.byWeight) remarks.push(`"${name}" is sold by weight; its price is that of one unit of weight.`);
  if (availability && !isYes(availability)) remarks.push(`"${name}" is not for sale; it comes in switched off.`);

  const fields: DishFields = { name };
  if (item.description) fields.description = item.description;
  if (price.satang !== undefined) fields.retail_price = price.satang;
  if (availability) fields.status = isYes(availability) ? 1 : 0;

  const [sku, handle] = [cell(columns.sku), cell(columns.handle)];
  const path = pathOf(item);
  const external_id = identity({ sku, handle: handle && [handle, variant].filter(Boolean).join('|') }, [...path, name]);
  return { external_id, path, filed: item.category !== '', fields, remarks, fault: price.fault };
}

/**
 * Reads a Loyverse item export.
 *
 * - **An item with variants becomes one dish for each variant**, "Item (variant)": a variant has its own price, SKU and
 *   sales, which is what a dish is here, and the till then sells it in one tap. Their category keeps them together.
 * - A `variable` price names none: a new dish comes in at 0.00, the till asks; a price set here meanwhile stays.
 * - A dish not for sale in the store comes in switched off.
 * - Identity is the SKU, which Loyverse keeps unique and a rename leaves alone; without one, the handle and variant.
 *
 * @throws UnreadableFile if the store asked for is not in the file
 */
export function readLoyverse(file: CsvFile, columns: LoyverseColumns, fileName: string): Catalogue {
  if (columns.store && !columns.stores.includes(columns.store)) {
    throw new UnreadableFile(
      `The file has no store "${columns.store}"; it has ${columns.stores.join(', ') || 'none'}.`,
    );
  }
  const builder = catalogueBuilder();
  const mark = decimalMarkOf(file.records.map(({ cells }) => cells[columns.price]?.trim() ?? ''));
  const items = new Map<string, Item>();
  let components = 0;

  for (const { line, cells } of file.records) {
    const cell = (column: number) => oneLine(cells[column] ?? '');
    const handle = cell(columns.handle);
    const name = cell(columns.name);
    if (name) {
      items.set(handle, {
        name,
        category: cell(columns.category),
        description: plainText(cells[columns.description] ?? ''),
        byWeight: isYes(cell(columns.weight)),
      });
    }
    const item = items.get(handle);
    if (!item) {
      builder.error(line, [UNCATEGORISED], `The row has no name, and no item above it has the handle "${handle}".`);
    } else if (name || columns.options.some(cell)) {
      const { remarks, fault, ...dish } = dishOf(item, cell, columns, mark);
      if (fault === undefined) builder.add({ line, ...dish }, remarks);
      else builder.error(line, dish.path, fault);
    } else if (cell(columns.component)) {
      components++;
      builder.leaveOut(pathOf(item));
    } else {
      builder.error(line, pathOf(item), `The row has neither a name nor a variant of "${item.name}".`);
    }
  }

  return builder.finish({
    form: 'Loyverse item export',
    source: `loyverse:${columns.store || fileName}`,
    rows: file.records.length,
    remarks: remarksOn(file, columns, components),
  });
}
