import { migrate } from '../backend/src/db/migrate';
import { inVenue } from '../backend/src/db/venue';
import { confirmClock } from '../backend/src/operation/clock';
import { toVenueClock } from '../lib/domain/venue-time';
import { readSettings } from '../lib/env';
import { runProgram } from '../lib/process/sentence';

/** `npm run confirm-clock`: takes the clock of this machine for right, so that a venue that doubted it books money again. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const { VENUE_TIMEZONE: zone } = settings;
  await inVenue(settings, async (database) => {
    await migrate(database);
    const fault = await confirmClock(database, zone);
    const now = toVenueClock(Math.floor(Date.now() / 1000), zone);
    if (fault) console.log(`${fault.why}\n${now} is confirmed: a running venue books money again within five seconds.`);
    else console.log(`The clock shows ${now}, and nothing speaks against it.`);
  });
}

runProgram(main);
