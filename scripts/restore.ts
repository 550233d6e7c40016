import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { openBackup } from '../backend/src/backup/file';
import { brokenRules, tellVenue } from '../backend/src/backup/report';
import { restoreInto } from '../backend/src/backup/restore';
import { keepVenue } from '../backend/src/db/venue';
import { readSettings } from '../lib/env';
import { sentenceOf } from '../lib/sentence';

/** What may lie in the folder before: secrets are no part of a backup, and a mounted disk has a folder of its own. */
const MAY_STAY = ['session-secret', 'pos-token', 'lost+found'];

function requireEmptyFolder(folder: string): void {
  const others = existsSync(folder) ? readdirSync(folder).filter((name) => !MAY_STAY.includes(name)) : [];
  if (others.length > 0)
    throw new Error(
      `The folder ${folder} is not empty: move away or delete ${others.join(', ')} in it; session-secret and pos-token stay.`,
    );
}

/** `npm run restore -- FILE`: into an empty folder (DATA_DIR) or an empty database (DATABASE_URL). */
async function main([file]: readonly string[]): Promise<void> {
  if (file === undefined) throw new Error('Which file? npm run restore -- FILE');
  const settings = readSettings(process.env);
  const { DATABASE_URL: url } = settings;
  const dataDir = path.resolve(settings.DATA_DIR);
  const source = await openBackup(file);
  if (url === undefined) requireEmptyFolder(dataDir);
  const database = await keepVenue(settings);
  try {
    const read = await restoreInto(database, source);
    console.log((await tellVenue(database, read)).join('\n'));
    const broken = await brokenRules(database);
    if (broken.length > 0) throw new Error(`Restored, but its books do not agree:\n${broken.slice(0, 20).join('\n')}`);
    const target = url === undefined ? dataDir : 'the database at DATABASE_URL';
    console.log(`Restored into ${target}: every table is as in the backup, and the books agree.`);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(sentenceOf(error));
  process.exitCode = 1;
});
