import { migrate } from '../backend/src/db/migrate';
import { inVenue } from '../backend/src/db/venue';
import { rebuildRollUps } from '../backend/src/ledger/sales/rebuild-roll-ups';
import { readSettings } from '../lib/env';
import { runProgram } from '../lib/process/sentence';

/** `npm run rollups`: computes the roll-ups anew from the books, and reports whether anything changed. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  await inVenue(settings, async (database) => {
    await migrate(database);
    const { orders, differed } = await database.db.transaction((tx) => rebuildRollUps(tx, settings.VENUE_TIMEZONE));
    console.log(
      `${orders} orders rolled up; ${differed ? 'the roll-ups said otherwise before' : 'nothing was different'}.`,
    );
  });
}

runProgram(main);
