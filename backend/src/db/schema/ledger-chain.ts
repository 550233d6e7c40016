import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { big, bytes, oneOf } from './columns';

/** Tables whose rows are chained when they are inserted. */
export const LEDGERS = [
  'fund_entries',
  'fund_postings',
  'expenses',
  'stock_story',
  'salary_story',
  'credit_instalments',
  'agent_bonuses',
  'agent_payouts',
  'agent_payout_bonuses',
] as const;
export type Ledger = (typeof LEDGERS)[number];

/**
 * Append-only: every row of the ledgers in the order in which it was booked. Each hash is the SHA-256 of the hash before
 * and of the row's digest, so that a later change of either shows. Triggers write it.
 */
export const ledgerChain = pgTable(
  'ledger_chain',
  {
    /** From 1, without gaps. Two writers with the same predecessor collide here, and the second one tries again. */
    seq: big().primaryKey(),
    ledger: text({ enum: LEDGERS }).notNull(),
    row_id: big().notNull(),
    hash: bytes().notNull(),
    /** Digest that a row had when the undo of its import removed it; null where a row was booked. */
    removed: bytes(),
    /** That import. */
    import_id: integer(),
  },
  (t) => [
    uniqueIndex('ledger_chain_row')
      .on(t.ledger, t.row_id)
      .where(sql`${t.removed} is null`),
    index('ledger_chain_removed')
      .on(t.ledger, t.row_id)
      .where(sql`${t.removed} is not null`),
    oneOf('ledger_chain_known', 'ledger', LEDGERS),
    check(
      'ledger_chain_removal',
      sql`(${t.removed} is null) = (${t.import_id} is null) and (${t.removed} is null or ${t.ledger} = 'stock_story')`,
    ),
    check('ledger_chain_hash', sql`length(${t.hash}) = 32`),
  ],
);
