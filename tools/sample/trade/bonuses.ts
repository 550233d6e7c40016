import { sql } from 'drizzle-orm';
import type { Transaction } from '@/backend/src/db/open';
import { REFERRAL_BONUS, SESSION_BONUS } from '@/lib/sections/payments/rules';
import type { Receipt } from '@/backend/src/sections/orders/pay';
import { writePayout, type Payout } from '@/backend/src/sections/payments/book';

/** An agent of a session, with the rates of the moment in percent. */
export interface SeatedAgent {
  readonly agent_id: number;
  readonly percent: number;
  /** Agent who referred this one, and their share. */
  readonly referrer?: { readonly agent_id: number; readonly referral_percent: number } | undefined;
}

/** A paid order line in satang; `cashback` is for all its pieces. */
interface BonusLine {
  readonly paidsum: number;
  readonly cashback: number;
}

/** A bonus of one position, in satang. */
interface Bonus {
  readonly agent_id: number;
  /** The agent who earned in the session, for a referral bonus. */
  readonly referral_agent_id: number | null;
  readonly from_percent: number;
  readonly from_promo: number;
  readonly from_referral: number;
}

const shareOf = (satang: number, percent: number): number => Math.round((satang * Math.round(percent * 100)) / 10_000);

/** Equal share of a sum for the `at`-th of several; the first ones get the remainder, one satang each. */
const partOf = (satang: number, at: number, many: number): number =>
  Math.floor(satang / many) + (at < satang % many ? 1 : 0);

/**
 * Bonuses of a position, by the agents of its session in the order in which they came. Agents of one session share the
 * sum and the cashback equally (docs/domain.md, section 14.2). Bonuses of 0 are left out.
 */
export function bonusesOf({ paidsum, cashback }: BonusLine, agents: readonly SeatedAgent[]): Bonus[] {
  return agents.flatMap(({ agent_id, percent, referrer }, at) => {
    const from_percent = shareOf(partOf(paidsum, at, agents.length), percent);
    const from_promo = partOf(cashback, at, agents.length);
    const earned = from_percent + from_promo;
    const from_referral = referrer ? shareOf(earned, referrer.referral_percent) : 0;
    const none = { from_percent: 0, from_promo: 0, from_referral: 0, referral_agent_id: null };
    return [
      ...(earned > 0 ? [{ ...none, agent_id, from_percent, from_promo }] : []),
      ...(referrer && from_referral > 0
        ? [{ ...none, agent_id: referrer.agent_id, referral_agent_id: agent_id, from_referral }]
        : []),
    ];
  });
}

/** Agents of each session, in the order in which they came. */
export type Seated = ReadonlyMap<number, readonly SeatedAgent[]>;

/** All unpaid bonuses of an agent and kind, paid at a time. */
export type SamplePayout = Omit<Payout, 'bonus_ids' | 'time'> & { readonly time: Date };

const keyOf = ({ agent_id, payment_type }: Pick<Payout, 'agent_id' | 'payment_type'>) => `${agent_id} ${payment_type}`;

/**
 * Bonuses and payouts of the agents over the year. Unpaid sums are kept in memory; the bonuses themselves are written
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
