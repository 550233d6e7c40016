import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/open';
import { expenses, FUNDS, fundPostings, type orders } from '../../db/schema';
import type { ExpenseRecord } from './find';
import { isFund, type FundEntry } from './ledger';

type Posting = FundEntry['postings'][number];
type Order = Pick<typeof orders.$inferSelect, 'paid_cash' | 'paid_card'>;

const deltaOf = (row: ExpenseRecord, fund: (typeof FUNDS)[number]): number =>
  row[`${fund}_after`] - row[`${fund}_before`];

/** Postings out of the fund that holds the money now. */
function fromFunds(row: ExpenseRecord, order: Order | null): Posting[] {
  if (order)
    return [
      { account: 'cashier', amount: -order.paid_cash },
      { account: 'bank', amount: -order.paid_card },
    ];
  if (row.fund) return [{ account: row.fund, amount: -FUNDS.reduce((sum, fund) => sum + deltaOf(row, fund), 0) }];
  return FUNDS.map((account) => ({ account, amount: -deltaOf(row, account) }));
}

/**
 * Reverses what an expense did to the funds and the counter-account. A line of a purchase shares its entry with other
 * lines and reverses only its part.
 */
export async function reversePostings(tx: Transaction, row: ExpenseRecord, order: Order | null): Promise<Posting[]> {
  const shares = (await tx.$count(expenses, eq(expenses.entry_id, row.entry_id))) > 1;
  const booked = await tx.select().from(fundPostings).where(eq(fundPostings.entry_id, row.entry_id));
  const others = booked
    .filter(({ account }) => !isFund(account))
    .map(({ account, amount }) => ({
      account,
      amount: shares ? -Math.sign(amount) * Math.abs(row.cost) : -amount,
    }));
  return [...fromFunds(row, order), ...others].filter(({ amount }) => amount !== 0);
}
