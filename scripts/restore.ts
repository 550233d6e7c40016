import path from 'node:path';
import { existsSync, readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { openToRestore, syncFolder } from '../backend/src/backup/file';
import { tellProgress } from '../backend/src/backup/progress';
import { brokenRules, tellVenue } from '../backend/src/backup/summary';
import { restoreInto } from '../backend/src/backup/restore';
import { keepVenue } from '../backend/src/db/venue';
import { readSettings } from '../lib/env';
import { sentenceOf } from '../lib/process/sentence';
import { removeDatabase } from '../backend/src/postgres/engine';
import { makeFolder, markOf, requireOwner } from '../backend/src/postgres/folder';

/** Names allowed in the folder beforehand: secrets, which no backup contains, and the folder that a mounted disk has. */
const MAY_STAY = ['session-secret', 'pos-token', 'lost+found'];

/** Requires an empty folder; `mark` and the database of an interrupted restore may be in it. @throws Error with what else is */
function requireEmpty(folder: string, mark: string): void {
  const isMarked = existsSync(mark);
  const others = readdirSync(folder)
    .filter((name) => !MAY_STAY.includes(name))
    .filter((name) => !isMarked || (name !== path.basename(mark) && !/^pg([.-]|$)/.test(name)));
  if (others.length > 0)
    throw new Error(
      `The folder ${folder} is not empty: move away or delete ${others.join(', ')} in it; session-secret and pos-token stay.`,
    );
}

/**
 * Prepares a data folder for a restore, which must be empty but for secrets, and marks it, so that no venue starts in it.
 * Leftovers of an interrupted restore are deleted.
 * @returns a function that removes the mark, as the last step of a restore
 * @throws Error in one sentence: the folder is not empty, in use or unfit
 */
async function beginRestore(folder: string): Promise<() => Promise<void>> {
  const mark = markOf(folder);
  makeFolder(folder);
  requireOwner(folder);
  requireEmpty(folder, mark);
  if (existsSync(mark)) await removeDatabase(folder);
  await writeFile(mark, 'A restore into this folder has not ended. Repeat it: npm run restore -- FILE\n', {
    mode: 0o600,
    flush: true,
  });
  await syncFolder(folder);
  return async () => {
    await rm(mark);
    await syncFolder(folder);
  };
}

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
