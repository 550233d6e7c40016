import { sql } from 'drizzle-orm';
import { boolean, char, check, index, pgTable, serial, smallint, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { bigId, moment, percent, refers, satang, version } from './columns';

export const menuItems = pgTable(
  'menu_items',
  {
    item_id: serial().primaryKey(),
    /** null is the root, which the wire writes as 0. */
    parent_id: refers((): AnyPgColumn => menuItems.item_id, { onUpdate: 'cascade' }),
    is_file: boolean().notNull(),
    name: text().notNull(),
    status: smallint().notNull().default(1),
    priority: smallint().$type<0 | 1 | 2>().notNull().default(0),
    description: text().notNull().default(''),
    description_en: text().notNull().default(''),
    literary_name_en: text().notNull().default(''),
    literary_name_ru: text().notNull().default(''),
    literary_name_cn: text().notNull().default(''),
    max_discount: percent().notNull().default(0),
    retail_price: satang().notNull().default(0),
    /** The till asks for its price. */
    open_price: boolean().notNull().default(false),
    /** 0 bar, 1 kitchen. */
    type: smallint().$type<0 | 1>().notNull().default(0),
    cashback: satang().notNull().default(0),
    /** Weekday bitmask, Monday the lowest bit. */
    days: smallint().notNull().default(127),
    /** 168 hours of the week, Monday 00:00 first. */
    hours: char({ length: 168 })
      .notNull()
      .default(sql`repeat('1', 168)`),
    exists_in_paper: boolean().notNull().default(false),
    image_time: moment(),
    last_update: moment().notNull().defaultNow(),
    version: version(),
    /** A removed item keeps its row for orders and history. Items removed together have the same time. */
    removed_at: moment(),
    /** Keeps its value when the id changes; the history refers to it. */
    record_id: bigId().notNull().unique(),
  },
  (t) => [
    index('menu_items_parent').on(t.parent_id),
    check('menu_items_not_own_parent', sql`${t.parent_id} <> ${t.item_id}`),
    check('menu_items_priority', sql`${t.priority} in (0, 1, 2)`),
    check('menu_items_type', sql`${t.type} in (0, 1)`),
    check('menu_items_days', sql`${t.days} between 0 and 127`),
    check('menu_items_hours', sql`${t.hours} ~ '^[01]{168}$'`),
    check('menu_items_money', sql`${t.retail_price} >= 0 and ${t.cashback} >= 0`),
    check('menu_items_discount', sql`${t.max_discount} between 0 and 100`),
  ],
);
export const menuItem = () => refers(() => menuItems.item_id, { onUpdate: 'cascade' });
