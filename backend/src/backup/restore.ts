import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PoolClient } from 'pg';
import { INCOMPLETE, migrate, migrateTo, MIGRATIONS } from '../db/migrate';
import type { Database } from '../db/open';
import { migrationsOf, tablesOf, type Migration, type Sequence, type Table } from './catalogue';
import { copyIn } from './copy-wire';
import { rowsOf } from './export';
import { readFrames, UnusableBackup, type Header, type Read } from './frames';
import { asleep } from './asleep';
import { Tally } from './tally';

/**
 * Last migration of a backup, as its time.
 * @throws UnusableBackup when this release does not have all its migrations
 */
export function levelOf(migrations: readonly Migration[]): number {
  const ours = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  const same = migrations.every(([created_at, hash], index) => {
    const { folderMillis, hash: own } = ours[index] ?? {};
    return folderMillis === created_at && own === hash;
  });
  const last = migrations.at(-1);
  if (same && last) return last[0];
  throw new UnusableBackup('The backup is of a newer or another release: this one does not have its migrations.');
}

/** @throws Error with what is there */
async function requireEmpty(client: PoolClient): Promise<void> {
  const tables = await tablesOf(client);
  if (tables.some(({ name }) => name === `public.${INCOMPLETE}`))
    throw new Error('The database holds an interrupted restore. Drop it, create it anew and restore again.');
  if (tables.length > 0 || (await migrationsOf(client)).length > 0)
    throw new Error(`The database is not empty: it has ${tables.length} tables. Restore into an empty one.`);
}

const setPosition = (client: PoolClient, { name, last_value, is_called }: Sequence) =>
  client.query('select setval($1::regclass, $2::bigint, $3)', [name, last_value, is_called]);

/** Tables of the target by name. @throws UnusableBackup unless they are those of the backup */
function checkTables(ours: readonly Table[], { tables }: Header): Map<string, Table> {
  const listed = (list: readonly Table[]) =>
    list.filter(({ name }) => name !== `public.${INCOMPLETE}`).map(({ name, columns }) => `${name}: ${columns.join()}`);
  const [here, there] = [listed(ours), listed(tables)];
  const other = [...here.filter((each) => !there.includes(each)), ...there.filter((each) => !here.includes(each))];
  if (other.length > 0)
    throw new UnusableBackup(`Tables of the backup differ from this release's: ${other.join('; ')}.`);
  return new Map(ours.map((table) => [table.name, table]));
}

/** Loads all rows, reads them again and compares. Triggers and foreign keys are off meanwhile. */
async function load(client: PoolClient, source: AsyncIterable<Buffer>): Promise<Read> {
  let tables = new Map<string, Table>();
  let awake: () => Promise<void> = () => Promise.resolve();
  const read = await readFrames(source, {
    begin: async (header) => {
      await migrateTo(client, levelOf(header.migrations));
      tables = checkTables(await tablesOf(client), header);
      await client.query('begin');
      const names = header.tables.map(({ name }) => name);
      awake = await asleep(client, names);
      await client.query(`truncate ${names.join(', ')}`);
    },
    rows: async (name, lines) => {
      const columns = tables.get(name)?.columns ?? [];
      await copyIn(client, `copy ${name} (${columns.join(', ')}) from stdin`, lines);
    },
  });
  for (const sequence of read.header.sequences) await setPosition(client, sequence);
  for (const table of read.header.tables) {
    const tally = new Tally();
    for await (const lines of rowsOf(client, table)) tally.add(lines);
    if (tally.contents() !== read.contents.get(table.name))
      throw new Error(`The rows of ${table.name} are not those of the backup.`);
  }
  await awake();
  await client.query('commit');
  await client.query('analyze');
  return read;
}

/**
 * Restores a backup, or moves a venue, into an empty database: tables at the level of migrations that the source has, all
 * rows, positions of sequences; every table is read again and compared. Then the later migrations follow. Until the end
 * the database is marked as incomplete, and no venue starts on it.
 * @throws UnusableBackup for a faulty source; Error for a target that is not empty
 */
export async function restoreInto(database: Database, source: AsyncIterable<Buffer>): Promise<Read> {
  const client = await database.pool.connect();
  let read: Read;
  try {
    await requireEmpty(client);
    await client.query(`create table ${INCOMPLETE} (since timestamptz default now())`);
    read = await load(client, source);
    await client.query(`drop table ${INCOMPLETE}`);
  } catch (cause) {
    client.release(true);
    throw cause;
  }
  client.release();
  await migrate(database);
  return read;
}
