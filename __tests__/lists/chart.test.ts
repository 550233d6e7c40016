import { formatShort } from '@/lib/domain/format';
import {
  colourPlaces,
  hourPoints,
  measured,
  stackOf,
  timePoints,
  writeSeries,
  type ChartSeries,
} from '@/lib/lists/chart';

const ZONE = 'Asia/Bangkok';
/** Noon of a day in Bangkok. */
const noon = (day: string) => Date.parse(`${day}T12:00:00+07:00`) / 1000;
const labels = (points: readonly { label: string }[]) => points.map(({ label }) => label);

const seriesOf = (key: string, more: Partial<ChartSeries> = {}): ChartSeries => ({
  key,
  label: key,
  unit: 'money',
  values: [1],
  ...more,
});

describe('points of time', () => {
  it('are days of the venue’s clock, with weekdays in the reader’s language', () => {
    const week = Array.from({ length: 7 }, (_, at) => noon('2026-11-16') + at * 86_400);
    const russian = timePoints(week, 'day', 'ru', ZONE, true);
    expect(labels(russian).join()).toBe('16.11 Пн,17.11 Вт,18.11 Ср,19.11 Чт,20.11 Пт,21.11 Сб,22.11 Вс');
    expect(russian.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(russian[4]).toEqual({ key: week[4], label: '20.11 Пт', lines: ['20.11', 'Пт'], weekday: 5 });
    expect(labels(timePoints(week, 'day', 'en', ZONE, true)).map((label) => label.slice(6))).toEqual(
      'Mon Tue Wed Thu Fri Sat Sun'.split(' '),
    );
    expect(timePoints(week.slice(0, 1), 'day', 'ru', ZONE, false)).toEqual([{ key: week[0], label: '16.11' }]);
  });

  it('are hours, with the date if an hour would be ambiguous', () => {
    const from = noon('2026-11-21');
    expect(labels(timePoints([from, from + 3600], 'hour', 'ru', ZONE, true))).toEqual(['12:00', '13:00']);
    const two = timePoints([from, from + 86_400], 'hour', 'ru', ZONE, true);
    expect(labels(two)).toEqual(['21.11 12:00', '22.11 12:00']);
    expect(two[0]?.lines).toEqual(['12:00', '21.11']);
  });

  it('are months, none without times, and hours of the clock in the given order', () => {
    expect(labels(timePoints([noon('2026-11-01')], 'month', 'ru', ZONE, false))).toEqual(['11.2026']);
    expect(timePoints([], 'day', 'ru', ZONE, true)).toEqual([]);
    expect(hourPoints([23, 0, 9])).toEqual([
      { key: 23, label: '23:00' },
      { key: 0, label: '00:00' },
      { key: 9, label: '09:00' },
    ]);
  });
});

test('a past series has the colour of its current one, and is stacked apart from it', () => {
  const now = [seriesOf('bar', { stack: 'r' }), seriesOf('kitchen', { stack: 'r' })];
  const past = now.map((one) => ({ ...one, key: `${one.key} past`, past: true }));
  const series = [...now, ...past, seriesOf('orders', { axis: 'right' }), seriesOf('red', { colour: 5 })];
  expect(colourPlaces({ title: '', points: [], series })).toEqual([0, 1, 0, 1, 2, 5]);
  const [bar, kitchen, barPast] = series.map(stackOf);
  expect(kitchen).toBe(bar);
  expect(barPast).not.toBe(bar);
  expect(stackOf(seriesOf('a', { axis: 'right', stack: 'r' }))).not.toBe(bar);
});

test('every series has a measure, baht, its own or the name of its unit, and values formatted by it', () => {
  const series = [seriesOf('a'), seriesOf('b', { unit: 'count' }), seriesOf('c', { unit: 'quantity', measure: 'л' })];
  const written = measured({ title: '', points: [], series }, (unit) => `<${unit}>`);
  expect(written.series.map(({ measure }) => measure)).toEqual(['฿', '<count>', 'л']);
  expect(writeSeries(seriesOf('a'), 1234.5, 'ru')).toBe('1\u202f234,50');
  expect(writeSeries(seriesOf('a', { unit: 'count' }), 1234, 'en')).toBe('1\u202f234');
  expect(writeSeries(seriesOf('a', { unit: 'quantity', decimals: 2 }), 0.5, 'ru')).toBe('0,50');
});

test('ticks are full below ten thousand, else short, with a minus sign', () => {
  const spaced = (text: string) => text.replaceAll(/\s/g, ' ');
  const marks = (locale: string, most: number, values: number[]) =>
    values.map((value) => spaced(formatShort(value, locale, most)));
  expect(marks('ru', 8000, [0, 2500, 8000])).toEqual(['0', '2 500', '8 000']);
  expect(marks('ru', 60_000, [0, 2500, 40_000, -20_000])).toEqual(['0', '2,5 тыс.', '40 тыс.', '−20 тыс.']);
  expect(marks('en', 2e6, [500, 12_000, 1.2e6])).toEqual(['500', '12k', '1.2M']);
  expect(marks('ru', 0.1, [0.025])).toEqual(['0,025']);
});
