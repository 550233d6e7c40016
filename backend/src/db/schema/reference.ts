import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const places = pgTable('places', {
  place_id: integer().primaryKey(),
  name: text().notNull(),
});

export const expenseCategories = pgTable('expense_categories', {
  category_id: integer().primaryKey(),
  name: text().notNull(),
  group_id: integer().notNull(),
  hidden: boolean().notNull().default(false),
  /** Purchases in this category are alcohol: dishes that take some are on the tax list. */
  alcohol: boolean().notNull().default(false),
});

export const measures = pgTable('measures', {
  measure_id: integer().primaryKey(),
  measure_name: text().notNull().unique(),
});

/** Delivery partners; an order names its partner. */
export const deliveryPartners = pgTable('delivery_partners', {
  partner_id: integer().primaryKey(),
  name: text().notNull().unique(),
});
