import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { refers, version } from './columns';
import { type CategoryPurpose } from '@/lib/sections/categories/contract/choice';

export const places = pgTable('places', {
  place_id: integer().primaryKey(),
  name: text().notNull(),
});
export const place = () => refers(() => places.place_id);

const PURPOSES = ['stock', 'services', 'pay', 'system'] as const satisfies readonly CategoryPurpose[];

export const expenseCategories = pgTable(
  'expense_categories',
  {
    category_id: integer().primaryKey(),
    name: text().notNull(),
    group_id: integer().notNull(),
    hidden: boolean().notNull().default(false),
    version: version(),
    /** Purchases in this category are alcohol: dishes that take some are on the tax list. */
    alcohol: boolean().notNull().default(false),
    /** Kinds of expenses that may be booked in the category. */
    purposes: text({ enum: PURPOSES }).array().notNull().default(['stock']),
  },
  ({ purposes }) => [
    check(
      'expense_categories_purposes',
      sql`cardinality(${purposes}) > 0 and ${purposes} <@ ${sql.raw(`array['${PURPOSES.join("', '")}']`)}`,
    ),
  ],
);

export const measures = pgTable('measures', {
  measure_id: integer().primaryKey(),
  measure_name: text().notNull().unique(),
});
export const measure = () => refers(() => measures.measure_id);

/** Delivery partners; an order names its partner. */
export const deliveryPartners = pgTable('delivery_partners', {
  partner_id: integer().primaryKey(),
  name: text().notNull().unique(),
});
