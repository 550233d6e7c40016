import { randomBytes } from 'node:crypto';
import { and, isNull, sql } from 'drizzle-orm';
import { MAX_PERMISSION } from '@/lib/rights/permissions';
import type { Database } from '../db/open';
import { users } from '../db/schema';
import { StartupError } from '../postgres/startup-error';
import { hashPassword } from './passwords';

/**
 * Creates the administrator's account if there is none.
 * @throws StartupError when the login exists with other capitals.
 * @returns the generated password for the caller to hand over, or null.
 */
export async function ensureAdmin(
  db: Database['db'],
  login: string,
  password: string | undefined,
): Promise<string | null> {
  const [holder] = await db
    .select()
    .from(users)
    .where(and(sql`lower(${users.login}) = lower(${login})`, isNull(users.removed_at)));
  if (holder && holder.login !== login)
    throw new StartupError(`ADMIN_LOGIN is ${login}, but that account is written ${holder.login}.`);
  if (holder) return null;
  const chosen = password ?? randomBytes(12).toString('base64url');
  const password_hash = await hashPassword(chosen);
  await db.insert(users).values({ login, password_hash, role_id: 1, permissions: MAX_PERMISSION });
  return password === undefined ? chosen : null;
}
