import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { BEFORE_RELEASE, INCOMPLETE, isBeforeRelease, MIGRATIONS, type Migration } from '../db/migrate';
import type { Table } from './catalogue';
import { UnusableBackup } from './frames';

/**
 * Last migration of a database or backup, as its time.
 * @throws UnusableBackup unless this release has all its migrations, none of them edited since
 */
export function levelOf(migrations: readonly Migration[]): number {
  const ours = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  if (migrations.some(([created_at]) => isBeforeRelease(created_at, ours))) throw new UnusableBackup(BEFORE_RELEASE);
  const other = migrations.findIndex(([created_at, hash], index) => {
    const { folderMillis, hash: own } = ours[index] ?? {};
    return folderMillis !== created_at || own !== hash;
  });
  const last = migrations.at(-1);
  if (other < 0 && last) return last[0];
  throw new UnusableBackup(
    `The tables are of a newer or another release: migration ${Math.max(other, 0) + 1} is not this release's, which could not restore a backup of them.`,
  );
}

interface Snapshot {
  readonly tables: Readonly<
    Record<string, { readonly columns: Readonly<Record<string, { readonly generated?: object }>> }>
  >;
}

/**
 * Columns by table at a level of migrations, from the snapshots that are written with each migration; unquoted, without
 * those that the database computes.
 */
function columnsAt(level: number): Map<string, string> {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(MIGRATIONS, 'meta', name), 'utf8'));
  const { entries } = read('_journal.json') as { entries: { idx: number; when: number }[] };
  const index = entries.find(({ when }) => when === level)?.idx ?? 0;
  const { tables } = read(`${String(index).padStart(4, '0')}_snapshot.json`) as Snapshot;
  return new Map(
    Object.entries(tables).map(([name, { columns }]) => {
      const kept = Object.entries(columns).filter(([, { generated }]) => !generated);
      return [name, listed(kept.map(([column]) => column))];
    }),
  );
}

const unquoted = (name: string): string => name.replaceAll('"', '');
const listed = (columns: readonly string[]): string => columns.map(unquoted).toSorted().join();

/**
 * Tells the venue's tables from those that somebody added to the database, such as a copy made before a correction. A
 * backup is written and restored by this one rule.
 * @throws UnusableBackup when migrations or tables differ from this release's
 */
export function sortTables(
  found: readonly Table[],
  migrations: readonly Migration[],
): { readonly tables: readonly Table[]; readonly strays: readonly string[] } {
  const own = columnsAt(levelOf(migrations));
  const byName = new Map(found.map((table) => [unquoted(table.name), table]));
  const tables = [...byName].flatMap(([name, table]) => (own.has(name) ? [table] : []));
  const other = [...own].flatMap(([name, columns]) => {
    const there = byName.get(name);
    if (!there) return [`${name} is missing`];
    return listed(there.columns) === columns ? [] : [`${name} has the columns ${listed(there.columns)}`];
  });
  if (other.length > 0) throw new UnusableBackup(`Tables differ from this release's: ${other.join('; ')}.`);
  return { tables, strays: found.filter((table) => !tables.includes(table)).map(({ name }) => name) };
}

/** Whether a table marks a restore that has not ended. */
export const isMark = (name: string): boolean => name === `public.${INCOMPLETE}`;
