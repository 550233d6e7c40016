import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { PreparingClient } from './preparing-client';
import * as schema from './schema';
import { StartupError } from '../startup-error';

export interface DatabaseOptions {
  readonly url: string;
  /** No time limit per query. */
  readonly unhurried?: boolean;
}

export interface Database {
  db: NodePgDatabase<typeof schema>;
  pool: pg.Pool;
  /** Waits for the connections in use, then closes. Calling it again has no effect. */
  close: () => Promise<void>;
}

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
const QUERY_MS = 60_000;

/**
 * Opens a PostgreSQL database. The pool reconnects after a server returns.
 * @throws StartupError with one sentence for the operator
 */
export async function openDatabase({ url, unhurried = false }: DatabaseOptions): Promise<Database> {
  const address = URL.parse(url);
  if (!address || !/^postgres(ql)?:$/.test(address.protocol)) {
    throw new StartupError('DATABASE_URL is not a PostgreSQL address (postgresql://user:password@host:5432/database).');
  }
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    // A time is cast to the same date everywhere. Compilation takes longer than the queries themselves.
    options: '-c TimeZone=UTC -c jit=off',
    // The BFF gives up long before; a hung connection must not keep its place in the pool.
    ...(!unhurried && { query_timeout: QUERY_MS, idle_in_transaction_session_timeout: QUERY_MS }),
  });
  outliveConnections(pool);
  try {
    await pool.query('SELECT 1');
  } catch (cause) {
    await pool.end();
    const { code, message } = cause as { code?: string; message: string };
    // Host and database, but never the password.
    throw new StartupError(`Cannot open PostgreSQL at ${address.host}${address.pathname}: ${message || code}.`);
  }
  let closing: Promise<void> | undefined;
  return { db: drizzle(pool, { schema }), pool, close: () => (closing ??= pool.end()) };
}
