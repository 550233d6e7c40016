import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { moment, quantity, refers, unitPrice } from './columns';
import { user } from './people';
import { measure } from './reference';
import { stockItem } from './stock';

export const stockCounts = pgTable(
  'stock_counts',
  {
    count_id: serial().primaryKey(),
    name: text().notNull(),
    status: text({ enum: ['open', 'submitted', 'approved', 'cancelled'] })
      .notNull()
      .default('open'),
    blind: boolean().notNull(),
    folders: integer().array().notNull(),
    started_by: user(),
    started_time: moment().notNull().defaultNow(),
    submitted_by: user(),
    submitted_time: moment(),
    closed_by: user(),
    closed_time: moment(),
  },
  // Queried for every reply from which an open count may hide figures.
  (t) => [
    index('stock_counts_blind')
      .on(t.count_id)
      .where(sql`${t.blind} and ${t.status} in ('open', 'submitted')`),
  ],
);

/**
 * Counted quantity of an item, and the books at that moment less what open tables had taken. `price` (satang) is the
 * cost of `price_quantity` measures at that moment: a count keeps its value when prices change. `measure_id` shows
 * whether the quantity still has the same meaning.
 */
export const stockCountLines = pgTable(
  'stock_count_lines',
  {
    count_id: refers(() => stockCounts.count_id).notNull(),
    item_id: stockItem().notNull(),
    expected: quantity(),
    counted: quantity(),
    measure_id: measure(),
    price: unitPrice(),
    price_quantity: quantity(),
    counted_time: moment(),
    counted_by: user(),
  },
  (t) => [
    primaryKey({ columns: [t.count_id, t.item_id] }),
    check(
      'stock_count_lines_counted',
      sql`num_nonnulls(${t.counted}, ${t.expected}, ${t.measure_id}, ${t.price}, ${t.price_quantity}, ${t.counted_time}) in (0, 6)`,
    ),
    check('stock_count_lines_worth', sql`${t.price} >= 0 and ${t.price_quantity} > 0 and ${t.counted} >= 0`),
  ],
);
