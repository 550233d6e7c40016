import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Baht, Id, ParentId, Quantity, UnixSeconds } from '@/lib/contract/primitives';
import { Channel } from './sensors';

const { call, ours } = endpointsOf('stock');

/** Traits of calls that read the stock. */
export const reading = { access: { flags: ['StockView'] }, reads: ['stock'] } as const;
/** Traits of calls for rows. Average prices before and after a delivery reveal the quantity, so both are hidden together. */
const readsRows = {
  ...reading,
  hides: [{ needs: 'held', fields: ['quantity', 'stock_price', 'stock_value'] }],
} as const;

/** Fields common to folders and items. `status` is 1 for an item out of use, which is shown grey, else 0. */
const node = {
  item_id: Id,
  parent_id: ParentId,
  name: z.string(),
  status: z.int().nullable(),
  category_id: Id.nullable(),
  category: z.string(),
  description: z.string(),
  last_update: UnixSeconds,
  /** Ours: number of changes. Missing on a legacy server, where the last save wins. */
  version: z.int().optional(),
};

/**
 * A stock item. `stock_price` is baht per measure. Ours, missing on a legacy server: its value, the sensor, the menu item it is
 * sold as, contents and price of a package, whether it contains no alcohol although its category does, and the time of
 * its last count.
 */
export const StockItemRow = z.object({
  ...node,
  is_file: z.literal(true),
  measure_id: Id,
  measure_name: z.string(),
  quantity: Quantity.optional(),
  stock_price: Baht.optional(),
  stock_value: Baht.optional(),
  sensor_id: z.int().nullable().optional(),
  channel_id: Channel.nullable().optional(),
  menu_item_id: Id.nullable().optional(),
  package_quantity: Quantity.nullable().optional(),
  package_price: Baht.nullable().optional(),
  without_alcohol: z.boolean().optional(),
  last_counted: UnixSeconds.nullable().optional(),
});
export type StockItemRow = z.infer<typeof StockItemRow>;

/** `items` (ours) is the number of items below; missing on a legacy server. */
const folderFields = z.object({ ...node, is_file: z.literal(false), items: z.int().optional() });
export type StockFolder = z.infer<typeof folderFields> & { children: StockNode[] };
export type StockNode = StockItemRow | StockFolder;
export const StockFolder = folderFields.extend({ children: z.array(z.lazy((): z.ZodType<StockNode> => StockNode)) });
export const StockNode = z.discriminatedUnion('is_file', [StockItemRow, StockFolder]);

/**
 * The stock, nested. `items_of` (ours) gives every folder but only the items of that one (0 is the root). A legacy
 * server ignores it and answers the whole stock.
 */
export const listStock = call({
  id: 'stock.list',
  ...readsRows,
  path: '/api/v1/admin/stock/list',
  query: z.object({ items_of: z.coerce.number<number>().pipe(ParentId).optional() }),
  reply: z.object({ items: z.array(StockNode) }),
});

/** Categories of purchases. Our server answers those for stock only; `alcohol` is ours. */
export const stockCategories = call({
  id: 'stock.categories',
  ...reading,
  path: '/api/v1/admin/stock/categories',
  reply: z.object({ items: z.array(z.object({ category_id: Id, name: z.string(), alcohol: z.boolean().optional() })) }),
  reads: ['categories'],
});

/** A row of the stock screen: a folder or item without children. */
export const StockFolderRow = folderFields.extend({ items: z.int() });
export const StockRow = z.discriminatedUnion('is_file', [StockFolderRow, StockItemRow]);
export type StockFolderRow = z.infer<typeof StockFolderRow>;
export type StockRow = z.infer<typeof StockRow>;

/** Every folder and item, flat. The stock screen browses, sorts and searches it without asking again. */
export const stockRows = call({
  id: 'bff.stockRows',
  ...readsRows,
  path: '/api/stock/rows',
  reply: z.object({ rows: z.array(StockRow) }),
});

/** First contents of the stock screen: every folder, and the items of one. */
export const stockFolder = call({
  id: 'bff.stockFolder',
  ...readsRows,
  path: '/api/stock/folder',
  query: z.object({ folder: z.coerce.number<number>().pipe(ParentId) }),
  reply: z.object({ rows: z.array(StockRow) }),
});

/**
 * Whole days for which items last at what all places sell and crafts take, over the last four weeks (docs/domain.md,
 * Draft beer). An item that nothing is taken of is missing.
 */
export const stockDaysLeft = ours({
  id: 'stock.daysLeft',
  ...reading,
  path: '/api/v1/admin/stock/days_left',
  reply: z.object({ items: z.array(z.object({ item_id: Id, days_left: z.int().optional() })) }),
  hides: [{ needs: 'held', fields: ['days_left'] }],
  reads: ['stock', 'orders'],
});

/**
 * Quantity of each item that open tables will take when they pay. It follows from recipes, so it needs the right to
 * read them.
 */
export const stockPending = call({
  id: 'bff.stockPending',
  path: '/api/stock/pending',
  reply: z.object({ items: z.array(z.object({ item_id: Id, pending: Quantity })) }),
  access: { flags: ['StockView', 'MenuView'] },
  reads: ['stock', 'menu', 'orders'],
});

/** One operation at an open table. `productid` is a menu item's id. */
export const PendingOperation = z.object({
  time: UnixSeconds,
  productid: Id,
  count: z.number(),
  operation: z.enum(['add', 'remove', 'remove_all']),
});
export type PendingOperation = z.infer<typeof PendingOperation>;

/** Unpaid operations of open tables, grouped by table. */
export const pendingOrders = call({
  id: 'statistics.pendingOrders',
  ...reading,
  path: '/api/v1/admin/statistics/pending_orders',
  reply: z.object({ items: z.array(z.object({ table: z.string(), operations: z.array(PendingOperation) })) }),
  reads: ['orders'],
});
