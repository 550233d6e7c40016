import fc from 'fast-check';
import { timeTicks } from '@/lib/domain/time-ticks';
import { boundsOf, fromVenueClock, toVenueClock } from '@/lib/domain/venue-time';
import { always, alwaysIn } from '../support/always';
import { zones } from '../support/zones';

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

describe('ticks of a time axis', () => {
  it('are hours of the venue’s clock within a day, days within weeks, months within years', () => {
    const from = seconds('2026-11-20T12:00:00+07:00');
    const labels = (days: number) => timeTicks(from, from + days * 86_400, 'Asia/Bangkok', 8).map(({ label }) => label);
    expect(labels(1)).toEqual(['12:00', '15:00', '18:00', '21:00', '21.11', '03:00', '06:00', '09:00', '12:00']);
    expect(labels(6)).toEqual(['21.11', '22.11', '23.11', '24.11', '25.11', '26.11']);
    expect(labels(30)).toEqual(['23.11', '30.11', '07.12', '14.12']);
    expect(labels(365)).toEqual(['01.2027', '03.2027', '05.2027', '07.2027', '09.2027', '11.2027']);
  });

  it('are in order within the axis and few, whatever its range', () => {
    const spans = fc.integer({ min: 60, max: 20 * 366 * 86_400 });
    always(moments, spans, everyZone, fc.integer({ min: 3, max: 10 }), (start, span, zone, most) => {
      const times = timeTicks(start, start + span, zone, most).map(({ time }) => time);
      expect(times.length).toBeLessThanOrEqual(most + 2);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      for (const time of times) expect(time >= start && time <= start + span).toBe(true);
    });
  });
});

const ZONE = 'Asia/Bangkok';
const at = (text: string, offset = '+07:00') => Date.parse(`${text}${offset}`) / 1000;
const start = (period_id: number, now: string) => boundsOf({ period_id }, at(now), ZONE).start;

describe('periods', () => {
  it('begin the business day at noon, to the second', () => {
    expect(start(0, '2026-11-21T11:59:59')).toBe(at('2026-11-20T12:00:00'));
    expect(start(0, '2026-11-21T12:00:00')).toBe(at('2026-11-21T12:00:00'));
  });

  it.each([
    [0, '2026-11-21T15:00:00', '2026-11-22T12:00:00'],
    [0, '2026-11-21T11:59:59', '2026-11-21T12:00:00'],
    [2, '2026-11-22T23:00:00', '2026-11-23T12:00:00'],
    [3, '2027-01-01T11:59:59', '2027-01-01T12:00:00'],
    [3, '2027-02-01T12:00:00', '2027-03-01T12:00:00'],
  ])(
    'of the preset %i at %s end with its last business day: a later booking was stamped by a wrong clock',
    (id, now, end) => {
      expect(boundsOf({ period_id: id }, at(now), ZONE).end).toBe(at(end));
    },
  );

  it('cover the previous business day from noon to noon', () => {
    const now = at('2027-01-01T03:00:00');
    expect(boundsOf({ period_id: 1 }, now, ZONE)).toEqual({
      start: at('2026-12-30T12:00:00'),
      end: at('2026-12-31T12:00:00'),
    });
  });

  it('begin the week on Monday at noon; on a Monday morning it is still the week before', () => {
    expect(start(2, '2026-11-22T23:00:00')).toBe(at('2026-11-16T12:00:00'));
    expect(start(2, '2026-11-23T11:00:00')).toBe(at('2026-11-16T12:00:00'));
    expect(start(2, '2026-11-23T12:00:00')).toBe(at('2026-11-23T12:00:00'));
  });

  it('begin the month on the 1st at noon; on the morning of the 1st it is still the month before', () => {
    expect(start(3, '2027-01-01T11:59:59')).toBe(at('2026-12-01T12:00:00'));
    expect(start(3, '2027-01-01T12:00:00')).toBe(at('2027-01-01T12:00:00'));
  });

  it('leave all time unbounded, and end a custom one now', () => {
    expect(boundsOf({ period_id: 4 }, 1000, ZONE)).toEqual({ start: null, end: null });
    expect(boundsOf({ period_id: 5, start_time: 5 }, 1000, ZONE)).toEqual({ start: 5, end: 1000 });
    expect(boundsOf({ period_id: 5, start_time: 5, end_time: 9 }, 1000, ZONE)).toEqual({ start: 5, end: 9 });
  });
});
