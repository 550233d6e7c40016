import { sql, type SQL } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '@/lib/contract/endpoint';
import type { HallDue, listPayments, PaymentRow, paymentsSummary } from '@/lib/sections/payments/contract/payments';
import { toBaht, toSatang } from '@/lib/domain/money';
import { OVERDUE_DAYS } from '@/lib/sections/payments/rules';
import type { Queries } from '../../db/open';
import { integers, readRows } from '../../db/rows';
import { hallName } from './agents';
import { seconds } from '../../db/time';

interface OfAgent {
  readonly agent_id: number;
  readonly places: readonly number[];
}

/**
 * An agent's bonuses with the hall of their session. `payout_id` is null while unpaid; `is_old` is unpaid for too long,
 * counted from the payment of the order also for a row that takes it back.
 */
const bonusesOf = (agent_id: number): SQL => sql`(
  select b.*, s.place_id, s.start_time, p.payout_id,
    p.payout_id is null and coalesce(o.bonus_time, b.bonus_time) < now() - ${OVERDUE_DAYS} * interval '1 day' as is_old
  from agent_bonuses b
  join guest_sessions s on s.session_id = b.session_id
  left join agent_payout_bonuses p on p.bonus_id = b.bonus_id
  left join agent_bonuses o on o.bonus_id = b.reverses
  where b.agent_id = ${agent_id}
)`;

interface Sums {
  readonly paid: number;
  readonly unpaid: number;
  readonly old: number;
}
interface HallSums extends Sums {
  readonly place_id: number;
  readonly place_name: string;
  readonly counted: boolean;
  readonly payment_type: number | null;
}

/** Halls in the order of their numbers: those that were asked for, and others in which the agent earned. */
function hallsOf(rows: readonly HallSums[]): HallDue[] {
  const halls = new Map<number, HallDue>();
  for (const { place_id, place_name, counted, payment_type, unpaid } of rows) {
    if (!counted && payment_type === null) continue;
    const before = toSatang(halls.get(place_id)?.unpaid_sum ?? 0);
    halls.set(place_id, { place_id, place_name, counted, unpaid_sum: toBaht(before + unpaid) });
  }
  return [...halls.values()];
}

/** Sums that an agent earned by sessions of the places, in baht, and the unpaid sum of each hall. */
export async function summaryOf(db: Queries, { agent_id, places }: OfAgent): Promise<ReplyOf<typeof paymentsSummary>> {
  const rows = await readRows<HallSums>(db)`
    select p.place_id, p.name as place_name, p.place_id = any(${integers(places)}) as counted, payment_type,
      coalesce(sum(amount) filter (where payout_id is not null), 0)::float8 as paid,
      coalesce(sum(amount) filter (where payout_id is null), 0)::float8 as unpaid,
      coalesce(sum(amount) filter (where is_old), 0)::float8 as old
    from places p left join ${bonusesOf(agent_id)} b on b.place_id = p.place_id
    group by p.place_id, payment_type order by p.place_id`;
  const of = (type: number): Sums =>
    rows
      .filter(({ payment_type, counted }) => counted && payment_type === type)
      .reduce<Sums>(
        (sum, { paid, unpaid, old }) => ({ paid: sum.paid + paid, unpaid: sum.unpaid + unpaid, old: sum.old + old }),
        { paid: 0, unpaid: 0, old: 0 },
      );
  /** Overdue sum in baht: unpaid bonuses of old sessions, less what the agent owes from other sessions. */
  const overdue = ({ unpaid, old }: Sums): number => toBaht(Math.max(0, Math.min(unpaid, old)));
  const [session, referral] = [of(1), of(2)];
  return {
    session_bonus_paid_sum: toBaht(session.paid),
    session_bonus_unpaid_sum: toBaht(session.unpaid),
    referral_bonus_paid_sum: toBaht(referral.paid),
    referral_bonus_unpaid_sum: toBaht(referral.unpaid),
    session_bonus_overdue_sum: overdue(session),
    referral_bonus_overdue_sum: overdue(referral),
    halls: hallsOf(rows),
  };
}

const MONEY = ['check_total', 'bonus_from_percent', 'bonus_from_promo', 'bonus_from_referral', 'bonus_total'] as const;
type Row = Omit<PaymentRow, 'session_id'> & {
  readonly session_id: number | null;
  readonly count: number;
  readonly hall_name: string | null;
};

/** A page of the sessions with bonuses of a kind and status, latest first, and their number. */
export async function listOf(
  db: Queries,
  {
    agent_id,
    places,
    payment_type,
    status,
    page,
    count,
  }: OfAgent & Omit<InputOf<typeof listPayments>['body'], 'places'>,
): Promise<ReplyOf<typeof listPayments>> {
  const rows = await readRows<Row>(db, ...MONEY)`
    with sums as (
      select session_id, referral_agent_id, place_id, start_time, sum(from_percent)::float8 as bonus_from_percent,
        sum(from_promo)::float8 as bonus_from_promo, sum(from_referral)::float8 as bonus_from_referral,
        sum(amount)::float8 as bonus_total, sum(amount) > 0 and coalesce(sum(amount) filter (where is_old), 0) > 0 as is_overdue
      from ${bonusesOf(agent_id)} b
      where place_id = any(${integers(places)}) and payment_type = ${payment_type} and (payout_id is null) = ${status === 0}
      group by session_id, referral_agent_id, place_id, start_time
      having sum(amount) <> 0
    ), paged as (
      select * from sums order by start_time desc, session_id desc, referral_agent_id
      limit ${count} offset ${(page - 1) * count}
    )
    select total.count, total.hall_name, s.session_id, ${agent_id}::integer as agent_id, p.name as place_name,
      ${seconds(sql`s.start_time`)} as registration_date, coalesce((
        select sum(o.paidsum) from orders o where o.session_id = s.session_id and o.cancelled_at is null
      ), 0)::float8 as check_total, s.bonus_from_percent, s.bonus_from_promo, s.bonus_from_referral, s.bonus_total,
      s.referral_agent_id, r.first_name as referral_agent_name, s.is_overdue
    from (
      select count(*)::integer, ${hallName(places)} as hall_name from sums
    ) total
    left join paged s on true
    left join places p on p.place_id = s.place_id
    left join agents r on r.agent_id = s.referral_agent_id
    order by s.start_time desc, s.session_id desc, s.referral_agent_id`;
  const payments = rows.flatMap(({ count: _, hall_name: _hall, session_id, ...row }): PaymentRow[] =>
    session_id === null ? [] : [{ ...row, session_id }],
  );
  const [{ count: total, hall_name } = { count: 0, hall_name: null }] = rows;
  return { payments, total, hall_name };
}
