import fc from 'fast-check';
import { hourPoints, stackOf, timePoints, type ChartSeries, type ChartValue } from '@/lib/lists/chart';
import { scaleOf } from '@/lib/lists/chart-scale';
import { chartDrawing } from '@/lib/lists/picture';
import { fitted, pathOf, roughWidth, type ChartDrawing, type Sheet, type Stroke } from '@/lib/lists/chart-sheet';
import { always, alwaysIn } from '../support/always';

const sheet: Sheet = { width: 531, height: 180, size: 7, locale: 'ru', titled: true, measure: roughWidth };
const CLOSE = 1e-6;

const chart: fc.Arbitrary<ChartValue> = fc.integer({ min: 0, max: 120 }).chain((count) => {
  const values = (least: number) =>
    // Subnormal numbers, as 6e-323, have too few digits for a proportion.
    fc.array(
      fc.double({ min: least, max: 5e6, noNaN: true }).map((value) => (Math.abs(value) < 1e-6 ? 0 : value)),
      { minLength: count, maxLength: count },
    );
  const series = fc.record({
    label: fc.string({ unit: fc.constantFrom('Я', 'i', ' ', 'ข'), maxLength: 90 }),
    unit: fc.constantFrom('money' as const, 'count' as const, 'quantity' as const),
    stack: fc.constantFrom('a', 'b'),
    axis: fc.constantFrom('left' as const, 'right' as const),
    past: fc.boolean(),
    values: fc.oneof(values(0), values(-5e6)),
  });
  const starts = Array.from({ length: count }, (_, at) => 1_795_237_200 + at * 86_400);
  return fc.record({
    title: fc.string({ maxLength: 200 }),
    points: fc.constantFrom(
      timePoints(starts, 'day', 'ru', 'Asia/Bangkok', true),
      starts.map((key) => ({ key, label: `Очень длинное название блюда № ${key}` })),
    ),
    series: fc
      .array(series, { minLength: 1, maxLength: 6 })
      .map((list): ChartSeries[] => list.map((one, at) => ({ ...one, key: `s${at}` }))),
  });
});

const dotsOf = (strokes: readonly Stroke[]) => strokes.flatMap(({ lines }) => lines.flat());

/** Bounds of everything drawn: left, right, top, bottom. */
function edges({ bars, grid, strokes, texts }: ChartDrawing): { x: number[]; y: number[] } {
  const dots = dotsOf([...grid, ...strokes]);
  const left = { start: 0, middle: 0.5, end: 1 };
  return {
    x: [
      ...bars.flatMap(({ x, width }) => [x, x + width]),
      ...dots.map(([x]) => x),
      ...texts.flatMap(({ text, x, size, anchor, weight }) => {
        const from = x - left[anchor] * roughWidth(text, size, weight);
        return [from, from + roughWidth(text, size, weight)];
      }),
    ],
    y: [
      ...bars.flatMap(({ y, height }) => [y, y + height]),
      ...dots.map(([, y]) => y),
      ...texts.flatMap(({ y, size }) => [y - size, y + size * 0.3]),
    ],
  };
}

test('nothing is drawn outside the frame', () => {
  alwaysIn(60)(chart, (value) => {
    // Six names of ninety letters take as many lines.
    const { x, y } = edges(chartDrawing(value, { ...sheet, height: 220 }));
    const least = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other), 0);
    const most = (values: readonly number[]) => values.reduce((one, other) => Math.max(one, other), 0);
    expect([least(x), least(y)].every((at) => at >= -CLOSE)).toBe(true);
    expect(most(x)).toBeLessThanOrEqual(531 + CLOSE);
    expect(most(y)).toBeLessThanOrEqual(220 + CLOSE);
  });
});

test('heights of columns are in proportion to their values, on each axis', () => {
  alwaysIn(40)(chart, (value) => {
    for (const axis of ['left', 'right']) {
      const pieces = chartDrawing(value, sheet).bars.flatMap(({ series, point, height }) => {
        const own = value.series[series];
        return own?.axis === axis ? [{ height, size: Math.abs(own.values[point]!) }] : [];
      });
      const largest = pieces.reduce((best, piece) => (piece.size > best.size ? piece : best), { size: 0, height: 0 });
      for (const { height, size } of pieces) expect(height).toBeCloseTo((size * largest.height) / largest.size, 5);
    }
  });
});

test('segments of a stack touch without gap or overlap', () => {
  alwaysIn(40)(chart, (value) => {
    const { bars } = chartDrawing(value, sheet);
    const stacks = new Map<string, (typeof bars)[number][]>();
    for (const bar of bars.filter(({ series }) => series >= 0)) {
      const own = value.series[bar.series]!;
      const key = `${stackOf(own)} ${bar.point} ${own.values[bar.point]! < 0}`;
      stacks.set(key, [...(stacks.get(key) ?? []), bar]);
    }
    for (const pieces of stacks.values()) {
      const sorted = pieces.toSorted((a, b) => a.y - b.y);
      sorted.slice(1).forEach((piece, at) => expect(piece.y).toBeCloseTo(sorted[at]!.y + sorted[at]!.height, 5));
      expect(new Set(pieces.map(({ x }) => x.toFixed(6))).size).toBe(1);
    }
  });
});

test('a scale includes 0 and both ends, with a few even ticks', () => {
  // Thousandths: neither money nor a measure is finer.
  const figure = fc
    .oneof(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: -50, max: 50 }))
    .map((of) => of / 1000);
  always(figure, figure, fc.boolean(), (one, other, whole) => {
    const [least, most] = [Math.min(one, other), Math.max(one, other)];
    const { low, high, ticks } = scaleOf(least, most, whole);
    expect(low).toBeLessThanOrEqual(Math.min(0, least) + Math.abs(least) * CLOSE);
    expect(high).toBeGreaterThanOrEqual(Math.max(0, most) - Math.abs(most) * CLOSE);
    expect(ticks).toContain(0);
    expect(ticks.length).toBeGreaterThan(1);
    expect(ticks.length).toBeLessThanOrEqual(8);
    if (whole) expect(ticks.every(Number.isInteger)).toBe(true);
  });
  expect(scaleOf(0, 58_000, false).ticks).toEqual([0, 20_000, 40_000, 60_000]);
  expect(scaleOf(0, 0.3, false).ticks).toEqual([0, 0.1, 0.2, 0.3]);
  expect(scaleOf(0, 2, true).ticks).toEqual([0, 1, 2]);
  expect(scaleOf(0, 0, true).ticks).toEqual([0, 1]);
});

const week: ChartValue = {
  title: 'Выручка',
  points: timePoints(
    Array.from({ length: 7 }, (_, at) => 1_794_805_200 + at * 86_400),
    'day',
    'ru',
    'Asia/Bangkok',
    true,
  ),
  series: [
    { key: 'bar', label: 'Бар', unit: 'money', measure: '฿', stack: 'r', values: [1, 2, 3, 4, 5, 6, 7] },
    { key: 'kitchen', label: 'Кухня', unit: 'money', measure: '฿', stack: 'r', values: [1, 1, 1, 1, 1, 1, 1] },
  ],
};

test('Friday is bold, Saturday and Sunday are red; the axis has its measure', () => {
  const { texts } = chartDrawing(week, sheet);
  const look = (text: string) => texts.filter((one) => one.text === text).map(({ weight, colour }) => [weight, colour]);
  expect(look('Пт')).toEqual([[600, '#5b6472']]);
  expect(look('Сб')).toEqual([[400, '#b42323']]);
  expect(look('Вс')).toEqual([[400, '#b42323']]);
  expect(look('Чт')).toEqual([[400, '#5b6472']]);
  expect(look('฿')).toHaveLength(1);
});

test('series differ without colour, by hatching', () => {
  const columns = chartDrawing(week, sheet);
  const hatches = columns.strokes.filter(({ colour }) => colour === '#ffffff');
  expect(hatches.flatMap(({ lines }) => lines).length).toBeGreaterThan(7);
  const kitchen = columns.bars.filter(({ series }) => series === 1);
  for (const [x, y] of dotsOf(hatches.slice(-1))) {
    const inside = kitchen.some(
      (bar) =>
        x >= bar.x - CLOSE && x <= bar.x + bar.width + CLOSE && y >= bar.y - CLOSE && y <= bar.y + bar.height + CLOSE,
    );
    expect(inside).toBe(true);
  }
});

test('labels without room are omitted evenly; a title already on the page is not drawn', () => {
  const hours = { ...week, points: hourPoints(Array.from({ length: 120 }, (_, at) => at % 24)) };
  const shown = chartDrawing(hours, sheet).texts.filter(({ text }) => /^\d\d:00$/.test(text));
  expect(shown.length).toBeGreaterThan(8);
  expect(shown.length).toBeLessThan(30);
  const titles = (titled: boolean) =>
    chartDrawing(week, { ...sheet, titled }).texts.filter(({ text }) => text === 'Выручка');
  expect([titles(true).length, titles(false).length]).toEqual([1, 0]);
});

test.each([
  ['a month', 31],
  ['two months', 61],
])('%s of days keeps at least every second label, the month at its first one', (_, count) => {
  const starts = Array.from({ length: count }, (__, at) => Date.UTC(2026, 9, 20, 5) / 1000 + at * 86_400);
  const series: ChartSeries[] = (['left', 'right'] as const).map((axis) => ({
    key: axis,
    label: axis,
    unit: 'money',
    axis,
    values: starts.map(() => 1_234_567),
  }));
  const points = timePoints(starts, 'day', 'ru', 'Asia/Bangkok', true);
  for (const frame of [sheet, { ...sheet, width: 700, size: 10 }]) {
    const days = chartDrawing({ title: '', points, series }, frame).texts.filter(({ text }) =>
      /^\d\d(\.\d\d)?$/.test(text),
    );
    expect(days.length).toBeGreaterThanOrEqual(Math.ceil(count / 2));
    expect(days[0]?.text).toBe('20.10');
    expect(days.filter(({ text }) => text.endsWith('.11')).length).toBeGreaterThan(0);
    // No label reaches into the next; the estimated widths are rather too wide.
    const half = ({ text, size }: (typeof days)[number]) => roughWidth(text, size, 600) / 2;
    days
      .slice(1)
      .forEach((day, at) => expect(day.x - days[at]!.x).toBeGreaterThan(0.9 * (half(day) + half(days[at]!))));
  }
});

test('a text that is too wide ends in …, a path is valid in SVG', () => {
  expect(fitted('abcdef', 4, (text) => text.length)).toBe('abc…');
  expect(fitted('abcd', 4, (text) => text.length)).toBe('abcd');
  const lines = [
    [
      [0, 1],
      [2.004, 3],
    ],
  ] as const;
  expect(pathOf({ lines, colour: '', width: 1, dash: [] })).toBe('M0 1L2 3');
});
