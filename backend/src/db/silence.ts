import type { Socket } from 'node:net';
import type pg from 'pg';

const socketOf = (client: pg.PoolClient): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/**
 * Destroys a connection whose reply has not come for `ms` milliseconds: rolling back or reusing it would wait as long
 * again. The idle connections of the pool go with it, because their host may be as silent.
 */
export function giveUpSilent(pool: pg.Pool, ms: number): void {
  const idle = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('remove', (client) => idle.delete(client));
  pool.on('release', (_error, client) => idle.add(client));
  pool.on('connect', (client) =>
    socketOf(client).setTimeout(ms, () => {
      if (idle.has(client)) return;
      for (const one of [client, ...idle]) socketOf(one).destroy(new Error('Query read timeout'));
    }),
  );
}
