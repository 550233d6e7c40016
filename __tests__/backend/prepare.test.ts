import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { prepareVenue } from '@/backend/src/prepare';
import { readSettings } from '@/lib/env';
import { openTestDatabase } from '../support/database';

const LEGACY_SERVERS = JSON.stringify([{ id: 'old', name: 'Old', url: 'http://legacy.test' }]);

test.each([
  ['no setting', {}, true],
  ['LEGACY_SERVERS alone', { LEGACY_SERVERS }, false],
  ['LEGACY_SERVERS with SAMPLE_VENUE=on', { LEGACY_SERVERS, SAMPLE_VENUE: 'on' }, true],
  ['SAMPLE_VENUE=off', { SAMPLE_VENUE: 'off' }, false],
])('with %s (%j) a start makes a sample venue: %s', async (_name, env, makes) => {
  const DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'venue-prepare-'));
  const database = await openTestDatabase();
  const fill = jest.fn(() => Promise.resolve({ logins: [] }));
  await prepareVenue(database, readSettings({ ADMIN_PASSWORD: 'secret-1', DATA_DIR, ...env }), {
    loadSample: () => Promise.resolve(fill),
  });
  expect(fill).toHaveBeenCalledTimes(makes ? 1 : 0);
  await database.close();
  fs.rmSync(DATA_DIR, { recursive: true });
});
