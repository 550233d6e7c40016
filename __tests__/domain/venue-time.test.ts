import { boundsOf } from '@/lib/domain/venue-time';

const ZONE = 'Asia/Bangkok';
const at = (text: string, offset = '+07:00') => Date.parse(`${text}${offset}`) / 1000;
const start = (period_id: number, now: string) => boundsOf({ period_id }, at(now), ZONE).start;

describe('periods', () => {
  it('begin the business day at noon, to the second', () => {
    expect(start(0, '2026-11-21T11:59:59')).toBe(at('2026-11-20T12:00:00'));
    expect(start(0, '2026-11-21T12:00:00')).toBe(at('2026-11-21T12:00:00'));
    expect(boundsOf({ period_id: 0 }, at('2026-11-21T15:00:00'), ZONE).end).toBeNull();
  });

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
