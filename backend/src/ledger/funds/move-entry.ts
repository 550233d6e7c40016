import { eq } from 'drizzle-orm';
import { toBaht } from '@/lib/domain/money';
import type { Queries } from '../../db/open';
import { fundBalances } from '../../db/schema';
import { fromTo, isFund, type FundAccount, type FundEntry } from './ledger';
import { findRow } from '../../db/rows';

/** Accounts that the money leaves and enters. */
export interface Move {
  readonly from: FundAccount;
  readonly to: FundAccount;
}

/**
 * An entry that moves `amount` satang (the other way below 0), with its row in the expenses list, which `name` names
 * more closely.
 */
export function moveEntry(
  { from, to }: Move,
  amount: number,
  about: Pick<FundEntry, 'kind' | 'description' | 'user_id' | 'entry_time'>,
  name = '',
): FundEntry {
  // Withdrawals are negative. Deposits and transfers are positive.
  const cost = isFund(to) ? amount : -amount;
  return { ...about, postings: fromTo(from, to, amount), expenses: [{ flow: 'operation', name, cost }] };
}

/** Balances of cashbox, safe and bank, in baht. */
export async function fundsOf(db: Queries) {
  const held = new Map((await db.select().from(fundBalances)).map(({ account, balance }) => [account, balance]));
  const baht = (fund: 'cashier' | 'safe' | 'bank') => toBaht(held.get(fund) ?? 0);
  return { cashier: baht('cashier'), safe: baht('safe'), bank: baht('bank') };
}

/** Balance of an account, in satang. */
export async function balanceOf(tx: Queries, account: FundAccount): Promise<number> {
  const row = await findRow(tx, fundBalances, eq(fundBalances.account, account));
  return row?.balance ?? 0;
}
