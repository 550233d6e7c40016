import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PoolClient } from 'pg';
import { tablesOf } from '@/backend/src/backup/catalogue';
import { exportVenue, rowsOf } from '@/backend/src/backup/export';
import { openBackup, openToRestore, writeBackup } from '@/backend/src/backup/file';
import { FORMAT, readFrames } from '@/backend/src/backup/frames';
import { backupJobs, removeExpired } from '@/backend/src/backup/job';
import { sortTables } from '@/backend/src/backup/release';
import { rowsIn } from '@/backend/src/backup/summary';
import { restoreInto } from '@/backend/src/backup/restore';
import { checkBooks } from '@/backend/src/books/check';
import { BEFORE_RELEASE, migrateTo, MIGRATIONS, migrationsOf } from '@/backend/src/db/migrate';
import { LEDGERS, scheduledRuns } from '@/backend/src/db/schema';
import { DatabaseAway, isDatabaseAway } from '@/backend/src/http/unavailable';
import { startSchedule } from '@/backend/src/operation/schedule';
import { readSettings } from '@/lib/env';
import { freePort } from '@/scripts/test/free-port';
import { openEmpty, REFERENCE, testDatabase } from '../../support/database';
import { openVenueToKill } from '../../support/backend-process';

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'venue-frames-')));
const database = testDatabase(REFERENCE);
let frames: Buffer[];
beforeAll(async () => {
  const client = await database.pool.connect();
  frames = [];
  for await (const frame of exportVenue(client)) frames.push(frame);
  client.release();
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const stream = async function* (list: readonly Buffer[]) {
  yield* await Promise.resolve(list);
};
const ROLES = '{"table":"public.roles"';
/** The frames with those of the roles' rows changed. */
function changed(change: (rows: Buffer, head: Buffer) => Buffer[]): Buffer[] {
  const at = frames.findIndex((frame) => frame.toString().startsWith(ROLES));
  const [head, rows] = [frames[at]!, frames[at + 1]!];
  return [...frames.slice(0, at), ...change(rows, head), ...frames.slice(at + 2)];
}
const headFor = (rows: Buffer) => Buffer.from(`${ROLES},"bytes":${rows.length}}\n`);

describe('the content of a backup', () => {
  test('is read in pieces of any size', async () => {
    const all = Buffer.concat(frames);
    const pieces = Array.from({ length: Math.ceil(all.length / 7) }, (_, at) => all.subarray(7 * at, 7 * at + 7));
    const [whole, cut] = [await readFrames(stream(frames)), await readFrames(stream(pieces))];
    expect([...cut.contents]).toEqual([...whole.contents]);
    expect(Number(whole.contents.get('public.roles')?.split(' ')[0])).toBeGreaterThan(0);
  });

  test.each<[string, () => Buffer[], RegExp]>([
    ['a changed row', () => changed((rows, head) => [head, Buffer.from(rows.toString().replace('1', '2'))]), /roles/],
    [
      'a missing row',
      () => {
        const short = (rows: Buffer) => rows.subarray(rows.indexOf('\n') + 1);
        return changed((rows) => [headFor(short(rows)), short(rows)]);
      },
      /rows of public.roles/,
    ],
    ['rows twice', () => changed((rows, head) => [head, rows, head, rows]), /rows of public.roles/],
    ['no rows', () => changed(() => []), /rows of public.roles/],
    ['no end', () => frames.slice(0, -1), /too early/],
    ['another format', () => [Buffer.from('{"format":"venue backup 2"}\n')], /not in the format/],
  ])('with %s is refused', async (_, wrong, why) => {
    await expect(readFrames(stream(wrong()))).rejects.toThrow(why);
  });

  test('knows the tables and columns of every release', async () => {
    const every = await openEmpty();
    const client = await every.pool.connect();
    for (const { folderMillis } of readMigrationFiles({ migrationsFolder: MIGRATIONS })) {
      await migrateTo(client, folderMillis);
      const found = await tablesOf(client);
      expect(sortTables(found, await migrationsOf(client))).toEqual({ tables: found, strays: [] });
    }
    client.release();
    await every.close();
  });

  /** Reads a backup of the database after a change, which is undone. */
  async function after<T>(change: string, undo: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await database.pool.connect();
    await client.query(change);
    return work(client).finally(async () => {
      await client.query(undo);
      client.release();
    });
  }

  test('leaves out tables that somebody added and names them; without them it is restored', async () => {
    const target = await openEmpty();
    const change = `create table roles_before_mend as select * from roles;
      create schema notes create table "Old Notes" (id serial)`;
    const { header } = await after(change, 'drop table roles_before_mend; drop schema notes cascade', (client) =>
      restoreInto(target, exportVenue(client)),
    );
    expect(header.strays).toEqual(['notes."Old Notes"', 'public.roles_before_mend']);
    expect((await target.pool.query(`select to_regclass('roles_before_mend') as there`)).rows).toEqual([
      { there: null },
    ]);
    await target.close();
  });

  const hash = (set: string) => `update drizzle.__drizzle_migrations set hash = ${set} where id = 1`;
  const EDITED = [hash(`hash || 'x'`), hash('left(hash, -1)')] as const;
  const WIDER = ['alter table roles add note text', 'alter table roles drop note'] as const;
  const DROPPED = ['alter table login_attempts rename to gone', 'alter table gone rename to login_attempts'] as const;
  const HALF = ['create table restore_incomplete (since int)', 'drop table restore_incomplete'] as const;
  test.each([
    ['a migration that was edited after it was applied', EDITED, 'migration 1 is not this'],
    ['a column that somebody added', WIDER, 'public.roles has the columns .*note'],
    ['a table that somebody dropped', DROPPED, 'public.login_attempts is missing'],
    ['a restore that was interrupted', HALF, 'restore was interrupted'],
  ] as const)('is not made of a database with %s, which no restore would take', async (_, [change, undo], why) => {
    await after(change, undo, async (client) => {
      await expect(readFrames(exportVenue(client))).rejects.toThrow(new RegExp(why));
    });
  });

  test('rows that did not arrive as they were written are found by reading the target again', async () => {
    const target = await openEmpty();
    const client = await target.pool.connect();
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    // Stands for a fault of the loading. Later statements queue behind it.
    client.query = ((...given: unknown[]) => {
      if (String(given[0]).startsWith('select setval')) void query('delete from roles');
      return query(...given);
    }) as typeof client.query;
    client.release();
    await expect(restoreInto(target, stream(frames))).rejects.toThrow('The rows of public.roles are not those');
    await target.close();
  });

  test('that the database cuts off midway says so', async () => {
    const client = await database.pool.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const cutOff = async () => {
      for await (const frame of exportVenue(client))
        if (frame.toString().startsWith(ROLES))
          await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    };
    const error: unknown = await cutOff().catch((reason: unknown) => reason);
    client.release(true);
    expect(isDatabaseAway(error)).toBe(true);
  });

  test('that breaks off leaves no file', async () => {
    const broken = async function* () {
      yield* frames.slice(0, 5);
      throw await Promise.resolve(new Error('disk full'));
    };
    const place = fs.mkdtempSync(path.join(folder, 'broken-'));
    await expect(writeBackup(path.join(place, 'a.backup'), broken())).rejects.toThrow('disk full');
    expect(fs.readdirSync(place)).toEqual([]);
  });
});

test('the daily job backs the running venue up, deletes what is too old, and tells a failure', async () => {
  expect(backupJobs(readSettings({}))).toEqual([]);
  const place = fs.mkdtempSync(path.join(folder, 'daily-'));
  const venue = await openVenueToKill();
  const env = venue.environment({ BACKEND_PORT: String(await freePort()), BACKUP_DIR: place });
  const before = { ...process.env };
  let stop = () => Promise.resolve();
  const backend = await venue.start({ BACKEND_PORT: env['BACKEND_PORT'] ?? '' });
  try {
    Object.assign(process.env, env);
    await venue.withDatabase(({ db }) =>
      db.insert(scheduledRuns).values({ job: 'backup', run_date: '2020-01-01', finished_at: new Date(0), ok: false }),
    );
    const others = ['mine.backup', 'venue-2020-01-01.backup'];
    for (const name of [...others, 'venue-2020-01-01-000000.backup', 'venue-2020-01-01-000001.backup'])
      fs.writeFileSync(path.join(place, name), '');
    const [job] = backupJobs(readSettings(process.env));
    const { ok, report } = await job!.run(new AbortController().signal);
    expect({ ok, report }).toMatchObject({ ok: true, report: { removed: ['venue-2020-01-01-000000.backup'] } });
    const made = path.basename(String(report['file']));
    expect(fs.readdirSync(place).sort()).toEqual([...others, 'venue-2020-01-01-000001.backup', made].sort());

    // The schedule runs it at its time.
    process.env['BACKUP_AT'] = '00:00';
    // A backup is named by its second, in which the one above may have been made too.
    process.env['BACKUP_DIR'] = path.join(place, 'scheduled');
    const jobs = backupJobs(readSettings(process.env));
    const pace = { first: 1, look: 50, longest: 3_600_000 };
    await new Promise<unknown>((resolve) => {
      stop = startSchedule(database, jobs, 'Asia/Bangkok', { info: resolve, error: resolve }, pace);
    });
    await stop();
    const [run] = await database.db.select().from(scheduledRuns);
    expect(run).toMatchObject({ job: 'backup', ok: true, report: { file: expect.any(String) } });
    expect(fs.existsSync(String(run?.report?.['file']))).toBe(true);

    process.env['BACKUP_DIR'] = path.join(place, 'mine.backup');
    const again = () => backupJobs(readSettings(process.env))[0]!.run(new AbortController().signal);
    await expect(again()).rejects.toThrow('mine.backup');
    await expect(again()).rejects.not.toBeInstanceOf(DatabaseAway);
    // A run of the schedule is not noted as a run by hand.
    expect(await venue.withDatabase(({ db }) => db.select().from(scheduledRuns))).toMatchObject([{ ok: false }]);
    Object.assign(process.env, { BACKUP_DIR: place, DATABASE_URL: 'postgresql://127.0.0.1:1/venue' });
    await expect(again()).rejects.toBeInstanceOf(DatabaseAway);
  } finally {
    process.env = before;
    await stop();
    await venue.end(backend, 'SIGTERM');
    await venue.close();
  }
});

describe('files', () => {
  let place: string;
  beforeEach(() => (place = fs.mkdtempSync(path.join(folder, 'files-'))));

  /** An empty backup. */
  async function* source(): AsyncGenerator<Buffer> {
    const header = { format: FORMAT, made_at: 'now', migrations: [], tables: [], sequences: [] };
    for (const frame of [header, { end: true }]) yield await Promise.resolve(Buffer.from(`${JSON.stringify(frame)}\n`));
  }

  test('a file that exists is refused and stays, and a new name is on the disk before the backup is done', async () => {
    const file = path.join(place, 'venue.backup');
    const opened = jest.spyOn(fsPromises, 'open');
    try {
      await writeBackup(file, source());
      expect(fs.readdirSync(place)).toEqual(['venue.backup']);
      expect(opened.mock.calls.map(([name]) => name)).toContain(place);
    } finally {
      opened.mockRestore();
    }
    fs.writeFileSync(file, 'older');
    await expect(writeBackup(file, source())).rejects.toThrow('exists already');
    expect(fs.readFileSync(file, 'utf8')).toBe('older');
  });

  test('large papers among many small photos come in small portions, each row once', async () => {
    const client = await database.pool.connect();
    try {
      await client.query('create temp table files (id int, bytes bytea)');
      await client.query('alter table files alter bytes set storage external');
      await client.query(`insert into files select id, decode(repeat('ab', 10), 'hex') from generate_series(1, 60) id`);
      await client.query(
        `insert into files select id, decode(repeat('ab', 3000000), 'hex') from generate_series(61, 64) id`,
      );
      const portions: Buffer[] = [];
      for await (const lines of rowsOf(client, { name: 'files', columns: ['id', 'bytes'] })) portions.push(lines);
      // COPY writes two letters for a byte.
      expect(Math.max(...portions.map(({ length }) => length))).toBeLessThan(2 * 7_500_000);
      const ids = Buffer.concat(portions).toString().match(/^\d+/gm)?.map(Number);
      expect(ids).toEqual(Array.from({ length: 64 }, (_, index) => index + 1));
    } finally {
      client.release(true);
    }
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('%s removes the draft, and nothing that is done', async (signal) => {
    const [draft, done] = ['draft', 'done'].map((name) => path.join(place, name)) as [string, string];
    for (const file of [draft, done]) fs.writeFileSync(file, '');
    const program = `
      const { removedOnSignal } = require('./backend/src/backup/removed-on-signal.ts');
      const [draft, done] = ${JSON.stringify([draft, done])};
      removedOnSignal(draft);
      removedOnSignal(done)();
      setInterval(() => undefined, 1000);
      console.log('ready');`;
    const child = spawn(process.execPath, ['--require', 'tsx/cjs', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([signal === 'SIGTERM' ? 143 : 130, null]);
    expect(fs.readdirSync(place)).toEqual(['done']);
  });

  test('the backup just made stays, also after a clock that went back', async () => {
    const days = Array.from(
      { length: 30 },
      (_, day) => `venue-2030-01-${String(day + 1).padStart(2, '0')}-043000.backup`,
    );
    const made = 'venue-2030-01-02-000000.backup';
    for (const name of [...days, made]) fs.writeFileSync(path.join(place, name), '');
    fs.utimesSync(path.join(place, made), 1, 1);
    expect((await removeExpired(place, made)).length).toBeGreaterThan(0);
    expect(fs.readdirSync(place)).toContain(made);
  });

  test('drafts of killed backups go after a day', async () => {
    const [old, fresh] = ['.venue-2026-01-01-000000.backup.12.part', '.venue-2026-01-02-000000.backup.12.part'];
    for (const name of [old, fresh, '.other.part']) fs.writeFileSync(path.join(place, name), '');
    fs.utimesSync(path.join(place, old), 1, 1);
    expect(await removeExpired(place)).toEqual([old]);
  });
});

/** The venue in the fixture, two days of trade with a credit and a payout: some of its tables by rows. */
const MONEY = { fund_entries: 110, fund_postings: 227, expenses: 136, salary_story: 7, credit_instalments: 3 };
const AGENTS = { agent_bonuses: 40, agent_payouts: 1, agent_payout_bonuses: 3 };
const OTHERS = { ledger_chain: 1807, orders: 89, order_lines: 229, craft_batches: 5, history: 78, stored_files: 2 };
const IN_FIXTURE = { ...MONEY, ...AGENTS, ...OTHERS, stock_story: 1280 };

test('a backup of the first release restores with every ledger and its chain', async () => {
  const target = await openEmpty();
  const read = await restoreInto(target, await openToRestore('__tests__/fixtures/venue.backup'));
  expect(Object.keys(IN_FIXTURE)).toEqual(expect.arrayContaining([...LEDGERS]));
  for (const [table, rows] of Object.entries(IN_FIXTURE))
    expect([table, rowsIn(read.contents.get(`public.${table}`) ?? '')]).toEqual([table, rows]);
  expect((await checkBooks(target)).faults).toEqual([]);
  const { rows: ends } = await target.pool.query<{ hash: string }>(
    "select encode(hash, 'hex') as hash from ledger_chain where seq = 1807",
  );
  expect(ends).toEqual([{ hash: '3a378112ee149cec2ce6d355c370b25f4e8c40922dd99ff38c7a20ab13fac84c' }]);
  await target.close();
});

test('a backup of a version before the first release is refused by name', async () => {
  const file = '__tests__/fixtures/before-release.backup';
  const target = await openEmpty();
  await expect(openToRestore(file)).rejects.toThrow(BEFORE_RELEASE);
  await expect(restoreInto(target, await openBackup(file))).rejects.toThrow(BEFORE_RELEASE);
  await target.close();
});
