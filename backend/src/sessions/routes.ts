import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { refusal } from '@/lib/contract/refusals';
import { endSession, listSessions, type SignedInAt } from '@/lib/contract/sessions';
import { endSessions, fingerprint, tokenOf } from '../auth/sessions';
import type { Database } from '../db/open';
import { sessions } from '../db/schema';
import { command } from '../http/command';
import { route } from '../http/route';

/** Routes that list and end the caller's sessions. */
export function sessionRoutes(app: FastifyInstance, { db }: Database): void {
  route(app, listSessions, async ({ caller, request }) => {
    const { rows } = await db.execute<SignedInAt & Record<string, unknown>>(sql`
      select session_id, device, address, floor(extract(epoch from created_at))::float8 as created_time,
        floor(extract(epoch from expires_at - interval '24 hours'))::float8 as last_time,
        token_hash = ${fingerprint(tokenOf(request) ?? '')} as is_current
      from sessions where user_id = ${caller.user_id} and expires_at > now()
      order by is_current desc, last_time desc, session_id desc`);
    return { items: rows };
  });

  command(app, db, endSession, async (tx, { input: { body }, caller, request }) => {
    const { session_id, others } = body;
    if ((session_id === undefined) === (others === undefined)) throw refusal('badInput', 'session_id');
    if (session_id === undefined) {
      await endSessions(tx, caller.user_id, tokenOf(request) ?? '');
      return {};
    }
    const own = and(eq(sessions.session_id, session_id), eq(sessions.user_id, caller.user_id));
    const { rowCount } = await tx.delete(sessions).where(own);
    if (rowCount === 0) throw refusal('noSuchSignIn', 'session_id');
    return {};
  });
}
