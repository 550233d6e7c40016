import path from 'node:path';
import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import type { PoolClient } from 'pg';
import { notRestored, StartupError } from '../postgres/startup-error';
import type { Database } from './open';

export const MIGRATIONS = path.resolve('backend/src/db/migrations');

/** Table of a database into which a restore has not finished. */
export const INCOMPLETE = 'restore_incomplete';

type Session = Parameters<PgDialect['migrate']>[1];

/** Any number, equal for every app node. Who migrates or restores a database has it. */
export const LOCK = 7_201_133;

/** @throws StartupError when a restore was interrupted */
async function requireComplete(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(`SELECT to_regclass('${INCOMPLETE}') IS NOT NULL AS there`);
  if (rows[0]?.there) throw notRestored('The venue');
}

/** Error for a database or backup of a version before the first release, whose migrations were merged into one. */
export const BEFORE_RELEASE =
  'The venue is of a version before the first release, whose tables no release reads: go on with the version that made it, or begin anew with an empty DATA_DIR or DATABASE_URL.';

/** An applied migration: its time, which orders them, and its SHA-256. */
export type Migration = readonly [created_at: number, hash: string];

/** Migrations that a database has, oldest first; none in an empty one. */
export async function migrationsOf(client: Pick<PoolClient, 'query'>): Promise<Migration[]> {
  const { rows: known } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!known[0]?.there) return [];
  const { rows } = await client.query<{ created_at: number; hash: string }>(
    'select created_at, hash from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ created_at, hash }) => [created_at, hash]);
}

/** Reports whether a migration is older than the first one of the first release. */
export const isBeforeRelease = (created_at: number, [first]: readonly MigrationMeta[]): boolean =>
  first !== undefined && created_at < first.folderMillis;

/**
 * Requires that this program has all migrations of the database. An older program would book by outdated rules.
 * @throws StartupError for a database of a newer release, or of a version before the first release
 */
export async function requireKnown(
  client: Pick<PoolClient, 'query'>,
  known: readonly MigrationMeta[] = readMigrationFiles({ migrationsFolder: MIGRATIONS }),
): Promise<void> {
  const own = new Set(known.map(({ folderMillis }) => folderMillis));
  const others = (await migrationsOf(client)).filter(([created_at]) => !own.has(created_at));
  if (others.length === 0) return;
  if (others.some(([created_at]) => isBeforeRelease(created_at, known))) throw new StartupError(BEFORE_RELEASE);
  throw new StartupError(
    `The database is of a newer release: ${others.length} of its migrations are not in this program. Start that release, or restore a backup of this one into an empty place.`,
  );
}

/**
 * Migrates the tables. When several app nodes start at once, one migrates and the others wait.
 * @throws StartupError for a venue that is not completely restored, or that a newer release has migrated
 */
export async function migrate({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const client = await pool.connect();
  try {
    await requireComplete(client);
    await migrateTo(client);
    client.release();
  } catch (cause) {
    // Dropping the connection drops the lock.
    client.release(true);
    throw cause;
  }
}

/**
 * Runs the migrations up to that of the time `last`, all by default, in one transaction: that of the client if it is in one.
 * @throws StartupError as `migrate`
 */
export async function migrateTo(client: PoolClient, last = Infinity, isInTransaction = false): Promise<void> {
  const migrationsFolder = MIGRATIONS;
  const known = readMigrationFiles({ migrationsFolder });
  const wanted = known.filter(({ folderMillis }) => folderMillis <= last);
  await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
  await requireKnown(client, known);
  const session = drizzle(client)._.session as unknown as Session;
  const joined = { transaction: (work: (tx: Session) => Promise<unknown>) => work(session) };
  await new PgDialect().migrate(wanted, isInTransaction ? Object.assign(session, joined) : session, {
    migrationsFolder,
  });
  await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
}
