import { listSuppliers } from '@/lib/sections/stock/contract/debts';
import { getFunds } from '@/lib/sections/funds/contract';
import { saveItem } from '@/lib/sections/menu/contract/edit';
import { findBarcode } from '@/lib/sections/stock/contract/barcodes';
import { stockCategories, stockRows, type StockRow } from '@/lib/sections/stock/contract/stock';
import { addBarcode } from '@/lib/sections/stock/contract/edit';
import { on, serve } from '../../support/serve';
import type { getPurchase } from '@/lib/sections/stock/contract/purchase';
import type { ReplyOf } from '@/lib/contract/endpoint';

type Purchase = ReplyOf<typeof getPurchase>;

const node = { status: 0, category_id: 101, category: 'Пиво', description: '', last_update: 1_700_000_000, version: 1 };
const file = { ...node, is_file: true as const, measure_id: 3, measure_name: 'litre', quantity: 12.5, stock_price: 90 };

const ALONE = { prev_purchase_number: null, next_purchase_number: null };
/** A delivery without lines. */
export const purchase = (purchase_number: number, more: Partial<Purchase> = {}): Purchase => {
  return { ...ALONE, purchase_number, time: 1_790_000_000, user_name: 'nok', items: [], total_amount: 0, ...more };
};

export const ROWS: readonly StockRow[] = [
  { ...node, item_id: 10, parent_id: 0, name: 'Бар', is_file: false, items: 3 },
  { ...node, item_id: 11, parent_id: 10, name: 'Пиво', is_file: false, items: 2 },
  { ...file, item_id: 101, parent_id: 11, name: 'Чанг', description: 'разливное' },
  { ...file, item_id: 102, parent_id: 11, name: 'Чанг тёмное', stock_price: 110 },
  { ...file, item_id: 103, parent_id: 10, name: 'Ром', stock_price: 800, quantity: -1 },
  { ...file, item_id: 104, parent_id: 10, name: 'Джин', stock_price: 1000, package_quantity: 0.7, package_price: 700 },
];
export const BARCODES: Readonly<Record<string, number>> = { '8850999320017': 101, '5000281003160': 103 };

/** The stock and what a delivery calls. */
export const serveStock = () =>
  serve(
    on(stockRows, { rows: ROWS }),
    on(stockCategories, { items: [{ category_id: 101, name: 'Пиво' }] }),
    on(getFunds, { cashier: 1500, safe: 9000, bank: 20_000 }),
    on(listSuppliers, { items: ['Singha Co', 'Makro'] }),
    on(findBarcode, ({ body: { barcode } }) => ({ item_id: BARCODES[barcode] ?? null })),
    on(addBarcode, { added: true }),
    on(saveItem, { version: 5 }),
  );
