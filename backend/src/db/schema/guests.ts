import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { users } from './people';
import { places } from './reference';

/**
 * A card with a percentage discount, in one owner's hands. Its number is what the till reads; a card that changes hands
 * is removed here and gets a new row, so that reports keep who had it.
 */
export const discountCards = pgTable(
  'discount_cards',
  {
    card_id: serial().primaryKey(),
    card_number: text().notNull(),
    /** 0 is RFID, anything else QR. */
    card_type: smallint().notNull().default(0),
    discount: smallint().notNull(),
    owner_id: integer().references(() => users.user_id),
    owner_name: text().notNull().default(''),
    /** Orders paid with it belong to the princess promo. */
    promo: boolean().notNull().default(false),
    /** End of validity; null never expires. */
    validtime: moment(),
    created_at: moment().notNull().defaultNow(),
    removed_at: moment(),
  },
  (t) => [
    index('discount_cards_owner').on(t.owner_id),
    index('discount_cards_number').on(t.card_number),
    uniqueIndex('discount_cards_in_use')
      .on(t.card_number)
      .where(sql`${t.removed_at} is null`),
    check('discount_cards_discount', sql`${t.discount} between 0 and 100`),
  ],
);

/** Agents bring guests and sit with them. */
export const agents = pgTable('agents', {
  agent_id: serial().primaryKey(),
  user_id: integer().references(() => users.user_id),
  first_name: text().notNull(),
  email: text().notNull().default(''),
  photo_url: text().notNull().default(''),
  active: boolean().notNull().default(true),
});

/** Guests at a table with their agents, from start to end of the session. */
export const guestSessions = pgTable(
  'guest_sessions',
  {
    session_id: serial().primaryKey(),
    place_id: integer()
      .notNull()
      .references(() => places.place_id),
    table: text().notNull(),
    participants: smallint().notNull().default(1),
    start_time: moment().notNull(),
    end_time: moment(),
  },
  (t) => [
    uniqueIndex('guest_sessions_open')
      .on(t.place_id, t.table)
      .where(sql`${t.end_time} is null`),
    index('guest_sessions_start').on(t.start_time),
    check('guest_sessions_times', sql`${t.end_time} >= ${t.start_time}`),
  ],
);

export const sessionAgents = pgTable(
  'session_agents',
  {
    session_id: integer()
      .notNull()
      .references(() => guestSessions.session_id),
    agent_id: integer()
      .notNull()
      .references(() => agents.agent_id),
    start_time: moment().notNull(),
    end_time: moment(),
  },
  (t) => [primaryKey({ columns: [t.session_id, t.agent_id] }), index('session_agents_agent').on(t.agent_id)],
);
