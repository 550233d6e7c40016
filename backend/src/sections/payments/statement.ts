import { sql, type SQL } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '@/lib/contract/endpoint';
import type { paymentStatement, StatementRow } from '@/lib/sections/payments/contract/payments';
import type { Bounds } from '@/lib/domain/venue-time';
import type { Queries } from '../../db/open';
import { readOne, readRows } from '../../db/rows';
import { seconds, within } from '../../db/time';
import { requireAgent } from './agents';

type Asked = Pick<InputOf<typeof paymentStatement>['body'], 'agent_id' | 'page' | 'count'> & {
  readonly bounds: Bounds;
};

/** Lines of an agent's account with what is owed after each, in satang. All bonuses of an order have one time. */
const account = (agentId: number): SQL => sql`(
  select *, row_number() over way as number, sum(amount) over way as owed
  from (
    select bonus_time as time, case when reverses is null then 'earned' else 'taken_back' end as kind, payment_type,
      session_id, order_number, referral_agent_id, max(percent) as percent, sum(from_percent) as from_percent,
      sum(from_promo) as from_promo, sum(from_referral) as from_referral, sum(amount) as amount, null::integer as payout_id
    from agent_bonuses where agent_id = ${agentId}
    group by bonus_time, reverses is null, payment_type, session_id, order_number, referral_agent_id
    union all
    select payout_time, 'paid', payment_type, null, null, null, null, null, null, null, -amount, payout_id
    from agent_payouts where agent_id = ${agentId}
  ) lines
  window way as (
    order by time, kind, payment_type, order_number, referral_agent_id, payout_id rows unbounded preceding
  )
)`;

type Sums = ReplyOf<typeof paymentStatement>['totals'] & { readonly total: number };
const SUMS = ['opening', 'earned', 'taken_back', 'paid', 'closing'] as const;

function sumsOf(db: Queries, { agent_id, bounds }: Asked): Promise<Sums> {
  const inPeriod = within(sql`time`, bounds);
  const before = bounds.start === null ? sql`false` : sql`time < to_timestamp(${bounds.start}::float8)`;
  const sumOf = (which: SQL) => sql`coalesce(sum(amount) filter (where ${which}), 0)::float8`;
  const kind = (name: string) => sumOf(sql`${inPeriod} and kind = ${name}`);
  return readOne<Sums>(db, ...SUMS)`
    select ${sumOf(before)} as opening, ${kind('earned')} as earned, ${kind('taken_back')} as taken_back,
      ${kind('paid')} as paid, ${sumOf(sql`(${before}) or (${inPeriod})`)} as closing,
      count(*) filter (where ${inPeriod})::float8 as total
    from ${account(agent_id)} lines`;
}

const MONEY = ['bonus_from_percent', 'bonus_from_promo', 'bonus_from_referral', 'amount', 'owed'] as const;

/** A page of an agent's account over a period. @throws ProblemError 2 for an unknown agent */
export async function statementOf(db: Queries, asked: Asked): Promise<ReplyOf<typeof paymentStatement>> {
  const { agent_id, bounds, page, count } = asked;
  const { first_name } = await requireAgent(db, agent_id);
  const { total, ...totals } = await sumsOf(db, asked);
  const items = await readRows<StatementRow>(db, ...MONEY)`
    select number::integer, ${seconds(sql`time`)} as time, kind, payment_type, session_id, order_number,
      p.name as place_name, referral_agent_id, r.first_name as referral_agent_name, lines.percent::float8 as percent,
      from_percent::float8 as bonus_from_percent, from_promo::float8 as bonus_from_promo,
      from_referral::float8 as bonus_from_referral, amount::float8 as amount, owed::float8 as owed
    from ${account(agent_id)} lines
    left join guest_sessions s using (session_id) left join places p using (place_id)
    left join agents r on r.agent_id = referral_agent_id
    where ${within(sql`time`, bounds)}
    order by number limit ${count} offset ${(page - 1) * count}`;
  return { first_name, items, totals, total };
}
