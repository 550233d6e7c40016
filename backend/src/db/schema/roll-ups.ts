import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { STORY_KINDS } from '@/lib/contract/stock-story';
import { GRAINS } from '@/lib/domain/report-spans';
import { quantity, satang } from './columns';
import { FLOWS } from './expenses';
import { stockItems } from './stock';

/** How much a row sums up: the business day, month or year that begins at noon of `start_date`. */
const span = () => ({
  grain: text({ enum: GRAINS }).notNull(),
  start_date: date({ mode: 'string' }).notNull(),
});
/** Everything stands twice: by hours of the venue's clock, and as a whole (`hour` -1), which is far fewer rows. */
const clock = () => ({
  by_hour: boolean().notNull(),
  hour: smallint().notNull(),
});
const known = (table: string, grains: readonly string[] = GRAINS) =>
  check(`${table}_grain_known`, sql.raw(`grain in (${grains.map((grain) => `'${grain}'`).join(', ')})`));

/** Sales by hour, place and dish. Satang and pieces. */
export const salesRollup = pgTable(
  'sales_rollup',
  {
    ...span(),
    ...clock(),
    place_id: integer().notNull(),
    menu_id: integer().notNull(),
    /** What the dish was when it was paid: 0 bar, 1 kitchen. */
    type: smallint().notNull(),
    /** Whether it cost the guest nothing. */
    free: boolean().notNull(),
    lines: integer().notNull(),
    quantity: quantity().notNull(),
    price: satang().notNull(),
    discount: satang().notNull(),
    paidsum: satang().notNull(),
    cost: satang().notNull(),
  },
  (t) => [
    primaryKey({
      name: 'sales_rollup_key',
      columns: [t.grain, t.by_hour, t.place_id, t.start_date, t.hour, t.menu_id, t.type, t.free],
    }),
    known('sales_rollup'),
  ],
);

/**
 * Orders by hour, place, cashier (0 is nobody's) and who delivered. `bar_` and `kitchen_` are sums of their lines: paid
 * are those that cost the guest something, counts are pieces, `promo` is what was paid in orders of the promo.
 */
export const ordersRollup = pgTable(
  'orders_rollup',
  {
    ...span(),
    ...clock(),
    place_id: integer().notNull(),
    cashier_id: integer().notNull(),
    delivery_partner: text().notNull(),
    orders: integer().notNull(),
    bar_orders: integer().notNull(),
    kitchen_orders: integer().notNull(),
    total_price: satang().notNull(),
    discount: satang().notNull(),
    paidsum: satang().notNull(),
    paid_cash: satang().notNull(),
    paid_card: satang().notNull(),
    promo_orders: integer().notNull(),
    promo_paidsum: satang().notNull(),
    bar_paid_count: quantity().notNull(),
    bar_paid_price: satang().notNull(),
    bar_paid_discount: satang().notNull(),
    bar_paid_cost: satang().notNull(),
    bar_free_count: quantity().notNull(),
    bar_free_cost: satang().notNull(),
    bar_promo: satang().notNull(),
    kitchen_paid_count: quantity().notNull(),
    kitchen_paid_price: satang().notNull(),
    kitchen_paid_discount: satang().notNull(),
    kitchen_paid_cost: satang().notNull(),
    kitchen_free_count: quantity().notNull(),
    kitchen_free_cost: satang().notNull(),
    kitchen_promo: satang().notNull(),
  },
  (t) => [
    primaryKey({
      name: 'orders_rollup_key',
      columns: [t.grain, t.by_hour, t.place_id, t.start_date, t.hour, t.cashier_id, t.delivery_partner],
    }),
    known('orders_rollup'),
  ],
);

/**
 * Orders with a card, by place, card (0 is none of ours) and the number that the till read. Orders alone are read fast, so
 * that of all time there is a grain of its own, `all` since `-infinity`.
 */
export const cardsRollup = pgTable(
  'cards_rollup',
  {
    ...span(),
    grain: text({ enum: [...GRAINS, 'all'] }).notNull(),
    place_id: integer().notNull(),
    card_id: integer().notNull(),
    discount_card: text().notNull(),
    orders: integer().notNull(),
    total_price: satang().notNull(),
    discount: satang().notNull(),
    paidsum: satang().notNull(),
  },
  (t) => [
    primaryKey({ name: 'cards_rollup_key', columns: [t.grain, t.place_id, t.start_date, t.card_id, t.discount_card] }),
    known('cards_rollup', [...GRAINS, 'all']),
  ],
);

/** Rows of the stock's story by item, kind and the place whose order took it (0 where none did); kept by a trigger. */
export const stockRollup = pgTable(
  'stock_rollup',
  {
    ...span(),
    place_id: integer().notNull(),
    item_id: integer()
      .notNull()
      .references(() => stockItems.item_id, { onUpdate: 'cascade' }),
    kind: text({ enum: STORY_KINDS }).notNull(),
    /** Below 0 for what went out. */
    quantity: quantity().notNull(),
    amount: satang().notNull(),
    moves: integer().notNull(),
  },
  (t) => [
    primaryKey({ name: 'stock_rollup_key', columns: [t.grain, t.place_id, t.start_date, t.item_id, t.kind] }),
    known('stock_rollup'),
  ],
);

/** Expenses that were not taken back, by category (0 is none) and flow; kept by triggers. */
export const expensesRollup = pgTable(
  'expenses_rollup',
  {
    ...span(),
    category_id: integer().notNull(),
    flow: text({ enum: FLOWS }).notNull(),
    /** Whether funds of the venue moved; not so what an owner paid, what is paid later, and what cost nothing. */
    funded: boolean().notNull(),
    /** Above 0 for what came in, as in `expenses`. */
    cost: satang().notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ name: 'expenses_rollup_key', columns: [t.grain, t.start_date, t.category_id, t.flow, t.funded] }),
    known('expenses_rollup'),
  ],
);

/** One row: the zone of the venue's clock, by which the database knows business days. */
export const venueClock = pgTable(
  'venue_clock',
  {
    only: boolean().primaryKey().default(true),
    zone: text().notNull().default('Asia/Bangkok'),
    /** False while the roll-ups lack what was booked before there were any, or by another clock. */
    rolled_up: boolean().notNull().default(true),
  },
  (t) => [check('venue_clock_one', sql`${t.only}`)],
);
