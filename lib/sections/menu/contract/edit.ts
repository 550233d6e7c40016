import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { HistoryEntry, RemovedRows } from '@/lib/contract/history';
import { BahtInput, Bit, Id, Ids, inSteps, Name, ParentId, PositiveQuantity } from '@/lib/contract/primitives';
import { Priority } from './folders';
import { Hours } from './menu';

const { call, ours } = endpointsOf('menu');

const edit = { access: { flags: ['MenuEdit'] }, changes: ['menu'] } as const;
const Text = z.string().max(4000);
/** Ingredient of a dish: a stock item, and the quantity that the dish takes, in the item's measure. */
const RecipeLine = z.object({ item_id: Id, item_quantity: PositiveQuantity });

/** Fields of a dish that a person fills in. Prices in baht, `max_discount` in percent. */
const fields = {
  parent_id: ParentId,
  name: Name,
  status: Bit,
  priority: Priority,
  description: Text,
  description_en: Text,
  literary_name_en: Name.or(z.literal('')),
  literary_name_ru: Name.or(z.literal('')),
  literary_name_cn: Name.or(z.literal('')),
  max_discount: inSteps(z.number().min(0).max(100), 0.01),
  retail_price: BahtInput,
  open_price: z.boolean(),
  type: Bit,
  cashback: BahtInput,
  days: z.int().min(0).max(127),
  hours: Hours,
  exists_in_paper: z.boolean(),
  ingredients: z.array(RecipeLine).max(200),
};
const partial = z.object(fields).partial();
export type DishFields = z.infer<typeof partial>;

type NewField<Shape> = { [K in keyof Shape as `new_${K & string}`]: Shape[K] };
const asNew = <Shape extends Record<string, z.ZodType>>(shape: Shape) =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [`new_${name}`, schema])) as NewField<Shape>;

export const createItem = call({
  id: 'menu.createItem',
  ...edit,
  path: '/api/v1/admin/menu/create_item',
  body: partial.extend({ item_id: Id.optional(), parent_id: ParentId, name: Name }),
  reply: z.object({ item_id: Id }),
});

export const createCategory = call({
  id: 'menu.createCategory',
  ...edit,
  path: '/api/v1/admin/menu/create_category',
  body: z.object({ parent_id: ParentId, name: Name }),
  reply: z.object({ item_id: Id }),
});

/**
 * Saves changed fields of a dish or folder. `open_price` is ours. With `version` (ours), a save made from an old copy
 * is refused with code 5; without it the last save wins.
 */
export const saveItem = call({
  id: 'menu.save',
  ...edit,
  path: '/api/v1/admin/menu/save',
  body: z
    .object({ ...asNew(fields), new_id: Id })
    .partial()
    .extend({ item_id: Id, version: z.int().optional() }),
  reply: z.object({ version: z.int().optional() }),
});

/** Sets the priority of dishes and folders in one call. */
export const setPriority = call({
  id: 'menu.priority',
  ...edit,
  path: '/api/v1/admin/menu/priority',
  body: z.object({ priority: Priority, items: Ids }),
  reply: z.object({}),
});

/** Removes dishes, and folders with everything in them. `restoreItems` brings them back. */
export const deleteItems = call({
  id: 'menu.delete',
  ...edit,
  path: '/api/v1/admin/menu/delete',
  body: z.object({ items: Ids }),
  reply: z.object({}),
});

/** Restores removed items, each folder with what was removed along with it. */
export const restoreItems = ours({
  id: 'menu.restore',
  ...edit,
  path: '/api/v1/admin/menu/restore',
  body: z.object({ items: Ids }),
  reply: z.object({}),
});

export const copyItem = call({
  id: 'menu.copy',
  ...edit,
  path: '/api/v1/admin/menu/copy_item',
  body: z.object({ source_id: Id }),
  reply: z.object({ item_id: Id.optional() }),
});

/** Changes of a dish or folder, latest first. */
export const menuHistory = ours({
  id: 'menu.history',
  path: '/api/v1/admin/menu/history',
  body: z.object({ item_id: Id }),
  reply: z.object({ items: z.array(HistoryEntry) }),
  access: { flags: ['MenuView'] },
  reads: ['menu'],
});

export const removedItems = ours({
  id: 'menu.removed',
  path: '/api/v1/admin/menu/removed',
  reply: RemovedRows,
  access: edit.access,
  reads: ['menu'],
});
