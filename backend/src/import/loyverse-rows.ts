import { identity, UNCATEGORISED } from './catalogue';
import { UnreadableFile, type CsvFile } from './csv';
import type { LoyverseColumns } from './loyverse-columns';
import { known, oneLine, plainText } from './text';

/** The first row of an item. The rows of its other variants leave these cells blank. */
interface Item {
  category: string;
  description: string;
  byWeight: boolean;
}

/** A row by kind: an item or variant with its full name, a component of a composite item, or a fault. */
export type LoyverseRow = { line: number; path: readonly string[]; cell: (column: number) => string } & (
  | (Item & { kind: 'item'; name: string; external_id: string; composite: boolean })
  | { kind: 'component' }
  | { kind: 'fault'; text: string }
);

export const isYes = (cell: string): boolean => /^(y|yes|s[ií]|true|1)$/i.test(cell);

/** Namespace of a file of this format, the same in every run. */
export const loyverseSource = (columns: LoyverseColumns, fileName: string): string =>
  `loyverse:${columns.store || fileName}`;

/**
 * Rows of a Loyverse item export, for the menu's and the stock's import. An item with variants gives one record per
 * variant, "Item (variant)". The identity is the SKU, which Loyverse keeps unique and a rename keeps; otherwise handle
 * and variant.
 * @throws UnreadableFile if the wanted store is not in the file
 */
export function loyverseRows(file: CsvFile, columns: LoyverseColumns): LoyverseRow[] {
  if (columns.store && !columns.stores.includes(columns.store)) {
    throw new UnreadableFile(
      `The file has no store "${columns.store}"; it has ${columns.stores.join(', ') || 'none'}.`,
    );
  }
  const items = new Map<string, Item & { bare: string }>();
  return file.records.map(({ line, cells }): LoyverseRow => {
    const cell = (column: number) => oneLine(cells[column] ?? '');
    const handle = cell(columns.handle);
    const named = known(cell(columns.name));
    if (named) {
      items.set(handle, {
        bare: named,
        category: cell(columns.category),
        description: plainText(cells[columns.description] ?? ''),
        byWeight: isYes(cell(columns.weight)),
      });
    }
    const found = items.get(handle);
    const path = [found?.category || UNCATEGORISED];
    const base = { line, path, cell };
    if (!found) {
      return { ...base, kind: 'fault', text: `The row has no name, and no item above it has the handle "${handle}".` };
    }
    const { bare, ...item } = found;
    const variant = columns.options.map(cell).filter(Boolean).join(', ');
    const component = cell(columns.component) !== '';
    if (named || variant) {
      const name = variant ? `${bare} (${variant})` : bare;
      const place = handle && [handle, variant].filter(Boolean).join('|');
      const external_id = identity({ sku: cell(columns.sku), handle: place }, [...path, name]);
      return { ...base, ...item, kind: 'item', name, external_id, composite: component };
    }
    return component
      ? { ...base, kind: 'component' }
      : { ...base, kind: 'fault', text: `The row has neither a name nor a variant of "${bare}".` };
  });
}
