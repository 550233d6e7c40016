import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Database } from '@/backend/src/db/open';
import { keepVenue } from '@/backend/src/db/venue';
import { scheduledRuns } from '@/backend/src/db/schema';
import { levelOf } from '@/backend/src/backup/release';
import { fileStore } from '@/backend/src/files/file-store';
import { readSettings } from '@/lib/env';
import { freePort } from '@/scripts/test/free-port';
import { venueToKill } from '../../support/backend-process';
import { emptyDatabase, faultsIn } from '../../support/database';
import { times } from '../../support/effort';
import { BOOKED, faultsOfCopy, readVenue, unguarded, type Venue } from '../../support/same-venue';
import { openTrade, seedTrade } from '../../support/trade';
import { ran } from '../../scripts/ran';

const TOKEN = 'the-token-of-the-test-till';
const [PAPER, PHOTO] = [randomBytes(6_000_000), randomBytes(40_000)];
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'venue-backup-'));
const file = path.join(folder, 'venue.backup');
const venue = venueToKill();
let env: NodeJS.ProcessEnv;

const run = (name: string, args: readonly string[], settings: Readonly<Record<string, string>>) =>
  ran([name, ...args], { ...env, ...settings });

beforeAll(async () => {
  env = venue.environment({ BACKEND_PORT: String(await freePort()), BACKUP_DIR: folder, MIN_FREE_MB: '0' });
  const { SESSION_SECRET, BACKEND_PORT } = env;
  Object.assign(process.env, { SESSION_SECRET, BACKEND_PORT, POS_TOKEN: TOKEN, LOG_LEVEL: 'silent' });
  await venue.withDatabase(async (database) => {
    await seedTrade(database);
    await fileStore('papers').write(database.db, 'paper.pdf', PAPER);
    await fileStore('agents').write(database.db, '1.jpg', PHOTO);
  });
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Restores the file into an empty folder or database, and opens it. */
async function restored<T>(where: Readonly<Record<string, string>>, work: (database: Database) => Promise<T>) {
  expect(await run('restore', [file], where)).toMatchObject({
    code: 0,
    output: expect.stringContaining('every table is as in the backup, and the books agree'),
  });
  const database = await keepVenue(readSettings({ ...env, ...where }));
  return work(database).finally(() => database.close());
}

const ROLLUPS = ['expenses', 'hours', 'orders', 'sales', 'sessions', 'stock'].map((name) => `${name}_rollup`);
/** Tables whose rows change or go during trade, or with time. */
const CHANGING = [
  ...'agents fund_balances order_counter pending_operations stock_items sessions users venue_clock'.split(' '),
  ...ROLLUPS,
  'scheduled_runs',
].map((name) => `public.${name}`);

test('a backup under load restores into a folder and into a server: every table as of one moment, files byte for byte', async () => {
  const settings = { POS_TOKEN: TOKEN, BACKEND_PORT: env['BACKEND_PORT'] ?? '', MIN_FREE_MB: '0' };
  const first = await venue.start(settings);
  const trade = await openTrade(TOKEN, env['ADMIN_PASSWORD'] ?? '');
  for (let round = 0; round < 3; round += 1) await trade.once();
  await venue.end(first, 'SIGTERM');
  const before = await venue.withDatabase(readVenue);
  const backend = await venue.start(settings);
  await trade.once();
  const answered = trade.answered();
  await venue.withDatabase(({ db }) =>
    db.insert(scheduledRuns).values({ job: 'backup', run_date: '2020-01-01', finished_at: new Date(0), ok: false }),
  );
  const made = await trade.during(() => run('backup', [file], {}));
  // A backup by hand ends the alert of the daily one.
  const runs = await venue.withDatabase(({ db }) => db.select().from(scheduledRuns));
  expect(runs).toContainEqual(expect.objectContaining({ job: 'backup', run_date: '2020-01-01', ok: true }));
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('read back and whole') });
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  await venue.end(backend, 'SIGTERM');
  const source = await venue.withDatabase(readVenue);
  const faults = (copy: Venue) => faultsOfCopy(source, copy, { before, answered, changing: CHANGING });

  // Of a mounted disk.
  fs.mkdirSync(path.join(folder, 'restored', 'lost+found'), { recursive: true });
  const scratch = await emptyDatabase();
  const targets = [{ DATABASE_URL: '', DATA_DIR: path.join(folder, 'restored') }, { DATABASE_URL: scratch.url }];
  for (const target of targets) {
    await restored(target, async (database) => {
      const copy = await readVenue(database);
      expect(faults(copy)).toEqual([]);
      expect(unguarded(copy, faults)).toEqual([]);
      // Trade went on after the moment of the copy.
      const ended = BOOKED.filter((table) => source.get(table)!.size === copy.get(table)!.size);
      expect(ended).toEqual(['public.agent_payouts', 'public.agent_payout_bonuses']);
      expect(await faultsIn(database)).toEqual([]);
      expect((await fileStore('papers').read(database.db, 'paper.pdf'))?.equals(PAPER)).toBe(true);
      expect((await fileStore('agents').read(database.db, '1.jpg'))?.equals(PHOTO)).toBe(true);
      // Positions of sequences came too.
      await database.pool.query(`insert into fund_entries (kind) values ('test')`);
    });
    const again = await run('restore', [file], target);
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('not empty') });
    if (target.DATABASE_URL === '')
      expect(again.output).toMatch(/delete .*pg.* in it; session-secret and pos-token stay/);
  }
  await scratch.drop();
});

test('without room a backup removes what has expired, never the last one, and is refused when that is not enough', async () => {
  const full = path.join(folder, 'full');
  fs.mkdirSync(full);
  const names = ['venue-2026-01-05-040000.backup', 'venue-2026-01-05-043000.backup', 'mine.backup'];
  names.forEach((name, index) => {
    fs.writeFileSync(path.join(full, name), '');
    fs.utimesSync(path.join(full, name), index, index);
  });
  const settings = { BACKUP_DIR: full, MIN_FREE_MB: String(10 ** 9) };
  const refused = await run('backup', [], settings);
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringMatching(/MB left, and the backup needs 10000000\d\d MB/),
  });
  expect(refused.output).toContain('Removed to make room: venue-2026-01-05-040000.backup');
  expect(fs.readdirSync(full).sort()).toEqual([names[2], names[1]]);
  // A file that somebody names makes no room.
  fs.writeFileSync(path.join(full, 'venue-2026-01-05-040000.backup'), '');
  expect((await run('backup', [path.join(full, 'own.backup')], settings)).code).toBe(1);
  expect(fs.readdirSync(full)).toHaveLength(3);
});

test('a file that is damaged, anywhere, is refused, and nothing is created', async () => {
  const whole = fs.readFileSync(file);
  const damaged = path.join(folder, 'damaged.backup');
  const { openBackup } = await import('@/backend/src/backup/file');
  const places = [0, 4, 9, whole.length >> 1, whole.length - 80, whole.length - 70, whole.length - 1];
  for (const at of [
    ...places,
    ...Array.from({ length: times(6, 20) }, () => Math.floor(Math.random() * whole.length)),
  ]) {
    const bytes = Buffer.from(whole);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    fs.writeFileSync(damaged, bytes);
    await expect(openBackup(damaged)).rejects.toThrow(/is damaged|is not a complete backup/);
  }
  fs.writeFileSync(damaged, whole.subarray(0, whole.length >> 1));
  const target = path.join(folder, 'never');
  expect(await run('restore', [damaged], { DATABASE_URL: '', DATA_DIR: target })).toMatchObject({
    code: 1,
    output: expect.stringContaining('not a complete backup'),
  });
  expect(fs.existsSync(target)).toBe(false);
});

test('a killed backup leaves no file under its name', async () => {
  const name = path.join(folder, 'killed.backup');
  const backup = spawn('node', ['scripts/run.mjs', 'backup', name], { env });
  const gone = new Promise((resolve) => backup.once('close', resolve));
  while (!fs.readdirSync(folder).some((each) => each.startsWith('.killed')) && backup.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 2));
  backup.kill('SIGKILL');
  await gone;
  expect(fs.existsSync(name)).toBe(false);
});

test('a backup of a newer release is refused', () => {
  expect(() => levelOf([[9_999_999_999_999, 'x']])).toThrow('newer or another release');
  expect(() => levelOf([])).toThrow('newer or another release');
});
