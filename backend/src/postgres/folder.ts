import fs from 'node:fs';
import path from 'node:path';
import { notRestored, StartupError } from './startup-error';

/**
 * Creates the data folder, readable for its owner only, if there is none. So is whatever this process writes from now on.
 * @throws StartupError when it is not a folder or not writable.
 */
export function makeFolder(dataDir: string): void {
  process.umask(0o077);
  try {
    makeTree(dataDir);
    fs.accessSync(dataDir, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const problem =
      code === 'EEXIST' || code === 'ENOTDIR' ? 'is not a folder' : `cannot be written (${(cause as Error).message})`;
    throw new StartupError(`The data folder ${dataDir} ${problem}; set DATA_DIR to a folder this user may write.`, {
      cause,
    });
  }
}

/** Creates each level by itself: mkdir's `recursive` hangs where a parent exists and refuses (/proc). */
function makeTree(folder: string): void {
  if (fs.existsSync(folder)) return void fs.readdirSync(folder);
  makeTree(path.dirname(folder));
  fs.mkdirSync(folder, { mode: 0o700 });
}

/** Folder of the database files; `pg` in the data folder may be a link to it. */
export function filesOf(dataDir: string): string {
  const inside = path.join(dataDir, 'pg');
  return fs.existsSync(inside) ? fs.realpathSync(inside) : inside;
}

/**
 * Requires a database in the folder. A program that reads a venue asks first: a mistyped folder would be created and found
 * empty.
 * @throws StartupError when there is none
 */
export function requireVenue(dataDir: string): void {
  if (fs.existsSync(filesOf(dataDir))) return;
  throw new StartupError(`There is no venue in ${path.resolve(dataDir)}; set DATA_DIR to the folder in which it is.`);
}

/**
 * Refuses root a folder of another user: files that it leaves there would be root's, and that user's venue could not start
 * any more.
 * @throws StartupError with the user
 */
export function requireOwner(dataDir: string): void {
  const owner = fs.statSync(dataDir, { throwIfNoEntry: false })?.uid;
  if (process.getuid?.() !== 0 || owner === undefined || owner === 0) return;
  throw new StartupError(
    `The data folder ${dataDir} is of user ${owner}, and files that root leaves there would stop that user's venue; run this as that user (docs/operations.md, As the service).`,
  );
}

/** File in a data folder into which a restore has not ended. */
const MARK = 'restore-incomplete';

export const markOf = (dataDir: string): string => path.join(dataDir, MARK);

/** @throws StartupError when a restore into the folder has not ended */
export function requireRestored(dataDir: string): void {
  if (fs.existsSync(markOf(dataDir))) throw notRestored(`The venue in ${path.resolve(dataDir)}`);
}
