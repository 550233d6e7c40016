import { asc, eq, max, ne, sql } from 'drizzle-orm';
import { fundBalances, menuItems, orderCounter, orderLines, orders, users } from '@/backend/src/db/schema';
import { importOrders } from '@/backend/src/import/orders/apply-orders';
import type { OrdersFile } from '@/backend/src/import/orders/order-file';
import { ARCHIVE } from '@/backend/src/import/orders/plan-goods';
import { ordersSummary } from '@/backend/src/import/orders/summary-orders';
import { standInLine } from '@/backend/src/http/command';
import { payOrder } from '@/backend/src/sections/orders/pay';
import { faultsIn, testDatabase } from '@/__tests__/support/database';
import { paidAt } from '../../orders/venue';
import { PREPARED } from '../files';
import { lines, LOYVERSE, read, ZONE } from './files';

// Orders cannot be taken back: each test uses receipts of its own.
const database = testDatabase(PREPARED);

const run = (file: OrdersFile, dryRun = false) => importOrders(database, file, { dryRun, zone: ZONE });
const HEADER = 'order,date,item,quantity,price,payment,cashier,table,discount,cost';
const plain = (...rows: string[]) => read(lines(HEADER, ...rows), { source: String(rows[0]) });
const TABLES =
  `orders order_lines order_import_links menu_items import_links sales_rollup orders_rollup fund_entries expenses
  stock_story`.split(/\s+/);
const counts = () =>
  Promise.all(TABLES.map((table) => database.value`select count(*)::int from ${sql.identifier(table)}`));
const imported = async ({ source }: OrdersFile) =>
  database.db.select().from(orders).where(eq(orders.source, source)).orderBy(asc(orders.order_number));

test('orders are imported with their lines, roll up, and touch neither funds nor stock', async () => {
  const balances = await database.db.select().from(fundBalances);
  const before = await counts();
  const file = plain(
    'A1,2026-01-01 20:00,Green tea,2,50,Cash,ADMIN,7,10%,30',
    'A2,2026-01-02 01:30,Cake,1,80.50,Visa,Somebody,,,',
    'A1,2026-01-01 20:00,Cake,1,80,Cash,ADMIN,7,,',
    'A3,2026-01-02 13:00,Cake,-1,80,Visa,,,,20',
  );
  await run(file);
  const [admin] = await database.db.select().from(users).where(eq(users.login, 'admin'));
  const rows = await imported(file);
  expect(rows).toMatchObject([
    { table: '7', total_price: 18_000, discount: 1_000, paidsum: 17_000, paid_cash: 17_000, paid_card: 0 },
    { table: '', total_price: 8_050, discount: 0, paidsum: 8_050, paid_cash: 0, paid_card: 8_050 },
    { table: '', total_price: -8_000, discount: 0, paidsum: -8_000, paid_cash: 0, paid_card: -8_000 },
  ]);
  expect(rows).toMatchObject([
    { cashier_id: admin?.user_id, cashier_name: '', entry_id: null },
    { cashier_id: null, cashier_name: 'Somebody', entry_id: null },
    { cashier_id: null, cashier_name: '', entry_id: null },
  ]);
  const ofFirst = eq(orderLines.order_number, rows[0]?.order_number ?? 0);
  expect(await database.db.select().from(orderLines).where(ofFirst).orderBy(orderLines.line)).toMatchObject([
    { line: 1, menu_name: 'Green tea', quantity: 2, price: 10_000, discount: 1_000, paidsum: 9_000, cost: 3_000 },
    { line: 2, menu_name: 'Cake', quantity: 1, price: 8_000, discount: 0, paidsum: 8_000, cost: 0 },
  ]);
  expect(await database.db.select().from(fundBalances)).toEqual(balances);
  expect((await counts()).slice(-3)).toEqual(before.slice(-3));
  // `faultsIn` compares the roll-ups with the orders.
  expect(await faultsIn(database)).toEqual([]);
});

test('a second run changes nothing, a later file adds only new orders and names those with another sum or time', async () => {
  const first = plain('B1,2026-02-01 20:00,Mead,2,50,,,,,', 'B2,2026-02-01 21:00,Mead,1,50,,,,,');
  await run(first);
  const before = await counts();
  const again = await run(first);
  expect([again.orders.length, again.there, again.dishes.length]).toEqual([0, 2, 0]);
  expect(await counts()).toEqual(before);

  const later = {
    ...plain(
      'B1,2026-02-01 20:00,Mead,3,50,,,,,',
      'B2,2026-02-01 21:30,Mead,1,50,,,,,',
      'B3,2026-02-02 21:00,MEAD,1,60,,,,,',
    ),
    source: first.source,
  };
  const plan = await run(later);
  expect([plan.orders.map(({ number }) => number), plan.there, plan.dishes.length]).toEqual([['B3'], 2, 0]);
  const notices = plan.notices.map(({ line, level, text }) => `${level} ${line} ${text.replace(/as \d+/, 'as N')}`);
  expect(notices).toEqual([
    'error 2 Order B1 is there already (as N) with another sum or time; it stays as it is.',
    'error 3 Order B2 is there already (as N) with another sum or time; it stays as it is.',
  ]);
  expect((await imported(first)).map(({ paidsum }) => paidsum)).toEqual([10_000, 5_000, 6_000]);
});

test('a dry run reports what a real one does, and writes nothing', async () => {
  const before = await counts();
  const file = plain(
    'C1,2026-03-01 20:00,Kvass,2,50,,Ann,,,',
    'C2,2026-03-02 20:00,Kvass,1,50,,,,,',
    'C3,?,Kvass,1,50,,,,,',
  );
  const dry = await run(file, true);
  expect(await counts()).toEqual(before);
  const real = await run(file);
  expect(dry).toEqual(real);
  const reports = [ordersSummary(file, dry, true), ordersSummary(file, real, false)];
  const [dryReport, realReport] = reports.map((text) => text.split('\n'));
  expect(dryReport?.slice(2)).toEqual(realReport?.slice(2));
  expect(dryReport).toEqual(
    expect.arrayContaining([
      '      1        1        100.00         0.00        100.00        100.00          0.00  2026-03-01',
      '      2        2        150.00         0.00        150.00        150.00          0.00  all new orders',
      '  Dishes: 0 of the menu, 1 new, switched off, in the archive',
      '  Cashiers without an account here, kept by name: Ann.',
      'Errors: these did not come in (1)',
      '  line 4: The date is not one ("?").',
    ]),
  );
});

test('a good without a dish becomes one of the archive, switched off; renamed and moved out, it is the same dish', async () => {
  const row = (number: string, sku: string, item: string) =>
    `01/04/2026 20:00,${number},Sale,Бар,${sku},${item},,,1,100,0,100,0,0,0,P,S,Nok,,,,Closed`;
  const file = read(lines(LOYVERSE, row('3', '777', 'Porter'), row('4', '', 'porter')), { source: 'goods' });
  await run(file);
  const porters = await database.rows<{ item_id: number }>`
    select dish.item_id, dish.status, dish.retail_price::int, folder.name as folder, archive.name as archive
    from menu_items dish join menu_items folder on folder.item_id = dish.parent_id
    join menu_items archive on archive.item_id = folder.parent_id where dish.name ilike 'porter'`;
  expect(porters).toMatchObject([{ status: 0, retail_price: 10_000, folder: 'Бар', archive: ARCHIVE }]);

  await database.rows`update menu_items set name = 'London porter', status = 1, parent_id = null where name = 'Porter'`;
  const next = await run({ ...read(lines(LOYVERSE, row('5', '777', 'Porter'))), source: file.source });
  expect([next.dishes, next.ids]).toEqual([[], [porters[0]?.item_id]]);
});

test('after the folder of the archive was removed from the menu, new goods come into a new one', async () => {
  const good = (number: string, item: string) =>
    read(lines(LOYVERSE, `01/05/2026 20:00,${number},Sale,Soda,,${item},,,1,100,0,100,0,0,0,P,S,Nok,,,,Closed`), {
      source: 'removed',
    });
  const archives = () =>
    database.value`select count(*)::int from menu_items where name = ${ARCHIVE} and removed_at is null`;
  await run(good('7-1', 'Soda one'));
  await database.rows`update menu_items set removed_at = now() where removed_at is null and not is_file`;
  const { folders, dishes } = await run(good('7-2', 'Soda two'));
  expect([folders.length, dishes.length, await archives()]).toEqual([2, 1, 1]);
});

test('an order cancelled after its import is listed and stays', async () => {
  const row = (status: string) => `01/05/2026 20:00,9-9,Sale,,,Cider,,,1,100,0,100,0,0,0,P,S,Nok,,,,${status}`;
  await run(read(lines(LOYVERSE, row('Closed')), { source: 'late' }));
  const plan = await run(read(lines(LOYVERSE, row('Cancelled')), { source: 'late' }));
  expect(plan.notices.map(({ text }) => text.replace(/\d+ when/, 'N when'))).toEqual([
    'Receipt 9-9 is cancelled in the file, and came in as order N when it was not; it stays.',
  ]);
});

test('an import that fails halfway leaves nothing', async () => {
  const before = await counts();
  const rows = Array.from({ length: 2_500 }, (_, i) => `D${i},2026-05-01 20:00,Stout,1,50,,,,,`);
  const file = plain(...rows);
  const broken = { ...file, orders: file.orders.map((order, i) => (i === 2_400 ? { ...order, cash: 1 } : order)) };
  await expect(run(broken)).rejects.toThrow();
  expect(await counts()).toEqual(before);
  const [last] = await database.db.select({ last_number: max(orders.order_number) }).from(orders);
  expect(await database.db.select({ last_number: orderCounter.last_number }).from(orderCounter)).toEqual([last]);
  expect((await run(file)).orders).toHaveLength(2_500);
  expect(await database.db.$count(orders, ne(orders.source, ''))).toBeGreaterThan(2_500);
});

test('an import queues with payments only to roll up, and delays none of them before', async () => {
  const file = plain('L1,2026-05-02 20:00,Stout,1,50,,,,,', 'L2,2026-05-02 20:10,Stout,1,50,,,,,');
  const ended = jest.fn();
  let importing: Promise<unknown> = Promise.resolve();
  await database.db.transaction(async (tx) => {
    await standInLine(tx);
    importing = run(file).then(ended);
    const waits = `select from pg_locks where not granted and database =
      (select oid from pg_database where datname = current_database())`;
    while (!(await database.pool.query(waits)).rowCount) expect(ended).not.toHaveBeenCalled();
    // A payment of the same day, place and hour: the same rows of the roll-ups.
    const [dish] = await tx.select().from(menuItems).where(eq(menuItems.name, 'Stout'));
    const lines = [{ menu_id: dish?.item_id ?? 0, quantity: 1 }];
    await payOrder(tx, paidAt('2026-05-02T20:00', { lines }), ZONE);
  });
  await importing;
  const day = database.rows`
    select orders, place_id from orders_rollup where start_date = '2026-05-02' and grain = 'day' and hour = -1`;
  expect(await day).toMatchObject([{ orders: 3, place_id: 16 }]);
});
