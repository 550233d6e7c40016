import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Socket } from 'node:net';
import { StartupError } from '../postgres/startup-error';
import { connectionOf } from './hosts';
import * as schema from './schema';

const socketOf = (client: pg.PoolClient): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/**
 * Destroys a connection whose reply has not come for `ms` milliseconds: rolling back or reusing it would wait as long
 * again. The idle connections of the pool go with it, because their host may be as silent.
 */
function giveUpSilent(pool: pg.Pool, ms: number): void {
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

export interface DatabaseOptions {
  /** PostgreSQL address; it may name several hosts (`hosts.ts`). */
  readonly url: string;
  /** Longest silence of the server during a query, in milliseconds; without it a query may take any time. */
  readonly silenceMs?: number | undefined;
  /** Maximum number of open connections; ten by default. */
  readonly connections?: number;
}

export interface Database {
  db: NodePgDatabase<typeof schema>;
  pool: pg.Pool;
  /** Waits for the connections in use, then closes. Calling it again has no effect. */
  close: () => Promise<void>;
  /** Opens it once more, for work that may take any time. */
  openUnlimited: () => Promise<Database>;
}

export type Transaction = Parameters<Parameters<Database['db']['transaction']>[0]>[0];
/** The part of a connection or transaction that queries use. */
export type Queries = Pick<Database['db'], 'execute' | 'select'>;

/** Amounts are int8. Drizzle's parsers fall back on the driver's global ones, so those must parse it. */
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
});

/**
 * A lost connection fails the query or transaction that used it. Without a listener it would also end the process. Call
 * it before the first connection: earlier connections have no listener.
 */
function outliveConnections(pool: pg.Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}

const CONNECT_MS = 5_000;

// A time is cast to the same date everywhere. Compilation takes longer than the queries themselves.
const OPTIONS = '-c TimeZone=UTC -c jit=off';
const KEEPALIVE = '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=3';

/**
 * Limits of the server itself. A statement ends before its connection counts as silent; the transaction of a node that has
 * frozen or vanished gives up its locks within half of the time.
 */
const limitsOf = (ms: number) => ({
  statement_timeout: Math.ceil((ms * 7) / 8),
  idle_in_transaction_session_timeout: Math.ceil(ms / 2),
  options: `${OPTIONS} -c tcp_user_timeout=${ms} ${KEEPALIVE}`,
});

/**
 * Opens a PostgreSQL database. The pool reconnects after a server returns.
 * @throws StartupError with one sentence for the operator
 */
export async function openDatabase({ url, silenceMs, connections = 10 }: DatabaseOptions): Promise<Database> {
  const { config, name } = connectionOf(url);
  const pool = new pg.Pool({
    ...config,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    ...(silenceMs === undefined ? { options: OPTIONS } : limitsOf(silenceMs)),
  });
  outliveConnections(pool);
  if (silenceMs !== undefined) giveUpSilent(pool, silenceMs);
  try {
    await pool.query('SELECT 1');
  } catch (cause) {
    await pool.end();
    const { code, message } = cause as { code?: string; message: string };
    throw new StartupError(`Cannot open PostgreSQL at ${name}: ${message || code}.`, { cause });
  }
  let closing: Promise<void> | undefined;
  return {
    db: drizzle(pool, { schema }),
    pool,
    close: () => (closing ??= pool.end()),
    openUnlimited: () => openDatabase({ url }),
  };
}
