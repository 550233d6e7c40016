import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { EXPORT_TARGETS } from '@/lib/sections/catalogue/contract';
import { big, bigId, moment, satang } from './columns';
import { user } from './people';

/** Exports to our own catalogue, the stand-in for an outside one. Append-only, as are its dishes. */
export const catalogueExports = pgTable(
  'catalogue_exports',
  {
    export_id: bigId().primaryKey(),
    target: text({ enum: EXPORT_TARGETS }).notNull(),
    category_id: integer().notNull(),
    user_id: user(),
    export_time: moment().notNull().defaultNow(),
  },
  (t) => [
    index('catalogue_exports_target').on(t.target, t.export_id),
    check('catalogue_exports_known', sql`${t.target} in ('cannabis', 'karaoke')`),
  ],
);

/** Dishes as of the export. `record_id` identifies a dish whose number has changed. */
export const catalogueDishes = pgTable(
  'catalogue_dishes',
  {
    export_id: big()
      .notNull()
      .references(() => catalogueExports.export_id),
    record_id: big().notNull(),
    item_id: integer().notNull(),
    name: text().notNull(),
    retail_price: satang().notNull(),
    description: text().notNull(),
    image_time: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.export_id, t.record_id] }),
    index('catalogue_dishes_latest').on(t.record_id, t.export_id),
    check('catalogue_dishes_money', sql`${t.retail_price} >= 0`),
  ],
);
