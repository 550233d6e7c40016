import { eq, sql } from 'drizzle-orm';
import { dishIngredients, menuItems, orders, stockCounts } from '@/backend/src/db/schema';
import { importMenu } from '@/backend/src/import/apply';
import { importOrders } from '@/backend/src/import/orders/apply-orders';
import { importCount } from '@/backend/src/import/stock/apply-count';
import { importStock } from '@/backend/src/import/stock/apply-stock';
import { ImportStays, listImports, undoImport } from '@/backend/src/import/undo';
import { rebuildRollUps } from '@/backend/src/ledger/sales/rebuild-roll-ups';
import { book } from '@/backend/src/ledger/stock/ledger';
import { faultsIn, openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { contentOf, loyverse, PREPARED, read as readMenu, readCount, readStock, SHEET } from './files';
import { paidAt, pay } from '../orders/venue';
import { lines, LOYVERSE, read, ZONE } from './orders/files';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase(PREPARED);
});
// Closing checks that the books agree.
afterEach(() => database.close());

const TABLES = `orders order_lines order_import_links menu_items import_links stock_items stock_story stock_import_links
  stock_barcodes stock_counts stock_count_lines sales_rollup orders_rollup hours_rollup stock_rollup fund_balances
  dish_ingredients order_counter`.split(/\s+/);
const content = () => contentOf(database, TABLES);
const undo = (import_id: number, dryRun = false) => undoImport(database, import_id, { dryRun });
const refusalOf = (import_id: number) =>
  undo(import_id).then(
    () => 'undone',
    (error: unknown) => (error instanceof ImportStays ? error.message.split('\n  ').slice(1) : String(error)),
  );

let number = 0;
const options = { dryRun: false, file: 'file.csv', onImport: (import_id: number) => (number = import_id) };
const numbered = async (work: Promise<unknown>) => {
  number = 0;
  await work;
  return number;
};
const dish = (sku: string, name: string, price = '50') => ({ handle: name, sku, name, category: 'Drinks', price });
const menu = (...dishes: ReturnType<typeof dish>[]) =>
  numbered(importMenu(database, readMenu(loyverse(dishes)), options));
const sale = (receipt: string, item: string, sum = 100) =>
  `01/04/2026 20:00,${receipt},Sale,Bar,,${item},,,1,${sum},0,${sum},0,0,0,P,S,Nok,,,,Closed`;
const receipts = (...rows: string[]) =>
  numbered(importOrders(database, read(lines(LOYVERSE, ...rows)), { ...options, zone: ZONE }));
const stock = (text = SHEET) => numbered(importStock(database, readStock(text), options));
const COUNT = 'section,code,full_units,partial_units,value_eur\nDraught Beers,D1004,0,5,11.10\n';
const count = () => numbered(importCount(database, readCount(COUNT), options));
const idOf = (name: string) => database.value`select item_id from menu_items where name = ${name}`;
const itemOf = (name: string) => database.value`select item_id from stock_items where name = ${name}`;
const sell = async (name: string) =>
  pay(database, paidAt('2026-06-01T20:00', { lines: [{ menu_id: await idOf(name), quantity: 1 }] }));

test('an undone import leaves the venue as it was, and can come in again: a menu, also where it changed dishes', async () => {
  await menu(dish('1', 'Tea'), dish('2', 'Mead'));
  const before = await content();
  // An import that changes nothing and a dry run get no number.
  expect(await menu(dish('1', 'Tea'))).toBe(0);
  const dry = importMenu(database, readMenu(loyverse([dish('3', 'Kvass')])), { ...options, dryRun: true });
  expect(await numbered(dry)).toBe(0);
  const import_id = await menu(dish('1', 'Green tea', '60'), dish('3', 'Kvass'));
  const after = await content();
  expect(after['menu_items']).not.toEqual(before['menu_items']);
  expect(await undo(import_id)).toMatchObject({ removed: 1, restored: 1, orders: 0 });
  expect(await content()).toEqual(before);
  await menu(dish('1', 'Green tea', '60'), dish('3', 'Kvass'));
  expect((await content())['menu_items']).toHaveLength(after['menu_items']?.length ?? 0);
});

test('an undone import leaves the venue as it was, and can come in again: receipts with their dishes and sums', async () => {
  await menu(dish('1', 'Tea'));
  await receipts(sale('1', 'Tea'));
  const before = await content();
  const import_id = await receipts(sale('2', 'Tea'), sale('3', 'Porter', 120));
  expect(await undo(import_id)).toMatchObject({ orders: 2, removed: 3 });
  expect(await content()).toEqual(before);
  await receipts(sale('2', 'Tea'), sale('3', 'Porter', 120));
  expect(await database.db.$count(orders)).toBe(3);
});

test('an undone import leaves the venue as it was, and can come in again: a menu that took dishes over from receipts, with their emptied archive', async () => {
  await receipts(sale('1', 'Tea'));
  const before = await content();
  const import_id = await menu(dish('1', 'Tea'));
  expect(JSON.stringify((await content())['menu_items'])).not.toContain('Архив');
  await undo(import_id);
  expect(await content()).toEqual(before);
});

test('an undone import leaves the venue as it was, and can come in again: a stocktake and a stock file, also where it corrects counts and prices', async () => {
  const empty = await content();
  const first = await stock();
  const before = await content();
  await undo(await count());
  expect(await content()).toEqual(before);
  const later = await stock(SHEET.replace('117.7,3,26.5,411.95', '120,2,0,240').replace('411.95', '240'));
  expect(await content()).not.toEqual(before);
  await undo(later);
  expect(await content()).toEqual(before);
  await undo(first);
  expect(await content()).toEqual(empty);
  await stock();
  expect((await content())['stock_items']).toHaveLength(before['stock_items']?.length ?? 0);
});

test('a dry run names what would go, and writes nothing; an import is undone once', async () => {
  const empty = await content();
  const import_id = await receipts(sale('1', 'Porter'));
  const before = await content();
  expect(await undo(import_id, true)).toMatchObject({ orders: 1 });
  expect(await content()).toEqual(before);
  await undo(import_id);
  expect(await content()).toEqual(empty);
  await expect(undo(import_id)).rejects.toThrow(`Import ${import_id} is undone already.`);
  await expect(undo(999)).rejects.toThrow('There is no import 999.');
  const [noted] = await listImports(database);
  expect(noted).toMatchObject({ import_id, kind: 'orders', file: 'file.csv', undone_at: expect.any(Date) });
});

test('an import stays, by name, where a dish was sold, put on a bill or given a recipe since', async () => {
  const import_id = await menu(dish('1', 'Tea'), dish('2', 'Mead'), dish('3', 'Kvass'));
  await stock();
  await sell('Tea');
  const mead = await idOf('Mead');
  await database.rows`insert into pending_operations (place_id, "table", menu_id, operation, count, price)
    values (16, '9', ${mead}, 'add', 1, 100)`;
  await database.rows`
    insert into taken_off (place_id, "table", menu_id, menu_name, quantity, value, taken_time, after_bill)
    values (16, '9', ${mead}, 'Mead', 1, 100, now(), false)`;
  const line = { menu_id: await idOf('Kvass'), item_id: await itemOf('30 Coors'), item_quantity: 1 };
  await database.db.insert(dishIngredients).values(line);
  const before = await content();
  const [order] = await database.db.select().from(orders);
  expect(await refusalOf(import_id)).toEqual([
    `"Tea" was sold since, in order ${order?.order_number}.`,
    '"Mead" is on the bill of table 9.',
    '"Mead" was taken off the bill of table 9.',
    '"Kvass" has a recipe by now.',
  ]);
  expect(await content()).toEqual(before);
});

test('an import stays, by name, where a dish was changed, or something else lies in its folder', async () => {
  const import_id = await menu(dish('1', 'Tea'));
  await database.db.update(menuItems).set({ retail_price: 1, version: 2 }).where(eq(menuItems.name, 'Tea'));
  await database.db.insert(menuItems).values({ name: 'Own', is_file: true, parent_id: await idOf('Drinks') });
  expect(await refusalOf(import_id)).toEqual([
    'The folder "Drinks" holds "Own".',
    '"Tea" was changed or removed since.',
  ]);
});

test('an import stays, by name, where a later import stands on it', async () => {
  const first = await menu(dish('1', 'Tea'));
  const second = await receipts(sale('1', 'Tea'));
  expect(await refusalOf(first)).toEqual([
    expect.stringMatching(new RegExp(`^"Tea" was sold since, in order \\d+ of import ${second}\\.$`)),
    '"Tea" belongs to another import, of receipts:loyverse.',
  ]);
  await undo(second);
  await undo(first);
  expect(await database.db.$count(menuItems)).toBe(0);
});

test('an import stays, by name, where an item was moved, is an ingredient or was counted since, or a count is open or approved', async () => {
  const import_id = await stock();
  const item_id = await itemOf('30 Coors');
  await database.db.transaction((tx) => book(tx, [{ item_id, kind: 'write_off', quantity: -1, description: 'x' }]));
  await menu(dish('1', 'Pint'));
  await database.db.insert(dishIngredients).values({ menu_id: await idOf('Pint'), item_id, item_quantity: 1 });
  const counted = await count();
  const refusal = await refusalOf(import_id);
  expect(refusal).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^"30 Coors" was moved since \(write_off, \d{4}-\d\d-\d\d\)\.$/),
      '"30 Coors" is an ingredient of "Pint".',
      '"30 Coors" is in the count "count".',
    ]),
  );
  for (const status of ['open', 'approved'] as const) {
    await database.db.update(stockCounts).set({ status, closed_by: sql`(select min(user_id) from users)` });
    expect(await refusalOf(counted)).toEqual([`The count "count" is ${status} by now.`]);
  }
});

test('an import stays, by name, where receipts of its orders were printed', async () => {
  const import_id = await receipts(sale('1', 'Tea'));
  const [order] = await database.db.select().from(orders);
  await database.pool.query(
    `insert into receipt_runs (kind, total, order_numbers) values ('checks', 10000, '{${order?.order_number}}')`,
  );
  // Requested, not delivered.
  expect(await undo(import_id, true)).toMatchObject({ orders: 1 });
  await database.pool.query('insert into receipt_prints (run_id) values (1)');
  expect(await refusalOf(import_id)).toEqual([`Receipts were printed of order ${order?.order_number} (print 1).`]);
});

test('the database lets only the rows of the undone import go', async () => {
  await receipts(sale('1', 'Tea'));
  const other = await receipts(sale('2', 'Tea'));
  await stock();
  await sell('Tea');
  for (const table of ['order_lines', 'stock_story', 'orders']) {
    await expect(database.pool.query(`delete from ${table}`)).rejects.toThrow('append-only');
    const work = database.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('venue.undone_import', ${String(other)}, true)`);
      await tx.execute(sql.raw(`delete from ${table}`));
    });
    await expect(work).rejects.toMatchObject({ cause: { message: expect.stringContaining('append-only') } });
  }
});

test('orders of a session, and a lunch that an import sold, go from the roll-ups with the import', async () => {
  await database.pool.query(`insert into guest_sessions (place_id, "table", start_time, end_time)
    values (16, '1', '2026-04-01T12:00:00Z', '2026-04-01T14:00:00Z')`);
  const sold = await receipts(sale('1-1', 'Maki'), sale('1-2', 'Maki', 50));
  await database.pool.query(`insert into menu_items (item_id, is_file, name) values (2350, false, 'Lunch')`);
  const [maki] = await database.db.select().from(menuItems).where(eq(menuItems.name, 'Maki'));
  const move = (parent_id: number | null) =>
    database.db.update(menuItems).set({ parent_id }).where(eq(menuItems.name, 'Maki'));
  await move(2350);
  // No file has sessions; a future one may.
  await database.pool.query(`alter table orders disable trigger keep_order; update orders set session_id = 1;
    alter table orders enable trigger keep_order`);
  await database.db.transaction((tx) => rebuildRollUps(tx, ZONE));
  expect(await database.value`select max(lunch_orders)::int from hours_rollup`).toBe(2);
  expect(await faultsIn(database)).toEqual([]);
  // Refused, because its dish was moved: nothing changes.
  expect(await refusalOf(sold)).not.toBe('undone');
  expect(await faultsIn(database)).toEqual([]);
  await move(maki?.parent_id ?? null);
  await undo(sold);
  const { differed } = await database.db.transaction((tx) => rebuildRollUps(tx, ZONE));
  expect(differed).toBe(false);
});
