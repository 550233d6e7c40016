import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from '@/lib/contract/refusals';
import {
  endSession,
  listSessions,
  signOutUser,
  userSessions,
  type SignedInAt,
} from '@/lib/sections/auth/contract/sessions';
import type { Settings } from '@/lib/env';
import { rememberChange } from '../../db/history';
import type { Database, Queries, Transaction } from '../../db/open';
import { readRows } from '../../db/rows';
import { sessions } from '../../db/schema';
import { seconds, unixOf } from '../../db/time';
import { command } from '../../http/command';
import { route } from '../../http/route';
import { editBy, requireRights } from '../../people/edit';
import { factorOf } from '../../people/second-factor';
import { endSessions, fingerprint, sessionTimes, tokenOf } from '../../people/sessions';

/** Most sessions of one account that are listed. */
const MOST_LISTED = 100;

/** Notes in the history of an account that sessions of it were ended. */
async function note(tx: Transaction, userId: number, by: number, ended: number): Promise<void> {
  if (ended === 0) return;
  const after = await tx.$count(sessions, eq(sessions.user_id, userId));
  await rememberChange(tx, 'user', by, userId, { field: 'sessions', before: after + ended, after });
}

/** Routes that list and end the caller's sessions, and those of accounts that the caller may edit. */
export function sessionRoutes(app: FastifyInstance, { db }: Database, settings: Settings): void {
  const { isLive } = sessionTimes(settings);
  const sessionsOf = async (tx: Queries, userId: number, request: FastifyRequest) => {
    return readRows<SignedInAt>(tx)`
      select session_id, device, address, ${seconds(sql`created_at`)} as created_time,
        ${seconds(sql`last_used`)} as last_time,
        token_hash = ${fingerprint(tokenOf(request) ?? '')} as is_current
      from sessions where user_id = ${userId} and ${isLive}
      order by is_current desc, last_time desc, session_id desc limit ${MOST_LISTED}`;
  };

  route(app, listSessions, async ({ caller, request }) => ({ items: await sessionsOf(db, caller.user_id, request) }));

  command(app, db, endSession, async (tx, { input: { body }, caller: { user_id }, request }) => {
    const { session_id, others, everywhere } = body;
    if ([session_id, others, everywhere].filter((given) => given !== undefined).length !== 1)
      throw refusal('badInput', 'session_id');
    if (session_id === undefined) {
      const ended = await endSessions(tx, user_id, everywhere ? undefined : (tokenOf(request) ?? ''));
      await note(tx, user_id, user_id, ended);
      return;
    }
    const own = and(eq(sessions.session_id, session_id), eq(sessions.user_id, user_id));
    const { rowCount } = await tx.delete(sessions).where(own);
    if (rowCount === 0) throw refusal('noSuchSignIn', 'session_id');
    await note(tx, user_id, user_id, 1);
  });

  route(app, userSessions, ({ input: { params }, caller, request }) =>
    db.transaction(async (tx) => {
      await requireRights(await editBy(tx, caller, app.special), params.id);
      const confirmed = (await factorOf(tx, params.id))?.confirmed_at;
      const factor_since = confirmed ? unixOf(confirmed) : null;
      return { items: await sessionsOf(tx, params.id, request), factor_since };
    }),
  );

  command(app, db, signOutUser, async (tx, { input: { body }, caller }) => {
    await requireRights(await editBy(tx, caller, app.special), body.user_id);
    await note(tx, body.user_id, caller.user_id, await endSessions(tx, body.user_id));
  });
}
