import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { migrate } from '@/backend/src/db/migrate';
import { openDatabase, type Database } from '@/backend/src/db/open';
import { seedReference } from '@/backend/src/db/reference';
import { mailOutbox } from '@/backend/src/db/schema';
import { processOf } from '@/lib/program';
import { emptyServerDatabase } from '../../support/database';
import { ACCOUNT, CODE, issueMail, startPostOffice, until } from './post-office';

const serverUrl = process.env['TEST_DATABASE_URL'];
let folder: string;
let where: Parameters<typeof openDatabase>[0];
let drop: () => Promise<unknown> = () => Promise.resolve();
let running: ChildProcess | undefined;
let output = '';

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(where);
  return work(database).finally(() => database.close());
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'venue-mail-kill-'));
  if (serverUrl) {
    const scratch = await emptyServerDatabase(serverUrl);
    where = { url: scratch.url };
    drop = scratch.drop;
  } else where = { dataDir: folder };
  await withDatabase(async (database) => {
    await migrate(database);
    await seedReference(database.db);
  });
});
afterAll(async () => {
  running?.kill('SIGKILL');
  await drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function startBackend(SMTP_URL: string): Promise<ChildProcess> {
  const env = {
    ...process.env,
    ...{ NODE_ENV: 'production' as const, DATA_DIR: folder, BACKEND_PORT: String(await freePort()), SMTP_URL },
    ...{ ADMIN_PASSWORD: 'admin-of-the-kill', SESSION_SECRET: 'x'.repeat(32), SAMPLE_VENUE: 'off', LOG_LEVEL: 'trace' },
    DATABASE_URL: 'url' in where ? where.url : '',
  };
  const { file, execArgv } = processOf('backend/src/server.ts');
  const child = fork(file, { execArgv, env, silent: true });
  running = child;
  const keep = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  for (;;) {
    const [message] = (await once(child, 'message')) as [{ ready?: true; failed?: string }];
    if (message.failed !== undefined) throw new Error(message.failed);
    if (message.ready) return child;
  }
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

const row = (mail_id: number) =>
  withDatabase(async ({ db }) => (await db.select().from(mailOutbox).where(eq(mailOutbox.mail_id, mail_id)))[0]!);
const AGAIN = 'may have arrived twice';

it('a mail survives a kill before and during its sending, and a second copy says so', async () => {
  // The server has the whole message of the first attempt, and does not answer.
  const office = await startPostOffice({ message: 'hang' });
  const id = await withDatabase((database) => issueMail(database, office.url));
  expect(await row(id)).toMatchObject({ state: 'waiting', attempts: 0 });

  const first = await startBackend(office.url);
  await until(() => office.letters.length === 1);
  await end(first, 'SIGKILL');
  expect(await row(id)).toMatchObject({ state: 'sending', attempts: 1, code: CODE });

  // As if the time had passed after which the attempt counts as left.
  await withDatabase(({ db }) => db.update(mailOutbox).set({ next_attempt_at: sql`now()` }));
  const second = await startBackend(office.url);
  await until(() => office.letters.length === 2);
  await until(() => output.includes('mail sent'));
  await end(second, 'SIGTERM');
  expect(await row(id)).toMatchObject({ state: 'sent', attempts: 2, repeated: true, code: null, body_text: null });
  const [one, two] = office.letters.map(({ raw }) => raw);
  const idOf = (raw?: string) => /^Message-ID: (.*)$/im.exec(raw ?? '')?.[1];
  expect(idOf(two)).toBe(idOf(one));
  expect(one).not.toContain(AGAIN);
  expect(two).toContain(AGAIN);

  const third = await startBackend(office.url);
  await until(() => output.split('Mail is sent through').length === 4);
  await end(third, 'SIGTERM');
  expect(office.letters).toHaveLength(2);
  await office.close();
  expect(output).not.toContain(CODE);
  expect(output).not.toContain(ACCOUNT.pass);
});
