import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { STORY_KINDS } from '@/lib/sections/stock/contract/story-row';
import { GRAINS } from '@/lib/sections/statistics/rules/report-spans';
import { quantity, satang, oneOf } from './columns';
import { FLOWS } from './expenses';

/** Grain of a row: the business day, month or year that begins at noon of `start_date`. */
const span = () => ({
  grain: text({ enum: GRAINS }).notNull(),
  start_date: date({ mode: 'string' }).notNull(),
});
/** Every row exists twice: by hour of the venue's clock, and as a whole (`hour` -1), with far fewer rows. */
const clock = () => ({
  by_hour: boolean().notNull(),
  hour: smallint().notNull(),
});
const known = (table: string, grains: readonly string[] = GRAINS) => oneOf(`${table}_grain_known`, 'grain', grains);

/** Sales by hour, place and dish. Satang and pieces. */
export const salesRollup = pgTable(
  'sales_rollup',
  {
    ...span(),
    ...clock(),
    place_id: integer().notNull(),
    menu_id: integer().notNull(),
    /** Type of the dish when paid: 0 bar, 1 kitchen. */
    type: smallint().notNull(),
    /** Whether it cost the guest nothing. */
    free: boolean().notNull(),
    lines: integer().notNull(),
    quantity: quantity().notNull(),
    price: satang().notNull(),
    discount: satang().notNull(),
    paidsum: satang().notNull(),
    cost: satang().notNull(),
    /** Pieces in promo orders, and their price. */
    promo_quantity: quantity().notNull().default(0),
    promo_price: satang().notNull().default(0),
  },
  (t) => [
    primaryKey({
      name: 'sales_rollup_key',
      columns: [t.grain, t.by_hour, t.place_id, t.start_date, t.hour, t.menu_id, t.type, t.free],
    }),
    // Lets a report read the few dishes with promo orders in three periods.
    index('sales_rollup_promo')
      .on(t.grain, t.place_id, t.start_date)
      .where(sql`not ${t.by_hour} and ${t.promo_quantity} <> 0`),
    // Lets a report read the hours of a few dishes.
    index('sales_rollup_dish')
      .on(t.menu_id, t.place_id, t.start_date)
      .where(sql`${t.by_hour} and ${t.grain} = 'day'`),
    known('sales_rollup'),
  ],
);

/**
 * Orders by hour, place, cashier (0 for none) and partner. `bar_` and `kitchen_` are sums of their lines: paid lines
 * cost the guest something, counts are pieces, `promo` is the paid sum of promo orders.
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
 * Orders by hour and place, and what of them is business lunch: orders with its dishes, their pieces and what was paid
 * for them. Its dishes are those that lie in its folder now; see `venue_clock.lunches_counted`. Far fewer rows than
 * `orders_rollup` has for its hours.
 */
export const hoursRollup = pgTable(
  'hours_rollup',
  {
    ...span(),
    hour: smallint().notNull(),
    place_id: integer().notNull(),
    orders: integer().notNull(),
    paidsum: satang().notNull(),
    lunch_orders: integer().notNull(),
    lunch_quantity: quantity().notNull(),
    lunch_paidsum: satang().notNull(),
  },
  (t) => [
    primaryKey({ name: 'hours_rollup_key', columns: [t.grain, t.place_id, t.start_date, t.hour] }),
    known('hours_rollup'),
  ],
);

/**
 * Orders by place, card (0 for none of ours) and card number of the till. All time has a grain of its own, `all` since
 * `-infinity`, so that reading cards stays fast.
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
    /** Orders with a discount of 100 %, and their price. */
    free_orders: integer().notNull().default(0),
    free_price: satang().notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'cards_rollup_key', columns: [t.grain, t.place_id, t.start_date, t.card_id, t.discount_card] }),
    known('cards_rollup', [...GRAINS, 'all']),
  ],
);

/**
 * Guest sessions by hour and place of their start; `revenue` is what their orders paid, whenever that was. Maintained by
 * triggers.
 */
export const sessionsRollup = pgTable(
  'sessions_rollup',
  {
    ...span(),
    ...clock(),
    place_id: integer().notNull(),
    forced: boolean().notNull(),
    sessions: integer().notNull(),
    revenue: satang().notNull(),
  },
  (t) => [
    primaryKey({
      name: 'sessions_rollup_key',
      columns: [t.grain, t.by_hour, t.place_id, t.start_date, t.hour, t.forced],
    }),
    known('sessions_rollup'),
  ],
);

/**
 * Movements of stock by item and kind. What orders took is of the kind `order`, from their lines, at the order's place
 * and on the day when it was paid, without orders taken back; `rollUp` keeps it. All else has the place 0 and the time of
 * its booking; a trigger keeps it.
 */
export const stockRollup = pgTable(
  'stock_rollup',
  {
    ...span(),
    place_id: integer().notNull(),
    item_id: integer().notNull(),
    kind: text({ enum: STORY_KINDS }).notNull(),
    /** Below 0 for outgoing stock. */
    quantity: quantity().notNull(),
    amount: satang().notNull(),
    moves: integer().notNull(),
    /** The item's share of what guests paid for dishes of the bar and of the kitchen. */
    bar_paidsum: satang().notNull().default(0),
    kitchen_paidsum: satang().notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'stock_rollup_key', columns: [t.grain, t.place_id, t.start_date, t.item_id, t.kind] }),
    // Lets a report read these few rows of all time from the index alone.
    index('stock_rollup_losses')
      .on(t.grain, t.place_id, t.start_date, t.item_id, t.kind, t.quantity, t.amount)
      .where(sql`${t.kind} in ('write_off', 'shortfall', 'recharge')`),
    known('stock_rollup'),
  ],
);

/** Expenses not taken back, by category (0 for none) and flow, maintained by triggers. */
export const expensesRollup = pgTable(
  'expenses_rollup',
  {
    ...span(),
    category_id: integer().notNull(),
    flow: text({ enum: FLOWS }).notNull(),
    /** Whether a fund of the venue moved. False for what the owner pays, what is paid later and what cost nothing. */
    funded: boolean().notNull(),
    /** Above 0 for income, as in `expenses`. */
    cost: satang().notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ name: 'expenses_rollup_key', columns: [t.grain, t.start_date, t.category_id, t.flow, t.funded] }),
    known('expenses_rollup'),
  ],
);

/** One row: the time zone that the database uses for business days, and other values of the whole venue. */
export const venueClock = pgTable(
  'venue_clock',
  {
    only: boolean().primaryKey().default(true),
    zone: text().notNull().default('Asia/Bangkok'),
    /** False while the roll-ups lack rows that a migration added, or use another clock. */
    rolled_up: boolean().notNull().default(true),
    /** False after a dish with sales entered or left the folder of the business lunch. */
    lunches_counted: boolean().notNull().default(true),
    /** Whether agents are paid for all halls at once when a call leaves the choice to the venue. */
    agents_in_all_halls: boolean().notNull().default(true),
  },
  (t) => [check('venue_clock_one', sql`${t.only}`)],
);
