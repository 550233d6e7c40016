import { asc, eq, sql } from 'drizzle-orm';
import type { Agent } from '@/lib/contract/payments';
import { refusal } from '@/lib/contract/refusals';
import { toBaht } from '@/lib/domain/money';
import { agentToWire } from '../bonuses/agents';
import { inNameOrder } from '../db/names';
import type { Database } from '../db/open';
import { agents } from '../db/schema';

type Reader = Pick<Database['db'], 'execute' | 'select'>;

/** @throws ProblemError 2 for an unknown agent */
export async function requireAgent(db: Pick<Reader, 'select'>, agent_id: number): Promise<typeof agents.$inferSelect> {
  const [agent] = await db.select().from(agents).where(eq(agents.agent_id, agent_id));
  if (!agent) throw refusal('noSuchAgent', 'agent_id');
  return agent;
}

/** An array parameter of whole numbers. */
export const integers = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::integer[]`;

/**
 * Agents by name with their unpaid sum for sessions of the places, in baht. Agents who left are included while their
 * unpaid sum of some kind of bonus is not 0, in these places or in all.
 */
export async function payableAgents(db: Reader, places: readonly number[]): Promise<Agent[]> {
  const kinds = sql`(
    select b.agent_id, sum(b.amount) as everywhere,
      coalesce(sum(b.amount) filter (where s.place_id = any(${integers(places)})), 0) as here
    from unpaid_bonuses b join guest_sessions s on s.session_id = b.session_id group by b.agent_id, b.payment_type
  )`;
  const unpaid = sql`(
    select agent_id as owed_to, sum(here)::float8 as unpaid
    from ${kinds} kinds where everywhere <> 0 or here <> 0 group by agent_id
  ) unpaid`;
  const rows = await db
    .select({ agent: agents, unpaid: sql<number>`coalesce(unpaid, 0)` })
    .from(agents)
    .leftJoin(unpaid, sql`owed_to = ${agents.agent_id}`)
    .where(sql`${agents.active} or owed_to is not null`)
    .orderBy(inNameOrder(sql`${agents.first_name}`), asc(agents.agent_id));
  return rows.map(({ agent, unpaid: sum }) => ({ ...agentToWire(agent), unpaid_sum: toBaht(sum) }));
}
