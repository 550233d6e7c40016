import { createHash, randomBytes } from 'node:crypto';
import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { holds, MAX_PERMISSION } from '@/lib/rights/permissions';
import { needsSecondFactor } from '@/lib/sections/auth/rules/second-factor';
import type { Settings } from '@/lib/env';
import type { Database, Transaction } from '../db/open';
import { readRow } from '../db/rows';
import { sessions } from '../db/schema';
import type { Caller } from '../http/route';

export const SESSION_COOKIE = 'venue_session';
export const tokenOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined => cookies[SESSION_COOKIE];

/** SHA-256 of a session's token; the token itself is not stored. */
export const fingerprint = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A sign-in: the password hash that was checked, and where it came from. */
type SignIn = Pick<typeof sessions.$inferSelect, 'user_id' | 'device' | 'address'> & { readonly password_hash: string };

/**
 * Ends an account's sessions, except that of `token`, and returns their number. After a new password or a removed
 * account the caller has updated the account's row before: a sign-in of the same moment then opens no session.
 */
export async function endSessions(tx: Pick<Database['db'], 'delete'>, userId: number, token?: string): Promise<number> {
  const others = token === undefined ? undefined : ne(sessions.token_hash, fingerprint(token));
  const { rowCount } = await tx.delete(sessions).where(and(eq(sessions.user_id, userId), others));
  return rowCount ?? 0;
}

type Times = Pick<Settings, 'SESSION_IDLE_HOURS' | 'SESSION_DAYS'>;
const HOUR = 3600;
const TEN_MINUTES = 600;

const seconds = (count: number): SQL => sql`make_interval(secs => ${count}::float8)`;

/** Conditions on rows of `sessions`, by the venue's settings of this moment. */
export function sessionTimes({ SESSION_IDLE_HOURS, SESSION_DAYS }: Times) {
  const idle = seconds(SESSION_IDLE_HOURS * HOUR);
  const longest = seconds(SESSION_DAYS * 24 * HOUR);
  return {
    /** End of a session that is used now. `created` is SQL for its begin. */
    end: (created: SQL): SQL => sql`least(now() + ${idle}, ${created} + ${longest})`,
    /** A session that is not over. Settings that were shortened hold for sessions that are open already. */
    isLive: sql`(expires_at > now() and last_used > now() - ${idle} and created_at > now() - ${longest})`,
    /** Use is recorded every ten minutes, more often when the idle time is short: that saves an update per call. */
    isStale: sql`last_used < now() - ${seconds(Math.min(TEN_MINUTES, (SESSION_IDLE_HOURS * HOUR) / 12))}`,
  };
}

interface Rules extends Times, Pick<Settings, 'SECOND_FACTOR'> {
  readonly ADMIN_LOGIN: string;
}

/** Sessions as rows: a log-out, a disabled account or a changed right holds at the next request. */
export function sessionRepository(db: Database['db'], settings: Rules) {
  const { end, isLive, isStale } = sessionTimes(settings);
  return {
    /**
     * Opens a session and returns its token, which is stored nowhere; null when the account was disabled, removed or got
     * another password after the check. Both sides update the account's row, so that one of them waits for the other.
     * @throws what `prove` throws, before anything is kept
     */
    async open(
      { user_id, password_hash, device, address }: SignIn,
      prove?: (tx: Transaction) => Promise<void>,
    ): Promise<string | null> {
      const token = randomBytes(32).toString('base64url');
      return db.transaction(async (tx) => {
        const { rowCount } = await tx.execute(sql`
          update users set last_seen = now()
          where user_id = ${user_id} and password_hash = ${password_hash} and active and removed_at is null`);
        if (rowCount === 0) return null;
        await prove?.(tx);
        await tx.delete(sessions).where(sql`${sessions.expires_at} < now()`);
        const expires_at = end(sql`now()`);
        await tx.insert(sessions).values({ token_hash: fingerprint(token), user_id, expires_at, device, address });
        return token;
      });
    },

    async end(token: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.token_hash, fingerprint(token)));
    },

    /** The active user of a token who may sign in here, or null. */
    async callerOf(token: string): Promise<Caller | null> {
      const user = await readRow<{ user_id: number; login: string; permissions: string; has_factor: boolean }>(db)`
        with used as (
          update sessions set last_used = now(), expires_at = ${end(sql`created_at`)}
          where token_hash = ${fingerprint(token)} and ${isLive} and ${isStale}
          returning user_id
        ), seen as (
          update users u set last_seen = now() from used where u.user_id = used.user_id
        ), live as (
          select user_id from sessions where token_hash = ${fingerprint(token)} and ${isLive}
        )
        select u.user_id, u.login, u.permissions, f.user_id is not null as has_factor
        from live join users u using (user_id)
          left join second_factors f on f.user_id = u.user_id and f.confirmed_at is not null
        where u.active and u.removed_at is null`;
      if (!user) return null;
      const { user_id, login, has_factor } = user;
      const isAdmin = login === settings.ADMIN_LOGIN;
      const person = { login, permissions: isAdmin ? MAX_PERMISSION : user.permissions };
      if (!isAdmin && !holds(person, 'ProgramLogin')) return null;
      return { user_id, ...person, setUpFactor: !has_factor && needsSecondFactor(person, settings.SECOND_FACTOR) };
    },
  };
}
