import fc from 'fast-check';
import { bucketOf, daysIn, everyPart, partsBetween, partStart, spanOf } from '@/lib/domain/buckets';
import { COMPARISONS, pastPeriods, precedingPeriods, weekdayPairs } from '@/lib/domain/past-periods';
import { CUSTOM, type Period } from '@/lib/contract/period';
import { boundsOf, businessDate, fromVenueClock, toVenueClock } from '@/lib/domain/venue-time';
import { always, alwaysIn } from '../support/always';
import { zones } from '../support/zones';

const moments = fc.integer({ min: Date.UTC(2021, 0) / 1000, max: Date.UTC(2031, 0) / 1000 });
const HOUR = 3600;
const DAY = 24 * HOUR;
const custom = fc
  .tuple(moments, fc.integer({ min: 1, max: 40 * DAY }))
  .map(([start_time, length]) => ({ period_id: 5, start_time, end_time: start_time + length }));
const clock = (seconds: number, zone: string) => toVenueClock(seconds, zone).slice(11);
const BANGKOK = 'Asia/Bangkok';
const at = (date: string) => fromVenueClock(date, BANGKOK);
/** Date and time on the venue's clock, to the minute. */
const minuteOf = (seconds: number, zone = BANGKOK) => toVenueClock(seconds, zone).slice(0, 16);
const ends = ({ start_time = 0, end_time = 0 }: Period) => [start_time, end_time] as const;

test('a past period ends before this one begins, is as long by the clock, and has its times of day', () => {
  always(zones, custom, fc.constantFrom(...COMPARISONS), (zone, period, comparison) => {
    const now = period.end_time + 1;
    for (const past of pastPeriods(period, now, zone, comparison)) {
      const [start = 0, end = 0] = [past.start_time, past.end_time];
      // A change of clocks may make one period an hour longer and the other an hour shorter.
      expect(Math.abs(end - start - (period.end_time - period.start_time))).toBeLessThanOrEqual(7200);
      expect(end).toBeLessThanOrEqual(period.start_time);
      // Skipped or repeated times are as close as possible.
      expect(Math.abs(((period.start_time - start + DAY / 2) % DAY) - DAY / 2)).toBeLessThanOrEqual(3600);
      if (comparison !== 'previous') expect(partsBetween(start, period.start_time, 'day', zone) % 7).toBe(0);
    }
  });
});

test('presets: as much of the earlier period as has passed of this one', () => {
  const now = at('2026-11-21 18:30');
  const of = (period_id: number, comparison: (typeof COMPARISONS)[number]) =>
    pastPeriods({ period_id }, now, BANGKOK, comparison).map((past) => ends(past).map((end) => minuteOf(end)));
  expect(of(0, 'previous')).toEqual([['2026-11-20 12:00', '2026-11-20 18:30']]);
  expect(of(0, 'week')).toEqual([['2026-11-14 12:00', '2026-11-14 18:30']]);
  expect(of(3, 'week')).toEqual([['2026-10-11 12:00', '2026-10-31 18:30']]);
  expect(of(0, 'average')).toHaveLength(4);
  expect(of(4, 'previous')).toEqual([]);
});

test('a day and two hours compare with the time before them, and nothing before 1970', () => {
  const [start_time, end_time] = [at('2026-11-14 16:00'), at('2026-11-15 18:00')];
  const [past] = pastPeriods({ period_id: 5, start_time, end_time }, end_time, BANGKOK, 'previous');
  expect([past?.start_time, past?.end_time]).toEqual([at('2026-11-12 16:00'), at('2026-11-13 18:00')]);
  for (const comparison of COMPARISONS)
    expect(pastPeriods({ period_id: 5, start_time: 0, end_time }, end_time, BANGKOK, comparison)).toEqual([]);
});

test('parts of an axis are contiguous, and each value is in its own part', () => {
  always(zones, custom, (zone, period) => {
    const bucket = bucketOf(period, period.end_time, zone);
    expect(bucket === 'hour').toBe(daysIn(period.start_time, period.end_time) <= 2);
    if (bucket === 'hour') return;
    const noon = (seconds: number) => fromVenueClock(`${businessDate(seconds, zone)} 12:00`, zone);
    const parts = everyPart([noon(period.start_time), noon(period.end_time)], 'day', zone, {
      start_time: null,
      end_time: period.end_time,
    });
    expect(parts.map((part) => clock(part, zone))).toEqual(parts.map(() => '12:00:00'));
    expect(new Set(parts).size).toBe(parts.length);
    expect([parts[0], parts.at(-1)]).toEqual([noon(period.start_time), noon(period.end_time)]);
  });
});

const periods = fc.oneof(
  fc.integer({ min: 0, max: 4 }).map((period_id) => ({ period_id })),
  custom,
);

test('an axis runs from the start of its period to its end or to now, whichever is earlier, without a gap', () => {
  always(zones, periods, moments, fc.double({ min: 0, max: 1, noNaN: true }), (zone, period, now, where) => {
    const bucket = bucketOf(period, now, zone);
    const { start, end } = boundsOf(period, now, zone);
    const last = Math.min((end ?? now + 1) - 1, now);
    fc.pre(start === null || start < last);
    const sold = Math.floor(last - where * (last - (start ?? last - 90 * DAY)));
    const parts = everyPart([partStart(sold, bucket, zone)], bucket, zone, spanOf(period, now, zone));
    expect(parts).toContain(partStart(sold, bucket, zone));
    expect(parts[0]).toBe(partStart(start ?? sold, bucket, zone));
    expect(parts.at(-1)).toBe(partStart(last, bucket, zone));
    parts.forEach((part, place) => expect(partsBetween(parts[0] ?? 0, part, bucket, zone)).toBe(place));
    expect(everyPart([], bucket, zone, spanOf(period, now, zone))).toEqual([]);
  });
});

test('an axis of a server whose days begin at midnight has its days, none in the future', () => {
  const now = at('2026-11-21 18:30');
  const parts = everyPart([at('2026-11-18 00:00')], 'day', BANGKOK, spanOf({ period_id: 2 }, now, BANGKOK));
  expect(parts).toEqual([16, 17, 18, 19, 20, 21].map((day) => at(`2026-11-${day} 00:00`)));
});

const [TODAY, YESTERDAY, WEEK, MONTH, ALL_TIME] = [0, 1, 2, 3, 4] as const;

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

/** A custom period from noon of one date to noon of another. */
const noons = (from: string, to: string): Period => ({
  period_id: CUSTOM,
  start_time: at(`${from} 12:00`),
  end_time: at(`${to} 12:00`),
});

describe('before a period come two', () => {
  /** The two periods before a period, in the venue's time, the later one first. Noon is not written. */
  const written = (period: Period, now: string, zone: string) =>
    precedingPeriods(period, fromVenueClock(now, zone), zone, 2).map((one) =>
      ends(one)
        .map((seconds) => minuteOf(seconds, zone).replace(' 12:00', ''))
        .join('…'),
    );

  const LONDON = 'Europe/London';
  test.each<[period: number, now: string, later: string, earlier: string, zone?: string]>([
    [TODAY, '2026-11-21 18:30', '2026-11-20…2026-11-20 18:30', '2026-11-19…2026-11-19 18:30'],
    [YESTERDAY, '2026-11-21 18:30', '2026-11-19…2026-11-20', '2026-11-18…2026-11-19'],
    // Monday one minute before noon, and after it.
    [WEEK, '2026-11-23 11:59', '2026-11-09…2026-11-16 11:59', '2026-11-02…2026-11-09 11:59'],
    [WEEK, '2026-11-23 12:01', '2026-11-16…2026-11-16 12:01', '2026-11-09…2026-11-09 12:01'],
    // A shorter month ends at the start of the next one.
    [MONTH, '2026-03-31 18:00', '2026-02-01…2026-03-01', '2026-01-01…2026-01-31 18:00'],
    [MONTH, '2026-01-05 13:00', '2025-12-01…2025-12-05 13:00', '2025-11-01…2025-11-05 13:00'],
    // Before noon on the 1st, the business month is still the previous one.
    [MONTH, '2026-03-01 10:00', '2026-01-01…2026-01-29 10:00', '2025-12-01…2025-12-29 10:00'],
    [MONTH, '2026-03-01 12:01', '2026-02-01…2026-02-01 12:01', '2026-01-01…2026-01-01 12:01'],
    // Summer time begins or ends.
    [MONTH, '2026-11-10 15:30', '2026-10-01…2026-10-10 15:30', '2026-09-01…2026-09-10 15:30', LONDON],
    [WEEK, '2026-03-30 11:59', '2026-03-16…2026-03-23 11:59', '2026-03-09…2026-03-16 11:59', LONDON],
    // 25 October has 25 hours.
    [YESTERDAY, '2026-10-26 13:00', '2026-10-24…2026-10-25', '2026-10-23…2026-10-24', LONDON],
  ])('like the preset %i at %s', (period_id, now, later, earlier, zone = BANGKOK) => {
    expect(written({ period_id }, now, zone)).toEqual([later, earlier]);
  });

  test.each([
    ['2026-10-01', '2026-11-01', '2026-09-01…2026-10-01', '2026-08-01…2026-09-01'],
    // A month of 28 days with one of 31.
    ['2026-02-01', '2026-03-01', '2026-01-01…2026-02-01', '2025-12-01…2026-01-01'],
    ['2026-07-01', '2026-10-01', '2026-04-01…2026-07-01', '2026-01-01…2026-04-01'],
    ['2025-01-01', '2026-01-01', '2024-01-01…2025-01-01', '2023-01-01…2024-01-01'],
    // A month without one of its days counts as days.
    ['2026-10-02', '2026-11-01', '2026-09-02…2026-10-02', '2026-08-03…2026-09-02'],
  ])('like the days from %s to %s, whole months before whole months', (from, to, ...two) => {
    expect(written(noons(from, to), '2026-11-21 18:30', BANGKOK)).toEqual(two);
  });
});

/** Weekday pairs of a period, asked on a Saturday evening, with times to the minute. */
const pairsOf = (period: Period) => {
  const found = weekdayPairs(period, at('2026-11-21 18:30'), BANGKOK);
  return found && [found.days, minuteOf(found.start_time), minuteOf(found.end_time)];
};

test('days of a month stand beside the weekday four weeks before, as far as that is in the month before', () => {
  const [october, twoMonths] = [noons('2026-10-01', '2026-11-01'), noons('2026-08-01', '2026-10-01')];
  expect(pairsOf(october)).toEqual([28, '2026-09-03 12:00', '2026-10-01 12:00']);
  expect(pairsOf({ period_id: MONTH })).toEqual([28, '2026-10-04 12:00', '2026-10-24 18:30']);
  expect(pairsOf(twoMonths)).toEqual([63, '2026-06-01 12:00', '2026-07-30 12:00']);
  // More than 92 days are months on the axis, and a week has its weekdays anyway.
  expect(pairsOf(noons('2026-01-01', '2026-07-01'))).toBeUndefined();
  expect(pairsOf({ period_id: WEEK })).toBeUndefined();
});

test('pairs lie in the months before, whole weeks back, and no day has two', () => {
  const months = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.boolean());
  alwaysIn(500)(zones, moments, months, (zone, now, [many, isPast]) => {
    const { start, end } = boundsOf({ period_id: MONTH }, now, zone);
    const [period] = isPast
      ? precedingPeriods({ period_id: MONTH }, now, zone, many)
          .slice(-1)
          .map((one) => ({ ...one, end_time: start ?? 0 }))
      : [{ period_id: CUSTOM, start_time: start ?? 0, end_time: end ?? 0 }];
    const pairs = weekdayPairs(period!, now, zone);
    if (!pairs) return;
    const [before] = precedingPeriods(period!, now, zone, 1);
    expect(pairs.days % 7).toBe(0);
    expect(pairs.start_time).toBeGreaterThanOrEqual(before?.start_time ?? 0);
    expect(pairs.end_time).toBeLessThanOrEqual(period!.start_time ?? 0);
  });
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
  const now = at('2026-11-21 18:30');
  const before = (period: Period, times = 2) => precedingPeriods(period, now, BANGKOK, times);
  expect(before({ period_id: ALL_TIME })).toEqual([]);
  expect(before({ period_id: CUSTOM, end_time: now })).toEqual([]);
  expect(before({ period_id: CUSTOM, start_time: 0, end_time: 3 * DAY })).toEqual([]);
  expect(before({ period_id: CUSTOM, start_time: 5 * DAY, end_time: 8 * DAY })).toEqual([
    { period_id: CUSTOM, start_time: 2 * DAY, end_time: 5 * DAY },
  ]);
});
