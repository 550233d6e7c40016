import { asc, eq, sql } from 'drizzle-orm';
import { getAgentPhoto, type saveAgent } from '@/lib/sections/users/contract/agents';
import { browserPath, wirePath, type InputOf } from '@/lib/contract/endpoint';
import type { Agent } from '@/lib/sections/payments/contract/payments';
import { refusal } from '@/lib/contract/refusals';
import { differences, remember, requireVersion } from '../../db/history';
import { inNameOrder } from '../../db/names';
import type { Queries, Transaction } from '../../db/open';
import { lockRow, readRow } from '../../db/rows';
import { agents } from '../../db/schema';
import { unixOf } from '../../db/time';

type AgentRecord = typeof agents.$inferSelect;

/** Time of the photo, in Unix seconds, which its address contains; null without a photo. */
export const photoTimestamp = ({ photo_time }: Pick<AgentRecord, 'photo_time'>): number | null =>
  photo_time && unixOf(photo_time);

/** Address at which a browser finds the photo; empty without a photo. */
function photoUrl({ agent_id, photo_time }: Pick<AgentRecord, 'agent_id' | 'photo_time'>): string {
  const timestamp = photoTimestamp({ photo_time });
  if (timestamp === null) return '';
  const query = { timestamp };
  return browserPath(wirePath(getAgentPhoto, { params: { id: agent_id }, query }));
}

/** An agent on the wire, with the settings. */
export function agentToWire({ photo_time, ...agent }: AgentRecord): Agent {
  return { ...agent, photo_url: photoUrl({ agent_id: agent.agent_id, photo_time }) };
}

/** Agents by name; with `userId`, only the agent of that account. */
export async function agentSettings(db: Queries, userId: number | undefined): Promise<Agent[]> {
  const rows = await db
    .select()
    .from(agents)
    .where(userId === undefined ? undefined : eq(agents.user_id, userId))
    .orderBy(inNameOrder(sql`first_name`), asc(agents.agent_id));
  return rows.map(agentToWire);
}

/** The agent, locked. @throws ProblemError 2 for an unknown one. */
export const lockAgent = (tx: Transaction, agentId: number, field = 'agent_id'): Promise<AgentRecord> =>
  lockRow(tx, agents, eq(agents.agent_id, agentId), ['noSuchAgent', field]);

/** @throws ProblemError 2 for an unknown referrer, 1 when the agent brought the referrer, directly or indirectly. */
async function requireReferrer(tx: Transaction, agentId: number, referrerId: number): Promise<void> {
  await lockAgent(tx, referrerId, 'referred_by');
  const brought = await readRow(tx)`
    with recursive above as (
      select agent_id, referred_by from agents where agent_id = ${referrerId}
      union
      select a.agent_id, a.referred_by from agents a join above on a.agent_id = above.referred_by
    )
    select from above where agent_id = ${agentId}`;
  if (brought) throw refusal('agentsBroughtEachOther', 'referred_by');
}

/**
 * Changes the given settings of an agent.
 * @throws ProblemError 2 for an unknown agent, 1 for agents who would have brought each other, 5 for an old `version`.
 */
export async function changeAgent(
  tx: Transaction,
  userId: number,
  { agent_id, version, ...fields }: InputOf<typeof saveAgent>['body'],
): Promise<{ version: number }> {
  const before = await lockAgent(tx, agent_id);
  requireVersion(before, version);
  const changes = differences(before, fields);
  if (changes.length === 0) return { version: before.version };
  if (fields.referred_by) await requireReferrer(tx, agent_id, fields.referred_by);
  const after = { ...fields, version: before.version + 1 };
  await tx.update(agents).set(after).where(eq(agents.agent_id, agent_id));
  await remember(tx, 'agent', userId, [{ record_id: agent_id, action: 'changed', changes }]);
  return { version: after.version };
}
