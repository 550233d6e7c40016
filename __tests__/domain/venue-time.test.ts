import fc from 'fast-check';
import { boundsOf, businessDate } from '@/lib/domain/venue-time';

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

  it('contain now and nest, in zones of every kind', () => {
    const zones = fc.constantFrom(
      'Asia/Bangkok',
      'Europe/London',
      'America/New_York',
      'Asia/Kathmandu',
      'Pacific/Chatham',
      'UTC',
    );
    const moments = fc.integer({ min: at('2020-01-01T00:00:00'), max: at('2030-01-01T00:00:00') });
    fc.assert(
      fc.property(moments, zones, (now, zone) => {
        const [day, yesterday, week, month] = [0, 1, 2, 3].map((period_id) => boundsOf({ period_id }, now, zone));
        const opened = day?.start ?? 0;
        expect(opened).toBeLessThanOrEqual(now);
        expect(now - opened).toBeLessThan(25 * 3600);
        expect(yesterday?.end).toBe(opened);
        for (const running of [day, week, month]) expect(running?.end).toBeGreaterThan(now);
        expect((day?.end ?? 0) - opened).toBeLessThanOrEqual(25 * 3600);
        expect(week?.start).toBeLessThanOrEqual(opened);
        expect(month?.start).toBeLessThanOrEqual(opened);
        expect(now - (week?.start ?? 0)).toBeLessThan(7 * 86_400 + 3600);
        const clock = new Intl.DateTimeFormat('en-GB', {
          timeZone: zone,
          hour: '2-digit',
          minute: '2-digit',
          hourCycle: 'h23',
        });
        expect(clock.format(opened * 1000)).toBe('12:00');
        expect(businessDate(opened, zone)).toBe(businessDate(now, zone));
        expect(businessDate(opened - 1, zone)).not.toBe(businessDate(now, zone));
      }),
    );
  });
});
