import path from 'node:path';
import { openToRestore } from '../backend/src/backup/file';
import { tellProgress } from '../backend/src/backup/progress';
import { brokenRules, tellVenue } from '../backend/src/backup/summary';
import { restoreInto } from '../backend/src/backup/restore';
import { beginRestore } from '../backend/src/backup/restore-folder';
import { keepVenue } from '../backend/src/db/venue';
import { readSettings } from '../lib/env';
import { sentenceOf } from '../lib/process/sentence';

const onStep = tellProgress(process.stdout);

/** `npm run restore -- FILE`: into an empty folder (DATA_DIR) or an empty database (DATABASE_URL). */
async function main([file]: readonly string[]): Promise<void> {
  if (file === undefined) throw new Error('Which file? npm run restore -- FILE');
  const settings = readSettings(process.env);
  const isOwn = settings.DATABASE_URL === undefined;
  const dataDir = path.resolve(settings.DATA_DIR);
  // Elsewhere a file that is refused is one line.
  if (process.stdout.isTTY) onStep('Checking the file');
  const source = await openToRestore(file);
  const complete = isOwn ? await beginRestore(dataDir) : undefined;
  onStep('Starting');
  const database = await keepVenue(settings, { mayBeIncomplete: true });
  try {
    const read = await restoreInto(database, source, onStep);
    onStep('Checking the books');
    const broken = await brokenRules(database);
    const venue = await tellVenue(database, read);
    await complete?.();
    onStep('');
    console.log(venue.join('\n'));
    if (broken.length > 0) throw new Error(`Restored, but its books do not agree:\n${broken.slice(0, 20).join('\n')}`);
    const target = isOwn ? dataDir : 'the database at DATABASE_URL';
    console.log(`Restored into ${target}: every table is as in the backup, and the books agree.`);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  onStep('');
  console.error(sentenceOf(error));
  process.exitCode = 1;
});
