import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { scheduledRuns } from '@/backend/src/db/schema';
import { venueToKill } from '../support/backend-process';
import { ran } from './ran';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'venue-check-'));
const venue = venueToKill();
afterAll(() => fs.rmSync(folder, { recursive: true }));

const check = (args: readonly string[] = [], settings: Readonly<Record<string, string>> = {}) =>
  ran(['check-books', ...args], venue.environment(settings));

test('a check without faults ends the alert of the daily one; a check of another address does not', async () => {
  const runs = () => venue.withDatabase(({ db }) => db.select().from(scheduledRuns));
  const failed = { ok: false, report: { faults: 3 } };
  await venue.withDatabase(({ db }) =>
    db
      .insert(scheduledRuns)
      .values({ job: 'check_books', run_date: '2020-01-01', finished_at: new Date(0), ...failed }),
  );
  expect((await check([venue.environment({})['DATABASE_URL'] ?? ''])).code).toBe(0);
  expect(await runs()).toMatchObject([failed]);
  expect((await check(['--heads'])).code).toBe(0);
  expect(await runs()).toMatchObject([failed]);
  expect((await check(['--json'])).code).toBe(0);
  const report = { faults: 0, named: [], manual: true, head: { seq: expect.any(Number) as number } };
  expect(await runs()).toMatchObject([{ run_date: '2020-01-01', ok: true, report }]);
});

test('tampered books end with 1, and the row is named', async () => {
  await venue.withDatabase(async ({ pool }) => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query("update fund_balances set balance = balance + 1 where account = 'safe'");
    await client.query('commit');
    client.release();
  });
  expect(await check()).toMatchObject({
    code: 1,
    output: expect.stringContaining('FAULT fund balance = sum of postings: safe'),
  });
});

test.each([[['--heads', 'a', 'b']], [['--head', '1:2']], [['--what']]])('%j is refused with 2', async (args) => {
  expect((await check(args)).code).toBe(2);
});

test('a mistyped folder ends with 2, and nothing is left in it', async () => {
  expect(await check([], { DATABASE_URL: '', DATA_DIR: folder })).toMatchObject({
    code: 2,
    output: expect.stringContaining('There is no venue in'),
  });
  expect(fs.readdirSync(folder)).toEqual([]);
});
