import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  listAgents,
  listPayments,
  paymentDetails,
  paymentHistory,
  paymentsSummary,
  paymentStatement,
  type PaymentDetails,
} from '@/lib/sections/payments/contract/payments';
import { boundsOf } from '@/lib/domain/venue-time';
import type { Settings } from '@/lib/env';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { refusal } from '@/lib/contract/refusals';
import type { Database, Queries } from '../../db/open';
import { readRow, readRows } from '../../db/rows';
import { seconds, unixNow } from '../../db/time';
import { route } from '../../http/route';
import { payableAgents, requireAgent } from './agents';
import { confirmRoute } from './confirm';
import { placesOf } from './halls';
import { listOf, summaryOf } from './list';
import { statementOf } from './statement';

type Session = Omit<PaymentDetails, 'orders'>;
type Line = PaymentDetails['orders'][number];
const OF_LINE = ['total', 'bonus_from_percent', 'bonus_from_promo', 'bonus_from_referral', 'bonus'] as const;

/**
 * A session with the positions of its orders and the agent's bonuses. Bonuses that were taken back add up to 0. The
 * `bonus` of a position includes the agent's referral bonuses.
 * @throws ProblemError 2 for an unknown session
 */
async function detailsOf(db: Queries, session_id: number, agent_id: number): Promise<PaymentDetails> {
  const session = await readRow<Session>(db, 'bonus', 'referral_bonus')`
    select p.name as place, s."table", s.participants as number_of_participants,
      ${seconds(sql`s.start_time`)} as start_time,
      ${seconds(sql`s.end_time`)} as end_time,
      coalesce(sum(b.amount) filter (where b.payment_type = 1), 0)::float8 as bonus,
      coalesce(sum(b.amount) filter (where b.payment_type = 2), 0)::float8 as referral_bonus
    from guest_sessions s
    join places p on p.place_id = s.place_id
    left join agent_bonuses b on b.session_id = s.session_id and b.agent_id = ${agent_id}
    where s.session_id = ${session_id}
    group by s.session_id, p.place_id`;
  if (!session) throw refusal('noSuchSession', 'session_id');
  const orders = await readRows<Line>(db, ...OF_LINE)`
    select l.menu_id, l.menu_name as title, l.order_number as order_id, l.paidsum::float8 as total,
      coalesce(sum(b.from_percent), 0)::float8 as bonus_from_percent,
      coalesce(sum(b.from_promo), 0)::float8 as bonus_from_promo,
      coalesce(sum(b.from_referral), 0)::float8 as bonus_from_referral, coalesce(sum(b.amount), 0)::float8 as bonus,
      ${seconds(sql`o.cancelled_at`)} as cancelled_time
    from orders o
    join order_lines l on l.order_number = o.order_number
    left join agent_bonuses b on b.order_number = l.order_number and b.line = l.line and b.agent_id = ${agent_id}
    where o.session_id = ${session_id}
    group by o.order_number, l.order_number, l.line
    order by o.paid_time, l.order_number, l.line`;
  return { ...session, orders };
}

type Records = ReplyOf<typeof paymentHistory>['records'];

/** Payouts of an agent, latest first. */
const payoutsOf = (db: Queries, agent_id: number): Promise<Records> =>
  readRows<Records[number]>(db, 'cost')`
    select e.expense_id, e.cost::float8, ${seconds(sql`q.payout_time`)} as time, q.payment_type,
      coalesce(u.person, '') as user_name
    from agent_payouts q
    join expenses e on e.entry_id = q.entry_id
    left join users u on u.user_id = q.user_id
    where q.agent_id = ${agent_id}
    order by q.payout_time desc, q.payout_id desc`;

/** Calls of the payments screen. */
export function paymentRoutes(app: FastifyInstance, database: Database, settings: Settings): void {
  const { db } = database;
  confirmRoute(app, database, settings);
  route(app, listAgents, async ({ input: { body } }) => payableAgents(db, await placesOf(db, body)));
  route(app, paymentsSummary, async ({ input: { body } }) => {
    await requireAgent(db, body.agent_id);
    return summaryOf(db, { ...body, places: await placesOf(db, body) });
  });
  route(app, listPayments, async ({ input: { body } }) => {
    await requireAgent(db, body.agent_id);
    return listOf(db, { ...body, places: await placesOf(db, body) });
  });
  route(app, paymentDetails, async ({ input: { body } }) => {
    await requireAgent(db, body.agent_id);
    return detailsOf(db, body.session_id, body.agent_id);
  });
  route(app, paymentHistory, async ({ input: { body } }) => {
    await requireAgent(db, body.agent_id);
    return { records: await payoutsOf(db, body.agent_id) };
  });
  route(app, paymentStatement, ({ input: { body } }) => {
    const { agent_id, page, count, ...period } = body;
    const bounds = boundsOf(period, unixNow(), settings.VENUE_TIMEZONE);
    return statementOf(db, { agent_id, page, count, bounds });
  });
}
