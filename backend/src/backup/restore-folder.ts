import { existsSync, readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { removeDatabase } from '../postgres/engine';
import { makeFolder, markOf, requireOwner } from '../postgres/folder';
import { syncFolder } from './file';

/** What may lie in the folder before: secrets are no part of a backup, and a mounted disk has a folder of its own. */
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
 * What an interrupted restore left there goes.
 * @returns a function that takes the mark away, the last thing of a restore
 * @throws Error in one sentence: the folder is not empty, in use or unfit
 */
export async function beginRestore(folder: string): Promise<() => Promise<void>> {
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
