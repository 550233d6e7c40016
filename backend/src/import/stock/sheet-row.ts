import { divided } from '@/lib/domain/exact';
import { PRICE_UNITS, priceUnits } from '@/lib/domain/holding';
import { told, type Collector } from '../collector';
import type { CsvRecord } from '../csv';
import { oneLine } from '../text';
import { containerOf, contentOf, worthOf, type Container } from './container';
import { exactOf, ONE, readExact, satangOf, shown, toQuantity, toWhole, type Exact } from './decimal';
import type { Columns } from '../headers';
import type { SectionField } from './sections';
import { codeId, money, type ImportedItem } from './stock-file';

const FIGURES = {
  servings: 'number of servings',
  cost: 'cost',
  full: 'count',
  partial: 'count',
  value: 'value',
} as const;
type Figure = keyof typeof FIGURES;

/** An item of the sheet with its exact value in satang; `amount` is rounded later with its section. */
export interface SheetRow {
  item: ImportedItem;
  code: string;
  exact: Exact;
  remarks: readonly string[];
  /** Notation faults of the row, apart from its figures. */
  untidy: boolean;
  fraction: boolean;
}

/** Figures of a row, or the sentence why it cannot be imported. */
function figuresOf(name: string, cell: (figure: Figure) => string): Record<Figure, Exact | null> | string {
  const figures: Record<Figure, Exact | null> = { servings: null, cost: null, full: null, partial: null, value: null };
  for (const figure of Object.keys(FIGURES) as Figure[]) {
    const read = readExact(cell(figure));
    if (read === 'bad') return `The ${FIGURES[figure]} of "${name}" is not a number ("${oneLine(cell(figure))}").`;
    if (read !== null && read < 0n && figure !== 'value') return `The ${FIGURES[figure]} of "${name}" is negative.`;
    figures[figure] = read;
  }
  return figures;
}

/** Note when the sheet's value differs from ours by half a satang or more. */
function valueRemark(name: string, exact: Exact, value: Exact | null, count: string): string[] {
  const difference = exact - (value ?? 0n) * 100n;
  if ((difference < 0n ? -difference : difference) * 2n < ONE) return [];
  const theirs = value === null ? 'leaves its value blank' : `says ${money(satangOf(value))}`;
  return [`"${name}" comes to ${money(toWhole(exact))} by its count (${count}) and cost; the file ${theirs}.`];
}

function costRemark(name: string, cost: Exact | null, counted: boolean, count: string): string[] {
  if (cost === null && counted) return [`"${name}" is counted (${count}) but has no cost; it comes in worth 0.00.`];
  if (cost === null) return [`"${name}" has no cost.`];
  return cost === 0n ? [`"${name}" costs 0.00.`] : [];
}

/** Price of one measure in satang, to six decimals. */
const priceOf = ({ package_quantity }: Container, cost: number): number =>
  Number(divided(priceUnits(cost) * ONE, package_quantity)) / Number(PRICE_UNITS);

/** Figures beside the last column of a section. */
export const beyondOf = (cells: readonly string[], columns: Columns<SectionField>): string[] =>
  cells
    .slice((columns.get('value') ?? 0) + 1)
    .map(oneLine)
    .filter(Boolean);

/** Reads an item of a section. Records an error for a row that cannot be imported. */
export function sheetRow(
  { line, cells }: CsvRecord,
  columns: Columns<SectionField>,
  path: readonly string[],
  notes: Collector,
): SheetRow | null {
  const raw = (field: SectionField) => cells[columns.get(field) ?? -1] ?? '';
  const [code, name, size] = [oneLine(raw('code')), oneLine(raw('name')) || oneLine(raw('code')), oneLine(raw('size'))];
  const figures = name === '' ? 'The row has neither a code nor a description.' : figuresOf(name, raw);
  if (typeof figures === 'string') {
    notes.error(line, path, figures);
    return null;
  }
  const { servings, cost, value } = figures;
  const [full, partial] = [figures.full ?? 0n, figures.partial ?? 0n];
  const container = containerOf(size, servings);
  const content = contentOf(container, full, partial);
  const price = cost === null ? null : satangOf(cost);
  const exact = worthOf(container, content, (cost ?? 0n) * 100n);
  const quantity = toQuantity(content);
  const count = [full > 0n && shown(full), partial > 0n && shown(partial)].filter(Boolean).join(' + ');

  const beyond = beyondOf(cells, columns);
  const remarks = told(
    code === '' && `"${name}" has no code; it is known by its name.`,
    ...costRemark(name, cost, content > 0n, count),
    ...valueRemark(name, exact, value, count),
    exactOf(quantity) !== content &&
      `"${name}" holds ${shown(content)}; it comes in as ${quantity.toFixed(3)}, its value is not rounded.`,
    beyond.length > 0 && `Beside "${name}" stand figures of no column, left aside: ${beyond.join(', ')}.`,
  );
  return {
    item: {
      line,
      external_id: code ? codeId(code) : `name:${[...path, name].join(' / ')}`,
      path,
      name,
      description: [code, size, servings !== null && `UOM ${shown(servings)}`].filter(Boolean).join(', '),
      measure_id: container.measure_id,
      package_quantity: toQuantity(container.package_quantity),
      package_price: price,
      price: priceOf(container, price ?? 0),
      quantity,
      amount: 0,
      barcode: '',
    },
    code,
    exact,
    remarks,
    untidy: raw('name') !== oneLine(raw('name')) || raw('code') !== code,
    fraction: full % ONE !== 0n,
  };
}
