import type { PoolClient } from 'pg';
import { copyOut } from './copy-wire';
import { migrationsOf, sequencesOf, tablesOf, type Table } from './catalogue';
import { FORMAT, type Frame } from './frames';
import { isMark, sortTables } from './release';
import { Tally } from './tally';

/** Bytes of a table that are read at once, about; a single row may be larger. */
const PORTION = 4 * 1024 * 1024;

/** Ranges of pages, for tables whose values lie in their pages. */
function* rangesOfPages(pages: number, bytes: number): Generator<string> {
  const step = Math.max(1, Math.floor((PORTION * pages) / Math.max(1, bytes)));
  for (let page = 0; page < pages; page += step) yield `ctid >= '(${page},0)' and ctid < '(${page + step},0)'`;
}

/** Ranges of rows by the size of each, for tables with values outside their pages: photos and papers differ widely. */
async function rangesOfRows(client: PoolClient, { name, columns }: Table): Promise<string[]> {
  const size = columns.map((column) => `coalesce(pg_column_size(${column}), 0)`).join(' + ');
  const { rows } = await client.query<{ first: string; last: string }>(
    `select min(ctid)::text as first, max(ctid)::text as last
     from (select ctid, sum(${size}) over (order by ctid) / ${PORTION} as portion from ${name}) as sized
     group by portion order by portion`,
  );
  return rows.map(({ first, last }) => `ctid >= '${first}' and ctid <= '${last}'`);
}

/** Rows of a table in COPY's text format, in portions of whole lines. */
export async function* rowsOf(client: PoolClient, table: Table): AsyncGenerator<Buffer> {
  const { name, columns } = table;
  const { rows } = await client.query<{ pages: number; inside: number; bytes: number }>(
    `select pg_relation_size($1::regclass) / current_setting('block_size')::int as pages,
       pg_relation_size($1::regclass) as inside, pg_table_size($1::regclass) as bytes`,
    [name],
  );
  const { pages = 0, inside = 0, bytes = 0 } = rows[0] ?? {};
  const ranges =
    bytes > PORTION && bytes > 2 * inside ? await rangesOfRows(client, table) : rangesOfPages(pages, bytes);
  for (const where of ranges) {
    const lines = await copyOut(client, `copy (select ${columns.join(', ')} from ${name} where ${where}) to stdout`);
    if (lines.length > 0) yield lines;
  }
}

const frame = (head: Frame): Buffer => Buffer.from(`${JSON.stringify(head)}\n`);

/**
 * Everything in the database as of one moment, in the format of `frames.ts`: all tables of the venue, the positions of
 * their sequences, and the migrations. On PostgreSQL it disturbs nobody; the embedded engine serves nobody else meanwhile.
 * @throws UnusableBackup when the tables are not of this release, which could not restore them
 */
export async function* exportVenue(client: PoolClient): AsyncGenerator<Buffer> {
  await client.query('begin isolation level repeatable read read only');
  try {
    const [found, migrations] = [await tablesOf(client), await migrationsOf(client)];
    if (found.length === 0) throw new Error('The database is empty: there is no venue to back up.');
    const { tables, strays } = sortTables(found, migrations);
    if (strays.some(isMark)) throw new Error('The venue is incomplete: its restore was interrupted.');
    // No table may be rewritten, as by VACUUM FULL, before it is read.
    await client.query(`lock table ${tables.map(({ name }) => name).join(', ')} in access share mode`);
    const sequences = await sequencesOf(client, tables);
    yield frame({ format: FORMAT, made_at: new Date().toISOString(), migrations, tables, sequences, strays });
    for (const table of tables) {
      const tally = new Tally();
      for await (const lines of rowsOf(client, table)) {
        tally.add(lines);
        yield frame({ table: table.name, bytes: lines.length });
        yield lines;
      }
      yield frame({ done: table.name, rows: tally.rows, sha256: tally.sha256() });
    }
    yield frame({ end: true });
  } finally {
    await client.query('rollback');
  }
}
