import type { StockFolder, StockNode, StockItemRow as WireItem } from '@/lib/sections/stock/contract/stock';
import { groupBy } from '@/lib/domain/group-by';
import { priceInBaht, toBaht } from '@/lib/domain/money';
import { unixOf } from '../../db/time';
import type { StockItemRow } from './repository';

const nodeOf = (row: StockItemRow) => ({
  item_id: row.item_id,
  parent_id: row.parent_id ?? 0,
  name: row.name,
  status: row.status,
  category_id: row.category_id,
  category: row.category ?? '',
  description: row.description,
  last_update: unixOf(row.last_update),
  version: row.version,
});

const fileOf = (row: StockItemRow): WireItem => ({
  ...nodeOf(row),
  is_file: true,
  measure_id: row.measure_id ?? 0,
  measure_name: row.measure_name ?? '',
  quantity: row.quantity,
  stock_price: priceInBaht(row.stock_price),
  stock_value: toBaht(row.stock_value),
  sensor_id: row.sensor_id,
  channel_id: row.channel_id,
  menu_item_id: row.menu_id,
  package_quantity: row.package_quantity,
  package_price: row.package_price === null ? null : toBaht(row.package_price),
  without_alcohol: row.without_alcohol,
  last_counted: row.last_counted && unixOf(row.last_counted),
});

/**
 * The stock as the wire nests it: children inside their folder. `itemsIn` is the number of items directly in each
 * folder, because `rows` may not hold all.
 */
export function stockTree(rows: readonly StockItemRow[], itemsIn: ReadonlyMap<number, number>): StockNode[] {
  const byParent = groupBy(rows, (row) => row.parent_id ?? 0);
  const folderOf = (row: StockItemRow): StockFolder => {
    const children = below(row.item_id);
    const own = itemsIn.get(row.item_id) ?? 0;
    const items = children.reduce((sum, child) => sum + (child.is_file ? 0 : (child.items ?? 0)), own);
    return { ...nodeOf(row), is_file: false, items, children };
  };
  const below = (parent: number): StockNode[] =>
    (byParent.get(parent) ?? []).map((row) => (row.is_file ? fileOf(row) : folderOf(row)));
  return below(0);
}
