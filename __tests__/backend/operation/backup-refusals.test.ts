import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { copyOut } from '@/backend/src/backup/copy-wire';
import { rowsOf } from '@/backend/src/backup/export';
import { writeBackup } from '@/backend/src/backup/file';
import { FORMAT } from '@/backend/src/backup/frames';
import { copyOfFolder } from '@/backend/src/backup/folder-copy';
import { removeExpired } from '@/backend/src/backup/job';
import { askForCopy } from '@/backend/src/backup/source';
import { lockFolder } from '@/backend/src/db/embedded/lock';
import { openDatabase } from '@/backend/src/db/open';
import { readSettings } from '@/lib/env';
import { freePort } from '@/scripts/test/free-port';

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
  const database = await openDatabase({ memory: true });
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

test('a COPY that has ended leaves no timer of the driver', async () => {
  const database = await openDatabase({ memory: true });
  const client = await database.pool.connect();
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  try {
    // As on a server.
    Object.assign(client, { connectionParameters: { query_timeout: 600_000 } });
    const before = timers();
    expect(String(await copyOut(client, 'copy (select 1) to stdout'))).toBe('1\n');
    await expect(copyOut(client, 'copy nothing to stdout')).rejects.toThrow('does not exist');
    expect(timers()).toBe(before);
  } finally {
    client.release(true);
    await database.close();
  }
});

test('a copy that leaves too little room is refused before the venue waits', async () => {
  const database = await openDatabase({ dataDir: folder });
  try {
    const held = jest.spyOn(database.pool, 'connect');
    const settings = { DATA_DIR: folder, MIN_FREE_MB: 10 ** 9 };
    await expect(copyOfFolder(database, settings)).rejects.toThrow(/MB left, and the backup needs 10000000\d\d MB/);
    expect(held).not.toHaveBeenCalled();
    expect(fs.readdirSync(folder).filter((name) => name.startsWith('backup-copy'))).toEqual([]);
    const { folder: copy } = await copyOfFolder(database, { ...settings, MIN_FREE_MB: 0 });
    expect(fs.existsSync(path.join(copy, 'pg'))).toBe(true);
  } finally {
    await database.close();
  }
});

test('a start removes left copies, but none that a process reads', async () => {
  for (const name of ['backup-copy-left', 'backup-copy-read']) fs.mkdirSync(path.join(folder, name));
  const reader = await lockFolder(path.join(folder, 'backup-copy-read'));
  const database = await openDatabase({ dataDir: folder });
  expect(fs.readdirSync(folder).filter((name) => name.startsWith('backup-copy'))).toEqual(['backup-copy-read']);
  await database.close();
  reader.release();
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s removes draft and copy, and nothing that is done', async (signal) => {
  const [draft, copy, done] = ['draft', 'copy', 'done'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const file of [draft, done]) fs.writeFileSync(file, '');
  fs.mkdirSync(copy);
  fs.writeFileSync(path.join(copy, 'file'), '');
  const program = `
    const { removedOnSignal } = require('./backend/src/backup/removed-on-signal.ts');
    const [draft, copy, done] = ${JSON.stringify([draft, copy, done])};
    removedOnSignal(draft);
    removedOnSignal(copy);
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

/** Asks a venue whose backend answers so. */
async function asked(answer: RequestListener | null, dataDir = folder) {
  const server = createServer(answer ?? undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const port = answer ? (server.address() as AddressInfo).port : await freePort();
  const env = { DATA_DIR: dataDir, SESSION_SECRET: 'x'.repeat(32), BACKEND_PORT: String(port) };
  return askForCopy(readSettings(env)).finally(() => server.close());
}

test('only a port on which nobody listens means that no venue runs', async () => {
  expect(await asked(null)).toBeNull();
  await expect(asked((request) => request.socket.destroy())).rejects.toThrow('cannot be asked for its files: ');
  const text = 'The disk has 1 MB left.';
  await expect(
    asked((_request, response) => response.writeHead(507).end(JSON.stringify({ error: text }))),
  ).rejects.toThrow(`could not copy its files: ${text}`);
});

test('a copy is taken from the same folder behind a link, and from no other', async () => {
  const [real, link, other] = ['real', 'link', 'other'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const each of [real, other]) fs.mkdirSync(each);
  fs.symlinkSync(real, link);
  const copy = path.join(real, 'backup-copy-1');
  const answer: RequestListener = (_request, response) => response.end(JSON.stringify({ folder: copy, waited_ms: 3 }));
  expect(await asked(answer, link)).toEqual({ folder: copy, waited_ms: 3 });
  expect(await asked(answer, other)).toBeNull();
  // It would be removed after the backup.
  fs.mkdirSync(path.join(real, 'pg'));
  const own: RequestListener = (_request, response) =>
    response.end(JSON.stringify({ folder: path.join(real, 'pg'), waited_ms: 3 }));
  expect(await asked(own, real)).toBeNull();
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
