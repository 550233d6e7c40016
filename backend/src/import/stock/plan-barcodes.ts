import { barcodeKey } from '@/lib/sections/stock/rules/barcode';
import { noticeOf, type Defect } from '../collector';
import type { ImportedItem } from './stock-file';

export interface NewBarcode {
  barcode: string;
  item_id: number;
  menu_id: number | null;
}

/** Assigns barcodes to items. Each belongs to one item, in whatever spelling; the first one keeps it. */
export function barcodePlanner(known: ReadonlyMap<string, number>, rows: ReadonlyMap<number, { name: string }>) {
  const owners = new Map(Array.from(known, ([barcode, item_id]) => [barcodeKey(barcode), item_id]));
  const inFile = new Map<string, ImportedItem>();
  const added: NewBarcode[] = [];
  const notices: Defect[] = [];

  /** Whether the item got a new barcode. */
  function add(item: ImportedItem, item_id: number, menu_id: number | null): boolean {
    const { barcode, line, name } = item;
    if (barcode === '') return false;
    const key = barcodeKey(barcode);
    // A venue from an earlier release may have both spellings.
    const owner = known.get(barcode) ?? owners.get(key);
    if (owner === undefined) {
      owners.set(key, item_id);
      inFile.set(key, item);
      added.push({ barcode, item_id, menu_id });
      return true;
    }
    if (owner !== item_id) {
      const twin = inFile.get(key);
      const has = twin ? `"${twin.name}" on line ${twin.line}` : `"${rows.get(owner)?.name ?? owner}"`;
      notices.push(noticeOf(line, `The barcode ${barcode} of "${name}" belongs to ${has} already.`));
    }
    return false;
  }
  return { add, added, notices };
}
