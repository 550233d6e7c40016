import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, serial, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, moment, quantity, refers, satang, version } from './columns';
import { user } from './people';
import { measure } from './reference';
import { stockItem } from './stock';

/** Recipes of stock items that are made in the house. A removed craft keeps its row for its batches. */
export const crafts = pgTable(
  'crafts',
  {
    craft_id: serial().primaryKey(),
    name: text().notNull(),
    /** The product. */
    stock_id: stockItem().notNull(),
    /** Quantity of the product that the ingredients make; 0 while unknown. */
    output_quantity: quantity().notNull().default(0),
    /** -1 is out of use: no batches. */
    status: smallint().notNull().default(0),
    /** Size of a portion in measures of the product. */
    portion_quantity: quantity(),
    /** Hours that a batch keeps. */
    shelf_life_hours: integer(),
    allergens: text().notNull().default(''),
    /** Steps of preparation. */
    method: text().notNull().default(''),
    image_time: moment(),
    user_id: user(),
    last_update: moment().notNull().defaultNow(),
    version: version(),
    removed_at: moment(),
    record_id: bigId().notNull().unique(),
  },
  (t) => [
    index('crafts_stock').on(t.stock_id),
    check('crafts_status', sql`${t.status} in (-1, 0)`),
    check('crafts_output', sql`${t.output_quantity} >= 0 and ${t.portion_quantity} > 0`),
    check('crafts_shelf_life', sql`${t.shelf_life_hours} > 0`),
  ],
);

/** Ingredients of a craft for `output_quantity` of its product, in the order of the recipe. */
export const craftIngredients = pgTable(
  'craft_ingredients',
  {
    craft_id: refers(() => crafts.craft_id, { onDelete: 'cascade' }).notNull(),
    item_id: stockItem().notNull(),
    item_quantity: quantity().notNull(),
    position: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.craft_id, t.item_id] }),
    index('craft_ingredients_item').on(t.item_id),
    check('craft_ingredients_quantity', sql`${t.item_quantity} > 0`),
  ],
);

/**
 * Append-only: batches that were made. Their movements are rows of `stock_story`, whose amounts leave and enter the stock
 * in full. Taking a batch back sets `undone_at` once.
 */
export const craftBatches = pgTable(
  'craft_batches',
  {
    batch_id: serial().primaryKey(),
    craft_id: refers(() => crafts.craft_id).notNull(),
    stock_id: stockItem().notNull(),
    /** Name, and measure of the product, when it was made. */
    craft_name: text().notNull(),
    measure_id: measure().notNull(),
    /** Yield that the ingredients should have given. */
    planned_quantity: quantity().notNull(),
    /** Yield that entered the stock. */
    quantity: quantity().notNull(),
    /** Why the yields differ. */
    reason: text().notNull().default(''),
    /** Value of the ingredients, which the product took over. */
    cost: satang().notNull(),
    /** Made although the books had too little of an ingredient. */
    forced: boolean().notNull().default(false),
    /** The whole list of ingredients was taken, whatever the yield. */
    is_beer_craft: boolean().notNull().default(false),
    use_by: moment(),
    user_id: user(),
    batch_time: moment().notNull().defaultNow(),
    undone_at: moment(),
    undone_by: user(),
  },
  (t) => [
    index('craft_batches_time').on(t.batch_time),
    index('craft_batches_craft').on(t.craft_id, t.batch_time),
    check('craft_batches_quantity', sql`${t.planned_quantity} > 0 and ${t.quantity} > 0 and ${t.cost} >= 0`),
  ],
);
