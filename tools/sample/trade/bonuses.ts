import { sql } from 'drizzle-orm';
import type { Transaction } from '@/backend/src/db/open';
import { bonusesOf, type SeatedAgent } from '@/tools/sample/guests/agent-bonus';
import { REFERRAL_BONUS, SESSION_BONUS } from '@/lib/sections/payments/rules';
import type { Receipt } from '@/backend/src/sections/orders/pay';
import { writePayout, type Payout } from '@/backend/src/sections/payments/book';

/** Agents of each session, in the order in which they came. */
export type Seated = ReadonlyMap<number, readonly SeatedAgent[]>;

/** All unpaid bonuses of an agent and kind, paid at a time. */
export type SamplePayout = Omit<Payout, 'bonus_ids' | 'time'> & { readonly time: Date };

const keyOf = ({ agent_id, payment_type }: Pick<Payout, 'agent_id' | 'payment_type'>) => `${agent_id} ${payment_type}`;

/**
 * What the agents earn and receive over the year. Unpaid sums are kept in memory; the bonuses themselves are written
 * with their orders. `write` needs the ids of the fund entries, by the index that was noted.
 */
export function openBonuses(tx: Transaction, seated: Seated) {
  const unpaid = new Map<string, number>();
  const paid: { payout: SamplePayout; entry: number }[] = [];
  const add = (key: string, amount: number) => unpaid.set(key, (unpaid.get(key) ?? 0) + amount);
  return {
    /** Unpaid sum, in satang. */
    unpaid: (of: Pick<Payout, 'agent_id' | 'payment_type'>): number => unpaid.get(keyOf(of)) ?? 0,
    earn: ({ order, lines }: Pick<Receipt, 'order' | 'lines'>): void => {
      const agents = seated.get(order.session_id ?? 0) ?? [];
      for (const { paidsum, cashback = 0 } of lines)
        for (const bonus of bonusesOf({ paidsum, cashback }, agents)) {
          const payment_type = bonus.referral_agent_id === null ? SESSION_BONUS : REFERRAL_BONUS;
          add(keyOf({ ...bonus, payment_type }), bonus.from_percent + bonus.from_promo + bonus.from_referral);
        }
    },
    pay: (payout: SamplePayout, entry: number): void => {
      add(keyOf(payout), -payout.amount);
      paid.push({ payout, entry });
    },
    write: async (entries: readonly number[]): Promise<void> => {
      for (const { payout, entry } of paid.splice(0)) {
        const { agent_id, payment_type, time } = payout;
        const { rows } = await tx.execute<{ bonus_id: number }>(sql`
          select bonus_id::float8 as bonus_id from unpaid_bonuses
          where agent_id = ${agent_id} and payment_type = ${payment_type} and bonus_time < ${time.toISOString()}`);
        const bonus_ids = rows.map(({ bonus_id }) => bonus_id);
        await writePayout(tx, { ...payout, bonus_ids }, entries[entry] ?? 0);
      }
    },
  };
}
