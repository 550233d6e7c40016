import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filesOf } from './folder';
import { findPrograms, unsupported } from './programs';

/** Command lines and places with which PostgreSQL's programs run on this machine. */
export interface Runner {
  /** Folder of the database files. */
  readonly data: string;
  /** User that owns the files; undefined: the user of this process. */
  readonly owner?: number;
  /** A sentence for the operator about an unusual place. */
  readonly note?: string;
  /** Program and arguments for `spawn`. */
  command(program: 'initdb' | 'postgres', ...args: readonly string[]): [string, string[]];
}

/** Folder for programs and files that the unprivileged user cannot reach elsewhere. */
const FALLBACK = '/var/lib/venue-postgres';
const ROOT = 0;
const NOBODY = 65_534;
const AS_NOBODY = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--'];
/** A user namespace without a mapping: the program is nobody inside, and its files stay root's. */
const IN_NAMESPACE = ['unshare', '-U', '--'];

function succeeds([program = '', ...args]: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

interface Options {
  readonly programs?: string;
  readonly fallback?: string;
  /** Whether user namespaces may be tried. */
  readonly namespaces?: boolean;
}

/** Whether the machine knows a name of this process's user, without which initdb does not run. */
function hasName(): boolean {
  try {
    return os.userInfo().username !== '';
  } catch {
    return false;
  }
}

/** Makes a user the owner of a folder and its contents. */
function give(folder: string, owner: number): void {
  if (!fs.existsSync(folder) || fs.statSync(folder).uid === owner) return;
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    fs.lchownSync(path.join(folder, name), owner, owner);
  fs.chownSync(folder, owner, owner);
}

/** Copies a tree under a temporary name until it is complete. */
function copyTree(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.chmodSync(path.dirname(to), 0o755);
  fs.rmSync(`${to}.new`, { recursive: true, force: true });
  fs.cpSync(from, `${to}.new`, { recursive: true, verbatimSymlinks: true });
  fs.renameSync(`${to}.new`, to);
}

/** Folder of programs that the user `nobody` can run: the given one, or a copy. */
function reachablePrograms(programs: string, fallback: string): string {
  if (succeeds([...AS_NOBODY, path.join(programs, 'bin/postgres'), '--version'])) return programs;
  const { mtimeMs } = fs.statSync(path.join(programs, 'bin/postgres'));
  const copy = path.join(fallback, `programs-${Math.round(mtimeMs)}`);
  if (!fs.existsSync(copy)) copyTree(programs, copy);
  spawnSync('chmod', ['-R', 'a+rX', copy]);
  return copy;
}

/** Folder of database files that the user `nobody` can reach: in the data folder, or elsewhere with a link to it. */
function reachableData(dataDir: string, fallback: string): string {
  const link = path.join(dataDir, 'pg');
  if (fs.lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) return fs.realpathSync(link);
  // The other files of the folder stay root's alone.
  fs.chmodSync(dataDir, 0o711);
  if (succeeds([...AS_NOBODY, 'test', '-x', dataDir])) return link;
  fs.chmodSync(dataDir, 0o700);
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const elsewhere = path.join(fallback, `data-${name}`);
  fs.mkdirSync(fallback, { recursive: true });
  fs.chmodSync(fallback, 0o755);
  if (fs.existsSync(link)) copyTree(link, elsewhere);
  fs.rmSync(link, { recursive: true, force: true });
  fs.symlinkSync(elsewhere, link);
  return elsewhere;
}

/**
 * Finds a way to run PostgreSQL, which refuses root. Root tries, in this order: a user namespace; the user `nobody`; `nobody`
 * with programs and files below /var/lib. A user without a name, as in containers, has the first only.
 * @throws StartupError that names DATABASE_URL if it does not run at all
 */
export function runnerFor(
  dataDir: string,
  { programs = findPrograms(), fallback = FALLBACK, namespaces = true }: Options = {},
): Runner {
  const runner = (prefix: readonly string[], rest: Omit<Runner, 'command'>, from = programs): Runner => ({
    ...rest,
    command(program, ...args) {
      const [first = '', ...others] = [...prefix, path.join(from, 'bin', program), ...args];
      return [first, others];
    },
  });
  const data = filesOf(dataDir);
  const version = [path.join(programs, 'bin/postgres'), '--version'];
  if (!succeeds(version)) throw unsupported('does not run on this machine');
  const user = process.getuid?.();
  const isRoot = user === ROOT;
  if (!isRoot && (hasName() || fs.existsSync(data))) return runner([], { data });
  if (namespaces && succeeds([...IN_NAMESPACE, ...version])) {
    if (isRoot) give(data, ROOT);
    return runner(IN_NAMESPACE, { data, ...(isRoot && { owner: ROOT }) });
  }
  if (!isRoot)
    throw unsupported(`cannot create its files as user ${user}, who has no name here; add one to /etc/passwd`);
  if (!succeeds([...AS_NOBODY, 'true']))
    throw unsupported('refuses to run as root, and neither user namespaces nor setpriv work here');
  const from = reachablePrograms(programs, fallback);
  const own = reachableData(dataDir, fallback);
  give(own, NOBODY);
  const moved = [...(from === programs ? [] : ['programs']), ...(own === path.join(dataDir, 'pg') ? [] : ['files'])];
  const note =
    moved.length > 0 &&
    `PostgreSQL's ${moved.join(' and ')} are below ${fallback}, where the user nobody reaches them.`;
  return runner(AS_NOBODY, { data: own, owner: NOBODY, ...(note && { note }) }, from);
}
