import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { run } from './run';

/** The browser without a window, a third less work for the same tests. */
const SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUM = [SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const POSTGRES = '/usr/lib/postgresql';

/** Installs a Debian package where that is ours to do: as root, on a machine with apt. */
async function install(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing Debian's ${name}…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(['apt-get', 'update', '-qq'], env);
  await run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name], env);
}

/** The path of a Chromium, the one that CHROMIUM_PATH names before others; undefined where there is none. */
export const findChromium = (): string | undefined =>
  [process.env['CHROMIUM_PATH'] ?? '', ...CHROMIUM].find(existsSync);

/** The same, installed if need be. @throws Error that says what to do. */
export async function requireChromium(): Promise<string> {
  if (!process.env['CHROMIUM_PATH'] && !existsSync(SHELL)) await install('chromium-headless-shell');
  if (!findChromium()) await install('chromium');
  const found = findChromium();
  if (!found) throw new Error('No Chromium: install the package chromium, or set CHROMIUM_PATH.');
  return found;
}

/** Tests read PDF files with it; where it is missing they say so and leave that out. */
export async function offerPoppler(): Promise<void> {
  if (!existsSync('/usr/bin/pdftotext')) await install('poppler-utils');
}

function findPostgres(): string | undefined {
  if (!existsSync(POSTGRES)) return undefined;
  const versions = readdirSync(POSTGRES).toSorted((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => path.join(POSTGRES, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')));
}

/** The folder of PostgreSQL's server programs; CI installs them, elsewhere they are optional. */
export async function postgresPrograms(): Promise<string | undefined> {
  if (!findPostgres() && process.env['CI']) await install('postgresql');
  return findPostgres();
}
