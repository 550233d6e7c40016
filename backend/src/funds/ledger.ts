import { asc, inArray } from 'drizzle-orm';
import { insertRows, reserve } from '../db/insert-rows';
import { fundBalances, fundEntries, fundPostings, type FUND_ACCOUNTS } from '../db/schema';
import type { Transaction } from '../http/command';

export type FundAccount = (typeof FUND_ACCOUNTS)[number];

/** One change of balances in satang: what goes into the accounts and what comes out of them sums to zero. */
export interface FundEntry {
  readonly kind: string;
  readonly description: string;
  readonly user_id: number | null;
  readonly entry_time?: Date | undefined;
  readonly postings: readonly { readonly account: FundAccount; readonly amount: number }[];
}

/** Locked in one order, so that two transactions over the same accounts wait for each other. */
async function lockBalances(tx: Transaction, accounts: readonly FundAccount[]): Promise<Map<FundAccount, number>> {
  const rows = await tx
    .select()
    .from(fundBalances)
    .where(inArray(fundBalances.account, [...new Set(accounts)]))
    .orderBy(asc(fundBalances.account))
    .for('update');
  return new Map(rows.map(({ account, balance }) => [account, balance]));
}

/**
 * Posts entries in their order and returns their ids. The database checks the balances and refuses a cashbox, safe or
 * bank below zero, which the caller hears of as code 11.
 */
export async function post(tx: Transaction, entries: readonly FundEntry[]): Promise<number[]> {
  if (entries.length === 0) return [];
  const ids = await reserve(tx, 'fund_entries', 'entry_id', entries.length);
  const numbered = entries.map((entry, index) => ({ ...entry, entry_id: ids[index] ?? 0 }));
  await insertRows(
    tx,
    fundEntries,
    numbered.map(({ postings: _, entry_time, ...entry }) => ({ ...entry, ...(entry_time && { entry_time }) })),
  );
  const postings = numbered
    .flatMap(({ entry_id, postings: own }) => own.map((posting) => ({ ...posting, entry_id })))
    .filter(({ amount }) => amount !== 0);
  const balances = await lockBalances(
    tx,
    postings.map(({ account }) => account),
  );
  await insertRows(
    tx,
    fundPostings,
    postings.map((posting) => {
      const balance_after = (balances.get(posting.account) ?? 0) + posting.amount;
      balances.set(posting.account, balance_after);
      return { ...posting, balance_after };
    }),
  );
  return ids;
}
