import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { ChosenSession, PaymentType } from '@/lib/sections/payments/contract/payments';
import { big, bigId, moment, percent, refers, satang, sha256, uniqueWhereSet } from './columns';
import { fundEntry } from './funds';
import { agent, guestSession } from './guests';
import { orderLines } from './orders';
import { user } from './people';

/**
 * Append-only: what an agent earns by a position of an order, in satang, fixed when the order is paid. A row is taken
 * back by another one that `reverses` it with the opposite amounts.
 */
export const agentBonuses = pgTable(
  'agent_bonuses',
  {
    bonus_id: bigId().primaryKey(),
    /** Who receives the bonus. */
    agent_id: agent().notNull(),
    /** 1 of the agent's own session, 2 of the session of an agent whom they brought. */
    payment_type: smallint().notNull(),
    session_id: guestSession().notNull(),
    order_number: integer().notNull(),
    line: smallint().notNull(),
    /** The agent who earned in the session, for a referral bonus. */
    referral_agent_id: agent(),
    /** Rate of the moment, in percent. */
    percent: percent().notNull(),
    from_percent: satang().notNull().default(0),
    from_promo: satang().notNull().default(0),
    from_referral: satang().notNull().default(0),
    amount: satang().notNull(),
    bonus_time: moment().notNull(),
    reverses: big().references((): AnyPgColumn => agentBonuses.bonus_id),
  },
  (t) => [
    index('agent_bonuses_agent').on(t.agent_id, t.payment_type, t.session_id),
    index('agent_bonuses_order').on(t.order_number),
    uniqueWhereSet('agent_bonuses_reversed_once', t.reverses),
    uniqueIndex('agent_bonuses_earned_once')
      .on(t.order_number, t.line, t.agent_id, t.payment_type, sql`coalesce(${t.referral_agent_id}, 0)`)
      .where(sql`${t.reverses} is null`),
    foreignKey({ columns: [t.order_number, t.line], foreignColumns: [orderLines.order_number, orderLines.line] }),
    check('agent_bonuses_type', sql`${t.payment_type} in (1, 2)`),
    check('agent_bonuses_referral', sql`(${t.payment_type} = 2) = (${t.referral_agent_id} is not null)`),
    check('agent_bonuses_sum', sql`${t.amount} = ${t.from_percent} + ${t.from_promo} + ${t.from_referral}`),
    check('agent_bonuses_sign', sql`case when ${t.reverses} is null then ${t.amount} > 0 else ${t.amount} < 0 end`),
  ],
);

/** A one-time code sent before a payout. The code is hashed with its token, which is not stored. */
export const payoutCodes = pgTable(
  'payout_codes',
  {
    code_id: serial().primaryKey(),
    /** SHA-256 of the token. */
    token_hash: sha256().notNull().unique(),
    /** SHA-256 of token and code. */
    code_hash: sha256().notNull(),
    agent_id: agent().notNull(),
    payment_type: smallint().$type<PaymentType>().notNull(),
    places: jsonb().$type<readonly number[]>().notNull(),
    /** Sessions chosen for a selective payout; null for all. */
    sessions: jsonb().$type<readonly ChosenSession[]>(),
    /** Unpaid sum, in satang, and SHA-256 of the ids of its bonuses. */
    amount: satang().notNull(),
    bonuses_hash: sha256().notNull(),
    asked_by: user().notNull(),
    created_at: moment().notNull().defaultNow(),
    expires_at: moment().notNull(),
    /** Wrong codes tried under this token. */
    tries: smallint().notNull().default(0),
  },
  (t) => [
    index('payout_codes_agent').on(t.agent_id, t.created_at),
    check('payout_codes_tries', sql`${t.tries} between 0 and 5`),
    check('payout_codes_amount', sql`${t.amount} > 0`),
  ],
);

/** Append-only: money that an agent received, in satang, with the fund entry that moved it. */
export const agentPayouts = pgTable(
  'agent_payouts',
  {
    payout_id: serial().primaryKey(),
    agent_id: agent().notNull(),
    payment_type: smallint().notNull(),
    amount: satang().notNull(),
    entry_id: fundEntry().notNull().unique(),
    /** The code that confirmed it; a code pays once. */
    code_id: refers(() => payoutCodes.code_id).unique(),
    user_id: user(),
    payout_time: moment().notNull().defaultNow(),
  },
  (t) => [
    index('agent_payouts_agent').on(t.agent_id, t.payout_time),
    check('agent_payouts_amount', sql`${t.amount} > 0`),
  ],
);

/** Append-only: the bonuses that a payout paid. A bonus is paid once. */
export const agentPayoutBonuses = pgTable(
  'agent_payout_bonuses',
  {
    bonus_id: big()
      .primaryKey()
      .references(() => agentBonuses.bonus_id),
    payout_id: refers(() => agentPayouts.payout_id).notNull(),
  },
  (t) => [index('agent_payout_bonuses_payout').on(t.payout_id)],
);
