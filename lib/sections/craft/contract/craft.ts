import { z } from '#zod';
import { listIngredients } from '@/lib/sections/menu/contract/menu';
import { CostMove } from '@/lib/sections/stock/contract/cost-moves';
import { endpointsOf } from '@/lib/contract/endpoint';
import { BEER_CRAFT, CRAFT, type Rule } from '@/lib/contract/access';
import {
  Baht,
  Id,
  Name,
  ParentId,
  PositiveQuantity,
  Quantity,
  QuantityInput,
  Reason,
  UnixSeconds,
} from '@/lib/contract/primitives';

const { call, ours } = endpointsOf('craft', 'beer-craft');

/** Crafts of the Brew folder have a rule of their own; the handler checks the one of the craft. */
export const orBeer = (rule: Rule) => ({ either: [rule, BEER_CRAFT] }) as const;

/** Traits of calls that read crafts, batches and their prices. */
export const reading = { access: orBeer(CRAFT.read), reads: ['crafts', 'stock'] } as const;

/** A call of crafts with the one rule that holds for beer crafts, or for all others. */
export const callFor = <C extends Readonly<{ access: ReturnType<typeof orBeer> }>>(call: C, beer: boolean) => ({
  ...call,
  access: call.access.either[beer ? 1 : 0],
});
const reads = ['crafts', 'stock'] as const;

const Allergens = z.string().trim().max(500);
const Method = z.string().trim().max(4000);
/** Hours, up to ten years. */
const ShelfLife = z.int().min(1).max(87_600);

/**
 * A craft: a recipe of a stock item. `prime_cost` is baht per measure of the product at today's prices of the
 * ingredients, 0 without an output quantity. `measure` is the name of the measure, or `unit`. A `status` below 0 is out
 * of use. Ours, missing on a legacy server: `today_cost`, the same by today's prices (null with a part of unknown
 * cost), what can be made of what is in stock with the ingredient that limits it (null without ingredients or output),
 * the portion, the shelf life and the photo.
 */
export const Craft = z.object({
  craft_id: Id,
  name: z.string(),
  stock_id: Id,
  stock_name: z.string(),
  stock_quantity: Quantity.optional(),
  measure: z.string(),
  prime_cost: Baht.optional(),
  today_cost: Baht.nullable().optional(),
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
export const listCrafts = call({
  id: 'craft.list',
  path: '/api/v1/admin/craft/list',
  body: z.object({}),
  reply: z.object({ items: z.array(Craft) }),
  access: orBeer(CRAFT.read),
  hides: [
    { needs: 'held', fields: ['prime_cost', 'today_cost', 'stock_quantity', 'makeable_quantity', 'limiting_item'] },
  ],
  reads,
});

/**
 * A line of a craft's recipe, for `output_quantity` of the product. It costs `item_quantity` × `prime_cost`. Ours:
 * `today_price`, baht per measure by today's prices, not rounded (null when it is unknown), what is in stock, the
 * contents of a package, and the crafts that make the ingredient.
 */
export const CraftIngredient = z.object({
  item_id: Id,
  name: z.string(),
  item_quantity: z.number(),
  measure_name: z.string(),
  prime_cost: Baht.optional(),
  today_price: z.number().nullable().optional(),
  stock_quantity: Quantity.optional(),
  package_quantity: z.number().nullable().optional(),
  made_by: z.array(Id).optional(),
});
export type CraftIngredient = z.infer<typeof CraftIngredient>;

/** The recipe of a craft, in its order. Ours: the texts of its card. Code 2 for an unknown craft. */
export const craftIngredients = call({
  id: 'craft.ingredients',
  path: '/api/v1/admin/craft/ingredients/get',
  body: z.object({ craft_id: Id }),
  reply: z.object({
    items: z.array(CraftIngredient),
    allergens: z.string().optional(),
    method: z.string().optional(),
    version: z.int().optional(),
  }),
  access: orBeer(CRAFT.read),
  hides: [{ needs: 'held', fields: ['prime_cost', 'today_price', 'stock_quantity'] }],
  reads,
});

/**
 * Folders and items of the stock that a recipe may use or a craft may make. `prime_cost` is baht per measure. It
 * has prices for brewers without StockView, too.
 */
export const listCraftItems = ours({
  id: 'craft.items',
  path: '/api/v1/admin/craft/items',
  body: z.object({}),
  reply: listIngredients.reply,
  access: orBeer(CRAFT.read),
  hides: [{ needs: 'held', fields: ['prime_cost', 'today_price'] }],
  reads: ['stock'],
});

/**
 * Creates a craft without ingredients. With `create_new_stock_item`, `stock_id` is the folder in which the product is
 * created under the same name (0 is the root), else the product. Ours: the new item's measure; without it that of most items
 * in the folder. Code 2 for an unknown item, 3 where the caller may not create crafts.
 */
export const createCraft = call({
  id: 'craft.create',
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
export const deleteCraft = call({
  id: 'craft.delete',
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
  available_quantity: Quantity.optional(),
});
export type LackItem = z.infer<typeof LackItem>;

/**
 * Makes a batch: takes the ingredients for `quantity` of the product and adds the product at their cost. With
 * `is_beer_craft` it takes the whole list, whatever the quantity; only for crafts of the Brew folder. If the stock has
 * too little and `forced` is not set, nothing is booked and the reply has `items`. A caller from whom a blind count
 * hides quantities always gets `asks`. Code 1 without ingredients or output quantity, 5 for a craft out of use. Ours:
 * `real_quantity`, the yield that enters the stock where it differs from `quantity`, with a `reason`; in the reply the
 * batch, and the dishes whose cost moved.
 */
export const addCraft = call({
  id: 'craft.add',
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
    /** Ours: nothing is booked until `forced` is set, whether or not the stock suffices. */
    asks: z.boolean().optional(),
    batch_id: Id.optional(),
    moved: z.array(CostMove).optional(),
  }),
  access: orBeer(CRAFT.add),
  hides: [
    { needs: 'costs', fields: ['moved'] },
    { needs: 'held', fields: ['available_quantity'] },
  ],
  changes: ['crafts', 'stock', 'menu'],
});
export type CraftAdded = z.infer<(typeof addCraft)['reply']>;

export const CraftLine = z.object({ item_id: Id, item_quantity: PositiveQuantity });

/**
 * Saves what changed; a changed recipe is sent whole. Ours: every field but `new_output_quantity` and `new_ingredients`.
 * Code 1 with the field `new_ingredients` for an ingredient that stands twice or is made of the product; 2 for an unknown
 * item; 5 with the field `version` when someone else has saved the craft since.
 */
export const saveCraft = call({
  id: 'craft.save',
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
