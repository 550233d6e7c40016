import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import type { Database } from '../../backend/src/db/open';

/** As many as PostgreSQL may have here. */
const THREADS = 2;
const CHUNK = 50_000;

const TABLES = {
  orders: `order_number integer, place_id integer, paid_time timestamp, cashier_id integer, total_price bigint, discount bigint,
    paidsum bigint, paid_cash bigint, paid_card bigint, card_id integer, promo boolean, delivery_partner varchar, cancelled_at timestamp`,
  order_lines: `order_number integer, menu_id integer, type utinyint, quantity decimal(14, 3), price bigint, discount bigint,
    paidsum bigint, cost bigint`,
} as const;

/** Writes a table as CSV, some tens of thousands of orders at a time. */
async function write({ pool }: Database, table: keyof typeof TABLES, file: string): Promise<void> {
  const columns = TABLES[table]
    .split(/, (?=[a-z_]+ [a-z])|,\s+(?=[a-z_]+ )/)
    .map((column) => column.trim().split(' ')[0] ?? '');
  const cells = columns.map((column) => {
    if (column.endsWith('_at') || column.endsWith('_time'))
      return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')`;
    return `${column}::text`;
  });
  const out = createWriteStream(file);
  const { rows } = await pool.query<{ last: number }>('select max(order_number)::int as last from orders');
  for (let first = 1; first <= (rows[0]?.last ?? 0); first += CHUNK) {
    const found = await pool.query<{ text: string | null }>(`
      select string_agg(concat_ws(',', ${cells.map((cell) => `coalesce(${cell}, '')`).join(', ')}), E'\\n') as text
      from ${table} where order_number >= ${first} and order_number < ${first + CHUNK}`);
    const text = found.rows[0]?.text;
    if (text && !out.write(`${text}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'close');
}

/** The orders and lines of a database in a DuckDB of its own, in memory. */
export async function openDuck(database: Database): Promise<DuckDBConnection> {
  const instance = await DuckDBInstance.create(':memory:', { threads: String(THREADS) });
  const duck = await instance.connect();
  const folder = await mkdtemp(path.join(tmpdir(), 'venue-bench-'));
  try {
    for (const table of Object.keys(TABLES) as (keyof typeof TABLES)[]) {
      const file = path.join(folder, `${table}.csv`);
      await write(database, table, file);
      await duck.run(`create table ${table} (${TABLES[table]})`);
      await duck.run(`copy ${table} from '${file}' (header false)`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return duck;
}
