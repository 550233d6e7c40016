import fs from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../startup-error';

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

/**
 * Requires a database in the folder. A program that reads a venue asks first: a mistyped folder would be created and found
 * empty.
 * @throws StartupError when there is none
 */
export function requireVenue(dataDir: string): void {
  if (fs.existsSync(path.join(dataDir, 'pg'))) return;
  throw new StartupError(`There is no venue in ${path.resolve(dataDir)}; set DATA_DIR to the folder in which it is.`);
}

/** Creates each level by itself: mkdir's `recursive` hangs where a parent exists and refuses (/proc). */
function makeTree(folder: string): void {
  if (fs.existsSync(folder)) return void fs.readdirSync(folder);
  makeTree(path.dirname(folder));
  fs.mkdirSync(folder, { mode: 0o700 });
}

/**
 * Refuses files of another minor version of PGlite, which may contain another PostgreSQL and be unable to read them.
 * Marks a folder without a database with this version.
 * @throws StartupError with instructions.
 */
export function checkVersion(dataDir: string, version = pgliteVersion()): void {
  const mark = path.join(dataDir, 'pglite-version');
  const hasDatabase = fs.existsSync(path.join(dataDir, 'pg'));
  if (!hasDatabase) {
    fs.writeFileSync(mark, `${version}\n`, { mode: 0o600, flush: true });
    return;
  }
  const written = fs.existsSync(mark) ? fs.readFileSync(mark, 'utf8').trim() : 'an unknown version';
  if (minor(written) === minor(version)) return;
  throw new StartupError(
    `The data folder ${dataDir} was written by PGlite ${written} and this program has ${version}, which may not read it: ` +
      'start the release that wrote it and copy the data to PostgreSQL (DATABASE_URL), or set another DATA_DIR.',
  );
}

const minor = (version: string) => version.split('.').slice(0, 2).join('.');

function pgliteVersion(): string {
  // The package does not export its package.json.
  const file = path.join(path.dirname(require.resolve('@electric-sql/pglite')), '../package.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}
