import { resetFactorOf } from '../backend/src/people/reset-factor';
import { migrate } from '../backend/src/db/migrate';
import { inVenue } from '../backend/src/db/venue';
import { readSettings } from '../lib/env';
import { runProgram } from '../lib/process/sentence';

/** `npm run reset-factor -- LOGIN`: removes the second factor of an account and ends its sessions. */
async function main(): Promise<void> {
  const [login, ...rest] = process.argv.slice(2);
  if (login === undefined || rest.length > 0) throw new Error('Usage: npm run reset-factor -- LOGIN');
  await inVenue(readSettings(process.env), async (database) => {
    await migrate(database);
    const found = await resetFactorOf(database, login);
    if (!found) throw new Error(`${login} has no second factor.`);
    console.log(`The second factor of ${login} is reset: the password is enough, and its sessions have ended.`);
  });
}

runProgram(main);
