import { readFileSync } from 'node:fs';
import path from 'node:path';
import { refusal } from '@/lib/contract/refusals';
import { MIGRATIONS } from './migrate';
import type { Database } from './open';
import { readRow } from './rows';

/** Time of this program's last migration, as drizzle records it. */
function lastMigration(): number {
  const journal = readFileSync(path.join(MIGRATIONS, 'meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] };
  return Math.max(...entries.map(({ when }) => when));
}

/** Read at the start: an upgrade may replace the files below a running program. */
export const OWN_TABLES = lastMigration();

/** Time of the last migration of the database; 0 for one without tables. */
export const migratedAt = ({ pool }: Pick<Database, 'pool'>): Promise<number> =>
  pool.query<{ at: number }>('select max(created_at)::float8 as at from drizzle.__drizzle_migrations').then(
    ({ rows }) => rows[0]?.at ?? 0,
    (error: unknown) => {
      if (['42P01', '3F000'].includes(String((error as { code?: unknown }).code))) return 0;
      throw error;
    },
  );

/**
 * Keeps this program from writing by its rules on tables that a newer release has migrated since it started.
 * @throws ProblemError 1011
 */
export async function requireOwnTables(db: Pick<Database['db'], 'execute'>): Promise<void> {
  if (await readRow(db)`select from drizzle.__drizzle_migrations where created_at > ${OWN_TABLES}`)
    throw refusal('newerRelease');
}
