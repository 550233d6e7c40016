import fc from 'fast-check';
import { precedingPeriods } from '@/lib/domain/past-periods';
import { boundsOf, businessDate, CUSTOM, fromVenueClock, toVenueClock, type Period } from '@/lib/domain/venue-time';
import { alwaysIn } from '../support/always';

const ZONES = ['Asia/Bangkok', 'Europe/London', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Chatham', 'UTC'];
const zones = fc.constantFrom(...ZONES);
const moments = fc.integer({ min: Date.UTC(2021, 0) / 1000, max: Date.UTC(2031, 0) / 1000 });
const HOUR = 3600;
const DAY = 24 * HOUR;
const [TODAY, YESTERDAY, WEEK, MONTH, ALL_TIME] = [0, 1, 2, 3, 4] as const;

const ends = ({ start_time = 0, end_time = 0 }: Period) => [start_time, end_time] as const;

/** The two periods before one, as times of the venue's clock to the minute. */
const written = (period: Period, at: string, zone = 'Asia/Bangkok') =>
  precedingPeriods(period, fromVenueClock(at, zone), zone, 2).map((one) =>
    ends(one).map((seconds) => toVenueClock(seconds, zone).slice(0, 16)),
  );

const days = fc.oneof(
  fc.constantFrom(TODAY, YESTERDAY, WEEK).map((period_id) => () => ({ period_id })),
  fc
    .tuple(fc.integer({ min: 1, max: 90 * DAY }), fc.integer({ min: 0, max: 40 * DAY }))
    .map(([length, ago]) => (now: number) => ({
      period_id: CUSTOM,
      start_time: now - ago - length,
      end_time: now - ago,
    })),
);

test('two periods of days are as long as the one up to now and lie directly before one another', () => {
  alwaysIn(500)(zones, moments, days, (zone, now, make) => {
    const period: Period = make(now);
    const { start, end } = boundsOf(period, now, zone);
    const until = Math.min(end ?? now, now);
    const step = period.period_id === WEEK ? 7 * DAY : until - (start ?? 0);
    let next = [start ?? 0, until] as const;
    const found = precedingPeriods(period, now, zone, 2);
    expect(found).toHaveLength(2);
    for (const one of found) {
      const [from, to] = ends(one);
      // A change of clocks makes a period up to an hour longer or shorter.
      expect(Math.abs(to - from - (until - (start ?? 0)))).toBeLessThanOrEqual(2 * HOUR);
      expect(to).toBeLessThanOrEqual(next[0]);
      // The gap before the current period is below a day, because both start at the same time of day.
      expect(next[0] - from).toBeLessThan(step + DAY + 2 * HOUR);
      expect(Math.abs(((next[0] - from + DAY / 2) % DAY) - DAY / 2)).toBeLessThanOrEqual(HOUR);
      next = [from, to];
    }
  });
});

test('whole days have no time between them', () => {
  expect(written({ period_id: YESTERDAY }, '2026-11-21 18:30')).toEqual([
    ['2026-11-19 12:00', '2026-11-20 12:00'],
    ['2026-11-18 12:00', '2026-11-19 12:00'],
  ]);
  expect(written({ period_id: TODAY }, '2026-11-21 18:30')).toEqual([
    ['2026-11-20 12:00', '2026-11-20 18:30'],
    ['2026-11-19 12:00', '2026-11-19 18:30'],
  ]);
});

test('a week is compared with the weeks before it, also on Monday one minute before noon', () => {
  expect(written({ period_id: WEEK }, '2026-11-23 11:59')).toEqual([
    ['2026-11-09 12:00', '2026-11-16 11:59'],
    ['2026-11-02 12:00', '2026-11-09 11:59'],
  ]);
  expect(written({ period_id: WEEK }, '2026-11-23 12:01')).toEqual([
    ['2026-11-16 12:00', '2026-11-16 12:01'],
    ['2026-11-09 12:00', '2026-11-09 12:01'],
  ]);
});

test('a month is compared with the months before it; a shorter one ends where the next begins', () => {
  expect(written({ period_id: MONTH }, '2026-03-31 18:00')).toEqual([
    ['2026-02-01 12:00', '2026-03-01 12:00'],
    ['2026-01-01 12:00', '2026-01-31 18:00'],
  ]);
  expect(written({ period_id: MONTH }, '2026-01-05 13:00')).toEqual([
    ['2025-12-01 12:00', '2025-12-05 13:00'],
    ['2025-11-01 12:00', '2025-11-05 13:00'],
  ]);
});

test('on the 1st before noon the month is still the last one', () => {
  expect(written({ period_id: MONTH }, '2026-03-01 10:00')).toEqual([
    ['2026-01-01 12:00', '2026-01-29 10:00'],
    ['2025-12-01 12:00', '2025-12-29 10:00'],
  ]);
  expect(written({ period_id: MONTH }, '2026-03-01 12:01')).toEqual([
    ['2026-02-01 12:00', '2026-02-01 12:01'],
    ['2026-01-01 12:00', '2026-01-01 12:01'],
  ]);
});

test('times of the clock stay the same where summer time begins or ends', () => {
  expect(written({ period_id: MONTH }, '2026-11-10 15:30', 'Europe/London')).toEqual([
    ['2026-10-01 12:00', '2026-10-10 15:30'],
    ['2026-09-01 12:00', '2026-09-10 15:30'],
  ]);
  expect(written({ period_id: WEEK }, '2026-03-30 11:59', 'Europe/London')).toEqual([
    ['2026-03-16 12:00', '2026-03-23 11:59'],
    ['2026-03-09 12:00', '2026-03-16 11:59'],
  ]);
  // 25 October has 25 hours.
  expect(written({ period_id: YESTERDAY }, '2026-10-26 13:00', 'Europe/London')).toEqual([
    ['2026-10-24 12:00', '2026-10-25 12:00'],
    ['2026-10-23 12:00', '2026-10-24 12:00'],
  ]);
});

test('months before a month begin on the 1st, end before the next, and are as long as they can be', () => {
  alwaysIn(500)(zones, moments, (zone, now) => {
    const { start } = boundsOf({ period_id: MONTH }, now, zone);
    let next = start ?? 0;
    for (const one of precedingPeriods({ period_id: MONTH }, now, zone, 2)) {
      const [from, to] = ends(one);
      expect(businessDate(from, zone).slice(8)).toBe('01');
      const lost = now - (start ?? 0) - (to - from);
      if (to < next) expect(Math.abs(lost)).toBeLessThanOrEqual(2 * HOUR);
      else expect([to, lost >= -2 * HOUR]).toEqual([next, true]);
      next = from;
    }
  });
});

test('nothing precedes all time, a period without a start, or 1970', () => {
  const now = fromVenueClock('2026-11-21 18:30', 'Asia/Bangkok');
  const before = (period: Period, times = 2) => precedingPeriods(period, now, 'Asia/Bangkok', times);
  expect(before({ period_id: ALL_TIME })).toEqual([]);
  expect(before({ period_id: CUSTOM, end_time: now })).toEqual([]);
  expect(before({ period_id: CUSTOM, start_time: 0, end_time: 3 * DAY })).toEqual([]);
  expect(before({ period_id: CUSTOM, start_time: 5 * DAY, end_time: 8 * DAY })).toEqual([
    { period_id: CUSTOM, start_time: 2 * DAY, end_time: 5 * DAY },
  ]);
});
