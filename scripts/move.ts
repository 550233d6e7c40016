import { exportVenue } from '../backend/src/backup/export';
import { brokenRules, tellVenue } from '../backend/src/backup/report';
import { restoreInto } from '../backend/src/backup/restore';
import { openStopped } from '../backend/src/backup/source';
import { openDatabase } from '../backend/src/db/open';
import { readSettings } from '../lib/env';
import { sentenceOf } from '../lib/sentence';

/**
 * `npm run move`: the stopped embedded venue of DATA_DIR into the empty PostgreSQL at DATABASE_URL_NEW, or at an argument,
 * which journals and other users of the machine may see.
 */
async function main([url = process.env['DATABASE_URL_NEW']]: readonly string[]): Promise<void> {
  if (!url) throw new Error('Where to? DATABASE_URL_NEW=postgresql://… npm run move');
  const { DATA_DIR } = readSettings(process.env);
  const source = await openStopped(DATA_DIR);
  try {
    const target = await openDatabase({ url, unhurried: true });
    try {
      const client = await source.database.pool.connect();
      const read = await restoreInto(target, exportVenue(client)).finally(() => client.release());
      console.log((await tellVenue(target, read)).join('\n'));
      const broken = await brokenRules(target);
      if (broken.length > 0) throw new Error(`Moved, but the books do not agree:\n${broken.slice(0, 20).join('\n')}`);
      console.log(`Moved: all ${read.contents.size} tables have the same rows on both sides, and the books agree.`);
      console.log('Now set DATABASE_URL to this address and start. Keep DATA_DIR: it holds the secrets. Its folder');
      console.log('pg is as before; delete it once you no longer want to go back.');
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(sentenceOf(error));
  process.exitCode = 1;
});
