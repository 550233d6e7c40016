import { addQuantity } from '@/lib/domain/exact';
import type { stockItems } from '../../db/schema';
import type { StockMove } from '../../ledger/stock/ledger';
import { noticeOf, type Defect } from '../collector';
import { folderPlanner, type NewFolder, type Node } from '../folders';
import { barcodePlanner, type NewBarcode } from './plan-barcodes';
import type { ImportedItem, Package, StockFile } from './stock-file';

type Item = typeof stockItems.$inferSelect;
export type StockRow = Pick<Item, keyof Node | 'measure_id' | 'quantity' | 'stock_price' | keyof Package> &
  Pick<Item, 'removed_at' | 'merged_into'>;
/** `quantity` and `price` are the file's last figures; null for folders. */
export interface StockLink {
  external_id: string;
  item_id: number;
  quantity: number | null;
  price: number | null;
}
/** The stock before the import. */
export interface StockState {
  items: readonly StockRow[];
  /** Links of the file's source. */
  links: readonly StockLink[];
  barcodes: ReadonlyMap<string, number>;
  /** Dishes imported from the same source, by identity. */
  dishes: ReadonlyMap<string, number>;
}

export interface NewItem {
  item: ImportedItem;
  item_id: number;
  parent_id: number | null;
  menu_id: number | null;
}
export interface StockPlan {
  source: string;
  folders: readonly NewFolder[];
  created: readonly NewItem[];
  updated: readonly ImportedItem[];
  unchanged: readonly ImportedItem[];
  /** Left alone because the item has changed since its import. */
  left: readonly ImportedItem[];
  moves: readonly StockMove[];
  packages: readonly ({ item_id: number } & Package)[];
  barcodes: readonly NewBarcode[];
  links: readonly StockLink[];
  notices: readonly Defect[];
}

const priceOf = ({ package_quantity, package_price, price }: ImportedItem): number | null =>
  package_quantity === null ? price : package_price;

/** Opening rows of a new item: its quantity at its value, or only its price. */
function opening(item_id: number, { quantity, amount, price }: ImportedItem, fileName: string): StockMove[] {
  const held = quantity ?? 0;
  const note = { kind: 'openedByFile', args: { file: fileName } } as const;
  const priced: StockMove = { item_id, kind: 'revaluation', quantity: 0, price, note };
  const opened: StockMove = { item_id, kind: 'opening', quantity: held, amount, note };
  // Negative stock has no value that could set the price.
  return [...(held <= 0 && price > 0 ? [priced] : []), ...(held === 0 ? [] : [opened])];
}

/** Changes of an item in the file since its last import. Sales and purchases since are kept. */
function changes(before: StockRow, link: StockLink, item: ImportedItem, fileName: string): StockMove[] {
  const { item_id } = before;
  const note = { kind: 'changedByFile', args: { file: fileName } } as const;
  const moves: StockMove[] = [];
  if (priceOf(item) !== null && priceOf(item) !== link.price && item.price !== before.stock_price)
    moves.push({ item_id, kind: 'revaluation', quantity: 0, price: item.price, note });
  if (item.quantity !== null && item.quantity !== link.quantity) {
    const quantity = addQuantity(item.quantity, -before.quantity);
    if (quantity !== 0) moves.push({ item_id, kind: quantity > 0 ? 'recharge' : 'shortfall', quantity, note });
  }
  return moves;
}

function whyLeft(before: StockRow, item: ImportedItem, rows: ReadonlyMap<number, StockRow>): string | null {
  if (before.merged_into !== null)
    return `"${item.name}" was merged into "${rows.get(before.merged_into)?.name ?? before.merged_into}"; it is left as it is.`;
  if (before.removed_at !== null) return `"${item.name}" was removed from the stock; restore it first.`;
  if (before.measure_id !== item.measure_id)
    return `"${item.name}" is held in another measure than the file counts in; it is left as it is.`;
  return null;
}

/**
 * Plans a stock import without reading or writing.
 *
 * An item is found by its link. An existing item keeps the venue's name, folder, measure and dish: only figures that
 * the file changed since its last import are booked, so that importing the same file again changes nothing. A new item
 * gets its opening quantity at the file's value.
 */
export function planStock({ items, links: known, barcodes, dishes }: StockState, file: StockFile): StockPlan {
  const rows = new Map(items.map((row) => [row.item_id, row]));
  const linked = new Map(known.map((link) => [link.external_id, link]));
  const there = items.filter(({ removed_at }) => removed_at === null);
  const ids = new Map(known.map(({ external_id, item_id }) => [external_id, item_id]));
  let next = -1;
  const { folder, folders, links: folderLinks } = folderPlanner(there, ids, () => next--);
  const codes = barcodePlanner(barcodes, rows);

  const created: NewItem[] = [];
  const updated: ImportedItem[] = [];
  const unchanged: ImportedItem[] = [];
  const left: ImportedItem[] = [];
  const moves: StockMove[] = [];
  const packages: ({ item_id: number } & Package)[] = [];
  const links: StockLink[] = [];
  const notices: Defect[] = [];

  for (const item of file.items) {
    const { external_id, quantity } = item;
    const link = linked.get(external_id);
    const before = link && rows.get(link.item_id);
    if (!link || !before) {
      const parent_id = folder(item.path);
      const [item_id, menu_id] = [next--, dishes.get(external_id) ?? null];
      created.push({ item, item_id, parent_id, menu_id });
      moves.push(...opening(item_id, item, file.fileName));
      codes.add(item, item_id, menu_id);
      links.push({ external_id, item_id, quantity, price: priceOf(item) });
      continue;
    }
    const why = whyLeft(before, item, rows);
    if (why !== null) {
      left.push(item);
      notices.push(noticeOf(item.line, why));
      continue;
    }
    const { item_id } = before;
    const said = { quantity: quantity ?? link.quantity, price: priceOf(item) ?? link.price };
    const booked = changes(before, link, item, file.fileName);
    const repriced = item.package_quantity !== null && said.price !== link.price;
    if (repriced)
      packages.push({ item_id, package_quantity: item.package_quantity, package_price: item.package_price });
    moves.push(...booked);
    const added = codes.add(item, item_id, null);
    if (said.quantity !== link.quantity || said.price !== link.price) links.push({ external_id, item_id, ...said });
    (booked.length > 0 || repriced || added ? updated : unchanged).push(item);
  }
  return {
    source: file.source,
    folders,
    created,
    updated,
    unchanged,
    left,
    moves,
    packages,
    barcodes: codes.added,
    links: [...folderLinks.map((link) => ({ ...link, quantity: null, price: null })), ...links],
    notices: [...notices, ...codes.notices],
  };
}
