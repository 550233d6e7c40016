import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { moment, percent, refers, uniqueWhereSet, version } from './columns';
import { user } from './people';
import { place } from './reference';

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
    owner_id: user(),
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

/** Agents bring guests and sit with them. Rates hold for orders paid from their change on. */
export const agents = pgTable(
  'agents',
  {
    agent_id: serial().primaryKey(),
    user_id: user(),
    first_name: text().notNull(),
    email: text().notNull().default(''),
    active: boolean().notNull().default(true),
    /** Share of what the guests of a session pay, in percent. */
    percent: percent().notNull().default(10),
    /** Share of what agents whom this one brought earn, in percent. */
    referral_percent: percent().notNull().default(10),
    /** Agent who brought this one. */
    referred_by: refers((): AnyPgColumn => agents.agent_id),
    /** Language of mails. */
    language: text({ enum: ['ru', 'en'] })
      .notNull()
      .default('ru'),
    /** Time of the photo's upload; null without a photo. */
    photo_time: moment(),
    version: version(),
  },
  (t) => [
    uniqueWhereSet('agents_user', t.user_id),
    check('agents_percents', sql`${t.percent} between 0 and 100 and ${t.referral_percent} between 0 and 100`),
    check('agents_referred', sql`${t.referred_by} <> ${t.agent_id}`),
    check('agents_language', sql`${t.language} in ('ru', 'en')`),
  ],
);
export const agent = () => refers(() => agents.agent_id);

/** Guests at a table with their agents, from start to end of the session. */
export const guestSessions = pgTable(
  'guest_sessions',
  {
    session_id: serial().primaryKey(),
    place_id: place().notNull(),
    table: text().notNull(),
    participants: smallint().notNull().default(1),
    /** Whether staff started the session by hand, instead of the till. */
    forced: boolean().notNull().default(false),
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
export const guestSession = () => refers(() => guestSessions.session_id);

export const sessionAgents = pgTable(
  'session_agents',
  {
    session_id: guestSession().notNull(),
    agent_id: agent().notNull(),
    start_time: moment().notNull(),
    end_time: moment(),
  },
  (t) => [primaryKey({ columns: [t.session_id, t.agent_id] }), index('session_agents_agent').on(t.agent_id)],
);
