import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { HistoryEntry, RemovedRows } from '@/lib/contract/history';
import {
  AnyQuantity,
  BahtInput,
  BarcodeInput,
  Bit,
  Id,
  Ids,
  LARGEST_PRICE,
  Name,
  ParentId,
  PositiveQuantity,
  QuantityInput,
  Whole,
} from '@/lib/contract/primitives';
import { CostMove, CraftMove } from './cost-moves';
import { invoice, Payer } from './debts';
import { LOSS_CAUSES } from './loss-causes';
import { Channel } from './sensors';

const { call, ours } = endpointsOf('stock');

/** Commands of the stock, which change dishes too: with an empty reply, of a removal, of one item. */
const edits = { access: { flags: ['StockEdit'] }, changes: ['stock', 'menu'] } as const;
const answersNothing = { ...edits, reply: z.object({}) } as const;
const removes = { ...answersNothing, access: { flags: ['StockDelete'] } } as const;
const changesItem = { ...answersNothing, changes: ['stock'] } as const;
const Text = z.string().max(2000);
/** Baht per measure, typed or computed as total ÷ quantity. Finer than a satang, because the line's total counts. */
const UnitPrice = z.number().min(0).max(LARGEST_PRICE);

/** Creates a folder of the stock. */
export const createStockFolder = ours({
  id: 'stock.createCategory',
  ...edits,
  path: '/api/v1/admin/stock/create_category',
  body: z.object({ parent_id: ParentId, name: Name, category_id: Id.optional() }),
  reply: z.object({ item_id: Id }),
});

/**
 * Saves changed fields of an item or folder. `recalculate_measure` accompanies a new measure: true converts quantity,
 * price, package and recipes, false keeps the figures. `measure_factor` is the number of new measures in one old one (1
 * when missing). `measure_factor`, `version`, `old_quantity`, `new_status`, `new_without_alcohol` and the package are ours.
 * Code 5 with the field `version` when someone else has saved the item since, or when a new quantity replaces another one
 * than `old_quantity`, which is ignored without StockView; code 1 with `measure_factor` when a figure would round to nothing.
 */
export const saveStockItem = call({
  id: 'stock.save',
  ...edits,
  path: '/api/v1/admin/stock/save',
  body: z.object({
    item_id: Id,
    new_category_id: Id.optional(),
    new_parent_id: ParentId.optional(),
    new_name: Name.optional(),
    new_measure_id: Id.optional(),
    new_description: Text.optional(),
    new_stock_price: UnitPrice.optional(),
    new_quantity: AnyQuantity.optional(),
    old_quantity: AnyQuantity.optional(),
    new_menu_item_id: Id.nullable().optional(),
    recalculate_measure: z.boolean().optional(),
    measure_factor: z.number().min(1e-6).max(1e6).multipleOf(1e-6).optional(),
    new_status: Bit.optional(),
    new_package_quantity: PositiveQuantity.nullable().optional(),
    new_package_price: BahtInput.nullable().optional(),
    new_without_alcohol: z.boolean().optional(),
    version: z.int().optional(),
  }),
  reply: z.object({ version: z.int().optional() }),
});

const AddLine = z.object({ quantity: QuantityInput, price: UnitPrice, package_quantity: PositiveQuantity.optional() });
/** A line of a delivery. `price` is baht per measure; the item remembers `package_quantity`, of one package (ours). */
export const ExistingLine = AddLine.extend({ item_id: Id });
export const NewLine = AddLine.extend({
  name: Name,
  parent_id: Id,
  category_id: Id,
  measure_id: Id,
  description: Text,
});
export type ExistingLine = z.infer<typeof ExistingLine>;
export type NewLine = z.infer<typeof NewLine>;

/**
 * Books a delivery: stock, funds and debts in one transaction. `include_vat` adds VAT to the prices. A line of quantity
 * 0 creates its item and books nothing. `payer` and the invoice are ours; without `payer` the two flags decide, and
 * without flags the safe pays. Code 11 when a fund holds too little, 1 for own funds together with paying later, or a
 * payer that contradicts the flags, or `payer` later without a supplier. Ours in the reply: `purchase_number` (missing when nothing was bought), the item of
 * each line, `moved`, `moved_crafts`, and `expense_id`, the first expense, to which papers are attached.
 */
export const addToStock = call({
  id: 'stock.add',
  path: '/api/v1/admin/stock/add',
  body: z.object({
    use_own_funds: z.boolean(),
    pay_later: z.boolean(),
    include_vat: z.boolean(),
    payer: Payer.optional(),
    ...invoice,
    items: z
      .array(z.union([ExistingLine, NewLine]))
      .min(1)
      .max(500),
  }),
  reply: z.object({
    purchase_number: Id.optional(),
    item_ids: z.array(Id).optional(),
    moved: z.array(CostMove).optional(),
    moved_crafts: z.array(CraftMove).optional(),
    expense_id: Id.optional(),
  }),
  access: { flags: ['StockAdd'] },
  hides: [{ needs: 'costs', fields: ['moved', 'moved_crafts'] }],
  changes: ['stock', 'menu', 'funds', 'expenses'],
});

/**
 * Removes items, and folders with everything in them. `restoreStock` brings them back. Code 5 when dishes or crafts
 * use one of them, or a craft makes it: `field` is then `items.{item_id}`, and `stockDependencies` lists them.
 */
export const deleteStock = call({
  id: 'stock.delete',
  ...removes,
  path: '/api/v1/admin/stock/delete',
  body: z.object({ items: Ids }),
});

/**
 * Restores removed items, each folder with what was removed along with it. A sensor that another item has by now
 * stays with that item. Code 5 with the field `parent_id` when the parent folder is removed.
 */
export const restoreStock = ours({
  id: 'stock.restore',
  ...removes,
  path: '/api/v1/admin/stock/restore',
  body: z.object({ items: Ids }),
});

export const removedStock = ours({
  id: 'stock.removed',
  path: '/api/v1/admin/stock/removed',
  reply: RemovedRows,
  access: { flags: ['StockDelete'] },
  reads: ['stock'],
});

/**
 * Moves quantity, recipes, crafts, barcodes and story of one item into another. The source is gone for good. Code 1 with
 * the field `source_id` when the measures differ or one is made of the other.
 */
export const mergeStock = call({
  id: 'stock.merge',
  ...answersNothing,
  path: '/api/v1/admin/stock/merge',
  body: z.object({ source_id: Id, destination_id: Id }),
});

/**
 * Turns a quantity of one item into the same quantity of an item below the Brew folder. Code 1 with the field
 * `target_id` for a target elsewhere, with `quantity` when the source holds less. Ours: `version` of the source, as in
 * `writeOffStock`.
 */
export const transferStock = call({
  id: 'stock.alchemy',
  ...answersNothing,
  path: '/api/v1/admin/stock/alchemy',
  body: z.object({ source_id: Id, target_id: Id, quantity: PositiveQuantity, version: z.int().optional() }),
});

/**
 * `type` 1 writes off (a quantity below 0 recharges), 2 records a shortfall. Ours: `cause` with `comment` replace `reason`
 * where known, `stock_story_id` is for `undoWriteOff`, and the booking increments `version`. Code 5 with that field when it
 * changed, when the item holds less and `below_zero` is not set, or when it no longer holds `old_quantity`.
 */
export const writeOffStock = call({
  id: 'stock.writeoff',
  ...edits,
  path: '/api/v1/admin/stock/writeoff',
  body: z.object({
    item_id: Id,
    quantity: AnyQuantity,
    reason: z.string().trim().min(1).max(500),
    type: z.union([z.literal(1), z.literal(2)]),
    cause: z.enum(LOSS_CAUSES).optional(),
    comment: z.string().trim().max(400).optional(),
    version: z.int().optional(),
    below_zero: z.literal(true).optional(),
    old_quantity: AnyQuantity.optional(),
  }),
  reply: z.object({ stock_story_id: Id.optional() }),
});

/** Takes a write-off or shortfall back, once. Code 5 when its item was removed, merged or measured anew since. */
export const undoWriteOff = ours({
  id: 'stock.undoWriteOff',
  ...answersNothing,
  path: '/api/v1/admin/stock/writeoff/undo',
  body: z.object({ stock_story_id: Id }),
});

/** Adds a barcode. If another item has it, the reply names that item; a barcode of a removed item moves to this one. */
export const addBarcode = call({
  id: 'stock.addBarcode',
  ...changesItem,
  path: '/api/v1/admin/stock/barcodes/add',
  body: z.object({ item_id: Id, barcode: BarcodeInput, menu_id: Id.nullable().optional() }),
  reply: z.object({
    added: z.boolean(),
    barcode_id: Id.optional(),
    assigned_stock_item_id: Id.optional(),
    assigned_stock_item_name: z.string().optional(),
  }),
});

export const deleteBarcode = call({
  id: 'stock.deleteBarcode',
  ...changesItem,
  path: '/api/v1/admin/stock/barcodes/delete',
  body: z.object({ barcode_id: Id }),
});

/** Code 5 with the field `channel_id` when another item has this channel of the sensor. */
export const setSensor = call({
  id: 'stock.setSensor',
  ...changesItem,
  path: '/api/v1/admin/stock/set_sensor',
  body: z.object({ item_id: Id, sensor_id: Whole, channel_id: Channel }),
});

export const deleteSensor = call({
  id: 'stock.deleteSensor',
  ...changesItem,
  path: '/api/v1/admin/stock/delete_sensor',
  body: z.object({ item_id: Id }),
});

/** Changes of an item's or folder's card, latest first. Movements of its quantity are in `stockStory`. */
export const stockHistory = ours({
  id: 'stock.history',
  path: '/api/v1/admin/stock/history',
  body: z.object({ item_id: Id }),
  reply: z.object({ items: z.array(HistoryEntry) }),
  access: { flags: ['StockView'] },
  hides: [{ needs: 'held', rows: { field: ['quantity', 'stock_price'] } }],
  reads: ['stock'],
});
