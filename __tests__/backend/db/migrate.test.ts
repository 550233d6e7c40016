import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate, MIGRATIONS } from '@/backend/src/db/migrate';
import { openDatabase } from '@/backend/src/db/open';
import { emptyServerDatabase, faultsIn, testDatabase } from '@/__tests__/support/database';

const url = process.env['TEST_DATABASE_URL'];
const onServer = url ? it : it.skip;

it('changes nothing the second time', async () => {
  const database = await testDatabase();
  const applied = () =>
    database.pool.query<{ hash: string }>('SELECT hash FROM drizzle.__drizzle_migrations').then(({ rows }) => rows);
  const before = await applied();
  await Promise.all([migrate(database), migrate(database)]);
  expect(before.length).toBeGreaterThan(0);
  expect(await applied()).toEqual(before);
  await database.close();
}, 30_000);

onServer(
  'lets several app nodes start at once on PostgreSQL',
  async () => {
    for (let round = 0; round < 3; round++) {
      const scratch = await emptyServerDatabase(url ?? '');
      const nodes = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url: scratch.url })));
      const outcomes = await Promise.allSettled(nodes.map((node) => migrate(node)));
      await Promise.all(nodes.map((node) => node.close()));
      await scratch.drop();
      expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
    }
  },
  60_000,
);

/** The migrations as they were when there were so many. */
function firstMigrations(count: number): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'venue-migrations-'));
  fs.cpSync(MIGRATIONS, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(fs.readFileSync(file, 'utf8')) as { entries: unknown[] };
  fs.writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}

onServer(
  'takes along the stock and the money of a venue from before the ledgers',
  async () => {
    const scratch = await emptyServerDatabase(url ?? '');
    const database = await openDatabase({ url: scratch.url });
    const { pool } = database;
    const folder = firstMigrations(5);
    await runMigrations(drizzle(pool), { migrationsFolder: folder });
    fs.rmSync(folder, { recursive: true });
    await pool.query(`
    insert into measures (measure_id, measure_name) values (1, 'kg');
    insert into stock_items (item_id, is_file, name, measure_id, stock_price) values
      (1, false, 'Folder', null, 0), (2, true, 'Saffron', 1, 8768636), (3, true, 'Rice', 1, 4000),
      (4, true, 'Never there', 1, 0);
    insert into stock_story (item_id, kind, quantity, quantity_after, unit_price) values
      (2, 'opening', 0.194, 0.194, 8768636), (3, 'opening', 12.5, 12.5, 4000);
    insert into fund_entries (entry_id, kind) values (1, 'opening');
    insert into fund_postings (entry_id, account, amount) values (1, 'safe', 500), (1, 'owner', -500);`);
    await migrate(database);
    expect(await faultsIn(database)).toEqual([]);
    const { rows } = await pool.query(
      'select item_id, quantity::float8 as quantity, stock_price from stock_items order by item_id',
    );
    expect(rows.slice(1)).toEqual([
      // Two satang less for a kilogram: 0.194 kg were worth 17 011.15 baht.
      { item_id: 2, quantity: 0.194, stock_price: 8768634 },
      { item_id: 3, quantity: 12.5, stock_price: 4000 },
      { item_id: 4, quantity: 0, stock_price: 0 },
    ]);
    expect((await pool.query("select balance from fund_balances where account = 'safe'")).rows).toEqual([
      { balance: 500 },
    ]);
    await database.close();
    await scratch.drop();
  },
  30_000,
);
