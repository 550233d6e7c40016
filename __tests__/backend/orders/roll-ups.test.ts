import { seedReference } from '@/backend/src/db/reference';
import { guestSessions, menuItems, orders } from '@/backend/src/db/schema';
import type { Database } from '@/backend/src/db/open';
import { operate } from '@/backend/src/funds/operations';
import { payOrders } from '@/backend/src/orders/pay';
import { rebuildRollUps } from '@/backend/src/orders/rebuild-roll-ups';
import { prepareVenue } from '@/backend/src/prepare';
import { readSettings } from '@/lib/env';
import { faultsIn, testDatabase } from '../../support/database';

const ZONE = 'Asia/Bangkok';
let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await seedReference(database.db);
  await database.db.insert(menuItems).values({ item_id: 10, is_file: true, name: 'Песня', retail_price: 5000 });
  await pay('2026-03-01T04:59:00Z', 1);
  await pay('2026-03-01T05:00:00Z', 2);
  await pay('2026-03-01T05:30:00Z', 3);
});
afterAll(() => database.close());

const pay = (time: string, quantity: number) =>
  database.db.transaction((tx) => {
    const paid = { opened_time: new Date(time), paid_time: new Date(time), cashier_id: null, discount_percent: 0 };
    return payOrders(
      tx,
      [{ ...paid, place_id: 16, table: '1', lines: [{ menu_id: 10, quantity }], cardShare: () => 0 }],
      ZONE,
    );
  });
const rollUps = async (): Promise<object[]> => {
  const { rows } = await database.pool.query<object>(
    `select start_date::text, hour, quantity::float8, paidsum::int from sales_rollup where grain = 'day' and by_hour order by 1, 2`,
  );
  return rows;
};
const rebuild = () => database.db.transaction((tx) => rebuildRollUps(tx, ZONE));

const SETTINGS = readSettings({ SAMPLE_VENUE: 'off', ADMIN_PASSWORD: 'secret-of-tests' });
const EMPTY = ['sales', 'orders', 'cards', 'stock', 'expenses', 'sessions']
  .map((name) => `delete from ${name}_rollup;`)
  .join(' ');
const EXPECTED = [
  { start_date: '2026-02-28', hour: 11, quantity: 1, paidsum: 5000 },
  { start_date: '2026-03-01', hour: 12, quantity: 5, paidsum: 25_000 },
];

test('rebuilding correct roll-ups changes nothing, and reports so', async () => {
  expect(await rollUps()).toEqual(EXPECTED);
  expect(await rebuild()).toEqual({ orders: 3, differed: false });
  expect(await rollUps()).toEqual(EXPECTED);
});

test('rebuilding wrong roll-ups corrects them, and reports so', async () => {
  await database.pool.query('update sales_rollup set quantity = quantity + 1, price = price + 5000 where hour = 12');
  expect(await faultsIn(database)).not.toEqual([]);
  expect(await rebuild()).toEqual({ orders: 3, differed: true });
  expect(await rollUps()).toEqual(EXPECTED);
});

test('a venue from before the roll-ups gets them at its next start', async () => {
  await database.pool.query(`${EMPTY} update venue_clock set rolled_up = false;`);
  await prepareVenue(database, SETTINGS);
  expect(await rollUps()).toEqual(EXPECTED);
  expect(await faultsIn(database)).toEqual([]);
});

test('so does one that has spent and never sold anything', async () => {
  const venue = await testDatabase();
  await seedReference(venue.db);
  await venue.db.transaction((tx) => operate(tx, null, 'set_safe_balance', 100_00));
  await venue.pool.query(`${EMPTY} update venue_clock set rolled_up = false;`);
  expect(await faultsIn(venue)).not.toEqual([]);
  await prepareVenue(venue, SETTINGS);
  // Closing the database checks its books.
  await venue.close();
});

test('one that has only seated guests gets their roll-up, also after a move to another zone', async () => {
  const venue = await testDatabase();
  await seedReference(venue.db);
  const start_time = new Date('2026-03-01T16:59:00Z');
  await venue.db.insert(guestSessions).values({ place_id: 16, table: '1', start_time });
  await venue.pool.query(`${EMPTY} update venue_clock set rolled_up = false;`);
  expect(await faultsIn(venue)).not.toEqual([]);
  const hours = async (): Promise<object[]> =>
    (
      await venue.pool.query<object>(
        `select start_date::text, hour from sessions_rollup where grain = 'day' and by_hour`,
      )
    ).rows;
  await prepareVenue(venue, SETTINGS);
  expect(await hours()).toEqual([{ start_date: '2026-03-01', hour: 23 }]);
  await prepareVenue(venue, { ...SETTINGS, VENUE_TIMEZONE: 'Europe/London' });
  expect(await hours()).toEqual([{ start_date: '2026-03-01', hour: 16 }]);
  await venue.close();
});

test('a venue that moves to another zone has other business days from its next start', async () => {
  await prepareVenue(database, { ...SETTINGS, VENUE_TIMEZONE: 'Europe/London' });
  expect(await rollUps()).toEqual([
    { start_date: '2026-02-28', hour: 4, quantity: 1, paidsum: 5000 },
    { start_date: '2026-02-28', hour: 5, quantity: 5, paidsum: 25_000 },
  ]);
  expect(await faultsIn(database)).toEqual([]);
});

test('orders paid together are numbered in their order, and an unknown dish fails all of them', async () => {
  const at = new Date();
  const paid = { place_id: 16, table: '1', opened_time: at, paid_time: at, cashier_id: null, discount_percent: 0 };
  const payAll = (...dishes: number[]) => {
    const orders = dishes.map((menu_id) => ({ ...paid, lines: [{ menu_id, quantity: 1 }], cardShare: () => 0 }));
    return database.db.transaction((tx) => payOrders(tx, orders, ZONE));
  };
  const [first = 0, second] = await payAll(10, 10);
  expect(second).toBe(first + 1);
  const before = await database.db.$count(orders);
  await expect(payAll(10, 99)).rejects.toThrow('No such dish: 99');
  expect(await database.db.$count(orders)).toBe(before);
});
