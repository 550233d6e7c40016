import type { Database } from '@/backend/src/db/open';
import { seedReference } from '@/backend/src/db/reference';
import { menuItems, places } from '@/backend/src/db/schema';
import { payOrders } from '@/backend/src/orders/pay';
import { setVenueClock } from '@/backend/src/orders/venue-clock';
import { dayStart, fromVenueClock } from '@/lib/domain/venue-time';
import { testDatabase } from '../../support/database';
import { directly } from './direct';

const TEA = 7;
const LUNCH = 2350;
/** Sales at both sides of each limit, in order of time; `next` is the calendar day after. */
const MORNING = ['08:59', '09:00', '11:59'] as const;
const DAY = ['12:00', '17:59', '18:00', '21:59', '22:00', '23:59'] as const;
const NIGHT = ['00:00', '01:30', '03:59', '04:00', '04:59', '05:00'] as const;
const SALES = [...MORNING, ...DAY, ...NIGHT];

/** In March an hour of the night is skipped, in October one is repeated. */
describe.each([
  ['Asia/Bangkok', '2026-03-10', '2026-03-09', '2026-03-11'],
  ['Europe/London', '2026-03-28', '2026-03-27', '2026-03-29'],
  ['Europe/London', '2026-10-24', '2026-10-23', '2026-10-25'],
])('hours of the clock of %s on %s', (zone, date, before, next) => {
  let database: Database;
  const clock = (of: string, time: string) => fromVenueClock(`${of} ${time}:00`, zone);
  /** Points of the axis: the business days that begin at noon of the day before, and of the day. */
  const [first, second] = [dayStart(before, zone), dayStart(date, zone)];

  beforeAll(async () => {
    database = await testDatabase();
    const { db } = database;
    await seedReference(db);
    await setVenueClock(db, zone);
    await db.insert(places).values({ place_id: 17, name: 'Караоке' });
    await db.insert(menuItems).values({ item_id: LUNCH, is_file: false, name: 'Ланч' });
    await db
      .insert(menuItems)
      .values({ item_id: TEA, parent_id: LUNCH, is_file: true, name: 'Чай', retail_price: 100 });
    for (const [index, time] of SALES.entries()) {
      const isNight = index >= MORNING.length + DAY.length;
      const paid_time = new Date(clock(isNight ? next : date, time) * 1000);
      // Each sale has a sum of its own, a power of two: a total names its sales.
      const lines = [{ menu_id: TEA, quantity: 2 ** index }];
      const about = { place_id: 17, table: '1', cashier_id: null, discount_percent: 0, cardShare: () => 0 };
      await db.transaction((tx) => payOrders(tx, [{ ...about, opened_time: paid_time, paid_time, lines }], zone));
    }
  });
  afterAll(() => database.close());

  const salesOf = (sum: unknown) => SALES.filter((_, index) => (Number(sum ?? 0) >> index) % 2 === 1);
  const period = { period_id: 5, start_time: first, end_time: first + 5 * 86_400 };
  const byPoint = async (start_hour: number, end_hour: number, body: object = period, now?: number) => {
    const asked = { start_hour, end_hour, ...body };
    const { items } = await directly(database, zone, now)('orders_by_custom_hours', asked);
    return items.map(({ point, cost, quantity }) => {
      const sales = salesOf(cost);
      expect(quantity).toBe(sales.length);
      return [point, sales];
    });
  };

  const OF_DAY: readonly string[] = [...DAY, ...NIGHT.slice(0, -1)];
  test.each([
    [9, 4, ['09:00', '11:59'], OF_DAY],
    [12, 17, [], ['12:00', '17:59']],
    [22, 3, [], ['22:00', '23:59', '00:00', '01:30', '03:59']],
    [9, 11, ['09:00', '11:59'], []],
    [3, 4, [], ['03:59', '04:00', '04:59']],
    [18, 21, [], ['18:00', '21:59']],
  ])('%d to %d: the morning belongs to the business day before', async (from, to, morning, day) => {
    const points = [
      [first, morning],
      [second, day],
    ];
    expect(await byPoint(from, to)).toEqual(points.filter(([, sales]) => (sales as string[]).length > 0));
  });

  test('the previous business day has the morning of this date, and this date none of it', async () => {
    const noon = dayStart(date, zone);
    const morning = await byPoint(9, 4, { period_id: 1 }, noon + 3600);
    expect(morning).toEqual([
      [clock(date, '09:00'), ['09:00']],
      [clock(date, '11:00'), ['11:59']],
    ]);
    const today = await byPoint(9, 4, { period_id: 0 }, dayStart(next, zone) - 1);
    expect(today.flatMap(([, sales]) => sales)).toEqual(OF_DAY);
    const yesterday = await byPoint(9, 4, { period_id: 1 }, dayStart(next, zone));
    expect(yesterday).toEqual(today);
  });

  test('dishes of a range, in three periods and over time, are those of its orders', async () => {
    const ask = directly(database, zone);
    const range = { start_hour: 22, end_hour: 3, ...period, category_id: LUNCH };
    const night = ['22:00', '23:59', '00:00', '01:30', '03:59'];
    const karaoke = await ask('dishes_karaoke', { start_hour: 22, end_hour: 3, ...period });
    expect(salesOf(karaoke.totals['current_quantity'])).toEqual(night);
    expect(salesOf((await ask('dishes_lanch', { ...range, hall: 'venue' })).totals['current_price'])).toEqual(night);
    const byDay = await ask('buisness_lanch_by_days', { ...range, hall: 'venue' });
    expect(byDay.items.map(({ point, cost }) => [point, salesOf(cost)])).toEqual([[second, night]]);
    const byHour = await ask('buisnesslanch', { ...range, hall: 'venue' });
    expect(byHour.items.map(({ hours }) => hours)).toEqual([22, 23, 0, ...(date === '2026-03-28' ? [2] : [1]), 3]);
  });
});
