import { existsSync } from 'node:fs';
import path from 'node:path';
import { resetFactorOf } from '../backend/src/auth/reset-factor';
import { openDatabase } from '../backend/src/db/open';
import { migrate } from '../backend/src/db/migrate';
import { readSettings } from '../lib/env';

/** `npm run reset-factor -- LOGIN`: removes the second factor of an account and ends its sessions. */
async function main(): Promise<void> {
  const [login, ...rest] = process.argv.slice(2);
  if (login === undefined || rest.length > 0) throw new Error('Usage: npm run reset-factor -- LOGIN');
  const { DATABASE_URL, DATA_DIR } = readSettings(process.env);
  // A mistyped folder would be created.
  if (DATABASE_URL === undefined && !existsSync(path.join(DATA_DIR, 'pg')))
    throw new Error(`There is no venue in ${DATA_DIR}; set DATA_DIR to the folder in which it is.`);
  const database = await openDatabase(DATABASE_URL === undefined ? { dataDir: DATA_DIR } : { url: DATABASE_URL });
  try {
    await migrate(database);
    const found = await resetFactorOf(database, login);
    if (!found) throw new Error(`${login} has no second factor.`);
    console.log(`The second factor of ${login} is reset: the password is enough, and its sessions have ended.`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
