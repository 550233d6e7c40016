import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  serial,
  smallint,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { bigId, moment, quantity, refers, satang, unitPrice, version } from './columns';
import { fundEntry } from './funds';
import { menuItems } from './menu';
import { user } from './people';
import { expenseCategories, measure } from './reference';

export const stockItems = pgTable(
  'stock_items',
  {
    item_id: serial().primaryKey(),
    /** null is the root, which the wire writes as 0. */
    parent_id: refers((): AnyPgColumn => stockItems.item_id, { onUpdate: 'cascade' }),
    is_file: boolean().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    category_id: refers(() => expenseCategories.category_id),
    measure_id: measure(),
    /** Sum of the item's story, maintained by the database. */
    quantity: quantity().notNull().default(0),
    stock_price: unitPrice().notNull().default(0),
    /** Sum of what the item's story moved, maintained by the database. Negative below zero. */
    stock_value: satang().notNull().default(0),
    /** Contents of a bottle, keg or case in measures, and its cost. Counts use it. */
    package_quantity: quantity(),
    package_price: satang(),
    /** Contains no alcohol, although its category does. */
    without_alcohol: boolean().notNull().default(false),
    /** 1 is out of use and shown grey. */
    status: smallint().notNull().default(0),
    /** The menu item as which it is sold over the counter. */
    menu_id: refers((): AnyPgColumn => menuItems.item_id, { onUpdate: 'cascade', onDelete: 'set null' }),
    sensor_id: integer(),
    channel_id: smallint(),
    last_counted: moment(),
    last_update: moment().notNull().defaultNow(),
    version: version(),
    /** A removed item keeps its row for its story. Items removed together have the same time. */
    removed_at: moment(),
    /** Item it was merged into; a merged item never returns. */
    merged_into: refers((): AnyPgColumn => stockItems.item_id, { onUpdate: 'cascade' }),
    record_id: bigId().notNull().unique(),
  },
  (t) => [
    index('stock_items_parent').on(t.parent_id),
    check('stock_items_not_own_parent', sql`${t.parent_id} <> ${t.item_id}`),
    check('stock_items_price', sql`${t.stock_price} >= 0 and coalesce(${t.package_price}, 0) >= 0`),
    check(
      'stock_items_value',
      sql`case sign(${t.quantity}) when 0 then ${t.stock_value} = 0 when 1 then ${t.stock_value} >= 0 else ${t.stock_value} <= 0 end`,
    ),
    check('stock_items_package', sql`${t.package_quantity} > 0`),
    check('stock_items_measure', sql`not ${t.is_file} or ${t.measure_id} is not null`),
    check('stock_items_folder_is_empty', sql`${t.is_file} or ${t.quantity} = 0 and ${t.stock_value} = 0`),
    check(
      'stock_items_sensor',
      sql`(${t.sensor_id} is null) = (${t.channel_id} is null) and ${t.channel_id} between 1 and 8`,
    ),
  ],
);
export const stockItem = () => refers(() => stockItems.item_id, { onUpdate: 'cascade' });

/** Each barcode belongs to one item. */
export const stockBarcodes = pgTable(
  'stock_barcodes',
  {
    barcode_id: serial().primaryKey(),
    barcode: text().notNull().unique(),
    item_id: stockItem().notNull(),
    menu_id: refers((): AnyPgColumn => menuItems.item_id, { onUpdate: 'cascade', onDelete: 'set null' }),
  },
  (t) => [index('stock_barcodes_item').on(t.item_id)],
);

/** A delivery. Its lines are story rows. */
export const purchases = pgTable(
  'purchases',
  {
    purchase_number: serial().primaryKey(),
    user_id: user(),
    purchase_time: moment().notNull().defaultNow(),
    use_own_funds: boolean().notNull(),
    pay_later: boolean().notNull(),
    /** Fund that paid, when neither flag is set; null means the safe. */
    fund: text({ enum: ['safe', 'cashier', 'bank'] }),
    supplier: text().notNull().default(''),
    invoice_number: text().notNull().default(''),
    invoice_date: date({ mode: 'string' }),
    include_vat: boolean().notNull(),
    total: satang().notNull(),
    entry_id: fundEntry(),
  },
  (t) => [
    index('purchases_time').on(t.purchase_time),
    index('purchases_debts')
      .on(t.purchase_number)
      .where(sql`${t.pay_later}`),
    check(
      'purchases_fund',
      sql`${t.fund} is null or ${t.fund} in ('safe', 'cashier', 'bank') and not ${t.use_own_funds} and not ${t.pay_later}`,
    ),
  ],
);
