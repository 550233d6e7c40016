import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from '@/backend/src/app';
import { openDatabase } from '@/backend/src/db/open';
import { readSettings } from '@/lib/env';
import { openStack } from './stack';
import { forFile } from './for-file';
import { listen } from './listen';

export const A = 0;
export const B = 1;

/**
 * A stack whose calls go to two backends on one PostgreSQL, with a data folder each. They take turns by connection, until
 * `use` sends all calls to some of them.
 */
export const startNodes = forFile(async () => {
  const first = mkdtempSync(path.join(tmpdir(), 'venue-node-'));
  const second = mkdtempSync(path.join(tmpdir(), 'venue-node-'));
  const stack = await openStack({ DATA_DIR: first });
  const { connectionString } = stack.database.pool.options;
  const database = await openDatabase({ url: connectionString ?? '' });
  const app = buildApp(database, readSettings({ ...process.env, DATA_DIR: second }));
  await app.listen({ host: '127.0.0.1', port: 0 });

  const ports = [stack.app, app].map(({ server }) => (server.address() as AddressInfo).port);
  const open = new Set<Socket>();
  let used = [A, B];
  let turn = 0;
  const balancer = createServer((client) => {
    const node = connect(ports[used[(turn += 1) % used.length] ?? A] ?? 0, '127.0.0.1');
    for (const [one, other] of [[client, node] as const, [node, client] as const]) {
      open.add(one);
      one
        .on('error', () => undefined)
        .once('close', () => {
          open.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  });
  process.env['BACKEND_PORT'] = String(await listen(balancer));
  const hangUp = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    ...stack,
    /** The second node's own database pool. */
    second: database,
    /** Sends later calls to these nodes. */
    async use(...nodes: number[]): Promise<void> {
      used = nodes;
      hangUp();
      while (open.size > 0) await pause(5);
      // The app sees that its kept connections are closed.
      await pause(50);
    },
    async close(): Promise<void> {
      hangUp();
      balancer.close();
      await app.close();
      await database.close();
      await stack.close();
      for (const folder of [first, second]) rmSync(folder, { recursive: true, force: true });
    },
  };
});
