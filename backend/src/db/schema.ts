import { sql } from 'drizzle-orm';
import type { HistoryChange } from '@/lib/contract/history';
import {
  bigint,
  bigserial,
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
  varchar,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { moment, quantity, satang } from './columns';

export const roles = pgTable('roles', {
  role_id: integer().primaryKey(),
  role_name: text().notNull().unique(),
});

export const users = pgTable(
  'users',
  {
    user_id: serial().primaryKey(),
    login: text().notNull(),
    /** argon2id; without one the account cannot sign in. */
    password_hash: text(),
    role_id: integer()
      .notNull()
      .references(() => roles.role_id),
    permissions: char({ length: 32 }).notNull(),
    active: boolean().notNull().default(true),
    registration_date: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_login').on(sql`lower(${t.login})`),
    check('users_permissions', sql`${t.permissions} ~ '^[01]{32}$'`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token: a stolen table opens no session. */
    token_hash: char({ length: 64 }).primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.user_id, { onDelete: 'cascade' }),
    created_at: moment().notNull().defaultNow(),
    expires_at: moment().notNull(),
  },
  (t) => [index('sessions_user').on(t.user_id), index('sessions_expiry').on(t.expires_at)],
);

/** Failed sign-ins by key (login, address, or both); the shape is rate-limiter-flexible's. */
export const loginAttempts = pgTable('login_attempts', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});

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

export const stockItems = pgTable(
  'stock_items',
  {
    item_id: serial().primaryKey(),
    /** null is the root, which the wire writes as 0. */
    parent_id: integer().references((): AnyPgColumn => stockItems.item_id, { onUpdate: 'cascade' }),
    is_file: boolean().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    category_id: integer().references(() => expenseCategories.category_id),
    measure_id: integer().references(() => measures.measure_id),
    stock_price: satang().notNull().default(0),
    status: smallint().notNull().default(1),
    last_update: moment().notNull().defaultNow(),
  },
  (t) => [
    index('stock_items_parent').on(t.parent_id),
    check('stock_items_price', sql`${t.stock_price} >= 0`),
    check('stock_items_measure', sql`not ${t.is_file} or ${t.measure_id} is not null`),
  ],
);

/** Append-only: an item's quantity is the sum of its story. */
export const stockStory = pgTable(
  'stock_story',
  {
    stock_story_id: bigserial({ mode: 'number' }).primaryKey(),
    item_id: integer()
      .notNull()
      .references(() => stockItems.item_id, { onUpdate: 'cascade' }),
    kind: text().notNull(),
    quantity: quantity().notNull(),
    quantity_after: quantity().notNull(),
    unit_price: satang().notNull(),
    description: text().notNull().default(''),
    user_id: integer().references(() => users.user_id),
    stock_story_time: moment().notNull().defaultNow(),
  },
  (t) => [index('stock_story_item').on(t.item_id, t.stock_story_id)],
);

/** Append-only double entry: the postings of an entry sum to zero, an undo posts the reverse. */
export const fundEntries = pgTable('fund_entries', {
  entry_id: bigserial({ mode: 'number' }).primaryKey(),
  kind: text().notNull(),
  description: text().notNull().default(''),
  user_id: integer().references(() => users.user_id),
  entry_time: moment().notNull().defaultNow(),
});

export const FUND_ACCOUNTS = [
  'cashier',
  'safe',
  'bank',
  'sales',
  'purchases',
  'expenses',
  'salaries',
  'bonuses',
  'owner',
  'adjustment',
] as const;

export const fundPostings = pgTable(
  'fund_postings',
  {
    posting_id: bigserial({ mode: 'number' }).primaryKey(),
    entry_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => fundEntries.entry_id),
    account: text({ enum: FUND_ACCOUNTS }).notNull(),
    amount: satang().notNull(),
  },
  (t) => [
    index('fund_postings_entry').on(t.entry_id),
    index('fund_postings_account').on(t.account),
    check(
      'fund_postings_account_known',
      sql.raw(`account in (${FUND_ACCOUNTS.map((account) => `'${account}'`).join(', ')})`),
    ),
  ],
);

export const menuItems = pgTable(
  'menu_items',
  {
    item_id: serial().primaryKey(),
    /** null is the root, which the wire writes as 0. */
    parent_id: integer().references((): AnyPgColumn => menuItems.item_id, { onUpdate: 'cascade' }),
    is_file: boolean().notNull(),
    name: text().notNull(),
    status: smallint().notNull().default(1),
    priority: smallint().notNull().default(0),
    description: text().notNull().default(''),
    description_en: text().notNull().default(''),
    literary_name_en: text().notNull().default(''),
    literary_name_ru: text().notNull().default(''),
    literary_name_cn: text().notNull().default(''),
    max_discount: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
    retail_price: satang().notNull().default(0),
    /** 0 bar, 1 kitchen. */
    type: smallint().notNull().default(0),
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
    /** Counts the changes, so that a save made from an old copy is noticed. */
    version: integer().notNull().default(1),
    /** A removed item keeps its row for orders and history; everything removed in one go has the same moment. */
    removed_at: moment(),
    /** Stays when the id is changed: the history hangs on it. */
    record_id: bigserial({ mode: 'number' }).notNull().unique(),
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

export const dishIngredients = pgTable(
  'dish_ingredients',
  {
    menu_id: integer()
      .notNull()
      .references(() => menuItems.item_id, { onUpdate: 'cascade', onDelete: 'cascade' }),
    item_id: integer()
      .notNull()
      .references(() => stockItems.item_id, { onUpdate: 'cascade' }),
    item_quantity: quantity().notNull(),
  },
  (t) => [primaryKey({ columns: [t.menu_id, t.item_id] }), index('dish_ingredients_item').on(t.item_id)],
);

/** Where an imported record came from, so that importing the same file again finds it instead of doubling it. */
export const importLinks = pgTable(
  'import_links',
  {
    source: text().notNull(),
    external_id: text().notNull(),
    menu_id: integer()
      .notNull()
      .references(() => menuItems.item_id, { onUpdate: 'cascade', onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.source, t.external_id] }), index('import_links_menu').on(t.menu_id)],
);

/** What a command answered, written with its change: the same key again changes nothing and answers the same. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    user_id: integer()
      .notNull()
      .references(() => users.user_id, { onDelete: 'cascade' }),
    key: varchar({ length: 64 }).notNull(),
    /** SHA-256 of call and body: a key used for something else is refused. */
    fingerprint: char({ length: 64 }).notNull(),
    reply: jsonb(),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.key] }), index('idempotency_keys_age').on(t.created_at)],
);

/** Append-only: who changed what of which record, when, before and after. `record_id` outlives a change of number. */
export const history = pgTable(
  'history',
  {
    history_id: bigserial({ mode: 'number' }).primaryKey(),
    entity: text({ enum: ['menu'] }).notNull(),
    record_id: bigint({ mode: 'number' }).notNull(),
    action: text({ enum: ['created', 'changed', 'removed', 'restored'] }).notNull(),
    changes: jsonb().$type<HistoryChange[]>().notNull(),
    user_id: integer().references(() => users.user_id),
    history_time: moment().notNull().defaultNow(),
  },
  (t) => [index('history_record').on(t.entity, t.record_id, t.history_id)],
);
