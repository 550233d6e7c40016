import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { openFolder, openMemory } from './embedded/open';
import { PreparingClient } from './preparing-client';
import * as schema from './schema';
import { StartupError } from '../startup-error';

/** `snapshot` is a tar file of a database's files to start from. `unhurried` work has no limit of time per query. */
export type DatabaseOptions =
  { dataDir: string } | { url: string; unhurried?: boolean } | { memory: true; snapshot?: string };

export interface Database {
  db: NodePgDatabase<typeof schema>;
  /** The embedded engine has one connection: inside a transaction, use the transaction, never the pool. */
  pool: pg.Pool;
  engine: 'embedded' | 'postgresql';
  /** Resolves with the reason when the embedded engine has ended by itself. Only a new process helps then. */
  lost: Promise<Error>;
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
 * Opens the venue's database: the embedded PostgreSQL in a data folder or in memory, or a PostgreSQL server.
 * @throws StartupError with one sentence for the operator
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { pool, lost, close } =
    'url' in options
      ? await openServer(options)
      : 'dataDir' in options
        ? await openFolder(options.dataDir)
        : await openMemory(options.snapshot);
  if (!('url' in options)) outliveConnections(pool);
  let closing: Promise<void> | undefined;
  return {
    db: drizzle(pool, { schema }),
    pool,
    lost,
    engine: 'url' in options ? 'postgresql' : 'embedded',
    close: () => (closing ??= close()),
  };
}

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

async function openServer({
  url,
  unhurried = false,
}: {
  url: string;
  unhurried?: boolean;
}): Promise<Pick<Database, 'pool' | 'lost' | 'close'>> {
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
    // Same as the embedded engine: both must cast a time to the same date. Without compilation, which takes longer
    // than the queries themselves.
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
  // The pool reconnects after a server returns.
  return { pool, lost: new Promise(() => undefined), close: () => pool.end() };
}
