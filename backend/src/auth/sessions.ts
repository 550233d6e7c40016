import { createHash, randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { MAX_PERMISSION, type Person } from '@/lib/domain/permissions';
import type { Database } from '../db/open';
import { sessions } from '../db/schema';

export const SESSION_COOKIE = 'venue_session';

/** The caller: a row of `users` with its current rights. */
export interface Caller extends Person {
  readonly user_id: number;
}

const fingerprint = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Sessions as rows: a log-out, a disabled account or a changed right holds at the next request. */
export const sessionRepository = (db: Database['db'], adminLogin: string) => ({
  /** Opens a session and returns its token, which is stored nowhere. */
  async open(userId: number): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await db.transaction(async (tx) => {
      await tx.delete(sessions).where(sql`${sessions.expires_at} < now()`);
      await tx.insert(sessions).values({
        token_hash: fingerprint(token),
        user_id: userId,
        expires_at: sql`now() + interval '24 hours'`,
      });
    });
    return token;
  },

  async end(token: string): Promise<void> {
    await db.delete(sessions).where(eq(sessions.token_hash, fingerprint(token)));
  },

  /**
   * The active user of a token, or null. A session ends 24 hours after its last use; use is recorded every ten minutes.
   */
  async callerOf(token: string): Promise<Caller | null> {
    const found = await db.execute<{ user_id: number; login: string; permissions: string }>(sql`
      with used as (
        update sessions set expires_at = now() + interval '24 hours'
        where token_hash = ${fingerprint(token)} and expires_at > now()
          and expires_at < now() + interval '23 hours 50 minutes'
      )
      select u.user_id, u.login, u.permissions
      from sessions s join users u using (user_id)
      where s.token_hash = ${fingerprint(token)} and s.expires_at > now() and u.active`);
    const user = found.rows[0];
    if (!user) return null;
    return user.login === adminLogin ? { ...user, permissions: MAX_PERMISSION } : user;
  },
});
