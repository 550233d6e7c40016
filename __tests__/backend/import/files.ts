import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readCatalogue, type ReadOptions } from '@/backend/src/import/read';

const SHARED = path.resolve(__dirname, '../../../../shared/data');

/** `test`, or, where the real files are not on this machine, a skipped test that says so. */
export const withRealFiles = existsSync(SHARED)
  ? test
  : (name: string) => test.skip(`${name} (no folder ${SHARED})`, () => undefined);

export function readReal(file: string) {
  return readCatalogue(readFileSync(path.join(SHARED, file)), path.basename(file));
}

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
export const read = (text: string, options?: ReadOptions) => readCatalogue(bytes(text), 'menu.csv', options);

export const LOYVERSE_HEADER =
  'Handle,SKU,Name,Category,Description,Sold by weight,Option 1 name,Option 1 value,Option 2 name,Option 2 value,' +
  'Option 3 name,Option 3 value,Cost,Barcode,SKU of included item,Quantity of included item,Track stock,' +
  'Available for sale [Bar],Price [Bar],In stock [Bar],Low stock [Bar]';

interface LoyverseRow {
  handle?: string;
  sku?: string;
  name?: string;
  category?: string;
  description?: string;
  weight?: string;
  options?: [string?, string?, string?];
  cost?: string;
  component?: string;
  available?: string;
  price?: string;
  extra?: string[];
}

export function loyverseRow(row: LoyverseRow): string {
  const {
    handle = '',
    sku = '',
    name = '',
    category = '',
    description = '',
    weight = 'N',
    options = [],
    cost = '',
  } = row;
  const { component = '', available = 'Y', price = '', extra = [] } = row;
  const [first = '', second = '', third = ''] = options;
  const cells = [handle, sku, name, category, description, weight, first && 'Size', first, second && 'Kind', second];
  const rest = ['', third, cost, '', component, component && '1', 'N', available, price, '', '', ...extra];
  return [...cells, ...rest].map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
}

export const loyverse = (rows: LoyverseRow[], header = LOYVERSE_HEADER): string =>
  [header, ...rows.map(loyverseRow)].join('\n');
