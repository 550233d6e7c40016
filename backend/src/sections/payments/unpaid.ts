import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ChosenSession, PaymentType } from '@/lib/sections/payments/contract/payments';
import type { Transaction } from '../../db/open';
import { integers, readRows } from '../../db/rows';

/** Bonuses that a payout pays: of one agent and kind, in the places; of all sessions there if `sessions` is null. */
export interface Choice {
  readonly agent_id: number;
  readonly payment_type: PaymentType;
  readonly places: readonly number[];
  readonly sessions: readonly ChosenSession[] | null;
}

const sessionKey = ({ session_id, referral_agent_id }: ChosenSession): string =>
  `${session_id} ${referral_agent_id ?? 0}`;

/** The same choice in one form, whatever the order and repetitions in a request. */
export function choiceIn(
  body: Omit<Choice, 'sessions'> & { readonly sessions?: Choice['sessions'] | undefined },
): Choice {
  const { agent_id, payment_type, places, sessions } = body;
  const chosen = new Map(
    sessions?.map(({ session_id, referral_agent_id }) => {
      const one = { session_id, referral_agent_id };
      return [sessionKey(one), one];
    }),
  );
  const sorted = [...chosen.values()].sort(
    (a, b) => a.session_id - b.session_id || (a.referral_agent_id ?? 0) - (b.referral_agent_id ?? 0),
  );
  return {
    agent_id,
    payment_type,
    places: [...new Set(places)].sort((a, b) => a - b),
    sessions: sessions ? sorted : null,
  };
}

interface Unpaid {
  readonly bonus_ids: readonly number[];
  /** In satang. */
  readonly amount: number;
  /** SHA-256 of the ids. */
  readonly hash: string;
}

/**
 * Unpaid bonuses of a choice. Sessions in which the agent owes are always among them. They stay the same until the
 * transaction ends: commands that change funds wait for each other.
 */
export async function unpaidOf(tx: Transaction, { agent_id, payment_type, places, sessions }: Choice): Promise<Unpaid> {
  const chosen = sql`(
    select session_id, referral_agent_id
    from jsonb_to_recordset(${JSON.stringify(sessions ?? [])}::jsonb) c(session_id integer, referral_agent_id integer)
  )`;
  const rows = await readRows<{ bonus_id: number; amount: number }>(tx)`
    select bonus_id, amount from (
      select b.*, sum(amount) over (partition by b.session_id, b.referral_agent_id) as balance
      from unpaid_bonuses b join guest_sessions s on s.session_id = b.session_id
      where b.agent_id = ${agent_id} and b.payment_type = ${payment_type} and s.place_id = any(${integers(places)})
    ) u
    where ${sessions === null} or balance < 0 or exists (
      select from ${chosen} c
      where c.session_id = u.session_id and c.referral_agent_id is not distinct from u.referral_agent_id
    )
    order by bonus_id`;
  const bonus_ids = rows.map(({ bonus_id }) => bonus_id);
  return {
    bonus_ids,
    amount: rows.reduce((sum, { amount }) => sum + amount, 0),
    hash: createHash('sha256').update(bonus_ids.join()).digest('hex'),
  };
}
