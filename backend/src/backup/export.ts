import type { PoolClient } from 'pg';
import { copyOut } from './copy-wire';
import { migrationsOf, sequencesOf, tablesOf, type Table } from './catalogue';
import { FORMAT, type Frame } from './frames';
import { Tally } from './tally';

/** Most bytes of a table that are read at once, about; a single row may be larger. */
const PORTION = 4 * 1024 * 1024;
/** Rows of a page whose values are stored outside it, about. */
const ROWS_OF_PAGE = 64;
/** More rows than a page has room for. */
const LAST_ROW = 300;

/** Ranges of row addresses that cover a table of `pages` pages, each of about `PORTION` bytes. */
function* rangesOf(pages: number, bytes: number): Generator<string> {
  const ofPage = bytes / Math.max(1, pages);
  const range = (from: string, to: string) => `ctid >= '${from}' and ctid < '${to}'`;
  const step = Math.max(1, Math.floor(PORTION / ofPage));
  const rows = ofPage > PORTION ? Math.max(1, Math.floor((ROWS_OF_PAGE * PORTION) / ofPage)) : LAST_ROW;
  for (let page = 0; page < pages; page += step) {
    if (rows === LAST_ROW) yield range(`(${page},0)`, `(${page + step},0)`);
    else for (let row = 0; row < LAST_ROW; row += rows) yield range(`(${page},${row})`, `(${page},${row + rows})`);
  }
}

/** Rows of a table in COPY's text format, in portions of whole lines. */
export async function* rowsOf(client: PoolClient, { name, columns }: Table): AsyncGenerator<Buffer> {
  const { rows } = await client.query<{ pages: number; bytes: number }>(
    `select pg_relation_size($1::regclass) / current_setting('block_size')::int as pages,
       pg_table_size($1::regclass) as bytes`,
    [name],
  );
  const { pages = 0, bytes = 0 } = rows[0] ?? {};
  for (const range of rangesOf(pages, bytes)) {
    const lines = await copyOut(client, `copy (select ${columns.join(', ')} from ${name} where ${range}) to stdout`);
    if (lines.length > 0) yield lines;
  }
}

const frame = (head: Frame): Buffer => Buffer.from(`${JSON.stringify(head)}\n`);

/**
 * Everything in the database as of one moment, in the format of `frames.ts`: all tables of the catalogue, the positions
 * of sequences, and the migrations. On PostgreSQL it disturbs nobody; the embedded engine serves nobody else meanwhile.
 */
export async function* exportVenue(client: PoolClient): AsyncGenerator<Buffer> {
  await client.query('begin isolation level repeatable read read only');
  try {
    const tables = await tablesOf(client);
    if (tables.length === 0) throw new Error('The database is empty: there is no venue to back up.');
    // No table may be rewritten, as by VACUUM FULL, before it is read.
    await client.query(`lock table ${tables.map(({ name }) => name).join(', ')} in access share mode`);
    const [migrations, sequences] = [await migrationsOf(client), await sequencesOf(client)];
    yield frame({ format: FORMAT, made_at: new Date().toISOString(), migrations, tables, sequences });
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
