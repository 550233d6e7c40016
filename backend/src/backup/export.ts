import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { migrationsOf } from '../db/migrate';
import { sequencesOf, tablesOf, type Table } from './catalogue';
import { FORMAT, type Frame } from './frames';
import { isMark, sortTables } from './release';
import { Tally } from './tally';

/** Bytes of a portion, about; a single row may be larger. */
const PORTION = 4 * 1024 * 1024;
const NEWLINE = 10;

/** Rows of a table in COPY's text format, in portions of whole lines. */
export async function* rowsOf(client: PoolClient, { name, columns }: Table): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  const source: AsyncIterable<Buffer> = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`));
  for await (const chunk of source) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < PORTION || !chunk.includes(NEWLINE)) continue;
    const all = Buffer.concat(waiting);
    const end = all.lastIndexOf(NEWLINE) + 1;
    yield all.subarray(0, end);
    waiting = [all.subarray(end)];
    bytes = all.length - end;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

const frame = (head: Frame): Buffer => Buffer.from(`${JSON.stringify(head)}\n`);

/**
 * Everything in the database as of one moment, in the format of `frames.ts`: all tables of the venue, the positions of
 * their sequences, and the migrations. It disturbs nobody.
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
