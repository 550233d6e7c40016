import { asc, eq, sql } from 'drizzle-orm';
import type { AgentList } from '@/lib/sections/payments/contract/payments';
import { toBaht } from '@/lib/domain/money';
import { inNameOrder } from '../../db/names';
import type { Queries } from '../../db/open';
import { integers, readOne, requireRow } from '../../db/rows';
import { agents } from '../../db/schema';
import { agentToWire } from './agent-settings';

/** @throws ProblemError 2 for an unknown agent */
export const requireAgent = (db: Queries, agent_id: number): Promise<typeof agents.$inferSelect> =>
  requireRow(db, agents, eq(agents.agent_id, agent_id), ['noSuchAgent', 'agent_id']);

/** The name of the only place, null for several. */
export const hallName = (places: readonly number[]) => sql<string | null>`(
  select case when count(*) = 1 then min(name) end from places where place_id = any(${integers(places)})
)`;

/**
 * Lists agents by name with their unpaid sums for sessions of the places, in baht, and the name of the only place. Agents
 * who left are included while their unpaid sum of some kind of bonus is not 0, in these places or in all.
 */
export async function payableAgents(db: Queries, places: readonly number[]): Promise<AgentList> {
  const kinds = sql`(
    select b.agent_id, b.payment_type, sum(b.amount) as everywhere,
      coalesce(sum(b.amount) filter (where s.place_id = any(${integers(places)})), 0) as here
    from unpaid_bonuses b join guest_sessions s on s.session_id = b.session_id group by b.agent_id, b.payment_type
  )`;
  const unpaid = sql`(
    select agent_id as owed_to, coalesce(sum(here) filter (where payment_type = 1), 0)::float8 as of_sessions,
      coalesce(sum(here) filter (where payment_type = 2), 0)::float8 as of_referrals
    from ${kinds} kinds where everywhere <> 0 or here <> 0 group by agent_id
  ) unpaid`;
  const rows = await db
    .select({
      agent: agents,
      of_sessions: sql<number>`coalesce(of_sessions, 0)`,
      of_referrals: sql<number>`coalesce(of_referrals, 0)`,
    })
    .from(agents)
    .leftJoin(unpaid, sql`owed_to = ${agents.agent_id}`)
    .where(sql`${agents.active} or owed_to is not null`)
    .orderBy(inNameOrder(sql`${agents.first_name}`), asc(agents.agent_id));
  // Without agents there is no row that could name the hall.
  const { hall_name } = await readOne<{ hall_name: string | null }>(db)`select ${hallName(places)} as hall_name`;
  const items = rows.map(({ agent, of_sessions, of_referrals }) => ({
    ...agentToWire(agent),
    unpaid_sum: toBaht(of_sessions + of_referrals),
    session_bonus_unpaid_sum: toBaht(of_sessions),
    referral_bonus_unpaid_sum: toBaht(of_referrals),
  }));
  return { items, hall_name };
}
