import { existsSync } from 'node:fs';
import path from 'node:path';
import { migrate } from '../backend/src/db/migrate';
import { openDatabase } from '../backend/src/db/open';
import { rebuildRollUps } from '../backend/src/orders/rebuild-roll-ups';
import { StartupError } from '../backend/src/startup-error';
import { readSettings } from '../lib/env';
import { sentenceOf } from '../lib/sentence';

/** `npm run rollups`: computes the roll-ups anew from the books, and reports whether anything changed. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  // A mistyped folder would be created, found empty and reported as correct.
  if (settings.DATABASE_URL === undefined && !existsSync(path.join(settings.DATA_DIR, 'pg')))
    throw new Error(`There is no venue in ${settings.DATA_DIR}; set DATA_DIR to the folder in which it is.`);
  const database = await openDatabase(
    settings.DATABASE_URL === undefined ? { dataDir: settings.DATA_DIR } : { url: settings.DATABASE_URL },
  );
  try {
    await migrate(database);
    const { orders, differed } = await database.db.transaction((tx) => rebuildRollUps(tx, settings.VENUE_TIMEZONE));
    console.log(
      `${orders} orders rolled up; ${differed ? 'the roll-ups said otherwise before' : 'nothing was different'}.`,
    );
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(sentenceOf(error));
  if (error instanceof StartupError) console.error('If the venue is running, stop it (Ctrl+C) and run again.');
  process.exitCode = 1;
});
