import { menuRows } from '@/lib/sections/menu/contract/menu';
import { stockDependencies } from '@/lib/sections/stock/contract/dependencies';
import { stockBarcodes } from '@/lib/sections/stock/contract/barcodes';
import { stockCategories, stockRows, type StockItemRow, type StockRow } from '@/lib/sections/stock/contract/stock';
import {
  addBarcode,
  deleteBarcode,
  deleteSensor,
  mergeStock,
  saveStockItem,
  transferStock,
  undoWriteOff,
  writeOffStock,
} from '@/lib/sections/stock/contract/edit';
import { on, serve } from '@/__tests__/support/serve';

const CATEGORY = { category_id: 48, category: 'Хозяйство' };
const node = { ...CATEGORY, status: 0, description: '', last_update: 1_790_000_000, version: 3 };
const LITRES = { measure_id: 3, measure_name: 'litre', quantity: 10, stock_price: 500 };
type More = Partial<StockItemRow>;
export const item = (item_id: number, parent_id: number, name: string, more: More = {}): StockItemRow => {
  return { ...node, ...LITRES, is_file: true, item_id, parent_id, name, ...more };
};
export const folder = (item_id: number, parent_id: number, name: string, items = 1): StockRow => {
  return { ...node, is_file: false, item_id, parent_id, name, items };
};

export const RUM = item(201, 10, 'Ром');
export const WHITE = item(202, 10, 'Ром белый', { quantity: 5, stock_price: 200, sensor_id: 7, channel_id: 2 });
export const LIME = item(204, 10, 'Лайм', { measure_id: 2, measure_name: 'unit', quantity: 30, stock_price: 5 });
export const ALE = item(301, 3594, 'Эль', { quantity: 2 });

export const SHELF: readonly StockRow[] = [folder(10, 0, 'Бар'), folder(3594, 0, 'Варка'), RUM, WHITE, LIME, ALE];

/** The shelf after another user changed an item. */
export const shelfWith = (item_id: number, change: Partial<StockItemRow>): { rows: readonly StockRow[] } => ({
  rows: SHELF.map((row) => (row.item_id === item_id && row.is_file ? { ...row, ...change } : row)),
});

/** The calls of the item's dialogs. */
export const serveShelf = () =>
  serve(
    on(stockRows, { rows: SHELF }),
    on(stockCategories, { items: [{ category_id: 48, name: 'Хозяйство' }] }),
    on(stockBarcodes, { items: [{ barcode_id: 1, barcode: '460', menu_id: null }] }),
    on(stockDependencies, { items: [] }),
    on(menuRows, { rows: [] }),
    on(saveStockItem, {}),
    on(writeOffStock, {}),
    on(undoWriteOff, {}),
    on(mergeStock, {}),
    on(transferStock, {}),
    on(addBarcode, { added: true, barcode_id: 9 }),
    on(deleteBarcode, {}),
    on(deleteSensor, {}),
  );
