import type { Defect } from '../collector';
import type { ImportedItem } from './stock-file';

export interface NewBarcode {
  barcode: string;
  item_id: number;
  menu_id: number | null;
}

/** Assigns barcodes to items. Each belongs to one item; the first one keeps it. */
export function barcodePlanner(known: ReadonlyMap<string, number>, rows: ReadonlyMap<number, { name: string }>) {
  const owners = new Map(known);
  const inFile = new Map<string, ImportedItem>();
  const added: NewBarcode[] = [];
  const notices: Defect[] = [];

  /** Whether the item got a new barcode. */
  function add(item: ImportedItem, item_id: number, menu_id: number | null): boolean {
    const { barcode, line, name } = item;
    if (barcode === '') return false;
    const owner = owners.get(barcode);
    if (owner === undefined) {
      owners.set(barcode, item_id);
      inFile.set(barcode, item);
      added.push({ barcode, item_id, menu_id });
      return true;
    }
    if (owner !== item_id) {
      const twin = inFile.get(barcode);
      const has = twin ? `"${twin.name}" on line ${twin.line}` : `"${rows.get(owner)?.name ?? owner}"`;
      notices.push({ line, level: 'notice', text: `The barcode ${barcode} of "${name}" belongs to ${has} already.` });
    }
    return false;
  }
  return { add, added, notices };
}
