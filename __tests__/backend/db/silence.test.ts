import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@/backend/src/db/open';
import { migrate } from '@/backend/src/db/migrate';
import { openDatabase } from '@/backend/src/db/open';
import { inBooks } from '@/backend/src/http/command';
import { emptyDatabase, SERVER } from '../../support/database';
import { openHost, type DatabaseHost } from '../../support/host';

const SILENCE_MS = 1_000;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function opened(url: string, silenceMs = SILENCE_MS): Promise<Database> {
  const database = await openDatabase({ url, silenceMs });
  closing.push(() => database.close());
  return database;
}
async function hosted(): Promise<DatabaseHost> {
  const host = await openHost();
  closing.push(() => host.close());
  return host;
}
/** Milliseconds until work has ended, well or not, and its error. */
async function timed(work: Promise<unknown>): Promise<{ ms: number; error: string | undefined }> {
  const began = performance.now();
  const error = await work.then(
    () => undefined,
    (cause: unknown) => String((cause as Error).cause ?? cause),
  );
  return { ms: performance.now() - began, error };
}
const openMany = ({ pool }: Database) =>
  Promise.all(Array.from({ length: 6 }, () => pool.query('select pg_sleep(0.05)')));

test('of connections that fell silent only the first call waits; the others go with it', async () => {
  const host = await hosted();
  const database = await opened(host.urlOf(SERVER));
  await openMany(database);
  host.fallSilent('connections');
  const first = await timed(database.pool.query('select 1'));
  expect(first.error).toMatch('Query read timeout');
  expect(first.ms).toBeGreaterThan(SILENCE_MS * 0.9);
  const next = await timed(openMany(database));
  expect(next.error).toBeUndefined();
  expect(next.ms).toBeLessThan(SILENCE_MS * 0.9);
});

test('a transaction that falls silent is not rolled back over the silent connection', async () => {
  const host = await hosted();
  const database = await opened(host.urlOf(SERVER));
  const { ms, error } = await timed(
    database.db.transaction(async (tx) => {
      await tx.execute('select 1');
      host.fallSilent('connections');
      await tx.execute('select 2');
    }),
  );
  expect(error).toBeDefined();
  expect(ms).toBeLessThan(SILENCE_MS * 1.9);
});

test('a statement that takes too long ends, and the other connections stay', async () => {
  const database = await opened(SERVER);
  await openMany(database);
  await expect(database.pool.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
  expect(database.pool.totalCount).toBe(5);
});

test('a node that freezes in a command gives up its locks, and the next node books', async () => {
  const scratch = await emptyDatabase();
  const made = await openDatabase(scratch);
  await migrate(made);
  await made.close();
  closing.push(() => scratch.drop());
  const [frozen, other] = [await opened(scratch.url), await opened(scratch.url)];
  let thaw = () => {};
  const ice = new Promise<void>((resolve) => (thaw = resolve));
  const held = inBooks(frozen.db, () => ice);
  while ((await other.pool.query("select from pg_locks where relation = 'fund_balances'::regclass")).rowCount === 0)
    await wait(5);
  const { ms, error } = await timed(inBooks(other.db, () => Promise.resolve()));
  expect(error).toBeUndefined();
  expect(ms).toBeLessThan(SILENCE_MS * 0.9);
  thaw();
  await expect(held).rejects.toThrow();
});
