import { sum } from 'drizzle-orm';
import type { Database } from '@/backend/src/db/open';
import { menuItems, orderLines, orders, salesRollup } from '@/backend/src/db/schema';
import { importOrders } from '@/backend/src/import/orders/apply-orders';
import { readOrders } from '@/backend/src/import/orders/read-orders';
import { undoImport } from '@/backend/src/import/undo';
import { openTestDatabase } from '@/__tests__/support/database';
import { ZONE } from '../../backend/import/orders/files';
import { describeRealFiles, readTakeaway } from './real';

describeRealFiles('a London takeaway, 13,397 orders', () => {
  let database: Database;
  beforeAll(async () => (database = await openTestDatabase()));
  afterAll(() => database.close());
  const read = (doubles: 'by count' | 'keep' | 'drop') =>
    readOrders(readTakeaway(), null, { zone: ZONE, doubles, now: Date.UTC(2026, 0, 1) / 1000 });
  const sums = ({ orders: all }: ReturnType<typeof read>) => [
    all.length,
    all.reduce((count, { lines }) => count + lines.length, 0),
    all.reduce((total, { paidsum }) => total + paidsum, 0),
  ];

  test('its totals, before and after removing duplicate lines', () => {
    expect(sums(read('keep'))).toEqual([13_397, 74_818, 44_651_745]);
    expect(sums(read('by count'))).toEqual([13_397, 74_794, 44_640_485]);
    expect(sums(read('drop'))).toEqual([13_397, 74_721, expect.any(Number)]);
  });

  test('is imported within a minute, to the cent, not a second time, and undone as a whole', async () => {
    // Processor time: other programs may run on this machine.
    const started = process.cpuUsage();
    const file = read('by count');
    let number = 0;
    await importOrders(database, file, { dryRun: false, zone: ZONE, onImport: (id) => (number = id) });
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1e6).toBeLessThan(60);
    const { db } = database;
    expect(await db.$count(orders)).toBe(13_397);
    for (const table of [orders, orderLines, salesRollup]) {
      const [row] = await db.select({ paidsum: sum(table.paidsum) }).from(table);
      // A roll-up holds it by day, by month and by year, each by hours and as a whole.
      expect(Number(row?.paidsum)).toBe(44_640_485 * (table === salesRollup ? 6 : 1));
    }
    const again = await importOrders(database, file, { dryRun: false, zone: ZONE });
    expect([again.orders.length, again.there, again.notices]).toEqual([0, 13_397, []]);

    const undoing = process.cpuUsage();
    await undoImport(database, number, { dryRun: false });
    const spent = process.cpuUsage(undoing);
    expect((spent.user + spent.system) / 1e6).toBeLessThan(60);
    for (const table of [orders, orderLines, salesRollup, menuItems]) expect(await db.$count(table)).toBe(0);
  });
});
