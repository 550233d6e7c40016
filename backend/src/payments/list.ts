import { sql, type SQL } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '@/lib/contract/endpoint';
import type { listPayments, PaymentRow, paymentsSummary } from '@/lib/contract/payments';
import { toBaht } from '@/lib/domain/money';
import { OVERDUE_DAYS } from '@/lib/domain/payments';
import type { Database } from '../db/open';
import { integers } from './agents';

type Reader = Pick<Database['db'], 'execute'>;

interface OfAgent {
  readonly agent_id: number;
  readonly places: readonly number[];
}

/**
 * An agent's bonuses of sessions of the places. `payout_id` is null while unpaid; `is_old` is unpaid for too long,
 * counted from the payment of the order also for a row that takes it back.
 */
const bonusesOf = ({ agent_id, places }: OfAgent): SQL => sql`(
  select b.*, s.place_id, s.start_time, p.payout_id,
    p.payout_id is null and coalesce(o.bonus_time, b.bonus_time) < now() - ${OVERDUE_DAYS} * interval '1 day' as is_old
  from agent_bonuses b
  join guest_sessions s on s.session_id = b.session_id
  left join agent_payout_bonuses p on p.bonus_id = b.bonus_id
  left join agent_bonuses o on o.bonus_id = b.reverses
  where b.agent_id = ${agent_id} and s.place_id = any(${integers(places)})
)`;

interface Sums {
  readonly payment_type: number;
  readonly paid: number;
  readonly unpaid: number;
  readonly old: number;
}

/** What an agent earned by sessions of the places, in baht. */
export async function summaryOf(db: Reader, agent: OfAgent): Promise<ReplyOf<typeof paymentsSummary>> {
  const { rows } = await db.execute<Sums & Record<string, unknown>>(sql`
    select payment_type, coalesce(sum(amount) filter (where payout_id is not null), 0)::float8 as paid,
      coalesce(sum(amount) filter (where payout_id is null), 0)::float8 as unpaid,
      coalesce(sum(amount) filter (where is_old), 0)::float8 as old
    from ${bonusesOf(agent)} b group by payment_type`);
  const of = (type: number): Sums =>
    rows.find(({ payment_type }) => payment_type === type) ?? { payment_type: type, paid: 0, unpaid: 0, old: 0 };
  /** What is owed from other sessions lowers what is due of the old ones. */
  const overdue = ({ unpaid, old }: Sums): number => toBaht(Math.max(0, Math.min(unpaid, old)));
  const [session, referral] = [of(1), of(2)];
  return {
    session_bonus_paid_sum: toBaht(session.paid),
    session_bonus_unpaid_sum: toBaht(session.unpaid),
    referral_bonus_paid_sum: toBaht(referral.paid),
    referral_bonus_unpaid_sum: toBaht(referral.unpaid),
    session_bonus_overdue_sum: overdue(session),
    referral_bonus_overdue_sum: overdue(referral),
  };
}

type Row = Omit<PaymentRow, 'session_id'> & { readonly session_id: number | null; readonly count: number };

/** A page of the sessions with bonuses of a kind and status, latest first, and their number. */
export async function listOf(
  db: Reader,
  { payment_type, status, page, count, ...agent }: InputOf<typeof listPayments>['body'],
): Promise<ReplyOf<typeof listPayments>> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    with sums as (
      select session_id, referral_agent_id, place_id, start_time, sum(from_percent)::float8 as bonus_from_percent,
        sum(from_promo)::float8 as bonus_from_promo, sum(from_referral)::float8 as bonus_from_referral,
        sum(amount)::float8 as bonus_total, sum(amount) > 0 and coalesce(sum(amount) filter (where is_old), 0) > 0 as is_overdue
      from ${bonusesOf(agent)} b
      where payment_type = ${payment_type} and (payout_id is null) = ${status === 0}
      group by session_id, referral_agent_id, place_id, start_time
      having sum(amount) <> 0
    ), paged as (
      select * from sums order by start_time desc, session_id desc, referral_agent_id
      limit ${count} offset ${(page - 1) * count}
    )
    select total.count, s.session_id, ${agent.agent_id}::integer as agent_id, p.name as place_name,
      floor(extract(epoch from s.start_time))::float8 as registration_date, coalesce((
        select sum(o.paidsum) from orders o where o.session_id = s.session_id and o.cancelled_at is null
      ), 0)::float8 as check_total, s.bonus_from_percent, s.bonus_from_promo, s.bonus_from_referral, s.bonus_total,
      s.referral_agent_id, r.first_name as referral_agent_name, s.is_overdue
    from (select count(*)::integer from sums) total
    left join paged s on true
    left join places p on p.place_id = s.place_id
    left join agents r on r.agent_id = s.referral_agent_id
    order by s.start_time desc, s.session_id desc, s.referral_agent_id`);
  const payments = rows.flatMap(({ count: _, session_id, ...row }): PaymentRow[] =>
    session_id === null
      ? []
      : [
          {
            ...{ ...row, session_id },
            check_total: toBaht(row.check_total),
            bonus_from_percent: toBaht(row.bonus_from_percent),
            bonus_from_promo: toBaht(row.bonus_from_promo),
            bonus_from_referral: toBaht(row.bonus_from_referral),
            bonus_total: toBaht(row.bonus_total),
          },
        ],
  );
  return { payments, total: rows[0]?.count ?? 0 };
}
