import type { Catalogue } from './catalogue';
import { readCsv, UnreadableFile } from './csv';
import { readLoyverse } from './loyverse';
import { loyverseColumns } from './loyverse-columns';
import { readPlain } from './plain';
import type { HeaderMap } from './headers';
import type { Field } from './plain-columns';

export interface ReadOptions {
  /** Loyverse: the store whose prices are used. */
  store?: string;
  /** Plain table: field of each header. */
  map?: HeaderMap<Field>;
}

/**
 * Reads a menu file of either format. A map means a plain table, whatever the headers look like.
 * @param fileName without folders; it identifies a plain table between runs
 * @throws UnreadableFile
 */
export function readCatalogue(
  bytes: Uint8Array,
  fileName: string,
  { store, map = new Map() }: ReadOptions = {},
): Catalogue {
  const file = readCsv(bytes);
  const loyverse = map.size === 0 ? loyverseColumns(file.header, store) : null;
  if (loyverse) return readLoyverse(file, loyverse, fileName);
  if (store !== undefined) throw new UnreadableFile('Only a Loyverse item export has stores to choose from.');
  return readPlain(file, fileName, map);
}
