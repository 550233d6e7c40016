import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@/backend/src/db/open';
import { Engine } from '@/backend/src/postgres/engine';
import { emptyDatabase } from '../../support/database';
import { openHost, type DatabaseHost } from '../../support/host';

const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

async function hosted(address?: string): Promise<DatabaseHost> {
  const host = await openHost(address);
  closing.push(() => host.close());
  return host;
}

/** A server that takes no writes, as a standby. */
async function openReadOnly(): Promise<DatabaseHost> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'venue-hosts-'));
  const engine = await Engine.start(folder, { settings: { default_transaction_read_only: 'on' } });
  closing.push(() => engine.stop(0).then(() => fs.rmSync(folder, { recursive: true })));
  return hosted(engine.url);
}

test('of several hosts the one that takes writes is used, and another one once it does', async () => {
  const [readOnly, silent, first, second] = [await openReadOnly(), await hosted(), await hosted(), await hosted()];
  silent.fallSilent();
  const scratch = await emptyDatabase();
  closing.push(() => scratch.drop());
  const listed = ['127.0.0.1:1', ...[readOnly, silent, first, second].map(({ host }) => host)].join(',');
  const url = `${scratch.url.replace(/@[^/]*/, `@${listed}`)}?target_session_attrs=read-write`;
  const database = await openDatabase({ url });
  closing.push(() => database.close());
  await database.pool.query('create table written ()');
  await first.close();
  while (database.pool.totalCount > 0) await wait(5);
  expect((await database.pool.query('select from written')).rowCount).toBe(0);
});

test('hosts of which none takes writes are named, without the password', async () => {
  const url = 'postgresql://venue:secret@127.0.0.1:1,127.0.0.1:2/venue';
  const error = await openDatabase({ url }).catch((cause: unknown) => cause);
  expect(String(error)).toMatch(
    /Cannot open PostgreSQL at 127\.0\.0\.1:1,127\.0\.0\.1:2\/venue: no host takes writes \(.*ECONNREFUSED.*\)/,
  );
  expect(String(error)).not.toContain('secret');
});
