import { readCsv, UnreadableFile } from '../csv';
import { loyverseColumns } from '../loyverse-columns';
import { readCount, type CountFile } from './count-sheet';
import { readLoyverseStock } from './loyverse-stock';
import { sectionsOf } from './sections';
import type { StockFile } from './stock-file';
import { readValuation } from './valuation-sheet';

export type ReadStock = { kind: 'stock'; file: StockFile } | { kind: 'count'; file: CountFile };

/**
 * Reads a stock file: a bar's valuation sheet, a stocktake by its codes, or a Loyverse item export.
 * @param fileName without folders
 * @param store Loyverse: the store whose stock is read
 * @throws UnreadableFile
 */
export function readStockFile(bytes: Uint8Array, fileName: string, store?: string): ReadStock {
  const file = readCsv(bytes);
  const loyverse = loyverseColumns(file.header, store);
  if (loyverse) return { kind: 'stock', file: readLoyverseStock(file, loyverse, fileName) };
  if (store !== undefined) throw new UnreadableFile('Only a Loyverse item export has stores to choose from.');
  const sheet = sectionsOf(file);
  if (sheet) return { kind: 'stock', file: readValuation(sheet, file.records.length, fileName) };
  const count = readCount(file, fileName);
  if (count) return { kind: 'count', file: count };
  throw new UnreadableFile(
    'This is no stock file: a valuation sheet has the columns Code, Description, Cost Price and Stock at Cost; a ' +
      'stocktake code, full_units and partial_units; a Loyverse item export its own.',
  );
}
