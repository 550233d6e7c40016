import { stockRows } from '@/lib/sections/stock/contract/stock';
import { recordNumber } from '@/lib/domain/record-number';
import { namePart, type NamePart } from './name-part';
import type { Read, Words } from './list';

/** Name of a stock item, its number if the stock cannot be read. */
export async function itemName(item_id: number, read: Read): Promise<string> {
  const { rows } = await read(stockRows, {}).catch(() => ({ rows: [] }));
  return rows.find((row) => row.item_id === item_id)?.name ?? recordNumber(item_id);
}

/** The item of a list, for the name of its file. */
export const itemNamed = async ({ item }: { item: number }, _words: Words, read: Read): Promise<NamePart[]> => [
  namePart('item', item, await itemName(item, read)),
];
