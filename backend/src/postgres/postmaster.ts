import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** A PostgreSQL server by its `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

const pidFile = (data: string): string => path.join(data, 'postmaster.pid');

/** On Windows any process with the number counts as the server. */
function ofWindows(pid: number): string {
  try {
    process.kill(pid, 0);
    return 'postgres';
  } catch {
    return '';
  }
}

/** Name of a process's program; empty if there is none. */
function programOf(pid: number): string {
  if (process.platform === 'win32') return ofWindows(pid);
  try {
    return fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    if (process.platform === 'linux') return '';
  }
  const { stdout, error } = spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' });
  return error ? '' : path.basename(stdout.trim());
}

/** Whether a process is a PostgreSQL server, and works in the folder of its files where Linux tells that. */
function serves(data: string, pid: number): boolean {
  if (programOf(pid) !== 'postgres') return false;
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(data);
  } catch {
    return true;
  }
}

/**
 * The server that runs on database files; undefined if none does. A file that a crash left behind does not count, even if
 * another program has its process number now.
 */
export function runningOn(data: string): Postmaster | undefined {
  if (!fs.existsSync(pidFile(data))) return undefined;
  const [pid, , , port] = fs.readFileSync(pidFile(data), 'utf8').split('\n').map(Number);
  return pid && serves(data, pid) ? { pid, port: port ?? 0 } : undefined;
}

/**
 * Removes the `postmaster.pid` of a server that is gone. PostgreSQL does so itself unless its number is in use again, as
 * after a restart of a container. Its shared memory guards the files if another start comes between.
 */
export function removeStale(data: string): void {
  if (!runningOn(data)) fs.rmSync(pidFile(data), { force: true });
}

/** Resolves to whether a process has ended within a number of milliseconds. */
export async function hasEnded(pid: number, limit: number): Promise<boolean> {
  for (const end = performance.now() + limit; performance.now() < end;) {
    if (programOf(pid) === '') return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return programOf(pid) === '';
}
