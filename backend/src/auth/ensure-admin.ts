import { randomBytes } from 'node:crypto';
import { MAX_PERMISSION } from '@/lib/domain/permissions';
import type { Database } from '../db/open';
import { users } from '../db/schema';
import { hashPassword } from './passwords';

/**
 * Makes the administrator's account where there is none.
 * @returns the password that had to be invented, for the caller to hand over, or null.
 */
export async function ensureAdmin(
  db: Database['db'],
  login: string,
  password: string | undefined,
): Promise<string | null> {
  const chosen = password ?? randomBytes(12).toString('base64url');
  const made = await db
    .insert(users)
    .values({ login, password_hash: await hashPassword(chosen), role_id: 1, permissions: MAX_PERMISSION })
    .onConflictDoNothing()
    .returning({ user_id: users.user_id });
  return made.length > 0 && password === undefined ? chosen : null;
}
