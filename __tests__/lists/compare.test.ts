import fc from 'fast-check';
import { wordsIn } from '@/lib/bff/words';
import { bucketOf } from '@/lib/domain/buckets';
import { pastPeriods } from '@/lib/domain/past-periods';
import { boundsOf, dayStart, fromVenueClock } from '@/lib/domain/venue-time';
import { pastTotals, withPast, type PastReply } from '@/lib/lists/report/compare';
import { reportList } from '@/lib/lists/report/list';
import { delivery } from '@/lib/sections/statistics/lists/delivery';
import { discountCards } from '@/lib/sections/statistics/lists/registry';
import { dishesByHours } from '@/lib/sections/statistics/lists/dishes-by-hours';
import { expenseCategories } from '@/lib/sections/statistics/lists/expense-categories';
import { takenOff } from '@/lib/sections/statistics/lists/taken-off';
import { revenue } from '@/lib/sections/statistics/lists/revenue';
import { valueOf } from '@/lib/lists/list';
import { always } from '../support/always';

const ZONE = 'Asia/Bangkok';
const at = (clock: string, zone = ZONE) => fromVenueClock(clock, zone);
const noon = (date: string, zone = ZONE) => dayStart(date, zone);
const sold = (point: number, revenue_no_promo: number) => ({ point, revenue_no_promo });
const axisFrom = (start: number, zone = ZONE) => ({ start, bucket: 'day', zone, isWhole: true }) as const;
/** Replies of one past period. */
const before = (start: number, items: PastReply['items']): PastReply[] => [{ start, items, totals: {} }];

test('a Monday is compared with the whole previous one, though two days come by hour', () => {
  const now = at('2026-11-16 23:30');
  const period = { period_id: 2 };
  const [past] = pastPeriods(period, now, ZONE, 'previous');
  expect([bucketOf(period, now, ZONE), bucketOf(past!, now, ZONE)]).toEqual(['day', 'hour']);
  const hours = ['2026-11-09 12:00', '2026-11-09 20:00', '2026-11-09 23:00'].map((clock) => sold(at(clock), 100.1));
  const axis = axisFrom(boundsOf(period, now, ZONE).start!);
  const [row] = withPast(revenue, [sold(noon('2026-11-16'), 500)], before(past!.start_time!, hours), axis);
  expect(row).toMatchObject({ revenue_no_promo: 500, past: { revenue_no_promo: 300.3 } });
});

test('hours after midnight belong to the previous day', () => {
  const items = [sold(noon('2026-11-16'), 1), sold(noon('2026-11-17'), 2)];
  const hours = ['2026-11-10 00:00', '2026-11-10 03:00', '2026-11-10 11:00'].map((clock) => sold(at(clock), 10));
  const rows = withPast(revenue, items, before(noon('2026-11-09'), hours), axisFrom(noon('2026-11-16')));
  expect(rows.map(({ past }) => past['revenue_no_promo'])).toEqual([30, 0]);
});

test('days match one by one across a clock change, whenever the period starts', () => {
  const zone = 'Europe/London';
  const start = at('2026-03-26 00:00', zone);
  const dates = ['2026-03-25', '2026-03-26', '2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30'];
  const earlier = ['2026-03-18', '2026-03-19', '2026-03-20', '2026-03-21', '2026-03-22', '2026-03-23'];
  const of = (days: string[]) => days.map((date, place) => sold(noon(date, zone), place + 1));
  const past = before(at('2026-03-19 00:00', zone), of(earlier));
  const rows = withPast(revenue, of(dates), past, axisFrom(start, zone));
  expect(rows.map(({ past }) => past['revenue_no_promo'])).toEqual([1, 2, 3, 4, 5, 6]);
});

test('rows that are named by their day are compared by its distance, other rows by their name', () => {
  const off = (group: string, value: number) => ({ group, value });
  const items = [off('day:2026-11-18:0', 7), off('day:2026-11-19:0', 8), off('table:5:16', 9)];
  const past = before(noon('2026-11-09'), [off('day:2026-11-11:0', 5), off('table:5:16', 4)]);
  const rows = withPast(takenOff, items, past, axisFrom(noon('2026-11-16')));
  expect(rows.map((row) => row.past['value'])).toEqual([5, 0, 4]);
  const [alone] = withPast(
    takenOff,
    [off('day:2026-11-30:0', 7)],
    [{ ...past[0]!, paired: { start_time: noon('2026-11-09'), end_time: noon('2026-11-16') } }],
    axisFrom(noon('2026-11-16')),
  );
  expect(alone?.past).toEqual({});
});

describe('rows of the past only', () => {
  const axis = axisFrom(noon('2026-11-16'));
  const past = [sold(noon('2026-11-09'), 40_000), sold(noon('2026-11-11'), 5)];
  const reply = { start: noon('2026-11-09'), items: past, totals: {} };

  it('have a row on a time axis, without figures', () => {
    const rows = withPast(revenue, [sold(noon('2026-11-18'), 7)], [reply], axis);
    expect(rows).toEqual([
      { point: noon('2026-11-18'), revenue_no_promo: 7, past: { revenue_no_promo: 5 } },
      { point: noon('2026-11-16'), revenue_no_promo: 0, past: { revenue_no_promo: 40_000 } },
    ]);
  });

  it('have one if another server’s days start at midnight', () => {
    const day = (date: string, sum: number) => sold(at(`${date} 00:00`), sum);
    const items = [day('2026-11-18', 7), day('2026-11-20', 9)];
    const rows = withPast(revenue, items, [{ ...reply, items: [day('2026-11-11', 5), day('2026-11-12', 6)] }], axis);
    expect(rows.map((row) => [row['point'], row.past['revenue_no_promo']])).toEqual([
      [at('2026-11-18 00:00'), 5],
      [at('2026-11-20 00:00'), 0],
      [at('2026-11-19 00:00'), 6],
    ]);
  });

  it('have one for each partner, under its number', () => {
    const brought = (date: string, name: string, revenue: number) => {
      return { row: `${noon(date)} ${name}`, point: noon(date), name, revenue, count: 1 };
    };
    const past = before(noon('2026-11-09'), [brought('2026-11-09', 'Foodpanda', 20)]);
    const rows = withPast(delivery, [brought('2026-11-16', 'Grab', 10)], past, axis);
    expect(rows[1]).toEqual({ ...brought('2026-11-16', 'Foodpanda', 0), count: 0, past: { revenue: 20, count: 1 } });
  });

  it('have one on an axis of hours, but not among cards, and not on a single page', () => {
    const hours = (isWhole: boolean) =>
      withPast(dishesByHours, [{ hours: 20, quantity: 3 }], [{ ...reply, items: [{ hours: 13, quantity: 2 }] }], {
        ...axis,
        isWhole,
      });
    expect(hours(true)).toHaveLength(2);
    expect(hours(false)).toHaveLength(1);
    const cards = [{ ...reply, items: [{ card_number: '7', discounts_count: 1 }] }];
    expect(withPast(discountCards, [], cards, axis)).toEqual([]);
  });

  it('are complete: past values of the rows add up to the past totals', () => {
    const days = fc.array(
      fc.record({ day: fc.integer({ min: 0, max: 12 }), satang: fc.integer({ min: 0, max: 9_999_999 }) }),
      { maxLength: 20 },
    );
    always(days, days, (now, before) => {
      const rowsOf = (first: string, all: typeof now) =>
        [...new Map(all.map((one) => [one.day, one])).values()].map(({ day, satang }) =>
          sold(noon(first) + day * 86_400, satang / 100),
        );
      const items = rowsOf('2026-11-09', before);
      const rows = withPast(revenue, rowsOf('2026-11-16', now), [{ ...reply, items }], axis);
      const sum = (values: number[]) => values.reduce((all, value) => all + Math.round(value * 100), 0);
      expect(sum(rows.map((row) => row.past['revenue_no_promo'] ?? 0))).toBe(
        sum(items.map((row) => row.revenue_no_promo)),
      );
    });
  });
});

test('an average of several periods is weighted, and a closed day has no weight', () => {
  const totals = (total_orders_count: number, check_average: number) => ({
    start: 0,
    items: [],
    totals: { total_orders_count, check_average },
  });
  const past = [totals(10, 300), totals(30, 500), totals(0, 0), totals(0, 0)];
  expect(pastTotals(revenue, { total_orders_count: 1, check_average: 1 }, past)).toEqual({
    total_orders_count: 10,
    check_average: 450,
  });
});

test('more stock loss is a change below zero, and less of it is better', () => {
  const table = reportList(expenseCategories, 'statistics');
  const words = wordsIn('ru');
  const columns = table.columnsFor?.({ filters: { compare: 'previous' }, period: { period_id: 3 } }) ?? [];
  const row = { row: 'category-99', category_id: 99, group_id: 4, cost: 500, past: { cost: 300 } };
  const [cost, change, percent] = ['cost', 'cost_change', 'cost_change_percent'].map((key) =>
    columns.find((one) => one.key === key)!,
  );
  expect([cost, change, percent].map((column) => valueOf(column!, row, words))).toEqual([-500, -200, -66.7]);
  const better = (category_id: number, group_id: number) => change?.change?.lessIsBetter?.({ category_id, group_id });
  expect([better(16, 1), better(46, 4), better(99, 4)]).toEqual([true, false, false]);
});
