import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate, MIGRATIONS } from '@/backend/src/db/migrate';
import { openDatabase, type Database } from '@/backend/src/db/open';
import { takeOrderNumbers } from '@/backend/src/orders/order-numbers';
import { lacksRollUps, rebuildRollUps } from '@/backend/src/orders/rebuild-roll-ups';
import { latestRuns } from '@/backend/src/orders/runs';
import { emptyDatabase, faultsIn, openEmpty, testDatabase } from '@/__tests__/support/database';

it('changes nothing the second time', async () => {
  const database = await testDatabase();
  const applied = () =>
    database.pool.query<{ hash: string }>('SELECT hash FROM drizzle.__drizzle_migrations').then(({ rows }) => rows);
  const before = await applied();
  await Promise.all([migrate(database), migrate(database)]);
  expect(before.length).toBeGreaterThan(0);
  expect(await applied()).toEqual(before);
  await database.close();
});

it('refuses a database of a newer release, and starts once that release is gone again', async () => {
  const database = await testDatabase();
  await database.pool.query(`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('x', 9999999999999)`);
  await expect(migrate(database)).rejects.toThrow('of a newer release: 1 of its migrations are not in this program');
  await database.pool.query('DELETE FROM drizzle.__drizzle_migrations WHERE created_at = 9999999999999');
  await migrate(database);
  await database.close();
});

it('lets several app nodes start at once', async () => {
  for (let round = 0; round < 3; round++) {
    const scratch = await emptyDatabase();
    const nodes = await Promise.all(Array.from({ length: 4 }, () => openDatabase(scratch)));
    const outcomes = await Promise.allSettled(nodes.map((node) => migrate(node)));
    await Promise.all(nodes.map((node) => node.close()));
    await scratch.drop();
    expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
  }
});

/** A database with the first `count` migrations; `close` drops it. */
async function databaseAt(count: number): Promise<Database> {
  const database = await openEmpty();
  const migrationsFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'venue-migrations-'));
  fs.cpSync(MIGRATIONS, migrationsFolder, { recursive: true });
  const file = path.join(migrationsFolder, 'meta/_journal.json');
  const journal = JSON.parse(fs.readFileSync(file, 'utf8')) as { entries: unknown[] };
  fs.writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  await runMigrations(drizzle(database.pool), { migrationsFolder });
  fs.rmSync(migrationsFolder, { recursive: true });
  return database;
}

/** Rolls up existing rows, as the first start after a migration does. */
const rollUpWhatIsThere = ({ db }: Database): Promise<unknown> =>
  db.transaction(async (tx) => {
    expect(await lacksRollUps(tx)).toBe(true);
    await rebuildRollUps(tx, 'Asia/Bangkok');
    expect(await lacksRollUps(tx)).toBe(false);
  });

it('distinguishes bar from kitchen in sales before that was stored', async () => {
  const database = await databaseAt(7);
  await database.pool.query(`
    insert into places values (16, 'Bar');
    insert into menu_items (item_id, is_file, name, type) values (1, true, 'Chang', 0), (2, true, 'Borscht', 1);
    insert into orders (place_id, "table", opened_time, paid_time, total_price, discount, discount_percent, paidsum, paid_cash, paid_card, source)
      values (16, '1', now(), now(), 300, 0, 0, 300, 300, 0, 'till');
    insert into order_import_links values ('till', '1', 1);
    insert into order_lines (order_number, line, menu_id, menu_name, quantity, price, discount, paidsum, cost, ingredients)
      values (1, 1, 1, 'Chang', 1, 100, 0, 100, 0, '[]'), (1, 2, 2, 'Borscht', 1, 200, 0, 200, 0, '[]');`);
  await migrate(database);
  await rollUpWhatIsThere(database);
  const { rows } = await database.pool.query(
    "select bar_paid_price, kitchen_paid_price from orders_rollup where grain = 'year' and not by_hour",
  );
  expect(rows).toEqual([{ bar_paid_price: 100, kitchen_paid_price: 200 }]);
  expect(await faultsIn(database)).toEqual([]);
  await database.close();
});

it('turns the sentences that the program wrote into notes, and leaves what people wrote', async () => {
  const database = await databaseAt(11);
  const { pool } = database;
  const note = (kind: string, args: object = {}) => ({ description: '', note: { kind, args } });
  const people = (description: string) => ({ description, note: null });
  const opened = note('openedByFile', { file: 'бар.csv' });
  const changed = note('changedByFile', { file: 'бар 2.csv' });
  const rum = note('merged', { id: 202, name: 'Ром: белый #2' });
  const ale = { id: 301, name: 'Эль' };
  const counted = note('counted', { id: 4, name: 'Пятница: бар' });
  const [nobody, boss] = [null, 1];
  /** Kind, quantity, sentence, who and of which count, and what becomes of the sentence. */
  const story: readonly (readonly [string, number, string, number | null, number | null, object])[] = [
    ['opening', 5, 'Начальный остаток из файла бар.csv', nobody, null, opened],
    ['revaluation', 0, 'Начальный остаток из файла бар.csv', nobody, null, opened],
    ['shortfall', -1, 'По файлу бар 2.csv', nobody, null, changed],
    ['revaluation', 0, 'По файлу бар 2.csv', nobody, null, changed],
    ['opening', 5, 'Начальный остаток', nobody, null, people('')],
    ['revaluation', 0, 'Цена исправлена в карточке', boss, null, note('priceCorrected')],
    ['recharge', 1, 'Исправлено в карточке', boss, null, note('quantityCorrected')],
    ['write_off', -1, 'Исправлено в карточке', boss, null, note('quantityCorrected')],
    [
      ...(['recalculation', 1, 'Пересчёт единицы: 1 шт. = 0,065 кг', boss, null] as const),
      note('measureChanged', { from: 'unit', factor: 0.065, to: 'kg' }),
    ],
    [
      ...(['recalculation', 1, 'Пересчёт единицы: 1 кг = 12 stein', boss, null] as const),
      note('measureChanged', { from: 'kg', factor: 12, to: 'stein' }),
    ],
    ['merge_in', 2, 'Объединено с #202 Ром: белый #2', boss, null, rum],
    ['revaluation', 0, 'Объединено с #202 Ром: белый #2', boss, null, rum],
    ['merge_out', -1, 'Объединено с #7 Ром', boss, null, note('merged', { id: 7, name: 'Ром' })],
    ['transfer_out', -1, 'В #301 Эль', boss, null, note('movedTo', ale)],
    ['transfer_in', 1, 'Из #301 Эль', boss, null, note('movedFrom', ale)],
    ['craft_in', 1, 'Варка', boss, null, note('brewed')],
    ['craft_out', -1, 'Настойка', boss, null, note('infused')],
    ['craft_out', -1, 'Заготовка', boss, null, note('prepared')],
    ['write_off', -1, 'Из #301 Эль', boss, null, people('Из #301 Эль')],
    ['recharge', 1, 'По файлу бар 2.csv', boss, null, people('По файлу бар 2.csv')],
    ['write_off', -1, 'Разбили', boss, null, people('Разбили')],
    ['purchase', 1, '', boss, null, people('')],
    ['shortfall', -1, 'Инвентаризация №\u00a04: Пятница: бар', boss, 4, counted],
    ['recharge', 1, 'Пятница: бар', boss, 4, counted],
  ];
  await pool.query(`
    insert into measures (measure_id, measure_name) values (1, 'kg');
    insert into roles values (1, 'Admin');
    insert into users (user_id, login, password_hash, role_id, permissions) values (1, 'boss', '', 1, repeat('0', 32));
    insert into stock_items (item_id, is_file, name, measure_id) values (1, true, 'Rum', 1);
    insert into stock_counts (count_id, name, status, blind, folders) values (4, 'Пятница: бар', 'approved', true, '{}');`);
  let held = 0;
  for (const [kind, quantity, description, user_id, count_id] of story) {
    await pool.query(
      `insert into stock_story (item_id, kind, quantity_before, quantity, quantity_after, unit_price, amount, price_after,
        description, user_id, count_id) values (1, $1, $2, $3, $4, 0, 0, 0, $5, $6, $7)`,
      [kind, held, quantity, held + quantity, description, user_id, count_id],
    );
    held += quantity;
  }
  const stand = async () =>
    (await pool.query<object>('select quantity, stock_price::float8 as stock_price from stock_items')).rows;
  const before = await stand();
  await migrate(database);
  const { rows } = await pool.query<{ description: string; note: unknown }>(
    'select description, note from stock_story order by stock_story_id',
  );
  expect(rows).toEqual(story.map(([, , , , , told]) => told));
  expect(await stand()).toEqual(before);
  await expect(pool.query("update stock_story set description = 'x'")).rejects.toThrow('append-only');
  await expect(pool.query("update fund_entries set description = 'x'")).rejects.toThrow('append-only');
  await database.close();
});

it('keeps stock and money of a venue from before the ledgers', async () => {
  const database = await databaseAt(5);
  const { pool } = database;
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
  await rollUpWhatIsThere(database);
  expect(await faultsIn(database)).toEqual([]);
  const { rows } = await pool.query(
    'select item_id, quantity::float8 as quantity, stock_price::float8 as price, stock_value from stock_items order by item_id',
  );
  expect(rows.slice(1)).toEqual([
    // Two satang less per kilogram: 0.194 kg were worth 17,011.15 baht.
    { item_id: 2, quantity: 0.194, price: 8768634, stock_value: 1701115 },
    { item_id: 3, quantity: 12.5, price: 4000, stock_value: 50000 },
    { item_id: 4, quantity: 0, price: 0, stock_value: 0 },
  ]);
  expect((await pool.query("select balance from fund_balances where account = 'safe'")).rows).toEqual([
    { balance: 500 },
  ]);
  await database.close();
});

it('goes on with the order numbers, and lists the runs that printed something', async () => {
  const database = await databaseAt(13);
  await database.pool.query(`
    insert into places values (16, 'Bar');
    insert into orders (order_number, place_id, "table", opened_time, paid_time, total_price, discount, discount_percent, paidsum, paid_cash, paid_card, source)
      values (41, 16, '1', now(), now(), 0, 0, 0, 0, 0, 0, 'till');
    insert into receipt_runs (kind, total, order_numbers) values ('checks', 0, '{41}'), ('alcohol', 0, '{}'), ('alcohol', 5, '{}')`);
  await migrate(database);
  expect(await database.db.transaction((tx) => takeOrderNumbers(tx, 2))).toEqual([42, 43]);
  expect((await latestRuns(database.db)).map(({ run_id }) => run_id)).toEqual([3, 1]);
  await database.close();
});

it('rolls up sessions, promo dishes, free orders and lunches from before they were kept', async () => {
  const database = await databaseAt(25);
  await database.db.transaction((tx) => takeOrderNumbers(tx, 2));
  await database.pool.query(`
    insert into places values (16, 'Bar') on conflict do nothing;
    insert into menu_items (item_id, is_file, name) values (2350, false, 'Lunch');
    insert into menu_items (item_id, parent_id, is_file, name) values (60, 2350, false, 'Hot');
    insert into menu_items (item_id, parent_id, is_file, name) values (1, 60, true, 'Soup'), (2, null, true, 'Chang');
    insert into guest_sessions (place_id, "table", forced, start_time, end_time)
      values (16, '1', true, '2026-03-01T16:30:00Z', '2026-03-01T18:00:00Z');
    insert into orders (order_number, place_id, "table", opened_time, paid_time, session_id, discount_card, promo,
        total_price, discount, discount_percent, paidsum, paid_cash, paid_card, source)
      values (1, 16, '1', '2026-03-01T16:30:00Z', '2026-03-01T18:00:00Z', 1, '', false, 300, 0, 0, 300, 300, 0, 'till'),
        (2, 16, '1', '2026-03-01T16:30:00Z', '2026-03-01T18:30:00Z', 1, '77', true, 500, 500, 100, 0, 0, 0, 'till');
    insert into order_import_links values ('till', '1', 1), ('till', '2', 2);
    insert into order_lines (order_number, line, menu_id, menu_name, type, quantity, price, discount, paidsum, cost, ingredients)
      values (1, 1, 1, 'Soup', 1, 1, 100, 0, 100, 0, '[]'), (1, 2, 1, 'Soup', 1, 2, 200, 0, 200, 0, '[]'),
        (2, 1, 2, 'Chang', 0, 5, 500, 500, 0, 0, '[]');`);
  await migrate(database);
  await rollUpWhatIsThere(database);
  const one = async (text: string): Promise<unknown> => (await database.pool.query<object>(text)).rows[0];
  const year = "where grain = 'year'";
  expect(await one(`select hour, forced, sessions, revenue::int from sessions_rollup ${year} and by_hour`)).toEqual({
    ...{ hour: 23, forced: true, sessions: 1, revenue: 300 },
  });
  expect(
    await one(`select promo_quantity::int as pieces, promo_price::int from sales_rollup ${year} and menu_id = 2`),
  ).toEqual({ pieces: 5, promo_price: 500 });
  expect(await one(`select free_orders, free_price::int from cards_rollup ${year}`)).toEqual({
    ...{ free_orders: 1, free_price: 500 },
  });
  expect(await one(`select sum(lunch_orders)::int as lunches from hours_rollup ${year}`)).toEqual({ lunches: 1 });
  expect(await faultsIn(database)).toEqual([]);
  await database.close();
});

it('settles imported stock as a part of its import, so that this can still be undone', async () => {
  const database = await databaseAt(28);
  const { pool } = database;
  await pool.query(`
    insert into measures (measure_id, measure_name) values (1, 'kg');
    insert into imports (kind, source, file) values ('stock', 'codes', 'a.csv'), ('stock', 'codes', 'b.csv');
    insert into stock_items (item_id, is_file, name, measure_id) values
      (1, true, 'Napkins', 1), (2, true, 'Moved since', 1), (3, true, 'Of two imports', 1);
    insert into stock_story
      (item_id, kind, quantity_before, quantity, quantity_after, unit_price, amount, price_after, import_id) values
      (1, 'opening', 0, 1000, 1000, 0, 400, 0, 1),
      (2, 'opening', 0, 3, 3, 333, 1000, 333, 1), (2, 'shortfall', 3, -1, 2, 333, 333, 333, null),
      (3, 'opening', 0, 3, 3, 333, 1000, 333, 1), (3, 'recharge', 3, 1, 4, 333, 333, 333, 2);`);
  await migrate(database);
  const { rows } = await pool.query(
    "select item_id, amount, price_after::float8, import_id from stock_story where kind = 'cost_difference' order by item_id",
  );
  expect(rows).toEqual([
    { item_id: 1, amount: 0, price_after: 0.4, import_id: 1 },
    { item_id: 2, amount: -1, price_after: 333, import_id: null },
    { item_id: 3, amount: 0, price_after: 333.25, import_id: null },
  ]);
  const { rows: values } = await pool.query('select stock_value from stock_items order by item_id');
  expect(values).toEqual([{ stock_value: 400 }, { stock_value: 666 }, { stock_value: 1333 }]);
  expect(await faultsIn(database)).toEqual([]);
  await pool.query("set venue.undone_import = '1'");
  await pool.query('delete from stock_story where import_id = 1 and item_id = 1');
  const { rows: left } = await pool.query('select quantity::float8, stock_value from stock_items where item_id = 1');
  expect(left).toEqual([{ quantity: 0, stock_value: 0 }]);
  await database.close();
});

it('settles once what an item is worth, where the books kept a rounded price alone', async () => {
  const database = await databaseAt(28);
  const { pool } = database;
  await pool.query(`
    insert into measures (measure_id, measure_name) values (1, 'kg');
    insert into stock_items (item_id, is_file, name, measure_id) values
      (1, true, 'Flour', 1), (2, true, 'Rice', 1), (3, true, 'Salt', 1);
    insert into stock_story
      (item_id, kind, quantity_before, quantity, quantity_after, unit_price, amount, price_after) values
      (1, 'opening', 0, 10, 10, 1000, 10000, 1000), (1, 'shortfall', 10, -4, 6, 1000, 4000, 1000),
      (1, 'opening', 6, 10, 16, 3000, 30000, 2250), (1, 'recharge', 16, 4, 20, 1000, 4000, 2250),
      (2, 'opening', 0, 3, 3, 100, 300, 100), (3, 'opening', 0, 2, 2, 50, 100, 50), (3, 'shortfall', 2, -5, -3, 50, 250, 50);`);
  await migrate(database);
  expect(await faultsIn(database)).toEqual([]);
  const { rows: items } = await pool.query('select stock_value from stock_items order by item_id');
  expect(items).toEqual([{ stock_value: 45000 }, { stock_value: 300 }, { stock_value: -150 }]);
  const { rows: settled } = await pool.query(
    "select item_id, amount, note ->> 'kind' as note from stock_story where kind = 'cost_difference'",
  );
  // 20 kg at 22.50 stood in the books; their movements add up to 400.00.
  expect(settled).toEqual([{ item_id: 1, amount: 5000, note: 'valueSettled' }]);
  await expect(pool.query('update stock_items set stock_value = 1')).rejects.toThrow('follow from its story');
  await database.close();
});
