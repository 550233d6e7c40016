import { eq } from 'drizzle-orm';
import { SALARY_KINDS } from '@/lib/sections/expenses/rules';
import { remember } from '../../db/history';
import type { Transaction } from '../../db/open';
import { expenses, type orders, FUNDS, fundPostings } from '../../db/schema';
import type { ExpenseRecord } from './find';
import { post, isFund, type FundEntry } from './ledger';

type Posting = FundEntry['postings'][number];
type Order = Pick<typeof orders.$inferSelect, 'paid_cash' | 'paid_card'>;

const deltaOf = (row: ExpenseRecord, fund: (typeof FUNDS)[number]): number =>
  row[`${fund}_after`] - row[`${fund}_before`];

/** Postings that move the money out of the fund that holds it now. */
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
async function reversePostings(tx: Transaction, row: ExpenseRecord, order: Order | null): Promise<Posting[]> {
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

/**
 * Name of an expense in the entries that move or remove it. A payment to an employee gives `#`, its kind and the employee.
 * Any other expense gives its name, or `#` and its order number or kind if it has none.
 */
export function nameOf({ name, order_number, kind }: ExpenseRecord): string {
  if (SALARY_KINDS.includes(kind)) return `#${kind} ${name}`.trimEnd();
  return name || `#${order_number ?? kind}`;
}

/**
 * Books the reverse of an expense from the fund that holds the money now, and marks the row. `order` is the one it paid.
 * The database refuses a fund below zero (code 11). Returns the entry's id.
 * @param time of the reversal; now by default
 */
export async function takeBack(
  tx: Transaction,
  userId: number,
  row: ExpenseRecord,
  order: typeof orders.$inferSelect | null,
  time = new Date(),
): Promise<number> {
  const { expense_id } = row;
  const moved = row.paidtype !== 'others' && row.cost !== 0;
  const [entryId = 0] = await post(tx, [
    {
      kind: 'expense_removal',
      description: String(expense_id),
      user_id: userId,
      entry_time: time,
      postings: await reversePostings(tx, row, order),
      // An expense paid by no fund moves none, so the reversal has no row of its own.
      expenses: moved ? [{ flow: 'operation', name: nameOf(row), cost: -row.cost }] : [],
    },
  ]);
  await tx
    .update(expenses)
    .set({ removed_at: time, removed_by: userId, removed_entry_id: entryId })
    .where(eq(expenses.expense_id, expense_id));
  await remember(tx, 'expense', userId, [{ record_id: expense_id, action: 'removed', changes: [] }], time);
  return entryId;
}
