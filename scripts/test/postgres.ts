import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port';

/** Runs a command as another user: PostgreSQL refuses root; Debian's package provides one. */
const asUser = (command: string[]): string[] =>
  process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...command] : command;

async function untilReady(programs: string, port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      execFileSync(path.join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('The scratch PostgreSQL did not start.');
}

const MEMORY = '/dev/shm';
const ROOM = 4 * 1024 ** 3;

/** Folder of temporary databases: in memory where there is room, for a fifth of the processor time of a new database. */
function scratchFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM ? MEMORY : tmpdir();
}

/** Runs `work` against a temporary PostgreSQL on the loopback. */
export async function withPostgres<T>(programs: string, work: (url: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(scratchFolder(), 'venue-postgres-'));
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder]);
  const data = path.join(folder, 'data');
  const command = (name: string, ...args: string[]): [string, string[]] => {
    const [program = '', ...rest] = asUser([path.join(programs, name), ...args]);
    return [program, rest];
  };
  execFileSync(...command('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'), {
    stdio: 'ignore',
  });
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'fsync=off',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
  ];
  const server = spawn(...command('postgres', '-D', data, ...settings.flatMap((setting) => ['-c', setting])), {
    stdio: 'ignore',
  });
  const gone = new Promise((resolve) => server.once('exit', resolve));
  try {
    await untilReady(programs, port);
    return await work(`postgres://postgres@127.0.0.1:${port}/postgres`);
  } finally {
    execFileSync(...command('pg_ctl', 'stop', '-D', data, '-m', 'immediate', '-s'));
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}
