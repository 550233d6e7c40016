import { wordsIn } from '@/lib/bff/words';
import { colourPlaces } from '@/lib/lists/chart';
import { findReportList } from '@/lib/sections/reports';
import { viewOf } from '@/lib/lists/view';

const words = wordsIn('en');
const writing = { locale: 'en', timeZone: 'Asia/Bangkok' };
/** Noon in Bangkok. */
const NOON = Date.parse('2026-11-16T12:00:00+07:00') / 1000;
const AXIS = { bucket: 'day', axis: { start_time: NOON, end_time: NOON + 2 * 86_400 } };

/** Chart of a report of the analytics for rows of the server. */
function drawn(part: string, items: readonly object[], chart_type = 0, asked: object = {}, axis: object = AXIS) {
  const table = findReportList('analytics', part);
  if (!table?.chart) throw new Error(part);
  const view = viewOf(table, new URLSearchParams({ chart_type: String(chart_type), ...asked }));
  const chart = table.chart({ items, totals: {}, ...axis } as never, words, writing, view);
  if (!chart) throw new Error('no chart');
  return chart;
}
const keysOf = ({ series }: ReturnType<typeof drawn>) => series.map(({ key }) => key);

const SESSIONS = [
  { point: NOON, total_sessions: 5, total_sessions_prev: 3, total_revenue: 500, total_revenue_prev: 310.5 },
  { point: NOON + 86_400, total_sessions: 0, total_sessions_prev: 4, total_revenue: 0, total_revenue_prev: 400 },
];

test.each([
  [0, ['total_sessions', 'total_sessions_prev'], [3, 4], 'count'],
  [1, ['total_revenue', 'total_revenue_prev'], [310.5, 400], 'money'],
] as const)('type %i has the series of the past in the colour of its own', (type, keys, past, unit) => {
  const chart = drawn('princess_promo_sessions', SESSIONS, type);
  expect(keysOf(chart)).toEqual(keys);
  expect(chart.series.map((one) => one.past ?? false)).toEqual([false, true]);
  expect(chart.series[1]).toMatchObject({ values: past, unit });
  expect(colourPlaces(chart)).toEqual([0, 0]);
});

const hour = (hours: number, automated: number, forced: number) => ({
  hours,
  automated_sessions_count: automated,
  forced_sessions_count: forced,
  automated_sessions_price: automated * 100,
  forced_sessions_price: forced * 100,
  total_sessions_count: automated + forced,
  total_sessions_price: (automated + forced) * 100,
});

test('stacked parts are drawn by type, at the hours of the business day', () => {
  const rows = [hour(23, 4, 1), hour(1, 2, 0)];
  expect(keysOf(drawn('princess_promo_sessions_by_hours', rows))).toEqual([
    'automated_sessions_count',
    'forced_sessions_count',
  ]);
  const { points, series } = drawn('princess_promo_sessions_by_hours', rows, 1);
  expect(points.map(({ label }) => label)).toEqual(['23:00', '00:00', '01:00']);
  expect(series.map(({ key, values, stack }) => [key, values, stack])).toEqual([
    ['automated_sessions_price', [400, 0, 200], 'all'],
    ['forced_sessions_price', [100, 0, 0], 'all'],
  ]);
  // A server without parts has the whole of the chosen type.
  const whole = [{ hours: 23, total_sessions_count: 5, total_sessions_price: 500 }];
  expect(keysOf(drawn('princess_promo_sessions_by_hours', whole))).toEqual(['total_sessions_count']);
  expect(keysOf(drawn('princess_promo_sessions_by_hours', whole, 1))).toEqual(['total_sessions_price']);
});

test('parts that are not compared have the past of the whole of the chosen type beside them', () => {
  const rows = [{ ...hour(23, 4, 1), past: { total_sessions_count: 3, total_sessions_price: 250 } }];
  const { series } = drawn('princess_promo_sessions_by_hours', rows, 1);
  expect(series.map(({ key, values, past = false }) => [key, values, past])).toEqual([
    ['automated_sessions_price', [400], false],
    ['forced_sessions_price', [100], false],
    ['total_sessions_price_past', [250], true],
  ]);
});

test('charts of chosen hours begin at the first chosen hour, on an axis of hours and on one of the day', () => {
  const HOURS = { start_hour: '18', end_hour: '23' };
  const labels = ({ points }: ReturnType<typeof drawn>) => points.map(({ label }) => label.slice(0, 5));
  const lunch = (hours: number) => ({ hours, quantity: 7, price: 700 });
  expect(labels(drawn('buisnesslanch', [lunch(20), lunch(19)], 0, HOURS))).toEqual(['18:00', '19:00', '20:00']);
  // 9 to 11 come before 12, where they are chosen.
  const early = drawn('buisnesslanch', [lunch(12), lunch(10)], 0, { start_hour: '9', end_hour: '14' });
  expect(labels(early)).toEqual(['09:00', '10:00', '11:00', '12:00']);
  const day = { bucket: 'hour', axis: { start_time: NOON, end_time: NOON + 86_400 } };
  const sold = (hour: number) => ({ point: NOON + (hour - 12) * 3600, cost: 100, quantity: 1 });
  const evening = labels(drawn('orders_by_custom_hours', [sold(20)], 0, HOURS, day));
  expect(evening).toEqual(['18:00', '19:00', '20:00', '21:00', '22:00', '23:00']);
});

test('a series that a server does not know is not drawn as 0', () => {
  const rows = [{ hours: 12, quantity: 7 }];
  expect(keysOf(drawn('buisnesslanch', rows))).toEqual(['quantity']);
  expect(drawn('buisnesslanch', rows, 2).series).toEqual([]);
  expect(keysOf(drawn('buisnesslanch', [{ ...rows[0], distinct_orders_quantity: 4 }], 2))).toEqual([
    'distinct_orders_quantity',
  ]);
});
