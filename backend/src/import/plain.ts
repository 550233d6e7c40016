import {
  costRemark,
  identity,
  readPrice,
  UNCATEGORISED,
  type Catalogue,
  type DishFields,
  type ImportedDish,
} from './catalogue';
import { UnreadableFile, type CsvFile } from './csv';
import { rowsOf, type Columns, type HeaderMap, type TableRow } from './headers';
import { menuTable, type Field } from './plain-columns';
import { decimalMarkOf } from './price';
import { known, oneLine, plainText } from './text';
import { collector, told } from './collector';

const LITERARY = ['literary_name_en', 'literary_name_ru', 'literary_name_cn'] as const;
const TYPES = new Map<string, 0 | 1>([
  ['0', 0],
  ['bar', 0],
  ['бар', 0],
  ['1', 1],
  ['kitchen', 1],
  ['кухня', 1],
]);

/** "Drinks / Beer" is Beer in Drinks; a slash without spaces ("Tea/Coffee") is part of a name. */
const pathOf = (category: string): string[] =>
  category
    .split(/\s+[/>]\s+/)
    .map(oneLine)
    .filter(Boolean);

const withVariant = (name: string, variant: string): string => (variant ? `${name} (${variant})` : name);

/** A percentage of 0 to 100 with at most two decimals, or null. */
function percentage(cell: string): number | null {
  const match = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%?$/.exec(cell);
  const value = match?.[1] === undefined ? NaN : Number(match[1].replace(',', '.'));
  return value <= 100 ? value : null;
}

/** Fields of the dish `name` except its price. */
function fieldsOf(name: string, { cell: raw }: TableRow<Field>): { fields: DishFields; remarks: string[] } {
  const cell = (field: Field) => oneLine(raw(field));
  const fields: DishFields = { name };
  const remarks: string[] = [];
  for (const field of LITERARY) {
    if (cell(field)) fields[field] = withVariant(cell(field), cell('variant'));
  }
  for (const field of ['description', 'description_en'] as const) {
    const text = plainText(raw(field));
    if (text) fields[field] = text;
  }
  const type = TYPES.get(cell('type').toLowerCase());
  if (type !== undefined) fields.type = type;
  else if (cell('type')) remarks.push(`The type of "${name}" is neither bar nor kitchen ("${cell('type')}").`);
  const discount = percentage(cell('max_discount'));
  if (discount !== null) fields.max_discount = discount;
  else if (cell('max_discount')) {
    remarks.push(`The maximum discount of "${name}" is not 0 to 100 percent ("${cell('max_discount')}").`);
  }
  return { fields, remarks };
}

/** @throws UnreadableFile that names the missing column and how to map it */
function requireColumns(header: readonly string[], columns: Columns<Field>): void {
  const named = columns.has('name') || LITERARY.some((field) => columns.has(field));
  if (named && (columns.has('retail_price') || columns.has('category'))) return;
  const [lacking, field] = named ? ['price or category', 'price'] : ['name', 'name'];
  const headers = header.map((text) => `"${oneLine(text)}"`).join(', ');
  throw new UnreadableFile(
    `No column for the ${lacking} of a dish among ${headers}; say which it is with --map HEADER=${field}.`,
  );
}

/**
 * Reads a plain CSV of dishes by its header names (English or Russian) and by `map` for other headers.
 *
 * - The name is its own column, else the English, Russian or Chinese one; a variant makes it "Name (variant)".
 * - The path is the venue, then the category ("A / B / C").
 * - The identity is the row's own id (a variation's before a product's), else path and name. Without ids a dish renamed
 * in the file is a new one.
 * - A blank cell changes nothing in the menu.
 *
 * The table of the Bangkok menus (restaurant, category_en, name_en, variation_name, price_thb, variation_id …) has this
 * format.
 * @throws UnreadableFile if no column names the dish, or none holds anything else of it
 */
export function readPlain(file: CsvFile, fileName: string, map: HeaderMap<Field>): Catalogue {
  const { header } = file;
  const columns = menuTable.columns(header, map);
  requireColumns(header, columns);
  const rows = rowsOf(file, columns);
  const mark = decimalMarkOf(rows.map(({ cell }) => cell('retail_price').trim()));
  const notes = collector();
  const dishes: ImportedDish[] = [];

  for (const row of rows) {
    const { line } = row;
    const cell = (field: Field) => oneLine(row.cell(field));
    const filed = cell('category') !== '';
    const path = [cell('venue'), ...pathOf(cell('category')), filed ? '' : UNCATEGORISED].filter(Boolean);
    const bare = known(cell('name')) || LITERARY.map(cell).find((text) => known(text));
    if (row.ragged) {
      const sizes = `The row has ${row.width} cells and the header ${header.length}`;
      notes.error(line, path, `${sizes}: a delimiter inside text needs quotation marks.`);
    } else if (!bare) {
      notes.error(line, path, 'The row has no name.');
    } else {
      const name = withVariant(bare, cell('variant'));
      const price = columns.has('retail_price') ? readPrice(cell('retail_price'), name, mark) : { remarks: [] };
      const { fields, remarks } = fieldsOf(name, row);
      if (price.satang !== undefined) fields.retail_price = price.satang;
      const product = cell('product_id') && [cell('product_id'), cell('variant')].filter(Boolean).join('|');
      const external_id = identity({ id: cell('external_id'), product }, [...path, name]);
      const dish = { line, external_id, path, filed, fields };
      if (price.fault !== undefined) notes.error(line, path, price.fault);
      else if (notes.accept({ ...dish, name }, [...price.remarks, ...remarks])) dishes.push(dish);
    }
  }

  const used = new Set(columns.values());
  const unused = header.filter((text, i) => !used.has(i) && text.trim() !== '').map(oneLine);
  const costs = rows.filter(({ cell }) => /[1-9]/.test(cell('cost'))).length;
  return {
    form: 'plain table',
    source: `csv:${fileName}`,
    rows: rows.length,
    dishes,
    ...notes.finish(),
    remarks: told(
      !columns.has('retail_price') && 'The file has no column for the price: new dishes come in at 0.00.',
      ...costRemark(costs),
      unused.length > 0 && `Columns left aside: ${unused.join(', ')}.`,
    ),
  };
}
