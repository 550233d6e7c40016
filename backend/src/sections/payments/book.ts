import { eq, sql } from 'drizzle-orm';
import { BONUS_CATEGORY, BONUS_KIND } from '@/lib/sections/expenses/rules';
import { insertOne } from '../../db/insert-rows';
import type { Transaction } from '../../db/open';
import { findRow } from '../../db/rows';
import { agentPayouts, expenses } from '../../db/schema';
import { fromTo, post, type FundEntry } from '../../ledger/funds/ledger';

/** A payout to book: bonuses of one agent and kind, each in full, and their sum in satang. */
export interface Payout {
  readonly agent_id: number;
  readonly first_name: string;
  readonly payment_type: number;
  readonly bonus_ids: readonly number[];
  readonly amount: number;
  readonly user_id: number | null;
  /** The code that confirmed it. */
  readonly code_id?: number | null;
  /** Now by default. */
  readonly time?: Date;
}

/** Fund entry of a payout: a move from the safe to the account of bonuses, with its expense. */
export const entryOf = ({ first_name, amount, user_id, time }: Omit<Payout, 'bonus_ids'>): FundEntry => ({
  kind: BONUS_KIND,
  description: '',
  user_id,
  entry_time: time,
  postings: fromTo('safe', 'bonuses', amount),
  expenses: [
    { flow: 'outcome', name: first_name, cost: -amount, category_id: BONUS_CATEGORY, sub_category_id: BONUS_CATEGORY },
  ],
});

/** Writes a payout for a posted fund entry and marks its bonuses paid. The database refuses a sum unlike theirs. */
export async function writePayout(tx: Transaction, payout: Payout, entry_id: number): Promise<number> {
  const { agent_id, payment_type, amount, user_id, code_id = null, time = new Date(), bonus_ids } = payout;
  const values = { agent_id, payment_type, amount, entry_id, code_id, user_id, payout_time: time };
  const { payout_id } = await insertOne(tx, agentPayouts, values);
  await tx.execute(sql`
    insert into agent_payout_bonuses (bonus_id, payout_id)
    select id, ${payout_id} from unnest(${`{${bonus_ids.join(',')}}`}::bigint[]) id order by id`);
  return payout_id;
}

/**
 * Pays bonuses from the safe and returns the payout's expense. The database refuses a safe below zero (code 11), a bonus
 * that is paid already, and a sum that differs from the bonuses.
 */
export async function bookPayout(tx: Transaction, payout: Payout): Promise<{ payout_id: number; expense_id: number }> {
  const [entry_id = 0] = await post(tx, [entryOf(payout)]);
  const payout_id = await writePayout(tx, payout, entry_id);
  const expense = await findRow(tx, expenses, eq(expenses.entry_id, entry_id));
  return { payout_id, expense_id: expense?.expense_id ?? 0 };
}
