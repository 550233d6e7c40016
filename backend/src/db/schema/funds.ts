import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { big, bigId, moment, oneOf, satang } from './columns';
import { user } from './people';

/** Append-only double entry: the postings of an entry sum to zero; an undo posts the reverse. */
export const fundEntries = pgTable('fund_entries', {
  entry_id: bigId().primaryKey(),
  kind: text().notNull(),
  description: text().notNull().default(''),
  user_id: user(),
  entry_time: moment().notNull().defaultNow(),
});
export const fundEntry = () => big().references(() => fundEntries.entry_id);

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
  'suppliers',
  'adjustment',
] as const;

/** Balance of each account: the sum of its postings, maintained by the database. */
export const fundBalances = pgTable(
  'fund_balances',
  {
    account: text({ enum: FUND_ACCOUNTS }).primaryKey(),
    balance: satang().notNull().default(0),
  },
  (t) => [check('fund_balances_covered', sql`${t.account} not in ('cashier', 'safe', 'bank') or ${t.balance} >= 0`)],
);

export const fundPostings = pgTable(
  'fund_postings',
  {
    posting_id: bigId().primaryKey(),
    entry_id: fundEntry().notNull(),
    account: text({ enum: FUND_ACCOUNTS }).notNull(),
    amount: satang().notNull(),
    /** Balance after the posting; the database checks it. */
    balance_after: satang().notNull(),
  },
  (t) => [
    index('fund_postings_entry').on(t.entry_id),
    index('fund_postings_account').on(t.account),
    oneOf('fund_postings_account_known', 'account', FUND_ACCOUNTS),
  ],
);
