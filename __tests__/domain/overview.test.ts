import fc from 'fast-check';
import { toBaht, toSatang } from '@/lib/domain/money';
import { businessDate, dayStart } from '@/lib/domain/venue-time';
import { readSettings, specialLoginsOf } from '@/lib/env';
import { landingOf } from '@/lib/navigation';
import { permissionsOf } from '@/lib/rights/permissions';
import { averageOf, monthOf, monthStart, together } from '@/lib/sections/overview/rules/figures';
import { always } from '../support/always';

const ZONE = 'Asia/Bangkok';
const DAY = 86_400_000;
/** Every date from one to another, both included. */
const dateRange = (from: string, until: string): string[] =>
  Array.from({ length: (Date.parse(until) - Date.parse(from)) / DAY + 1 }, (_, nth) =>
    new Date(Date.parse(from) + nth * DAY).toISOString().slice(0, 10),
  );
const at = (date: string, hour = 22) => dayStart(date, ZONE) + (hour - 12) * 3600;

/** Every day from one date to another with the same revenue, or with that of its weekday (0 is Sunday). */
const days = (from: string, until: string, revenue: (weekday: number) => number) =>
  dateRange(from, until).map((date) => ({
    time: dayStart(date, ZONE),
    revenue: revenue(new Date(`${date}T00:00:00Z`).getUTCDay()),
  }));

describe('pace of the month', () => {
  it('equal days come to their number times a day', () => {
    const points = days('2026-10-01', '2026-11-09', () => 1000);
    const month = monthOf(points, at('2026-11-10', 13), ZONE);
    expect(month).toEqual({ revenue: 9000, pace: 30_000, last: 31_000 });
  });

  it('each day that remains brings what its weekday brought', () => {
    const points = days('2026-10-01', '2026-11-27', (weekday) => (weekday === 5 || weekday === 6 ? 5000 : 1000));
    // Friday the 27th is over; Saturday, Sunday and Monday remain.
    const sold = points.filter(({ time }) => businessDate(time, ZONE) >= '2026-11-01');
    const revenue = sold.reduce((sum, one) => sum + one.revenue, 0);
    expect(monthOf(points, at('2026-11-28', 13), ZONE)).toMatchObject({ revenue, pace: revenue + 5000 + 1000 + 1000 });
  });

  it('today brings at least what it has brought', () => {
    const points = [
      ...days('2026-10-01', '2026-11-29', () => 1000),
      { time: dayStart('2026-11-30', ZONE), revenue: 4000 },
    ];
    expect(monthOf(points, at('2026-11-30'), ZONE).pace).toBe(33_000);
  });

  it('weeks before the first sale do not lower the mean', () => {
    const points = days('2026-11-17', '2026-11-23', () => 700);
    expect(monthOf(points, at('2026-11-24', 13), ZONE).pace).toBe(14 * 700);
  });

  it('is never less than what the month has brought', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 59, maxLength: 59 });
    const dates = dateRange('2026-10-01', '2026-11-28');
    always(amounts, fc.integer({ min: 0, max: 58 }), (satang, last) => {
      const sold = dates.slice(0, last + 1);
      const points = sold.map((date, nth) => ({ time: dayStart(date, ZONE), revenue: toBaht(satang[nth] ?? 0) }));
      const { revenue, pace } = monthOf(points, at(dates[last] ?? ''), ZONE);
      expect(toSatang(pace)).toBeGreaterThanOrEqual(toSatang(revenue));
    });
  });

  it('reads from the first of the month before, over a change of the year too', () => {
    expect(monthStart(at('2027-01-01', 13), ZONE)).toBe(dayStart('2026-12-01', ZONE));
    expect(monthStart(at('2026-12-31', 30), ZONE)).toBe(dayStart('2026-11-01', ZONE));
  });
});

const figures = { revenue: 100, checks: 3, average: 33.33, margin: 60, bar: 70, kitchen: 30 };

test('halls are added, divided anew for the average, and without what one of them lacks', () => {
  const one = { now: figures, past: figures };
  const sum = { revenue: 200, checks: 6, average: 33.33, margin: 120, bar: 140, kitchen: 60 };
  expect(together([one, one])).toEqual({ now: sum, past: sum });
  expect(averageOf(0, 0)).toBe(0);
  const { margin: _, ...without } = figures;
  const both = together([{ now: figures, past: figures }, { now: without }]);
  expect(both?.past).toBeUndefined();
  expect(both?.now).not.toHaveProperty('margin');
  expect(together([])).toBeUndefined();
});

const special = specialLoginsOf(readSettings({}));
const person = { login: 'anna', permissions: permissionsOf(['MenuView', 'OrdersView']) };
const venue = { ...person, startsOnOverview: true } as const;

test('the start is the first section after the overview, unless person or venue choose one that the person has', () => {
  expect(landingOf(person, special)).toBe('/menu');
  expect(landingOf(person, special, 'overview')).toBe('/overview');
  expect(landingOf(venue, special)).toBe('/overview');
  expect(landingOf(venue, special, 'orders')).toBe('/orders');
  expect(landingOf({ ...venue, permissions: permissionsOf(['MenuView']) }, special)).toBe('/menu');
});
