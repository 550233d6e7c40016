import { identity, UNCATEGORISED } from './catalogue';
import { told } from './collector';
import { UnreadableFile, type CsvFile } from './csv';
import { rowsOf } from './headers';
import type { LoyverseColumns, LoyverseField } from './loyverse-columns';
import { known, oneLine, plainText } from './text';

/** The first row of an item. The rows of its other variants leave these cells blank. */
interface Item {
  category: string;
  description: string;
  byWeight: boolean;
}

/** A row by kind: an item or variant with its full name, a component of a composite item, or a fault. */
export type LoyverseRow = { line: number; path: readonly string[]; cell: (field: LoyverseField) => string } & (
  | (Item & { kind: 'item'; name: string; external_id: string; composite: boolean })
  | { kind: 'component' }
  | { kind: 'fault'; text: string }
);

export const isYes = (cell: string): boolean => /^(y|yes|s[ií]|true|1)$/i.test(cell);

/** Namespace of a file of this format, the same in every run. */
export const loyverseSource = ({ store }: LoyverseColumns, fileName: string): string => `loyverse:${store || fileName}`;

/** Remarks on unknown headers and on further stores. `figures` begins the sentence on the store that was read. */
export function loyverseRemarks({ byWords, stores, store }: LoyverseColumns, figures: string): string[] {
  const others = stores.filter((other) => other !== store);
  return told(
    !byWords && 'The headers are in a language not known here: the columns were taken by their order.',
    others.length > 0 && `${figures} of the store "${store}"; also in the file: ${others.join(', ')}.`,
  );
}

/**
 * Rows of a Loyverse item export, for the menu's and the stock's import. An item with variants gives one record per
 * variant, "Item (variant)". The identity is the SKU, which Loyverse keeps unique and a rename keeps; otherwise handle
 * and variant.
 * @throws UnreadableFile if the wanted store is not in the file
 */
export function loyverseRows(file: CsvFile, { columns, store, stores }: LoyverseColumns): LoyverseRow[] {
  if (store && !stores.includes(store))
    throw new UnreadableFile(`The file has no store "${store}"; it has ${stores.join(', ') || 'none'}.`);
  const items = new Map<string, Item & { bare: string }>();
  return rowsOf(file, columns).map(({ line, cell: written }): LoyverseRow => {
    const cell = (field: LoyverseField) => oneLine(written(field));
    const handle = cell('handle');
    const named = known(cell('name'));
    if (named) {
      items.set(handle, {
        bare: named,
        category: cell('category'),
        description: plainText(written('description')),
        byWeight: isYes(cell('weight')),
      });
    }
    const found = items.get(handle);
    const path = [found?.category || UNCATEGORISED];
    const base = { line, path, cell };
    if (!found) {
      return { ...base, kind: 'fault', text: `The row has no name, and no item above it has the handle "${handle}".` };
    }
    const { bare, ...item } = found;
    const variant = (['option1', 'option2', 'option3'] as const).map(cell).filter(Boolean).join(', ');
    const component = cell('component') !== '';
    if (named || variant) {
      const name = variant ? `${bare} (${variant})` : bare;
      const place = handle && [handle, variant].filter(Boolean).join('|');
      const external_id = identity({ sku: cell('sku'), handle: place }, [...path, name]);
      return { ...base, ...item, kind: 'item', name, external_id, composite: component };
    }
    return component
      ? { ...base, kind: 'component' }
      : { ...base, kind: 'fault', text: `The row has neither a name nor a variant of "${bare}".` };
  });
}
