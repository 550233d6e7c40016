import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { BY_TCP, passwordFile } from './address';
import type { Runner } from './runner';
import { StartupError } from './startup-error';

/** PostgreSQL version of the files that the programs can read. */
const MAJOR = '18';

/** @throws StartupError for files of another version, with the way out */
export function requireVersion(data: string): void {
  const version = fs.readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR)
    throw new StartupError(
      `The files in ${data} are of PostgreSQL ${version}, and this release has ${MAJOR}: make a backup with the release that wrote them (npm run backup), and restore it into an empty DATA_DIR with this one.`,
    );
}

/** Runs a program to its end. @throws StartupError with what it printed */
async function run([program, args]: [string, string[]]): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((resolve) => child.once('error', resolve).once('close', resolve));
  if (code !== 0) throw new StartupError(`PostgreSQL cannot create its files: ${said.trim() || String(code)}`);
}

const LOCALE = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];

/** Number of tries to remove a folder into which a program still writes; about a tenth of a second each. */
const MOST_TRIES = 20;

/** Removes a file or folder. Tries again from the start, because `maxRetries` alone keeps files written meanwhile. */
function removeTree(target: string, tries = MOST_TRIES): void {
  try {
    fs.rmSync(target, { recursive: true, force: true, maxRetries: 1 });
  } catch (error) {
    if (tries <= 1) throw error;
    removeTree(target, tries - 1);
  }
}

/** Removes what an interrupted creation of database files left. The program that created them may still write. */
function removeUnfinished(data: string): void {
  const [folder, name] = [path.dirname(data), `${path.basename(data)}.new`];
  for (const other of fs.existsSync(folder) ? fs.readdirSync(folder) : [])
    if (other.startsWith(name)) removeTree(path.join(folder, other));
}

/** Removes the database files of a folder, wherever they lie. No server may run on them. */
export function removeCluster(dataDir: string): void {
  const inside = path.join(dataDir, 'pg');
  const isLink = fs.lstatSync(inside, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  const data = isLink ? path.resolve(dataDir, fs.readlinkSync(inside)) : inside;
  removeUnfinished(data);
  for (const each of new Set([data, inside])) removeTree(each);
}

/** Creates the database files. The folder gets its name once it is complete. */
export async function createCluster(runner: Runner, dataDir: string): Promise<void> {
  const { data, owner } = runner;
  removeUnfinished(data);
  // A name of its own: initdb goes on for a while when the program that started it is killed.
  const unfinished = fs.mkdtempSync(`${data}.new-`);
  if (owner !== undefined) fs.chownSync(unfinished, owner, owner);
  const access = BY_TCP ? ['--auth=scram-sha-256', `--pwfile=${passwordFile(dataDir)}`] : ['--auth=trust'];
  await run(runner.command('initdb', '-D', unfinished, '-U', 'postgres', '--data-checksums', ...LOCALE, ...access));
  fs.renameSync(unfinished, data);
}
