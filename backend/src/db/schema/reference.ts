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
});

export const measures = pgTable('measures', {
  measure_id: integer().primaryKey(),
  measure_name: text().notNull().unique(),
});
