import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@/backend/src/db/migrate';
import { keepVenue } from '@/backend/src/db/venue';
import { readSettings } from '@/lib/env';
import { ran } from './ran';

const folder = mkdtempSync(path.join(tmpdir(), 'rollups-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rollups = (DATA_DIR: string) => ran(['rollups'], { PATH: process.env['PATH'], DATA_DIR, NODE_ENV: 'test' });

test('computes the roll-ups of a running and of a stopped venue, and says so without one', async () => {
  const missing = path.join(folder, 'mistyped');
  expect(await rollups(missing)).toMatchObject({ code: 1, output: expect.stringMatching(/^There is no venue in /) });
  expect(existsSync(missing)).toBe(false);

  const venue = await keepVenue(readSettings({ DATA_DIR: folder }));
  await migrate(venue);
  expect(await rollups(folder)).toEqual({ code: 0, output: '0 orders rolled up; nothing was different.\n' });
  await venue.close();
  expect(await rollups(folder)).toEqual({ code: 0, output: '0 orders rolled up; nothing was different.\n' });
});
