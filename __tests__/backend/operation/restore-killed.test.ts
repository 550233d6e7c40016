import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { exportVenue } from '@/backend/src/backup/export';
import { writeBackup } from '@/backend/src/backup/file';
import { tellProgress } from '@/backend/src/backup/progress';
import { migrate } from '@/backend/src/db/migrate';
import { openDatabase, type Database } from '@/backend/src/db/open';
import { keepVenue, openVenue } from '@/backend/src/db/venue';
import { fileStore } from '@/backend/src/files/file-store';
import { freePort } from '@/scripts/test/free-port';
import { emptyDatabase, openTestDatabase, REFERENCE } from '../../support/database';
import { readVenue } from '../../support/same-venue';
import { ran } from '../../scripts/ran';

const INCOMPLETE = /is incomplete, because its restore was interrupted or still runs/;
const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'venue-restore-')));
const file = path.join(folder, 'venue.backup');
/** Digests of all rows by table and key. */
const rowsOf = async (database: Database) =>
  [...(await readVenue(database))].map(([name, rows]) => [name, [...rows].map(([key, { digest }]) => [key, digest])]);
let port: number;
let source: unknown;
beforeAll(async () => {
  port = await freePort();
  const database = await openTestDatabase(REFERENCE);
  // It takes a moment to load.
  await fileStore('papers').write(database.db, 'paper.pdf', randomBytes(16_000_000));
  const client = await database.pool.connect();
  await writeBackup(file, exportVenue(client));
  client.release();
  source = await rowsOf(database);
  await database.close();
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

type Place = Readonly<Record<'DATA_DIR' | 'DATABASE_URL', string>>;
const environment = (place: Place): NodeJS.ProcessEnv => {
  const { SESSION_SECRET: _secret, ...env } = process.env;
  return { ...env, NODE_ENV: 'production', PORT: '0', BACKEND_PORT: String(port), ...place };
};

const run = (place: Place, ...args: readonly string[]) => ran(args, environment(place));

/** Starts a restore and kills it at a moment; one that is complete by then is undone and tried again. */
async function kill(place: Place, isMoment: (output: string) => boolean, undo: () => Promise<Place>): Promise<void> {
  let at = place;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await killed(at, isMoment)) return;
    at = await undo();
  }
  throw new Error('The moment never came.');
}

async function killed(place: Place, isMoment: (output: string) => boolean): Promise<boolean> {
  const child = spawn('node', ['scripts/run.mjs', 'restore', file], { env: environment(place) });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
    if (isMoment(output)) child.kill('SIGKILL');
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const closed = once(child, 'close');
  while (child.exitCode === null && child.signalCode === null) {
    if (isMoment(output)) child.kill('SIGKILL');
    await pause(2);
  }
  await closed;
  if (child.exitCode !== null && child.exitCode !== 0) throw new Error(output);
  return child.signalCode === 'SIGKILL';
}

async function expectRestored(place: Place, open: () => Promise<Database>): Promise<void> {
  const output = expect.stringContaining('the books agree') as string;
  expect(await run(place, 'restore', file)).toMatchObject({ code: 0, output });
  const database = await open();
  await migrate(database);
  expect(await rowsOf(database)).toEqual(source);
  await database.close();
}

/** Closes what should not have opened, so that the test ends. */
const closed = async (opening: Promise<Database>) => (await opening).close();

const said = (step: string) => (output: string) => output.includes(step);

test('a restore into a folder can be killed at any moment: no venue starts on what it left, and repeating it succeeds', async () => {
  const DATA_DIR = path.join(folder, 'data');
  const place = { DATA_DIR, DATABASE_URL: '' };
  const names = () => (fs.existsSync(DATA_DIR) ? fs.readdirSync(DATA_DIR) : []);
  const moments: (readonly [string, (output: string) => boolean])[] = [
    ['before anything of the database is there', () => names().includes('restore-incomplete')],
    ['while the files are created', () => names().some((name) => name.startsWith('pg.new'))],
    ...['Loading', 'Checking the books'].map((step) => [step, said(step)] as const),
  ];
  for (const [moment, isMoment] of moments) {
    // The files of the restore before count for nothing.
    const before = new Set(names());
    const isNew = (output: string) => (before.size === 0 || output.includes('Starting')) && isMoment(output);
    await kill(place, isNew, () => {
      fs.rmSync(DATA_DIR, { recursive: true });
      return Promise.resolve(place);
    });
    await expect(closed(keepVenue({ DATA_DIR }))).rejects.toThrow(INCOMPLETE);
    await expect(closed(openVenue({ DATA_DIR }, { mayCreate: true }))).rejects.toThrow(INCOMPLETE);
    const { code, output } = await run(place, 'start');
    expect([moment, code, output.trim().split('\n').length]).toEqual([moment, 1, 1]);
    expect(output).toMatch(INCOMPLETE);
    // Not even secrets: the old ones may still be laid into it.
    expect(names().filter((name) => !/^(pg|restore-incomplete)/.test(name))).toEqual([]);
  }
  await expectRestored(place, () => keepVenue({ DATA_DIR }));
  expect(names()).toEqual(['pg']);
});

test('so it is into a database of a server', async () => {
  let scratch = await emptyDatabase();
  const place = (): Place => ({ DATA_DIR: folder, DATABASE_URL: scratch.url });
  for (const step of ['Loading', 'Checking references']) {
    await kill(place(), said(step), async () => {
      await scratch.drop();
      scratch = await emptyDatabase();
      return place();
    });
    const database = await openDatabase(scratch);
    await expect(migrate(database)).rejects.toThrow(INCOMPLETE);
    await database.close();
  }
  await expectRestored(place(), () => openDatabase(scratch));
  await scratch.drop();
});

test('a second restore does not disturb the one that runs', async () => {
  const place = { DATA_DIR: path.join(folder, 'twice'), DATABASE_URL: '' };
  const first = spawn('node', ['scripts/run.mjs', 'restore', file], { env: environment(place) });
  const closed = once(first, 'close');
  await new Promise<void>((resolve) => {
    let output = '';
    first.stdout.on('data', (chunk: Buffer) => said('Loading')((output += chunk.toString())) && resolve());
  });
  const output = expect.stringMatching(/in use by another program|is not empty/) as string;
  expect(await run(place, 'restore', file)).toMatchObject({ code: 1, output });
  expect(await closed).toEqual([0, null]);
});

test('what somebody laid beside an interrupted restore is named, and stays', async () => {
  const DATA_DIR = path.join(folder, 'beside');
  fs.mkdirSync(DATA_DIR);
  for (const name of ['restore-incomplete', 'session-secret', 'notes.txt'])
    fs.writeFileSync(path.join(DATA_DIR, name), '');
  const output = expect.stringContaining('delete notes.txt in it') as string;
  expect(await run({ DATA_DIR, DATABASE_URL: '' }, 'restore', file)).toMatchObject({ code: 1, output });
  expect(fs.readdirSync(DATA_DIR)).toHaveLength(3);
});

test('a missing file is one sentence, and nothing is created', async () => {
  const DATA_DIR = path.join(folder, 'never');
  const missing = path.join(folder, 'missing.backup');
  const output = `There is no file ${missing}.\n`;
  expect(await run({ DATA_DIR, DATABASE_URL: '' }, 'restore', missing)).toEqual({ code: 1, output });
  expect(fs.existsSync(DATA_DIR)).toBe(false);
});

test('progress is one line on a terminal, and a line per step elsewhere', () => {
  const told = (isTTY: boolean) => {
    let written = '';
    const tell = tellProgress({ isTTY, write: (text: string | Uint8Array) => Boolean((written += String(text))) });
    tell('Loading', 'public.orders', 4 * 1024 * 1024);
    tell('Loading', 'public.sales', 9 * 1024 * 1024);
    tell('Checking references');
    tell('');
    return written;
  };
  const line = '\r\u001b[K';
  expect(told(true)).toBe(
    `${line}Loading public.orders 4 MB${line}Loading public.sales 9 MB${line}Checking references${line}`,
  );
  expect(told(false)).toBe('Loading…\nChecking references…\n');
});
