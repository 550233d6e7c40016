import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@/backend/src/db/open';
import { keepVenue, openVenue } from '@/backend/src/db/venue';
import { runningOn } from '@/backend/src/postgres/postmaster';
import { processOf } from '@/lib/process/program';

let folder: string;
let template: string;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'venue-engine-'));
  template = path.join(folder, 'template');
  await (await keepVenue({ DATA_DIR: template })).close();
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

function copy(name: string): string {
  const dataDir = path.join(folder, name);
  fs.cpSync(template, dataDir, { recursive: true });
  return dataDir;
}
const opened = async <T>(DATA_DIR: string, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await keepVenue({ DATA_DIR }, { tell: () => undefined });
  return work(database).finally(() => database.close());
};
const pidOf = (dataDir: string): number | undefined => runningOn(path.join(dataDir, 'pg'))?.pid;
/** Process number of the server, as soon as it runs. */
async function serverOf(dataDir: string): Promise<number> {
  for (;;) {
    const pid = pidOf(dataDir);
    if (pid !== undefined) return pid;
    await wait(10);
  }
}
const isGone = async (pid: number): Promise<void> => {
  while (fs.existsSync(`/proc/${pid}`)) await wait(10);
};

/** Starts a program that writes rows, and resolves when the first is committed. */
async function startWriter(dataDir: string) {
  const { file, execArgv } = processOf('__tests__/backend/postgres/writer.ts');
  const child = fork(file, [dataDir], { execArgv });
  const writer = { child, acknowledged: 0 };
  child.on('message', (n: number) => (writer.acknowledged = n));
  await once(child, 'message');
  return writer;
}
const kill = async (child: ChildProcess): Promise<void> => {
  const gone = once(child, 'close');
  child.kill('SIGKILL');
  await gone;
};
/** Expects each acknowledged row exactly once. */
async function expectRows({ pool }: Database, acknowledged: number): Promise<void> {
  const { rows } = await pool.query<{ rows: number; last: number }>(
    'SELECT count(*) AS rows, max(n) AS last FROM acknowledged',
  );
  expect(acknowledged).toBeGreaterThan(0);
  expect(rows[0]?.last).toBeGreaterThanOrEqual(acknowledged);
  expect(rows[0]?.rows).toBe(rows[0]?.last);
}

it('keeps every acknowledged row when program and server are killed', async () => {
  const dataDir = copy('killed');
  for (const ms of [20, 400]) {
    const writer = await startWriter(dataDir);
    await wait(ms);
    const server = await serverOf(dataDir);
    process.kill(server, 'SIGKILL');
    await kill(writer.child);
    await isGone(server);
    await opened(dataDir, (database) => expectRows(database, writer.acknowledged));
  }
});

it('replaces the server of a program that was killed', async () => {
  const dataDir = copy('orphan');
  const writer = await startWriter(dataDir);
  const server = pidOf(dataDir);
  await kill(writer.child);
  await opened(dataDir, async (database) => {
    expect(pidOf(dataDir)).not.toBe(server);
    await expectRows(database, writer.acknowledged);
  });
});

it('starts a server again that was killed alone; meanwhile queries fail and no row is lost', async () => {
  const dataDir = copy('alone');
  const writer = await startWriter(dataDir);
  for (let round = 0; round < 2; round += 1) {
    const server = await serverOf(dataDir);
    process.kill(server, 'SIGKILL');
    await isGone(server);
    await serverOf(dataDir);
    const before = writer.acknowledged;
    while (writer.acknowledged === before) await wait(10);
  }
  await kill(writer.child);
  await opened(dataDir, (database) => expectRows(database, writer.acknowledged));
});

it('goes on after one of the server’s processes was killed', async () => {
  await opened(copy('process'), async ({ pool }) => {
    const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    process.kill(rows[0]!.pid, 'SIGKILL');
    const answers = () =>
      pool
        .query('SELECT 1')
        .then(({ rowCount }) => rowCount === 1)
        .catch(() => false);
    while (!(await answers())) await wait(20);
  });
});

it('refuses a second program that would keep the folder, and lets a command use the server', async () => {
  const dataDir = copy('second');
  await opened(dataDir, async () => {
    await expect(opened(dataDir, () => Promise.resolve())).rejects.toThrow(
      new RegExp(`The data folder ${dataDir} is in use by another program \\(PostgreSQL \\d+\\)`),
    );
    const server = pidOf(dataDir);
    const command = await openVenue({ DATA_DIR: dataDir });
    expect((await command.pool.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await command.close();
    expect(pidOf(dataDir)).toBe(server);
  });
  expect(pidOf(dataDir)).toBeUndefined();
});

describe('is not hindered by the number of a server that is gone, which now has', () => {
  const startsBeside = (dataDir: string, pid: number | undefined) => {
    const lines = [pid, path.join(dataDir, 'pg'), 1, 5432, '.', '', '', 'ready'];
    fs.writeFileSync(path.join(dataDir, 'pg', 'postmaster.pid'), `${lines.join('\n')}\n`, { mode: 0o600 });
    return opened(dataDir, ({ pool }) => pool.query('SELECT 1'));
  };

  it('another program', async () => {
    const other = spawn('sleep', ['3600']);
    await startsBeside(copy('stale'), other.pid).finally(() => other.kill());
  });

  it('the server of another venue', async () => {
    const neighbour = copy('neighbour');
    await opened(neighbour, () => startsBeside(copy('stale-beside'), pidOf(neighbour)));
  });
});

it('restarts after an interrupted first start', async () => {
  const dataDir = path.join(folder, 'cut-off');
  fs.mkdirSync(path.join(dataDir, 'pg.new'), { recursive: true });
  fs.writeFileSync(path.join(dataDir, 'pg.new', 'PG_VERSION'), '');
  await opened(dataDir, () => Promise.resolve());
  expect(fs.readdirSync(dataDir)).toEqual(['pg']);
});

it('restarts while the program that created the files of an interrupted start still writes', async () => {
  const dataDir = path.join(folder, 'still-written');
  const file = path.join(dataDir, 'pg.new', 'PG_VERSION');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const program = `setInterval(() => { try { fs.writeFileSync(process.argv[1], ''); } catch {} }, 2)`;
  const writer = spawn(process.execPath, ['-e', program, file]);
  while (!fs.existsSync(file)) await wait(10);
  await opened(dataDir, () => Promise.resolve()).finally(() => writer.kill());
  expect(fs.readdirSync(dataDir)).toEqual(['pg']);
});

it('has files for its owner alone, synced and checked', async () => {
  const dataDir = copy('settings');
  await opened(dataDir, async ({ pool }) => {
    const { rows } =
      await pool.query(`SELECT current_setting('fsync') AS fsync, current_setting('data_checksums') AS sums,
      current_setting('synchronous_commit') AS commit, current_setting('listen_addresses') AS addresses,
      current_setting('server_encoding') AS encoding`);
    expect(rows).toEqual([{ fsync: 'on', sums: 'on', commit: 'on', addresses: '', encoding: 'UTF8' }]);
    const open = fs
      .readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => (fs.statSync(path.join(dataDir, name), { throwIfNoEntry: false })?.mode ?? 0) & 0o077);
    expect(open).toEqual([]);
  });
});

describe('refuses in one sentence', () => {
  const refused = (dataDir: string) =>
    opened(dataDir, () => Promise.resolve()).catch((error: unknown) => (error as Error).message);

  it('a path that is too long for a socket', async () => {
    expect(await refused(path.join(folder, 'x'.repeat(90)))).toMatch(/too long for a socket/);
  });

  it('files of another version of PostgreSQL, with the way out', async () => {
    const wayOut = /make a backup with the release that wrote them.*restore it into an empty DATA_DIR/;
    const dataDir = copy('older');
    fs.writeFileSync(path.join(dataDir, 'pg', 'PG_VERSION'), '17\n');
    expect(await refused(dataDir)).toMatch(/are of PostgreSQL 17, and this release has 18/);
    expect(await refused(dataDir)).toMatch(wayOut);
  });

  it('files that PostgreSQL cannot open', async () => {
    const dataDir = copy('damaged');
    fs.rmSync(path.join(dataDir, 'pg', 'global', 'pg_control'));
    expect(await refused(dataDir)).toMatch(/PostgreSQL cannot start: .*pg_control/s);
  });
});
