import { z } from '#zod';
import { CostMove } from './cost-moves';
import { defineEndpoint } from './endpoint';
import { HistoryEntry } from './history';
import { BEER_CRAFT, CRAFT, type Rule } from './permission';
import {
  Baht,
  Id,
  Name,
  Page,
  PageSize,
  ParentId,
  PositiveQuantity,
  QuantityInput,
  Reason,
  UnixSeconds,
} from './primitives';
import { period, StoryRow } from './stock-story';
import { Quantity } from './stock';

/** Crafts of the Brew folder have a rule of their own; the handler checks the one of the craft. */
const orBeer = (rule: Rule) => ({ either: [rule, BEER_CRAFT] }) as const;
const reads = ['crafts', 'stock'] as const;

const Allergens = z.string().trim().max(500);
const Method = z.string().trim().max(4000);
/** Hours, up to ten years. */
const ShelfLife = z.int().min(1).max(87_600);

/**
 * A craft: a recipe of a stock item. `prime_cost` is baht per measure of the product at today's prices of the
 * ingredients, 0 without an output quantity. `measure` is the name of the measure, or `unit`. A `status` below 0 is out of
 * use. Ours, missing on a legacy server: what can be made of what is in stock with the ingredient that limits it (null
 * without ingredients or output), the portion, the shelf life and the photo.
 */
export const Craft = z.object({
  craft_id: Id,
  name: z.string(),
  stock_id: Id,
  stock_name: z.string(),
  stock_quantity: Quantity,
  measure: z.string(),
  prime_cost: Baht,
  output_quantity: z.number(),
  parent_id: ParentId.nullable(),
  stock_parent_id: ParentId.nullable(),
  status: z.int(),
  employee_name: z.string().nullable(),
  makeable_quantity: z.number().nullable().optional(),
  limiting_item: z.string().nullable().optional(),
  portion_quantity: z.number().nullable().optional(),
  shelf_life_hours: z.int().nullable().optional(),
  image_timestamp: UnixSeconds.nullable().optional(),
  last_update: UnixSeconds.optional(),
  version: z.int().optional(),
});
export type Craft = z.infer<typeof Craft>;

/** Crafts that the caller may see, by name: those of the Brew folder by its own rule, all others by StockView. */
export const listCrafts = defineEndpoint({
  id: 'craft.list',
  method: 'POST',
  path: '/api/v1/admin/craft/list',
  body: z.object({}),
  reply: z.object({ items: z.array(Craft) }),
  access: orBeer(CRAFT.read),
  reads,
});

/**
 * A line of a craft's recipe, for `output_quantity` of the product. It costs `item_quantity` × `prime_cost`. Ours: what
 * is in stock, the contents of a package, and the crafts that make the ingredient.
 */
export const CraftIngredient = z.object({
  item_id: Id,
  name: z.string(),
  item_quantity: z.number(),
  measure_name: z.string(),
  prime_cost: Baht,
  stock_quantity: Quantity.optional(),
  package_quantity: z.number().nullable().optional(),
  made_by: z.array(Id).optional(),
});
export type CraftIngredient = z.infer<typeof CraftIngredient>;

/** The recipe of a craft, in its order. Ours: the texts of its card. Code 2 for an unknown craft. */
export const craftIngredients = defineEndpoint({
  id: 'craft.ingredients',
  method: 'POST',
  path: '/api/v1/admin/craft/ingredients/get',
  body: z.object({ craft_id: Id }),
  reply: z.object({
    items: z.array(CraftIngredient),
    allergens: z.string().optional(),
    method: z.string().optional(),
    version: z.int().optional(),
  }),
  access: orBeer(CRAFT.read),
  reads,
});

/**
 * Ours: folders and items of the stock that a recipe may use or a craft may make. `prime_cost` is baht per measure. It
 * has prices for brewers without StockView, too.
 */
export const listCraftItems = defineEndpoint({
  id: 'craft.items',
  method: 'POST',
  path: '/api/v1/admin/craft/items',
  body: z.object({}),
  reply: z.object({
    items: z.array(
      z.object({
        item_id: Id,
        parent_id: ParentId,
        name: z.string(),
        is_file: z.boolean(),
        measure_id: Id.optional(),
        measure_name: z.string().optional(),
        prime_cost: Baht.optional(),
      }),
    ),
  }),
  access: orBeer(CRAFT.read),
  reads: ['stock'],
});

/**
 * Creates a craft without ingredients. With `create_new_stock_item`, `stock_id` is the folder in which the product is
 * created under the same name (0 is the root), else the product. Ours: the new item's measure; without it that of most items
 * in the folder. Code 2 for an unknown item, 3 where the caller may not create crafts.
 */
export const createCraft = defineEndpoint({
  id: 'craft.create',
  method: 'POST',
  path: '/api/v1/admin/craft/create',
  body: z.object({
    name: Name,
    create_new_stock_item: z.boolean(),
    stock_id: ParentId,
    measure_id: Id.optional(),
  }),
  reply: z.object({ craft_id: Id }),
  access: orBeer(CRAFT.admin),
  changes: ['crafts', 'stock'],
});

/** Removes a craft. Its product and batches stay. */
export const deleteCraft = defineEndpoint({
  id: 'craft.delete',
  method: 'POST',
  path: '/api/v1/admin/craft/delete',
  body: z.object({ craft_id: Id }),
  reply: z.object({}),
  access: orBeer(CRAFT.admin),
  changes: ['crafts', 'stock'],
});

/** Ingredient that the stock has too little of. */
export const LackItem = z.object({
  item_id: Id,
  name: z.string(),
  required_quantity: Quantity,
  available_quantity: Quantity,
});
export type LackItem = z.infer<typeof LackItem>;

/**
 * Makes a batch: takes the ingredients for `quantity` of the product and adds the product at their cost. With
 * `is_beer_craft` it takes the whole list, whatever the quantity; only for crafts of the Brew folder. If the stock has too
 * little and `forced` is not set, nothing is booked and the reply has `items`. Code 1 without ingredients or
 * output quantity, 5 for a craft out of use. Ours: `real_quantity`, the yield that enters the stock where it differs from `quantity`, with a
 * `reason`; in the reply the batch, and the dishes whose cost moved.
 */
export const addCraft = defineEndpoint({
  id: 'craft.add',
  method: 'POST',
  path: '/api/v1/admin/craft/add',
  body: z.object({
    craft_id: Id,
    quantity: PositiveQuantity,
    forced: z.boolean(),
    is_beer_craft: z.boolean().optional(),
    real_quantity: PositiveQuantity.optional(),
    reason: Reason.optional(),
  }),
  reply: z.object({
    items: z.array(LackItem).optional(),
    batch_id: Id.optional(),
    moved: z.array(CostMove).optional(),
  }),
  access: orBeer(CRAFT.add),
  hides: [{ needs: 'costs', fields: ['moved'] }],
  changes: ['crafts', 'stock', 'menu'],
});
export type CraftAdded = z.infer<(typeof addCraft)['reply']>;

export const CraftLine = z.object({ item_id: Id, item_quantity: PositiveQuantity });

/**
 * Saves what changed; a changed recipe is sent whole. Ours: every field but `new_output_quantity` and `new_ingredients`.
 * Code 1 with the field `new_ingredients` for an ingredient that stands twice or is made of the product; 2 for an unknown
 * item; 5 with the field `version` when someone else has saved the craft since.
 */
export const saveCraft = defineEndpoint({
  id: 'craft.save',
  method: 'POST',
  path: '/api/v1/admin/craft/save',
  body: z.object({
    craft_id: Id,
    new_output_quantity: QuantityInput.optional(),
    new_ingredients: z.array(CraftLine).max(200).optional(),
    new_name: Name.optional(),
    new_status: z.union([z.literal(-1), z.literal(0)]).optional(),
    new_portion_quantity: PositiveQuantity.nullable().optional(),
    new_shelf_life_hours: ShelfLife.nullable().optional(),
    new_allergens: Allergens.optional(),
    new_method: Method.optional(),
    version: z.int().optional(),
  }),
  reply: z.object({ version: z.int().optional() }),
  access: orBeer(CRAFT.edit),
  changes: ['crafts'],
});

/** Ours: changes of a craft, latest first. */
export const craftHistory = defineEndpoint({
  id: 'craft.history',
  method: 'POST',
  path: '/api/v1/admin/craft/history',
  body: z.object({ craft_id: Id }),
  reply: z.object({ items: z.array(HistoryEntry) }),
  access: orBeer(CRAFT.read),
  reads,
});

/**
 * A batch. Quantities are in `measure_name`, money in baht. `planned_quantity` is the yield that the ingredients should
 * have given; `loss_quantity` is what it was short of, below 0 when there was more. `may_undo` tells whether the
 * product is still untouched.
 */
export const CraftBatch = z.object({
  batch_id: Id,
  craft_id: Id,
  craft_name: z.string(),
  stock_id: Id,
  stock_name: z.string(),
  batch_time: UnixSeconds,
  measure_name: z.string(),
  planned_quantity: Quantity,
  quantity: Quantity,
  loss_quantity: Quantity,
  loss_percent: z.number(),
  reason: z.string(),
  cost: Baht,
  unit_cost: Baht,
  forced: z.boolean(),
  is_beer_craft: z.boolean(),
  use_by: UnixSeconds.nullable(),
  user_name: z.string(),
  undone_time: UnixSeconds.nullable(),
  undone_by: z.string().nullable(),
  may_undo: z.boolean(),
});
export type CraftBatch = z.infer<typeof CraftBatch>;

/** Ours: batches of a period that the caller may see, latest first. `beer` lists those of the Brew folder, or all others. */
export const listBatches = defineEndpoint({
  id: 'craft.batches',
  method: 'POST',
  path: '/api/v1/admin/craft/batches',
  body: z.object({
    ...period,
    beer: z.boolean(),
    craft_id: Id.optional(),
    batch_id: Id.optional(),
    page: Page,
    count: PageSize,
  }),
  reply: z.object({
    items: z.array(CraftBatch),
    totals: z.object({ cost: Baht, lost_cost: Baht, batches: z.int() }),
    total: z.int(),
  }),
  access: orBeer(CRAFT.read),
  reads,
});

/** Ours: movements of a batch, ingredients first. Code 2 for an unknown batch. */
export const batchStory = defineEndpoint({
  id: 'craft.batchStory',
  method: 'POST',
  path: '/api/v1/admin/craft/batches/story',
  body: z.object({ batch_id: Id }),
  reply: z.object({
    items: z.array(
      StoryRow.pick({ stock_story_id: true, quantity: true, quantity_after: true, price: true, measure: true }).extend({
        item_id: Id,
        name: z.string(),
      }),
    ),
  }),
  access: orBeer(CRAFT.read),
  reads,
});

/**
 * Ours: takes a batch back: the product leaves the stock, the ingredients return at the value at which they left. Code 5
 * when the product was used since, the batch is taken back already, or an item was removed, merged or given another
 * measure since.
 */
export const undoBatch = defineEndpoint({
  id: 'craft.undo',
  method: 'POST',
  path: '/api/v1/admin/craft/batches/undo',
  body: z.object({ batch_id: Id }),
  reply: z.object({}),
  access: orBeer(CRAFT.add),
  changes: ['crafts', 'stock', 'menu'],
});

/**
 * Ours: what a craft cost by calendar day of the venue's zone, by the prices at the end of each day and today's recipe, earliest
 * first; a day without a change of prices has no point, except the first and the last. `unit_cost` is per measure of the product, `portion_cost` per portion (null
 * without one). `moved_by` is the ingredient that moved it most since the previous point, with the change of unit cost that it
 * caused.
 */
export const craftCosts = defineEndpoint({
  id: 'craft.costs',
  method: 'POST',
  path: '/api/v1/admin/craft/costs',
  body: z.object({ craft_id: Id, ...period }),
  reply: z.object({
    items: z.array(
      z.object({
        point: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
        unit_cost: Baht,
        portion_cost: Baht.nullable(),
        moved_by: z.object({ item_id: Id, name: z.string(), change: Baht }).nullable(),
      }),
    ),
  }),
  access: orBeer(CRAFT.read),
  reads,
});

/** Ours: uploads a craft's photo, a jpg or png. */
export const uploadCraftPhoto = defineEndpoint({
  id: 'craft.uploadPhoto',
  method: 'POST',
  path: '/api/v1/admin/craft/photo/upload',
  body: z.object({ craft_id: z.coerce.number<number>().pipe(Id) }),
  fileLimit: 20 * 1024 * 1024,
  reply: z.object({}),
  access: orBeer(CRAFT.edit),
  changes: ['crafts'],
});

/** Ours: a craft's photo. Under its timestamp a browser may cache it forever. */
export const getCraftPhoto = defineEndpoint({
  id: 'craft.photo',
  method: 'GET',
  path: '/api/v1/admin/craft/photo/:id',
  params: z.object({ id: z.coerce.number<number>().pipe(Id) }),
  query: z.object({ timestamp: z.coerce.number<number>().pipe(UnixSeconds).optional() }),
  replyTypes: ['image/jpeg'],
  reply: z.unknown(),
  access: orBeer(CRAFT.read),
  reads: ['crafts'],
});
