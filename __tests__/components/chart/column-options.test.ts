import type { TooltipItem } from 'chart.js';
import { columnData } from '@/components/chart/column-canvas';
import { columnOptions, type ColumnView } from '@/components/chart/column-options';
import type { Ink } from '@/components/chart/theme';
import { weekend } from './charts';
import { bend, bentTicks } from '@/lib/lists/scatter-scale';

const ink: Ink = { text: '#text', strong: '#strong', line: '#line', panel: '#panel', red: '#red', font: 'Inter' };
const view: ColumnView = { chart: weekend, locale: 'en', sum: (value) => `= ${value}` };

interface Scriptable {
  (context: { tick: { value: number } }): unknown;
}

test('the tooltip has the point, each series with its value, and the sum of a stack', () => {
  const callbacks = columnOptions(view, ink, false).plugins!.tooltip!.callbacks!;
  const items = weekend.series.map(({ values }, datasetIndex) => {
    return { dataIndex: 1, datasetIndex, parsed: { x: 1, y: values[1] } } as TooltipItem<'bar'>;
  });
  expect(callbacks.title!.call({} as never, items)).toBe('21.11 Сб');
  expect(items.map((item) => callbacks.label!.call({} as never, item))).toEqual([
    'Бар: 12\u202f000.50',
    'Кухня: 4\u202f000.00',
    'Заказы: 31',
  ]);
  expect(callbacks.footer!.call({} as never, items)).toEqual(['= 16\u202f000.50']);
  expect(callbacks.footer!.call({} as never, items.slice(1))).toEqual([]);
});

test('Friday is bold, Saturday and Sunday are red, and dates are above their weekdays', () => {
  const ticks = columnOptions(view, ink, false).scales!['x']!.ticks as unknown as {
    color: Scriptable;
    font: Scriptable;
    callback: (value: unknown, at: number) => string[];
  };
  const at = (value: number) => ({ tick: { value } });
  expect([0, 1, 2].map((value) => ticks.color(at(value)))).toEqual(['#text', '#red', '#red']);
  expect([0, 1].map((value) => (ticks.font(at(value)) as { weight: number }).weight)).toEqual([700, 400]);
  expect(ticks.callback(null, 0)).toEqual(['20.11', 'Пт']);
});

test('ticks are short by the length of their own axis; one without series is missing; counts have no halves', () => {
  const { left, right } = columnOptions(view, ink, false).scales as Record<
    string,
    { display: boolean; ticks: { callback: (this: object, value: number) => string; precision?: number } }
  >;
  expect(left!.ticks.callback.call({ min: 0, max: 20_000 }, 5000)).toBe('5k');
  expect(right!.ticks.callback.call({ min: -50, max: 40 }, 20)).toBe('20');
  expect([left!.ticks.precision, right!.ticks.precision]).toEqual([undefined, 0]);
  const chart = { ...weekend, series: weekend.series.slice(0, 2) };
  expect(columnOptions({ ...view, chart }, ink, false).scales!['right']).toMatchObject({ display: false });
});

test('a press opens the column it hits; animation lasts 200 ms or is off', () => {
  const onPoint = jest.fn();
  const options = columnOptions({ ...view, onPoint }, ink, false);
  options.onClick!.call({} as never, {} as never, [{ index: 2 }] as never, {} as never);
  options.onClick!.call({} as never, {} as never, [], {} as never);
  expect(onPoint.mock.calls).toEqual([[2]]);
  expect(options.animation).toEqual({ duration: 200 });
  expect(columnOptions(view, ink, true).animation).toBe(false);
});

test('series of a stack share it, a hidden one is hidden, the past is pale in the colour of its present', () => {
  const [bar, kitchen] = weekend.series;
  const chart = { ...weekend, series: [...weekend.series, { ...bar!, key: 'past', past: true }] };
  const { datasets } = columnData(chart, new Set(['kitchen']), ink);
  const [one, two, orders, past] = datasets as unknown as Record<string, unknown>[];
  expect(one!['stack']).toBe(two!['stack']);
  expect(past!['stack']).not.toBe(one!['stack']);
  expect([one!['hidden'], two!['hidden']]).toEqual([false, true]);
  expect(orders).toMatchObject({ yAxisID: 'right', data: [4, 31, 2] });
  expect(past!['borderColor']).toBe(one!['backgroundColor']);
  expect(past!['backgroundColor']).toBe(`${String(one!['backgroundColor'])}4d`);
  expect(kitchen!.values).toEqual(two!['data']);
});

test('only the outermost visible piece of a stack with the same sign is rounded', () => {
  const { datasets } = columnData(weekend, new Set(), ink);
  const rounding = (datasetIndex: number, hidden: number[] = []) =>
    (datasets[datasetIndex] as unknown as { borderRadius: (context: object) => number }).borderRadius({
      chart: { data: { datasets }, isDatasetVisible: (at: number) => !hidden.includes(at) },
      dataset: datasets[datasetIndex],
      datasetIndex,
      dataIndex: 0,
    });
  expect([rounding(0), rounding(1), rounding(0, [1])]).toEqual([0, 2, 2]);
});

test('the scale uses the root, also below zero, with round ticks', () => {
  expect([-900, 0, 4, 2500].map(bend)).toEqual([-30, 0, 2, 50]);
  expect(bentTicks(-500, 4200)).toEqual([-500, -200, -100, 0, 100, 200, 500, 1000, 2000]);
  expect(bentTicks(12, 90)).toEqual([20, 50]);
  expect(bentTicks(0, 0.5)).toEqual([0, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5]);
});
