import { createHash, randomBytes } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { holds, MAX_PERMISSION, type Person } from '@/lib/domain/permissions';
import type { Database } from '../db/open';
import { sessions } from '../db/schema';

export const SESSION_COOKIE = 'venue_session';
export const tokenOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined => cookies[SESSION_COOKIE];

/** The caller: a row of `users` with its current rights. */
export interface Caller extends Person {
  readonly user_id: number;
}

/** SHA-256 of a session's token; the token itself is not stored. */
export const fingerprint = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A sign-in: the password hash that was checked, and where it came from. */
interface SignIn {
  readonly user_id: number;
  readonly password_hash: string;
  readonly device: string;
  readonly address: string;
}

/** Ends an account's sessions, except that of `token`. The caller has updated the account's row before. */
export async function endSessions(tx: Pick<Database['db'], 'delete'>, userId: number, token?: string): Promise<void> {
  const others = token === undefined ? undefined : ne(sessions.token_hash, fingerprint(token));
  await tx.delete(sessions).where(and(eq(sessions.user_id, userId), others));
}

/** Sessions as rows: a log-out, a disabled account or a changed right holds at the next request. */
export const sessionRepository = (db: Database['db'], adminLogin: string) => ({
  /**
   * Opens a session and returns its token, which is stored nowhere; null when the account was disabled, removed or got
   * another password after the check. Both sides update the account's row, so that one of them waits for the other.
   */
  async open({ user_id, password_hash, device, address }: SignIn): Promise<string | null> {
    const token = randomBytes(32).toString('base64url');
    return db.transaction(async (tx) => {
      const { rowCount } = await tx.execute(sql`
        update users set last_seen = now()
        where user_id = ${user_id} and password_hash = ${password_hash} and active and removed_at is null`);
      if (rowCount === 0) return null;
      await tx.delete(sessions).where(sql`${sessions.expires_at} < now()`);
      const expires_at = sql`now() + interval '24 hours'`;
      await tx.insert(sessions).values({ token_hash: fingerprint(token), user_id, expires_at, device, address });
      return token;
    });
  },

  async end(token: string): Promise<void> {
    await db.delete(sessions).where(eq(sessions.token_hash, fingerprint(token)));
  },

  /**
   * The active user of a token who may sign in here, or null. A session ends 24 hours after its last use; use is
   * recorded every ten minutes.
   */
  async callerOf(token: string): Promise<Caller | null> {
    const found = await db.execute<{ user_id: number; login: string; permissions: string }>(sql`
      with used as (
        update sessions set expires_at = now() + interval '24 hours'
        where token_hash = ${fingerprint(token)} and expires_at > now()
          and expires_at < now() + interval '23 hours 50 minutes'
        returning user_id
      ), seen as (
        update users u set last_seen = now() from used where u.user_id = used.user_id
      )
      select u.user_id, u.login, u.permissions
      from sessions s join users u using (user_id)
      where s.token_hash = ${fingerprint(token)} and s.expires_at > now() and u.active
        and u.removed_at is null`);
    const user = found.rows[0];
    if (!user) return null;
    if (user.login === adminLogin) return { ...user, permissions: MAX_PERMISSION };
    return holds(user, 'ProgramLogin') ? user : null;
  },
});
