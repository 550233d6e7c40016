import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './open';

export const MIGRATIONS = path.resolve('backend/src/db/migrations');

/** Any number, equal for every app node. */
const LOCK = 7_201_133;

/** Migrates the tables. When several app nodes start at once, one migrates and the others wait. */
export async function migrate({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const client = await pool.connect();
  // A migration that reads the ledgers of many years takes longer than any query of a running venue.
  const { connectionParameters: limits } = client as unknown as { connectionParameters: { query_timeout?: number } };
  const { query_timeout } = limits;
  Object.assign(limits, { query_timeout: 0 });
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await runMigrations(drizzle(client), { migrationsFolder: MIGRATIONS });
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
    Object.assign(limits, { query_timeout });
    client.release();
  } catch (cause) {
    // Dropping the connection drops the lock.
    client.release(true);
    throw cause;
  }
}
