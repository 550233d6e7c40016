import { and, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/open';
import { users } from '../db/schema';
import { removeFactor, hasFactor } from './second-factor';
import { endSessions } from './sessions';

/** Removes the second factor of an account by its login and ends its sessions; false when it has none. */
export const resetFactorOf = ({ db }: Pick<Database, 'db'>, login: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [account] = await tx
      .select({ user_id: users.user_id })
      .from(users)
      .where(and(sql`lower(${users.login}) = lower(${login})`, isNull(users.removed_at)))
      .for('update');
    if (!account || !(await hasFactor(tx, account.user_id))) return false;
    await removeFactor(tx, account.user_id, null);
    await endSessions(tx, account.user_id);
    return true;
  });
