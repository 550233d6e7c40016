import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { insertOne } from '@/backend/src/db/insert-rows';
import type { Transaction } from '@/backend/src/db/open';
import { findRow, requireRow } from '@/backend/src/db/rows';
import { agents, guestSessions, sessionAgents } from '@/backend/src/db/schema';
import { unixOf } from '@/backend/src/db/time';
import type { InputOf, ReplyOf } from '@/lib/contract/endpoint';
import type { posSessionAgent, posSessionEnd, posSessionStart } from '@/lib/sections/orders/contract/pos';
import { refusal } from '@/lib/contract/refusals';
import { laterOf, momentOf } from './moment';
import { requirePlace, sessionAt } from './open-table';

/** @throws ProblemError 2 for an unknown or inactive agent */
async function requireAgents(tx: Transaction, ids: readonly number[]): Promise<void> {
  const there = await tx.$count(agents, and(inArray(agents.agent_id, [...ids]), eq(agents.active, true)));
  if (there !== ids.length) throw refusal('noSuchAgent', 'agents');
}

/** Seats guests. @throws ProblemError 5 while a session is open there, 2 for an unknown place or agent */
export async function startSession(
  tx: Transaction,
  body: InputOf<typeof posSessionStart>['body'],
): Promise<ReplyOf<typeof posSessionStart>> {
  const { place_id, table, participants, forced } = body;
  const start_time = momentOf(body.time);
  await requirePlace(tx, place_id);
  if (await sessionAt(tx, body)) throw refusal('sessionThere', 'table');
  const ids = [...new Set(body.agents)];
  await requireAgents(tx, ids);
  const { session_id } = await insertOne(tx, guestSessions, { place_id, table, participants, forced, start_time });
  if (ids.length > 0)
    await tx.insert(sessionAgents).values(ids.map((agent_id) => ({ session_id, agent_id, start_time })));
  return { session_id };
}

/** @throws ProblemError 2 for an unknown session, 5 for one that has ended */
async function openSession(tx: Transaction, sessionId: number): Promise<typeof guestSessions.$inferSelect> {
  const which = eq(guestSessions.session_id, sessionId);
  const session = await requireRow(tx, guestSessions, which, ['noSuchSession', 'session_id']);
  if (session.end_time) throw refusal('sessionOver', 'session_id');
  return session;
}

type Stay = typeof sessionAgents.$inferSelect;
const ofAgent = ({ session_id, agent_id }: Pick<Stay, 'session_id' | 'agent_id'>) =>
  and(eq(sessionAgents.session_id, session_id), eq(sessionAgents.agent_id, agent_id));

/** Adds an agent to a session. An agent who returns keeps the time sat before. */
async function join(tx: Transaction, session: number, agent: number, time: Date, before?: Stay): Promise<void> {
  if (!before) {
    await requireAgents(tx, [agent]);
    await tx.insert(sessionAgents).values({ session_id: session, agent_id: agent, start_time: time });
    return;
  }
  if (!before.end_time) throw refusal('agentThere', 'agent_id');
  const sat = before.end_time.getTime() - before.start_time.getTime();
  const start_time = new Date(laterOf(time, before.end_time).getTime() - sat);
  await tx.update(sessionAgents).set({ start_time, end_time: null }).where(ofAgent(before));
}

/** Adds an agent to a session or removes one. @throws ProblemError 2 or 5 when impossible */
export async function changeAgent(tx: Transaction, body: InputOf<typeof posSessionAgent>['body']): Promise<void> {
  const { session_id, agent_id } = body;
  const { start_time } = await openSession(tx, session_id);
  const time = laterOf(momentOf(body.time), start_time);
  const before = await findRow(tx, sessionAgents, ofAgent(body));
  if (body.joins) await join(tx, session_id, agent_id, time, before);
  else {
    if (!before || before.end_time) throw refusal('agentNotThere', 'agent_id');
    await tx
      .update(sessionAgents)
      .set({ end_time: laterOf(time, before.start_time) })
      .where(ofAgent(body));
  }
}

/** Ends a session and its agents' time. @returns its duration in seconds */
export async function endSession(
  tx: Transaction,
  body: InputOf<typeof posSessionEnd>['body'],
): Promise<ReplyOf<typeof posSessionEnd>> {
  const { session_id, start_time } = await openSession(tx, body.session_id);
  const end_time = laterOf(momentOf(body.time), start_time);
  await tx.update(guestSessions).set({ end_time }).where(eq(guestSessions.session_id, session_id));
  await tx
    .update(sessionAgents)
    .set({ end_time: sql`greatest(${sessionAgents.start_time}, ${end_time.toISOString()}::timestamptz)` })
    .where(and(eq(sessionAgents.session_id, session_id), isNull(sessionAgents.end_time)));
  return { duration: unixOf(end_time) - unixOf(start_time) };
}
