import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { rowsOf } from '@/backend/src/backup/export';
import { writeBackup } from '@/backend/src/backup/file';
import { FORMAT } from '@/backend/src/backup/frames';
import { removeExpired } from '@/backend/src/backup/job';
import { openEmpty } from '../../support/database';

let folder: string;
beforeEach(() => (folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'venue-refusals-')))));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** An empty backup. */
async function* source(): AsyncGenerator<Buffer> {
  const header = { format: FORMAT, made_at: 'now', migrations: [], tables: [], sequences: [] };
  for (const frame of [header, { end: true }]) yield await Promise.resolve(Buffer.from(`${JSON.stringify(frame)}\n`));
}

test('a file that exists is refused and stays, and a new name is on the disk before the backup is done', async () => {
  const file = path.join(folder, 'venue.backup');
  const opened = jest.spyOn(fsPromises, 'open');
  try {
    await writeBackup(file, source());
    expect(fs.readdirSync(folder)).toEqual(['venue.backup']);
    expect(opened.mock.calls.map(([name]) => name)).toContain(folder);
  } finally {
    opened.mockRestore();
  }
  fs.writeFileSync(file, 'older');
  await expect(writeBackup(file, source())).rejects.toThrow('exists already');
  expect(fs.readFileSync(file, 'utf8')).toBe('older');
});

test('large papers among many small photos come in small portions, each row once', async () => {
  const database = await openEmpty();
  const client = await database.pool.connect();
  try {
    await client.query('create table files (id int, bytes bytea)');
    await client.query('alter table files alter bytes set storage external');
    await client.query(`insert into files select id, decode(repeat('ab', 10), 'hex') from generate_series(1, 60) id`);
    await client.query(
      `insert into files select id, decode(repeat('ab', 3000000), 'hex') from generate_series(61, 68) id`,
    );
    const portions: Buffer[] = [];
    for await (const lines of rowsOf(client, { name: 'files', columns: ['id', 'bytes'] })) portions.push(lines);
    // COPY writes two letters for a byte.
    expect(Math.max(...portions.map(({ length }) => length))).toBeLessThan(2 * 7_500_000);
    const ids = Buffer.concat(portions).toString().match(/^\d+/gm)?.map(Number);
    expect(ids).toEqual(Array.from({ length: 68 }, (_, index) => index + 1));
  } finally {
    client.release();
    await database.close();
  }
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s removes the draft, and nothing that is done', async (signal) => {
  const [draft, done] = ['draft', 'done'].map((name) => path.join(folder, name)) as [string, string];
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
  expect(fs.readdirSync(folder)).toEqual(['done']);
});

test('room is made for a backup of the same day, but not with the last one', async () => {
  const names = ['venue-2030-01-01-040000.backup', 'venue-2030-01-01-043000.backup'];
  names.forEach((name, index) => {
    fs.writeFileSync(path.join(folder, name), '');
    fs.utimesSync(path.join(folder, name), index, index);
  });
  expect(await removeExpired(folder, 'venue-2030-01-01-090000.backup')).toEqual([names[0]]);
  expect(await removeExpired(folder, 'venue-2030-01-01-090000.backup')).toEqual([]);
});

test('the daily job keeps the backup just made, also after a clock that went back', async () => {
  const days = Array.from(
    { length: 30 },
    (_, day) => `venue-2030-01-${String(day + 1).padStart(2, '0')}-043000.backup`,
  );
  const made = 'venue-2020-01-01-043000.backup';
  for (const name of [...days, made]) fs.writeFileSync(path.join(folder, name), '');
  const removed = await removeExpired(folder, made);
  expect(removed.length).toBeGreaterThan(0);
  expect(fs.readdirSync(folder)).toContain(made);
});
