import fc from 'fast-check';
import { zoneClock } from '@/backend/src/import/orders/moments';
import { dateFormat, dateReader } from '@/backend/src/import/orders/dates';
import { businessDate, toVenueClock } from '@/lib/domain/venue-time';
import { alwaysIn } from '@/__tests__/support/always';

const shown = (text: string, format?: string, time?: string) => {
  const reader = dateReader([text], format === undefined ? null : dateFormat(format));
  const written = reader.read(text, time);
  return written && new Date(written.clock * 1000).toISOString().slice(0, 19);
};

test.each<[string, string | null, string?, string?]>([
  ['31/12/2025 23:05', '2025-12-31T23:05:00'],
  ['12/31/2025 11:05 PM', '2025-12-31T23:05:00'],
  ['8/7/26 12:16 AM', '2026-08-07T00:16:00'],
  ['31.12.2025, 23:05:09', '2025-12-31T23:05:09'],
  ['2025-12-31T23:05:09.123Z', '2025-12-31T23:05:09'],
  ['2025/12/31 23.05', '2025-12-31T23:05:00'],
  ['31 Dec 2025 23:05', '2025-12-31T23:05:00'],
  ['December 31, 2025 11:05 p.m.', '2025-12-31T23:05:00'],
  ['29/02/2024', '2024-02-29T12:00:00'],
  ['29/02/2023', null],
  ['31/12/2025 24:05', null],
  ['1/2/3', null],
  ['yesterday', null],
  ['', null],
  // A format decides the order, with or without its time.
  ['03/08/2019 20:25', '2019-03-08T20:25:00', 'MM/DD/YYYY'],
  ['03/08/2019 20:25', '2019-08-03T20:25:00', 'DD/MM/YYYY HH:mm'],
  ['19.08.03', '2019-08-03T12:00:00', 'YY.MM.DD'],
  ['20190803', '2019-08-03T19:05:00', 'YYYYMMDD', '7:05 pm'],
  ['2019-08-03', null, 'DD/MM/YYYY'],
])('%s is %s', (text, clock, ...how) => {
  expect(shown(text, ...how)).toBe(clock);
});

test.each(['DD/MM', 'DD/DD/MM/YYYY'])('%s is no format', (text) => expect(dateFormat(text)).toBeNull());

test('the whole file decides the order; otherwise the reader reports a guess', () => {
  const both = (...dates: string[]) => {
    const reader = dateReader(dates, null);
    const clock = reader.read(dates[0] ?? '')?.clock ?? 0;
    return [new Date(clock * 1000).toISOString().slice(0, 10), reader.guessed()];
  };
  expect(both('03/08/2019', '25/08/2019')).toEqual(['2019-08-03', false]);
  expect(both('03/08/2019', '08/25/2019')).toEqual(['2019-03-08', false]);
  expect(both('03/08/2019', '04/08/2019')).toEqual(['2019-08-03', true]);
  expect(both('03/08/2019 5:00 pm')).toEqual(['2019-03-08', false]);
});

const ZONES = ['Asia/Bangkok', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'UTC', 'America/St_Johns'];
const seconds = fc.integer({ min: Date.UTC(1995, 0, 1) / 1000, max: Date.UTC(2035, 0, 1) / 1000 });

test('the fast clock agrees with the venue clock in every zone', () => {
  const clocks = new Map(ZONES.map((zone) => [zone, zoneClock(zone)]));
  alwaysIn(500)(fc.constantFrom(...ZONES), seconds, (zone, unix) => {
    const clock = clocks.get(zone);
    if (!clock) throw new Error(zone);
    expect(clock.businessDay(unix)).toBe(businessDate(unix, zone));
    const asUtc = Date.parse(`${toVenueClock(unix, zone).replace(' ', 'T')}Z`) / 1000;
    // A repeated time is one of the two.
    expect([0, 1_800, 3_600]).toContain(Math.abs(clock.toUnix(asUtc) - unix));
    expect(toVenueClock(clock.toUnix(asUtc), zone)).toBe(toVenueClock(unix, zone));
  });
});
