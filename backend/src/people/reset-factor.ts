import type { Database } from '../db/open';
import { findLogin } from './accounts';
import { removeFactor, hasFactor } from './second-factor';
import { endSessions } from './sessions';

/** Removes the second factor of an account by its login and ends its sessions; false when it has none. */
export const resetFactorOf = ({ db }: Pick<Database, 'db'>, login: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const account = await findLogin(tx, login, 'for update');
    if (!account || !(await hasFactor(tx, account.user_id))) return false;
    await removeFactor(tx, account.user_id, null);
    await endSessions(tx, account.user_id);
    return true;
  });
