import { sql } from 'drizzle-orm';
import type { FilledVenue, TestDatabase } from '@/__tests__/support/database';
import { readCatalogue, type ReadOptions } from '@/backend/src/import/read';
import type { CountFile } from '@/backend/src/import/stock/count-sheet';
import { readStockFile } from '@/backend/src/import/stock/read-stock';
import type { StockFile } from '@/backend/src/import/stock/stock-file';
import { prepareVenue } from '@/backend/src/prepare';
import { readSettings } from '@/lib/env';

/** A venue as it is after its first start, without the sample. */
export const PREPARED: FilledVenue = {
  name: 'prepared',
  fill: (database) => prepareVenue(database, readSettings({ ADMIN_PASSWORD: 'secret-1', SAMPLE_VENUE: 'off' })),
};

/** All rows of tables but the times of their last change. */
export async function contentOf(database: TestDatabase, tables: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of tables) {
    const rows = await database.rows<{ row: string }>`
      select (to_jsonb(t) - 'last_update')::text as row from ${sql.identifier(table)} t order by 1`;
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

export const read = (text: string, options?: ReadOptions) => readCatalogue(bytes(text), 'menu.csv', options);

/** A file of goods. @throws Error for a stocktake */
export function stockOf(given: Uint8Array, name: string, store?: string): StockFile {
  const read = readStockFile(given, name, store);
  if (read.kind !== 'stock') throw new Error('This is a stocktake.');
  return read.file;
}
/** A stocktake. @throws Error for a file of goods */
export function countOf(given: Uint8Array, name: string): CountFile {
  const read = readStockFile(given, name);
  if (read.kind !== 'count') throw new Error('This is no stocktake.');
  return read.file;
}

export const readStock = (text: string, name = 'stock.csv', store?: string) => stockOf(bytes(text), name, store);
export const readCount = (text: string, name = 'count.csv') => countOf(bytes(text), name);

export const LOYVERSE_HEADER =
  'Handle,SKU,Name,Category,Description,Sold by weight,Option 1 name,Option 1 value,Option 2 name,Option 2 value,' +
  'Option 3 name,Option 3 value,Cost,Barcode,SKU of included item,Quantity of included item,Track stock,' +
  'Available for sale [Bar],Price [Bar],In stock [Bar],Low stock [Bar]';

const NONE: readonly string[] = [];
const TEXTS = { handle: '', sku: '', name: '', category: '', description: '', cost: '', barcode: '', stock: '' };
const BLANK_ROW = { ...TEXTS, component: '', weight: 'N', available: 'Y', price: '', options: NONE, extra: NONE };
export type LoyverseRow = Partial<typeof BLANK_ROW>;

function loyverseRow(given: LoyverseRow): string {
  const row = { ...BLANK_ROW, ...given };
  const [first = '', second = '', third = ''] = row.options;
  const named = [row.handle, row.sku, row.name, row.category, row.description, row.weight];
  const options = [first && 'Size', first, second && 'Kind', second, '', third];
  const component = [row.component, row.component && '1'];
  const store = [row.stock ? 'Y' : 'N', row.available, row.price, row.stock, ''];
  return [...named, ...options, row.cost, row.barcode, ...component, ...store, ...row.extra]
    .map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',');
}

export const loyverse = (rows: readonly LoyverseRow[], header = LOYVERSE_HEADER): string =>
  [header, ...rows.map(loyverseRow)].join('\n');

/** Format of a bar's valuation sheet: a title, then sections with headers of their own. */
export const SHEET = `Unnamed: 0,Unnamed: 1,Date,2025-10-31,,,,
Code,Description,Size,UOM,Cost Price,Closing Stock - Full Kegs,Closing Stock - Pints,Stock at Cost
D1004,30 Coors,30Lt,53,117.7,3,26.5,411.95
D0012,30 Killarney Blonde,30Lt,53,119.7,,,0
Total for,,,,,,Draught Beers,411.95
`;
