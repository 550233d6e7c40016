import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { bigId, indexWhereSet, moment, percent, quantity, refers, satang } from './columns';
import { fundEntry } from './funds';
import { discountCards, guestSession } from './guests';
import { imports } from './imports';
import { menuItems, menuItem } from './menu';
import { user } from './people';
import { place } from './reference';

/** The last order number given out: one row. A sequence would skip the numbers of refused payments. */
export const orderCounter = pgTable(
  'order_counter',
  { counter_id: integer().primaryKey().default(1), last_number: integer().notNull() },
  (t) => [check('order_counter_one_row', sql`${t.counter_id} = 1`)],
);

/** A paid order. Money in satang. `discount` is the amount taken off, `discount_percent` the card's rate. */
export const orders = pgTable(
  'orders',
  {
    order_number: integer().primaryKey(),
    place_id: place().notNull(),
    table: text().notNull(),
    opened_time: moment().notNull(),
    paid_time: moment().notNull(),
    cashier_id: user(),
    total_price: satang().notNull(),
    discount: satang().notNull(),
    discount_percent: percent().notNull(),
    paidsum: satang().notNull(),
    paid_cash: satang().notNull(),
    paid_card: satang().notNull(),
    /** Rounding of the cash, with its own entry in the funds: the guest gave `paid_cash` + `rounding`. */
    rounding: satang().notNull().default(0),
    rounding_entry_id: fundEntry(),
    entry_id: fundEntry(),
    card_id: refers((): AnyPgColumn => discountCards.card_id),
    /** Card number as the till read it. */
    discount_card: text().notNull().default(''),
    promo: boolean().notNull().default(false),
    session_id: guestSession(),
    delivery_partner: text().notNull().default(''),
    /** Import source. An imported order is history and touched neither funds nor stock. */
    source: text().notNull().default(''),
    import_id: refers(() => imports.import_id),
    /** Cashier's name when no account of ours is the cashier. */
    cashier_name: text().notNull().default(''),
    /** An order taken back counts for nothing. */
    cancelled_at: moment(),
    cancelled_by: user(),
  },
  (t) => [
    index('orders_paid').on(t.paid_time.desc(), t.order_number.desc()),
    index('orders_cashier').on(t.cashier_id, t.paid_time.desc(), t.order_number.desc()),
    index('orders_session').on(t.session_id),
    index('orders_card').on(t.card_id),
    indexWhereSet('orders_import', t.import_id),
    // The roll-ups leave cancelled orders out, so lists count them by this index.
    index('orders_cancelled')
      .on(t.paid_time)
      .where(sql`${t.cancelled_at} is not null`),
    check(
      'orders_sum',
      sql`${t.paidsum} = ${t.total_price} - ${t.discount} and ${t.paidsum} = ${t.paid_cash} + ${t.paid_card}`,
    ),
    check('orders_rounding', sql`(${t.rounding} <> 0) = (${t.rounding_entry_id} is not null)`),
  ],
);
export const order = () => refers(() => orders.order_number);

/**
 * A position of an order as paid: price, discount and cost of all its pieces in satang, and the stock it took as
 * `[item_id, quantity, cost]`.
 */
export const orderLines = pgTable(
  'order_lines',
  {
    order_number: order().notNull(),
    line: smallint().notNull(),
    menu_id: refers((): AnyPgColumn => menuItems.item_id).notNull(),
    menu_name: text().notNull(),
    /** Type of the dish when paid: 0 bar, 1 kitchen. */
    type: smallint().notNull(),
    quantity: quantity().notNull(),
    price: satang().notNull(),
    discount: satang().notNull(),
    paidsum: satang().notNull(),
    cost: satang().notNull(),
    /** Dish's cashback of the moment, for all pieces. */
    cashback: satang().notNull().default(0),
    ingredients: jsonb().$type<readonly (readonly [number, number, number])[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.order_number, t.line] }), index('order_lines_menu').on(t.menu_id)],
);

/** Operations at open tables in order. They are deleted when the table pays. */
export const pendingOperations = pgTable(
  'pending_operations',
  {
    operation_id: bigId().primaryKey(),
    place_id: place().notNull(),
    table: text().notNull(),
    menu_id: menuItem().notNull(),
    operation: text({ enum: ['add', 'remove', 'remove_all'] }).notNull(),
    count: quantity().notNull(),
    /** Of one piece when it was added. A removal with a price takes pieces of that price, else those added last. */
    price: satang(),
    user_id: user(),
    operation_time: moment().notNull().defaultNow(),
  },
  (t) => [
    index('pending_operations_table').on(t.place_id, t.table, t.operation_id),
    check('pending_operations_priced', sql`${t.operation} <> 'add' or ${t.price} is not null`),
  ],
);

/** Open tables whose bill was shown to the guests: printed, or a payment was tried. A table that clears loses its row. */
export const tableBills = pgTable(
  'table_bills',
  {
    place_id: place().notNull(),
    table: text().notNull(),
    /** Event that showed the bill first. */
    shown_by: text({ enum: ['print', 'payment'] }).notNull(),
    shown_time: moment().notNull(),
    user_id: user(),
  },
  (t) => [primaryKey({ columns: [t.place_id, t.table] })],
);

/** Append-only: what was taken off a bill before it was paid, by dish and price. `value` is of all pieces, in satang. */
export const takenOff = pgTable(
  'taken_off',
  {
    taken_id: bigId().primaryKey(),
    place_id: place().notNull(),
    table: text().notNull(),
    menu_id: menuItem().notNull(),
    menu_name: text().notNull(),
    quantity: quantity().notNull(),
    value: satang().notNull(),
    user_id: user(),
    /** Time at the till. */
    taken_time: moment().notNull(),
    /** Whether the guests had been shown the bill, as in `table_bills`. */
    after_bill: boolean().notNull(),
    recorded_at: moment().notNull().defaultNow(),
  },
  (t) => [
    index('taken_off_time').on(t.taken_time),
    index('taken_off_menu').on(t.menu_id),
    check('taken_off_something', sql`${t.quantity} > 0 and ${t.value} >= 0`),
  ],
);

/** Identity of an imported order, so that importing the same file again finds it. */
export const orderImportLinks = pgTable(
  'order_import_links',
  {
    source: text().notNull(),
    external_id: text().notNull(),
    order_number: order().notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.external_id] }), index('order_import_links_order').on(t.order_number)],
);
