import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { INCOMPLETE, LOCK, migrate, migrateTo, migrationsOf } from '../db/migrate';
import type { Database } from '../db/open';
import { rebuildOutdatedRollUps } from '../ledger/sales/rebuild-roll-ups';
import { tablesOf, type Sequence } from './catalogue';
import { rowsOf } from './export';
import { readFrames, UnusableBackup, type Header, type Read } from './frames';
import { isMark, levelOf, sortTables } from './release';
import { Tally } from './tally';

interface Trigger {
  readonly name: string;
  readonly of: string;
  readonly state: 'O' | 'A' | 'R';
}

interface Reference {
  readonly name: string;
  readonly of: string;
  readonly definition: string;
}

const ENABLE = { O: 'enable', A: 'enable always', R: 'enable replica' };

/**
 * Turns triggers off and drops foreign keys, so that rows come in as they are and in any order; an owner of the tables
 * may do so, without a superuser's rights. Call it in the transaction that loads the rows, so that a failure undoes it.
 * @returns a function that turns all of them on again, which checks every reference
 */
async function asleep(client: PoolClient, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows: triggers } = await client.query<Trigger>(
    `select quote_ident(tgname) as name, tgrelid::regclass::text as of, tgenabled as state from pg_trigger
     where not tgisinternal and tgenabled <> 'D' and tgrelid = any($1::regclass[])`,
    [tables],
  );
  const { rows: references } = await client.query<Reference>(
    `select quote_ident(conname) as name, conrelid::regclass::text as of, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[]) order by conrelid, conname`,
    [tables],
  );
  for (const { name, of } of triggers) await client.query(`alter table ${of} disable trigger ${name}`);
  for (const { name, of } of references) await client.query(`alter table ${of} drop constraint ${name}`);
  return async () => {
    for (const { name, of, definition } of references)
      await client.query(`alter table ${of} add constraint ${name} ${definition}`);
    for (const { name, of, state } of triggers)
      await client.query(`alter table ${of} ${ENABLE[state]} trigger ${name}`);
  };
}

/** Requires an empty database; the mark of an interrupted restore may be in it. @throws Error with what is there */
async function requireEmpty(client: PoolClient): Promise<void> {
  const tables = (await tablesOf(client)).filter(({ name }) => !isMark(name));
  if (tables.length > 0 || (await migrationsOf(client)).length > 0)
    throw new Error(`The database is not empty: it has ${tables.length} tables. Restore into an empty one.`);
}

const setPosition = (client: PoolClient, { name, last_value, is_called }: Sequence) =>
  client.query('select setval($1::regclass, $2::bigint, $3)', [name, last_value, is_called]);

/** Columns of the backup's tables by name. @throws UnusableBackup unless they are those of this release */
function columnsOf({ tables, migrations }: Header): Map<string, readonly string[]> {
  const { strays } = sortTables(tables, migrations);
  if (strays.length > 0) throw new UnusableBackup(`The backup has tables that are no venue's: ${strays.join(', ')}.`);
  return new Map(tables.map(({ name, columns }) => [name, columns]));
}

/** Told of each step, and how far it is. */
export type OnStep = (step: string, table?: string, bytes?: number) => void;

/** Loads all rows, reads them again and compares. Triggers and foreign keys are off meanwhile. */
async function load(client: PoolClient, source: AsyncIterable<Buffer>, onStep: OnStep): Promise<Read> {
  let columns = new Map<string, readonly string[]>();
  let awake: () => Promise<void> = () => Promise.resolve();
  let bytes = 0;
  const read = await readFrames(source, {
    begin: async (header) => {
      columns = columnsOf(header);
      await migrateTo(client, levelOf(header.migrations), true);
      const names = header.tables.map(({ name }) => name);
      awake = await asleep(client, names);
      await client.query(`truncate ${names.join(', ')}`);
    },
    rows: async (name, lines) => {
      onStep('Loading', name, (bytes += lines.length));
      const copy = copyFrom(`copy ${name} (${columns.get(name)?.join(', ')}) from stdin`);
      await pipeline([lines], client.query(copy));
    },
  });
  for (const sequence of read.header.sequences) await setPosition(client, sequence);
  for (const table of read.header.tables) {
    onStep('Comparing', table.name);
    const tally = new Tally();
    for await (const lines of rowsOf(client, table)) tally.add(lines);
    if (tally.contents() !== read.contents.get(table.name))
      throw new Error(`The rows of ${table.name} are not those of the backup.`);
  }
  onStep('Checking references');
  await awake();
  return read;
}

/**
 * Restores a backup into an empty database: tables at the level of migrations that the source has, all
 * rows, positions of sequences; every table is read again and compared. All this is one transaction, whose end takes away
 * the mark that the database has meanwhile: no venue starts on it, and an interrupted restore can be repeated. Then
 * later migrations run, and roll-ups that they have made outdated are rebuilt.
 * @throws UnusableBackup for a faulty source; Error for a target that is not empty
 */
export async function restoreInto(
  database: Database,
  source: AsyncIterable<Buffer>,
  onStep: OnStep = () => undefined,
): Promise<Read> {
  const client = await database.pool.connect();
  let read: Read;
  try {
    // The server may still be busy with a restore whose program was killed.
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await requireEmpty(client);
    await client.query(`create table if not exists ${INCOMPLETE} (since timestamptz default now())`);
    await client.query('begin');
    read = await load(client, source, onStep);
    await client.query(`drop table ${INCOMPLETE}`);
    await client.query('commit');
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    await client.query('analyze');
  } catch (cause) {
    client.release(true);
    throw cause;
  }
  client.release();
  await migrate(database);
  // Before the books are checked.
  await database.db.transaction(rebuildOutdatedRollUps);
  return read;
}
