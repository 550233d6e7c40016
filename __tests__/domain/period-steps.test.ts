import fc from 'fast-check';
import { pastPreset, pastPresetOf, stepPeriod } from '@/lib/domain/period-steps';
import type { Period } from '@/lib/contract/period';
import { boundsOf, fromVenueClock } from '@/lib/domain/venue-time';
import { alwaysIn } from '../support/always';

const ZONE = 'Asia/Bangkok';
const at = (clock: string, zone = ZONE) => fromVenueClock(clock, zone);
/** A Sunday evening. */
const NOW = at('2026-11-22 18:00');
const custom = (start: string, end: string, zone = ZONE): Period => ({
  period_id: 5,
  start_time: at(`${start} 12:00`, zone),
  end_time: at(`${end} 12:00`, zone),
});

test.each<[string, Period, Period | null, Period | null]>([
  ['today', { period_id: 0 }, { period_id: 1 }, null],
  ['yesterday', { period_id: 1 }, custom('2026-11-20', '2026-11-21'), { period_id: 0 }],
  ['this week', { period_id: 2 }, custom('2026-11-09', '2026-11-16'), null],
  ['last week', custom('2026-11-09', '2026-11-16'), custom('2026-11-02', '2026-11-09'), { period_id: 2 }],
  ['this month', { period_id: 3 }, custom('2026-10-01', '2026-11-01'), null],
  [
    'February',
    custom('2026-02-01', '2026-03-01'),
    custom('2026-01-01', '2026-02-01'),
    custom('2026-03-01', '2026-04-01'),
  ],
  [
    'ten days',
    custom('2026-11-01', '2026-11-11'),
    custom('2026-10-22', '2026-11-01'),
    custom('2026-11-11', '2026-11-21'),
  ],
  ['all time', { period_id: 4 }, null, null],
  ['without a start', { period_id: 5, end_time: NOW }, null, null],
])('%s steps to the periods beside it', (_name, period, before, after) => {
  expect(stepPeriod(period, -1, NOW, ZONE)).toEqual(before);
  expect(stepPeriod(period, 1, NOW, ZONE)).toEqual(after);
});

test('an evening steps to the same hours of the day before', () => {
  const evening = { period_id: 5, start_time: at('2026-11-20 18:00'), end_time: at('2026-11-20 23:00') };
  expect(stepPeriod(evening, -1, NOW, ZONE)).toEqual({
    period_id: 5,
    start_time: at('2026-11-19 18:00'),
    end_time: at('2026-11-19 23:00'),
  });
});

test('a period without an end steps back without overlapping', () => {
  const start_time = at('2026-11-10 12:00');
  const before = stepPeriod({ period_id: 5, start_time }, -1, NOW, ZONE);
  expect(before?.end_time).toBeLessThanOrEqual(start_time);
});

test('days, weeks and months step back and forward without gaps, over changes of the clock too', () => {
  const zones = fc.constantFrom(ZONE, 'Europe/London', 'America/New_York');
  const moments = fc.integer({ min: at('2020-01-01 00:00'), max: at('2030-01-01 00:00') });
  const steps = fc.integer({ min: 1, max: 30 });
  alwaysIn(150)(zones, moments, fc.constantFrom(0, 2, 3), steps, (zone, now, period_id, count) => {
    let period: Period = { period_id };
    const passed = [period];
    for (let step = 0; step < count; step += 1) {
      const before = stepPeriod(period, -1, now, zone);
      if (!before) throw new Error('No step back');
      expect(boundsOf(before, now, zone).end).toBe(boundsOf(period, now, zone).start);
      passed.push(before);
      period = before;
    }
    for (const expected of passed.toReversed().slice(1)) {
      period = stepPeriod(period, 1, now, zone) ?? period;
      expect(period).toEqual(expected);
    }
  });
});

test('last week and last month are custom periods that are known by their range', () => {
  expect(pastPreset('lastWeek', NOW, ZONE)).toEqual(custom('2026-11-09', '2026-11-16'));
  expect(pastPreset('lastMonth', NOW, ZONE)).toEqual(custom('2026-10-01', '2026-11-01'));
  expect(pastPresetOf(custom('2026-11-09', '2026-11-16'), NOW, ZONE)).toBe('lastWeek');
  expect(pastPresetOf(custom('2026-10-01', '2026-11-01'), NOW, ZONE)).toBe('lastMonth');
  expect(pastPresetOf(custom('2026-11-02', '2026-11-09'), NOW, ZONE)).toBeUndefined();
  expect(pastPresetOf({ period_id: 2 }, NOW, ZONE)).toBeUndefined();
});
