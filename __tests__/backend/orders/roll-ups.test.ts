import { guestSessions, menuItems, orders } from '@/backend/src/db/schema';
import type { Transaction } from '@/backend/src/db/open';
import { operate } from '@/backend/src/sections/funds/operations';
import { rebuildRollUps } from '@/backend/src/ledger/sales/rebuild-roll-ups';
import { prepareVenue } from '@/backend/src/prepare';
import { readSettings } from '@/lib/env';
import { faultsIn, openTestDatabase, REFERENCE, testDatabase, type TestDatabase } from '../../support/database';
import { paidAt, pay, ZONE } from './venue';

const songs = (quantity: number, time = '2026-03-02T20:00', menu_id = 10) =>
  paidAt(time, { lines: [{ menu_id, quantity }] });
const database = testDatabase(REFERENCE);
beforeAll(async () => {
  await database.db.insert(menuItems).values({ item_id: 10, is_file: true, name: 'Песня', retail_price: 5000 });
  await pay(database, songs(1, '2026-03-01T11:59'), songs(2, '2026-03-01T12:00'), songs(3, '2026-03-01T12:30'));
});

const rollUps = () => database.rows`
  select start_date::text, hour, quantity::float8, paidsum::int from sales_rollup
  where grain = 'day' and by_hour order by 1, 2`;
const rebuild = () => database.db.transaction((tx) => rebuildRollUps(tx, ZONE));

const SETTINGS = readSettings({ SAMPLE_VENUE: 'off', ADMIN_PASSWORD: 'secret-of-tests' });
const FORGET = ['sales', 'orders', 'cards', 'stock', 'expenses', 'sessions']
  .map((name) => `delete from ${name}_rollup;`)
  .concat('update venue_clock set rolled_up = false;')
  .join(' ');
const EXPECTED = [
  { start_date: '2026-02-28', hour: 11, quantity: 1, paidsum: 5000 },
  { start_date: '2026-03-01', hour: 12, quantity: 5, paidsum: 25_000 },
];

test('rebuilding correct roll-ups changes nothing, wrong ones are corrected; both is reported', async () => {
  expect(await rollUps()).toEqual(EXPECTED);
  expect(await rebuild()).toEqual({ orders: 3, differed: false });
  expect(await rollUps()).toEqual(EXPECTED);
  await database.pool.query('update sales_rollup set quantity = quantity + 1, price = price + 5000 where hour = 12');
  expect(await faultsIn(database)).not.toEqual([]);
  expect(await rebuild()).toEqual({ orders: 3, differed: true });
  expect(await rollUps()).toEqual(EXPECTED);
});

test('a venue from before the roll-ups gets them at its next start', async () => {
  await database.pool.query(FORGET);
  await prepareVenue(database, SETTINGS);
  expect(await rollUps()).toEqual(EXPECTED);
  expect(await faultsIn(database)).toEqual([]);
});

/** A venue with some books whose roll-ups are missing. */
async function withoutRollUps(fill: (tx: Transaction) => Promise<unknown>): Promise<TestDatabase> {
  const venue = await openTestDatabase(REFERENCE);
  await venue.db.transaction(fill);
  await venue.pool.query(FORGET);
  expect(await faultsIn(venue)).not.toEqual([]);
  return venue;
}

test('so does one that has spent and never sold anything', async () => {
  const venue = await withoutRollUps((tx) => operate(tx, null, 'set_safe_balance', 100_00));
  await prepareVenue(venue, SETTINGS);
  // Closing the database checks its books.
  await venue.close();
});

test('one that has only seated guests gets their roll-up, also after a move to another zone', async () => {
  const start_time = new Date('2026-03-01T16:59:00Z');
  const venue = await withoutRollUps((tx) => tx.insert(guestSessions).values({ place_id: 16, table: '1', start_time }));
  for (const [VENUE_TIMEZONE, hour] of [
    [ZONE, 23],
    ['Europe/London', 16],
  ] as const) {
    await prepareVenue(venue, { ...SETTINGS, VENUE_TIMEZONE });
    const days = venue.rows`select start_date::text, hour from sessions_rollup where grain = 'day' and by_hour`;
    expect(await days).toEqual([{ start_date: '2026-03-01', hour }]);
  }
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
  await expect(pay(database, songs(1), songs(1, undefined, 99))).rejects.toThrow('No such dish: 99');
  const booked = await database.db.select().from(orders).orderBy(orders.order_number);
  expect(booked.map(({ order_number, paidsum }) => [order_number, paidsum])).toEqual([
    [1, 5000],
    [2, 10_000],
    [3, 15_000],
  ]);
});
