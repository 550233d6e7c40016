import { UNCATEGORISED } from '../catalogue';
import { collector, told, type Collector } from '../collector';
import type { CsvRecord } from '../csv';
import { oneLine } from '../text';
import { apportion, readExact, satangOf, toWhole, type Exact } from './decimal';
import type { Section, Sheet } from './sections';
import { beyondOf, sheetRow, type SheetRow } from './sheet-row';
import { AS_BAHT, CODES, type ImportedItem, type StockFile, type Total } from './stock-file';

const letters = (code: string): string => /^[A-Za-z]+/.exec(code)?.[0] ?? '';

/** Notes codes that do not begin with the letter of their section, which is likely a mistake. */
function foreignCodes(rows: readonly SheetRow[], notes: Collector): void {
  const counts = new Map<string, number>();
  for (const { code } of rows) if (code) counts.set(letters(code), (counts.get(letters(code)) ?? 0) + 1);
  const [usual] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (!usual || usual[1] * 2 <= rows.length) return;
  for (const { item, code } of rows) {
    if (code && letters(code) !== usual[0])
      notes.notice(item.line, `"${item.name}" has the code ${code} in a section of ${usual[0]} codes.`);
  }
}

/** Amount of a total line in baht, if readable; notes anything else on it. */
function printedOn({ line, cells }: CsvRecord, columns: Section['columns'], notes: Collector) {
  const beyond = beyondOf(cells, columns);
  if (beyond.length > 0) notes.notice(line, `Beside the total stand stray figures, left aside: ${beyond.join(', ')}.`);
  const printed = readExact(cells[columns.get('value') ?? 0] ?? '');
  return printed === 'bad' ? null : printed;
}

function readSection({ columns, line, rows, total }: Section, notes: Collector) {
  const path = [total?.name || UNCATEGORISED];
  if (!total) notes.notice(line, `The section that begins here has no "Total for" line: it has no name.`);
  const read = rows.flatMap((record: CsvRecord) => sheetRow(record, columns, path, notes) ?? []);
  const accepted = read.filter(({ item, remarks }) => notes.accept(item, remarks));
  foreignCodes(accepted, notes);
  const amounts = apportion(accepted.map(({ exact }) => exact));
  const items = accepted.map(({ item }, i): ImportedItem => ({ ...item, amount: amounts[i] ?? 0 }));
  const printed = total && printedOn(total, columns, notes);
  return {
    name: path[0] ?? '',
    rows: accepted,
    items,
    printed,
    exact: accepted.reduce((sum, row) => sum + row.exact, 0n),
  };
}

const totalRow = (name: string, printed: Exact | null, exact: Exact): Total[] =>
  printed === null ? [] : [{ name, printed: satangOf(printed), ours: toWhole(exact) }];

const lines = (rows: readonly SheetRow[]): string => rows.map(({ item }) => item.line).join(', ');

/**
 * Reads a bar's valuation sheet: sections of items counted in full and opened containers, with cost and value. Each
 * section becomes a folder. The amounts of a section add up to its exact value, rounded once.
 */
export function readValuation({ sections, grand, strays }: Sheet, rows: number, fileName: string): StockFile {
  const notes = collector();
  const read = sections.map((section) => readSection(section, notes));
  const all = read.flatMap((section) => section.rows);
  for (const { line, cells } of strays) {
    const texts = cells.map(oneLine).filter(Boolean).join(', ');
    notes.notice(line, `Stray figures outside the sections, left aside: ${texts}.`);
  }
  const [first] = sections;
  // Sheets also put their cross-check beside the grand total.
  const printed = grand && first ? printedOn(grand, first.columns, notes) : null;
  const exact = read.reduce((sum, section) => sum + section.exact, 0n);
  const [untidy, fractions] = [all.filter((row) => row.untidy), all.filter((row) => row.fraction)];
  return {
    form: 'bar valuation sheet',
    fileName,
    source: CODES,
    rows,
    items: read.flatMap(({ items }) => items),
    ...notes.finish(),
    remarks: told(
      AS_BAHT,
      fractions.length > 0 &&
        `Fractions among the full containers are taken as opened ones: lines ${lines(fractions)}.`,
      untidy.length > 0 && `Stray spaces in code or description were taken out: lines ${lines(untidy)}.`,
    ),
    totals: [
      ...read.flatMap((section) => totalRow(section.name, section.printed, section.exact)),
      ...totalRow('Grand total', printed, exact),
    ],
  };
}
