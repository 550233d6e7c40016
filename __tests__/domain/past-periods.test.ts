import fc from 'fast-check';
import { bucketOf, daysIn, everyPart, partsBetween, partStart, spanOf } from '@/lib/domain/buckets';
import { COMPARISONS, pastPeriods } from '@/lib/domain/past-periods';
import { boundsOf, businessDate, fromVenueClock, toVenueClock } from '@/lib/domain/venue-time';
import { always } from '../support/always';

const ZONES = ['Asia/Bangkok', 'Europe/London', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Chatham', 'UTC'];
const zones = fc.constantFrom(...ZONES);
const moments = fc.integer({ min: Date.UTC(2021, 0) / 1000, max: Date.UTC(2031, 0) / 1000 });
const DAY = 86_400;
const custom = fc
  .tuple(moments, fc.integer({ min: 1, max: 40 * DAY }))
  .map(([start_time, length]) => ({ period_id: 5, start_time, end_time: start_time + length }));
const clock = (seconds: number, zone: string) => toVenueClock(seconds, zone).slice(11);
const at = (date: string, zone = 'Asia/Bangkok') => fromVenueClock(date, zone);

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
    pastPeriods({ period_id }, now, 'Asia/Bangkok', comparison).map(({ start_time = 0, end_time = 0 }) => [
      toVenueClock(start_time, 'Asia/Bangkok').slice(0, 16),
      toVenueClock(end_time, 'Asia/Bangkok').slice(0, 16),
    ]);
  expect(of(0, 'previous')).toEqual([['2026-11-20 12:00', '2026-11-20 18:30']]);
  expect(of(0, 'week')).toEqual([['2026-11-14 12:00', '2026-11-14 18:30']]);
  expect(of(1, 'previous')).toEqual([['2026-11-19 12:00', '2026-11-20 12:00']]);
  expect(of(2, 'previous')).toEqual([['2026-11-09 12:00', '2026-11-14 18:30']]);
  expect(of(3, 'previous')).toEqual([['2026-10-01 12:00', '2026-10-21 18:30']]);
  expect(of(3, 'week')).toEqual([['2026-10-11 12:00', '2026-10-31 18:30']]);
  expect(of(0, 'average')).toHaveLength(4);
  expect(of(4, 'previous')).toEqual([]);
});

test('a day and two hours compare with the time before them, and nothing before 1970', () => {
  const [start_time, end_time] = [at('2026-11-14 16:00'), at('2026-11-15 18:00')];
  const [past] = pastPeriods({ period_id: 5, start_time, end_time }, end_time, 'Asia/Bangkok', 'previous');
  expect([past?.start_time, past?.end_time]).toEqual([at('2026-11-12 16:00'), at('2026-11-13 18:00')]);
  for (const comparison of COMPARISONS)
    expect(pastPeriods({ period_id: 5, start_time: 0, end_time }, end_time, 'Asia/Bangkok', comparison)).toEqual([]);
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
  const parts = everyPart(
    [at('2026-11-18 00:00')],
    'day',
    'Asia/Bangkok',
    spanOf({ period_id: 2 }, now, 'Asia/Bangkok'),
  );
  expect(parts).toEqual([16, 17, 18, 19, 20, 21].map((day) => at(`2026-11-${day} 00:00`)));
});
