import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { refers } from './columns';
import { place } from './reference';
import { stockItem } from './stock';

/** Ingredients that a place watches together, for example its gins or beers. */
export const ingredientsLists = pgTable(
  'ingredients_lists',
  {
    list_id: serial().primaryKey(),
    place_id: place().notNull(),
    name: text().notNull(),
  },
  (t) => [index('ingredients_lists_place').on(t.place_id), check('ingredients_lists_named', sql`${t.name} <> ''`)],
);

export const ingredientsListItems = pgTable(
  'ingredients_list_items',
  {
    list_id: refers(() => ingredientsLists.list_id, { onDelete: 'cascade' }).notNull(),
    item_id: stockItem().notNull(),
  },
  (t) => [primaryKey({ columns: [t.list_id, t.item_id] })],
);
