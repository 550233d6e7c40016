import fc from 'fast-check';
import { pastPreset, pastPresetOf, stepPeriod } from '@/lib/domain/period-steps';
import type { Period } from '@/lib/contract/period';
import { boundsOf, fromVenueClock, businessDate, dayStart, type Bounds, toVenueClock } from '@/lib/domain/venue-time';
import { alwaysIn, always } from '../support/always';
import { spansOf, type Span } from '@/lib/sections/statistics/rules/report-spans';
import { zones } from '../support/zones';
import { timeTicks } from '@/lib/domain/time-ticks';

describe('period steps', () => {
  const ZONE = 'Asia/Bangkok';
  const at = (clock: string) => fromVenueClock(clock, ZONE);
  /** A Sunday evening. */
  const NOW = at('2026-11-22 18:00');
  /** Days of 2026 from noon to noon. */
  const days = (start: string, end: string): Period => ({
    period_id: 5,
    start_time: at(`2026-${start} 12:00`),
    end_time: at(`2026-${end} 12:00`),
  });
  const evening = (day: number): Period => ({
    period_id: 5,
    start_time: at(`2026-11-${day} 18:00`),
    end_time: at(`2026-11-${day} 23:00`),
  });

  test.each<[string, Period, Period | null, Period | null]>([
    ['today', { period_id: 0 }, { period_id: 1 }, null],
    ['yesterday', { period_id: 1 }, days('11-20', '11-21'), { period_id: 0 }],
    ['this week', { period_id: 2 }, days('11-09', '11-16'), null],
    ['last week', days('11-09', '11-16'), days('11-02', '11-09'), { period_id: 2 }],
    ['this month', { period_id: 3 }, days('10-01', '11-01'), null],
    ['February', days('02-01', '03-01'), days('01-01', '02-01'), days('03-01', '04-01')],
    ['ten days', days('11-01', '11-11'), days('10-22', '11-01'), days('11-11', '11-21')],
    ['an evening', evening(20), evening(19), evening(21)],
    ['all time', { period_id: 4 }, null, null],
    ['without a start', { period_id: 5, end_time: NOW }, null, null],
  ])('%s steps to the periods beside it', (_name, period, before, after) => {
    expect(stepPeriod(period, -1, NOW, ZONE)).toEqual(before);
    expect(stepPeriod(period, 1, NOW, ZONE)).toEqual(after);
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
    expect(pastPreset('lastWeek', NOW, ZONE)).toEqual(days('11-09', '11-16'));
    expect(pastPreset('lastMonth', NOW, ZONE)).toEqual(days('10-01', '11-01'));
    expect(pastPresetOf(days('11-09', '11-16'), NOW, ZONE)).toBe('lastWeek');
    expect(pastPresetOf(days('10-01', '11-01'), NOW, ZONE)).toBe('lastMonth');
    expect(pastPresetOf(days('11-02', '11-09'), NOW, ZONE)).toBeUndefined();
    expect(pastPresetOf({ period_id: 2 }, NOW, ZONE)).toBeUndefined();
  });
});

describe('report spans', () => {
  const at = (text: string) => Date.parse(text) / 1000;
  const moment = fc.integer({ min: at('2019-11-20T00:00:00Z'), max: at('2024-02-10T00:00:00Z') });
  /** Users often choose moments at noon. */
  const point = fc.record({ moment, noon: fc.boolean() });
  type Point = { moment: number; noon: boolean };
  const secondsOf = ({ moment, noon }: Point, of: string) => (noon ? dayStart(businessDate(moment, of), of) : moment);

  const beginningOf = (date: string, grain: Span['grain']) =>
    ({ day: date, month: `${date.slice(0, 7)}-01`, year: `${date.slice(0, 4)}-01-01` })[grain];
  /** Whether the span reads the grain's row of a business day. */
  const holds = ({ grain, from, until }: Span, date: string) => {
    const row = beginningOf(date, grain);
    return (from === null || row >= from) && (until === null || row < until);
  };
  const inside = ({ start, end }: Bounds, time: number) =>
    (start === null || time >= start) && (end === null || time < end);

  test.each(['day', 'month', 'year'] as const)('cover a period exactly once, nothing coarser than a %s', (coarsest) => {
    alwaysIn(300)(
      fc.option(point),
      fc.option(point),
      fc.array(moment, { minLength: 5 }),
      zones,
      (from, to, times, of) => {
        const bounds = { start: from && secondsOf(from, of), end: to && secondsOf(to, of) };
        const { whole, edges } = spansOf(bounds, of, coarsest);
        const ends = [bounds.start, bounds.end].flatMap((end) => (end === null ? [] : [end - 1, end, end + 1]));
        for (const time of [...times, ...ends]) {
          const date = businessDate(time, of);
          const read = [...whole.map((span) => holds(span, date)), ...edges.map((edge) => inside(edge, time))];
          expect(read.filter(Boolean)).toHaveLength(inside(bounds, time) ? 1 : 0);
        }
        expect(edges.length).toBeLessThanOrEqual(2);
        for (const { start, end } of edges) expect(end - start).toBeLessThanOrEqual(25 * 3600);
        for (const { grain, from: first, until } of whole) {
          for (const date of [first, until]) if (date !== null) expect(beginningOf(date, grain)).toBe(date);
          if (coarsest === 'day') expect(grain).toBe('day');
          if (coarsest === 'month') expect(grain).not.toBe('year');
        }
      },
    );
  });

  const BANGKOK = 'Asia/Bangkok';
  const noon = (date: string) => dayStart(date, BANGKOK);
  const textsOf = (start: number | null, end: number | null) =>
    spansOf({ start, end }, BANGKOK).whole.map(({ grain, from, until }) => `${grain} ${from}…${until}`);

  test('read as few rows as possible', () => {
    expect(textsOf(null, null)).toEqual(['year null…null']);
    expect(textsOf(noon('2026-11-01'), null)).toEqual(['month 2026-11-01…2027-01-01', 'year 2027-01-01…null']);
    expect(textsOf(noon('2024-11-29'), noon('2026-02-02'))).toEqual([
      'day 2024-11-29…2024-12-01',
      'month 2024-12-01…2025-01-01',
      'year 2025-01-01…2026-01-01',
      'month 2026-01-01…2026-02-01',
      'day 2026-02-01…2026-02-02',
    ]);
  });

  test('a period within a business day is an edge, an empty one is nothing', () => {
    const start = noon('2026-11-21') + 3600;
    expect(spansOf({ start, end: start + 60 }, BANGKOK)).toEqual({ whole: [], edges: [{ start, end: start + 60 }] });
    expect(spansOf({ start, end: start }, BANGKOK)).toEqual({ whole: [], edges: [] });
    expect(spansOf({ start, end: start - 60 }, BANGKOK)).toEqual({ whole: [], edges: [] });
  });
});

describe('venue time', () => {
  const everyZone = fc.oneof(zones, fc.constantFrom('Australia/Lord_Howe', 'Pacific/Apia'));
  const seconds = (text: string) => Date.parse(text) / 1000;
  const moments = fc.integer({ min: seconds('2020-01-01T00:00:00Z'), max: seconds('2032-01-01T00:00:00Z') });

  describe('the venue’s clock', () => {
    it('is not the browser’s', () => {
      expect(toVenueClock(seconds('2026-11-21T05:30:00Z'), 'Asia/Bangkok')).toBe('2026-11-21 12:30:00');
      expect(fromVenueClock('2026-11-21 12:30', 'Asia/Bangkok')).toBe(seconds('2026-11-21T05:30:00Z'));
    });

    it('shows the same time it was read from, in every zone and season', () => {
      alwaysIn(300)(moments, everyZone, (moment, zone) => {
        const shown = toVenueClock(moment, zone);
        const read = fromVenueClock(shown, zone);
        expect(toVenueClock(read, zone)).toBe(shown);
        // A repeated hour may be either of the two.
        expect(Math.abs(read - moment)).toBeLessThanOrEqual(3600);
      });
    });

    it('moves on after a skipped time', () => {
      // 01:00 becomes 02:00.
      expect(toVenueClock(fromVenueClock('2026-03-29 01:30', 'Europe/London'), 'Europe/London')).toBe(
        '2026-03-29 02:30:00',
      );
      expect(toVenueClock(fromVenueClock('2026-03-08 02:10', 'America/New_York'), 'America/New_York')).toBe(
        '2026-03-08 03:10:00',
      );
    });
  });

  test('ticks of a time axis are hours of the venue’s clock within a day, days within weeks, months within years', () => {
    const from = seconds('2026-11-20T12:00:00+07:00');
    const labels = (days: number) => timeTicks(from, from + days * 86_400, 'Asia/Bangkok', 8).map(({ label }) => label);
    expect(labels(1)).toEqual(['12:00', '15:00', '18:00', '21:00', '21.11', '03:00', '06:00', '09:00', '12:00']);
    expect(labels(6)).toEqual(['21.11', '22.11', '23.11', '24.11', '25.11', '26.11']);
    expect(labels(30)).toEqual(['23.11', '30.11', '07.12', '14.12']);
    expect(labels(365)).toEqual(['01.2027', '03.2027', '05.2027', '07.2027', '09.2027', '11.2027']);
  });

  test('ticks of a time axis are in order within the axis and few, whatever its range', () => {
    const spans = fc.integer({ min: 60, max: 20 * 366 * 86_400 });
    always(moments, spans, everyZone, fc.integer({ min: 3, max: 10 }), (start, span, zone, most) => {
      const times = timeTicks(start, start + span, zone, most).map(({ time }) => time);
      expect(times.length).toBeLessThanOrEqual(most + 2);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      for (const time of times) expect(time >= start && time <= start + span).toBe(true);
    });
  });

  const ZONE = 'Asia/Bangkok';
  const at = (text: string, offset = '+07:00') => Date.parse(`${text}${offset}`) / 1000;

  describe('periods', () => {
    it.each([
      [0, '2026-11-21T11:59:59', '2026-11-20T12:00:00', '2026-11-21T12:00:00'],
      [0, '2026-11-21T12:00:00', '2026-11-21T12:00:00', '2026-11-22T12:00:00'],
      [2, '2026-11-22T23:00:00', '2026-11-16T12:00:00', '2026-11-23T12:00:00'],
      [2, '2026-11-23T11:00:00', '2026-11-16T12:00:00', '2026-11-23T12:00:00'],
      [2, '2026-11-23T12:00:00', '2026-11-23T12:00:00', '2026-11-30T12:00:00'],
      [3, '2027-01-01T11:59:59', '2026-12-01T12:00:00', '2027-01-01T12:00:00'],
      [3, '2027-01-01T12:00:00', '2027-01-01T12:00:00', '2027-02-01T12:00:00'],
      [3, '2027-02-01T12:00:00', '2027-02-01T12:00:00', '2027-03-01T12:00:00'],
    ])('of the preset %i at %s are whole business days', (period_id, now, start, end) => {
      // A later booking was stamped by a wrong clock.
      expect(boundsOf({ period_id }, at(now), ZONE)).toEqual({ start: at(start), end: at(end) });
    });

    it('leave all time unbounded, and end a custom one now', () => {
      expect(boundsOf({ period_id: 4 }, 1000, ZONE)).toEqual({ start: null, end: null });
      expect(boundsOf({ period_id: 5, start_time: 5 }, 1000, ZONE)).toEqual({ start: 5, end: 1000 });
      expect(boundsOf({ period_id: 5, start_time: 5, end_time: 9 }, 1000, ZONE)).toEqual({ start: 5, end: 9 });
    });
  });
});
