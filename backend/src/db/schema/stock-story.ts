import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Note } from '@/lib/sections/stock/contract/notes';
import { LOSS_CAUSES } from '@/lib/sections/stock/contract/loss-causes';
import { STORY_KINDS } from '@/lib/sections/stock/contract/story-row';
import {
  big,
  bigId,
  indexWhereSet,
  moment,
  oneOf,
  quantity,
  refers,
  satang,
  uniqueWhereSet,
  unitPrice,
} from './columns';
import { stockCounts } from './counts';
import { craftBatches } from './crafts';
import { imports } from './imports';
import { order } from './orders';
import { user } from './people';
import { purchases, stockItem } from './stock';

/**
 * Append-only: an item's quantity is the sum of its story, maintained by the database. `amount` is the value
 * moved, in satang; only a revaluation and a cost difference have a signed one. `price_after` is the item's price
 * afterwards. An item's value is the sum of its amounts, each with the sign of its quantity.
 */
export const stockStory = pgTable(
  'stock_story',
  {
    stock_story_id: bigId().primaryKey(),
    item_id: stockItem().notNull(),
    kind: text({ enum: STORY_KINDS }).notNull(),
    quantity_before: quantity().notNull(),
    quantity: quantity().notNull(),
    quantity_after: quantity().notNull(),
    unit_price: unitPrice().notNull(),
    amount: satang().notNull(),
    price_after: unitPrice().notNull(),
    /** Typed by a user. Texts of the program are notes. */
    description: text().notNull().default(''),
    note: jsonb().$type<Note>(),
    /** Why goods were lost; null when only a text says so. */
    cause: text({ enum: LOSS_CAUSES }),
    /** Movement that this one takes back: a write-off, a shortfall, or one of a batch. */
    undoes: big().references((): AnyPgColumn => stockStory.stock_story_id),
    user_id: user(),
    order_number: order(),
    purchase_number: refers(() => purchases.purchase_number),
    batch_id: refers((): AnyPgColumn => craftBatches.batch_id),
    count_id: refers((): AnyPgColumn => stockCounts.count_id),
    import_id: refers(() => imports.import_id),
    stock_story_time: moment().notNull().defaultNow(),
  },
  (t) => [
    index('stock_story_item').on(t.item_id, t.stock_story_id),
    // Includes the order number because reports select the movements without one.
    index('stock_story_time').on(t.stock_story_time, t.order_number),
    // Lets a report look up undone losses of all time in the index alone.
    index('stock_story_losses')
      .on(t.stock_story_id, t.kind)
      .where(sql`${t.kind} in ('write_off', 'shortfall')`),
    indexWhereSet('stock_story_purchase', t.purchase_number),
    indexWhereSet('stock_story_order', t.order_number),
    indexWhereSet('stock_story_batch', t.batch_id),
    indexWhereSet('stock_story_count', t.count_id),
    indexWhereSet('stock_story_import', t.import_id),
    // Nothing is taken back twice.
    uniqueWhereSet('stock_story_undoes', t.undoes),
    check(
      'stock_story_undone',
      sql`(${t.kind} in ('write_off_undo', 'craft_in_undo', 'craft_out_undo')) = (${t.undoes} is not null)`,
    ),
    check(
      'stock_story_cause',
      sql.raw(
        `cause is null or kind in ('write_off', 'shortfall') and cause in (${LOSS_CAUSES.map((cause) => `'${cause}'`).join(', ')})`,
      ),
    ),
    check('stock_story_batch', sql`${t.batch_id} is null or starts_with(${t.kind}, 'craft_')`),
    check('stock_story_note', sql`${t.note} is null or ${t.description} = ''`),
    check('stock_story_chain', sql`${t.quantity_after} = ${t.quantity_before} + ${t.quantity}`),
    check(
      'stock_story_value',
      sql`(${t.amount} >= 0 or ${t.kind} in ('revaluation', 'cost_difference')) and ${t.price_after} >= 0`,
    ),
    oneOf('stock_story_kind_known', 'kind', STORY_KINDS),
  ],
);
