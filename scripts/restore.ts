import { existsSync, readdirSync } from 'node:fs';
import { openBackup } from '../backend/src/backup/file';
import { brokenRules, tellVenue } from '../backend/src/backup/report';
import { restoreInto } from '../backend/src/backup/restore';
import { openDatabase } from '../backend/src/db/open';
import { readSettings } from '../lib/env';
import { sentenceOf } from '../lib/sentence';

/** Files that may lie in the folder before: secrets are no part of a backup. */
const SECRETS = ['session-secret', 'pos-token'];

function requireEmptyFolder(folder: string): void {
  const others = existsSync(folder) ? readdirSync(folder).filter((name) => !SECRETS.includes(name)) : [];
  if (others.length > 0)
    throw new Error(`The folder ${folder} is not empty (${others.join(', ')}); restore into an empty one.`);
}

/** `npm run restore -- FILE`: into an empty folder (DATA_DIR) or an empty database (DATABASE_URL). */
async function main([file]: readonly string[]): Promise<void> {
  if (file === undefined) throw new Error('Which file? npm run restore -- FILE');
  const { DATABASE_URL: url, DATA_DIR: dataDir } = readSettings(process.env);
  const source = await openBackup(file);
  if (url === undefined) requireEmptyFolder(dataDir);
  const database = await openDatabase(url === undefined ? { dataDir } : { url, unhurried: true });
  try {
    const read = await restoreInto(database, source);
    console.log((await tellVenue(database, read)).join('\n'));
    const broken = await brokenRules(database);
    if (broken.length > 0) throw new Error(`Restored, but its books do not agree:\n${broken.slice(0, 20).join('\n')}`);
    console.log('Restored: every table is as in the backup, and the books agree.');
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(sentenceOf(error));
  process.exitCode = 1;
});
