import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import type { Database } from '../../backend/src/db/open';

/** As many threads as PostgreSQL may use here. */
const THREADS = 2;
const CHUNK = 50_000;

/** Key of each table, and the columns that the questions use. */
const TABLES = {
  orders: [
    'order_number',
    `order_number integer, place_id integer, paid_time timestamp, cashier_id integer, total_price bigint, discount bigint,
      paidsum bigint, paid_cash bigint, paid_card bigint, card_id integer, discount_card varchar, discount_percent decimal(5, 2),
      promo boolean, session_id integer, delivery_partner varchar, cancelled_at timestamp`,
  ],
  order_lines: [
    'order_number',
    `order_number integer, menu_id integer, type utinyint, quantity decimal(14, 3), price bigint, discount bigint,
      paidsum bigint, cost bigint`,
  ],
  stock_story: [
    'stock_story_id',
    `stock_story_id bigint, item_id integer, kind varchar, quantity decimal(14, 3), amount bigint, order_number integer, undoes bigint,
      stock_story_time timestamp`,
  ],
  expenses: [
    'expense_id',
    `kind varchar, category_id integer, user_id integer, flow varchar, paidtype varchar, cost bigint, expense_time timestamp, removed_at timestamp`,
  ],
  stock_items: [
    'item_id',
    `item_id integer, category_id integer, measure_id integer, package_quantity decimal(14, 3), quantity decimal(14, 3),
      stock_price bigint`,
  ],
  expense_categories: ['category_id', `category_id integer, alcohol boolean`],
  discount_cards: [
    'card_id',
    `card_id integer, card_number varchar, discount integer, owner_name varchar, owner_id integer, removed_at timestamp`,
  ],
  guest_sessions: ['session_id', `session_id integer, place_id integer, forced boolean, start_time timestamp`],
  users: ['user_id', `user_id integer, login varchar`],
  menu_items: ['item_id', `item_id integer, parent_id integer, is_file boolean, retail_price bigint, cashback bigint`],
  dish_ingredients: ['menu_id', `menu_id integer, item_id integer, item_quantity decimal(14, 3)`],
  ingredients_list_items: ['item_id', `list_id integer, item_id integer`],
} as const;
type Table = keyof typeof TABLES;

/** Writes a table as CSV, some tens of thousands of rows at a time. */
async function write({ pool }: Database, table: Table, file: string): Promise<void> {
  const [key, described] = TABLES[table];
  const columns = described.split(/,\s+(?=[a-z_]+ [a-z])/).map((column) => column.trim().split(' ')[0] ?? '');
  const cells = columns.map((column) => {
    if (column.endsWith('_at') || column.endsWith('_time'))
      return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')`;
    return `${column}::text`;
  });
  const out = createWriteStream(file);
  const { rows } = await pool.query<{ last: number }>(`select max(${key})::float8 as last from ${table}`);
  for (let first = 1; first <= (rows[0]?.last ?? 0); first += CHUNK) {
    const found = await pool.query<{ text: string | null }>(`
      select string_agg(concat_ws(',', ${cells.map((cell) => `coalesce(${cell}, '')`).join(', ')}), E'\\n') as text
      from ${table} where ${key} >= ${first} and ${key} < ${first + CHUNK}`);
    const text = found.rows[0]?.text;
    if (text && !out.write(`${text}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'close');
}

/** Copies the tables of the questions into a DuckDB of their own, in memory. */
export async function openDuck(database: Database): Promise<DuckDBConnection> {
  const instance = await DuckDBInstance.create(':memory:', { threads: String(THREADS) });
  const duck = await instance.connect();
  const folder = await mkdtemp(path.join(tmpdir(), 'venue-bench-'));
  try {
    for (const table of Object.keys(TABLES) as Table[]) {
      const file = path.join(folder, `${table}.csv`);
      await write(database, table, file);
      await duck.run(`create table ${table} (${TABLES[table][1]})`);
      await duck.run(`copy ${table} from '${file}' (header false)`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return duck;
}
