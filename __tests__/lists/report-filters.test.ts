import fc from 'fast-check';
import { ProblemError } from '@/lib/contract/problem';
import { TRADE_HOURS } from '@/lib/domain/hour-range';
import { wordsIn } from '@/lib/bff/words';
import { adminDetails, adminReport } from '@/lib/lists/report/endpoints';
import { valuesOf } from '@/lib/lists/report/filters';
import { findReportList, reportLists, type Reporting } from '@/lib/sections/reports';
import { dishesByHours } from '@/lib/sections/statistics/lists/dishes-by-hours';
import { exactViewOf, inputOf, paramsOf, viewOf } from '@/lib/lists/view';
import { always } from '../support/always';

const tableOf = (part: string, section: Reporting = 'analytics') => findReportList(section, part)!;
const view = (part: string, address = '') => viewOf(tableOf(part), new URLSearchParams(address));
const exactView = (part: string, address: string) => exactViewOf(tableOf(part), new URLSearchParams(address));
const bodyOf = (part: string, address = ''): object => inputOf(tableOf(part), view(part, address)).body;

const PAGE = { period_id: 0, page: 1 };

test('a field of ours is sent only if it differs from its default, which a request without it means', () => {
  const usual = { ...PAGE, count: 1000, start_hour: 12, end_hour: 17, chart_type: 0, hall: 'venue' };
  const { hall: _venue, ...rest } = usual;
  const byPoint = { sort: { key: 'point', direction: 'asc' } };
  expect(bodyOf('buisness_lanch_by_days')).toEqual({ ...usual, ...byPoint });
  expect(bodyOf('buisness_lanch_by_days', 'category_id=7')).toEqual({ ...usual, ...byPoint, category_id: 7 });
  expect(bodyOf('buisness_lanch_by_days', 'category_id=0&hall=statistics')).toEqual({
    ...rest,
    ...byPoint,
    category_id: 0,
  });
  expect(bodyOf('dishes_karaoke')).not.toHaveProperty('place_id');
  expect(bodyOf('dishes_karaoke', 'place_id=0')).toHaveProperty('place_id', 0);
  expect(bodyOf('discount100')).not.toHaveProperty('place_id');
  expect(bodyOf('discount100', 'place_id=17')).toHaveProperty('place_id', 17);
  const meant = (part: string) => valuesOf(tableOf(part).report.filters ?? {}, {});
  expect(meant('dishes_lanch')).toMatchObject({ start_hour: 12, end_hour: 17, category_id: 2350 });
  expect(meant('dishes_karaoke')).toMatchObject({ start_hour: 22, end_hour: 3, place_id: 17 });
  expect(meant('orders_by_custom_hours')).toMatchObject({ start_hour: 9, end_hour: 4, place_id: 0 });
});

test('place 0 is the whole venue, on paper too; an unknown place is refused', async () => {
  const table = tableOf('discount100');
  const wordsFor = (address: string) =>
    table.narrowed?.(
      viewOf(table, new URLSearchParams(address)).filters,
      wordsIn('en'),
      null as never,
      { items: [], totals: {}, bucket: 'day', axis: { start_time: null, end_time: 1 } },
      { locale: 'en', timeZone: 'UTC' },
    );
  expect(view('discount100').filters).toMatchObject({ place_id: 0 });
  expect(await wordsFor('')).toEqual(['place: Whole venue']);
  expect(await wordsFor('place_id=16')).toEqual(['place: Main bar']);
  expect(view('discount100', 'place_id=5').filters).toMatchObject({ place_id: 0 });
  expect(() => exactView('discount100', 'place_id=5')).toThrow(ProblemError);
  const read = (place_id: number) =>
    adminReport(table.report, 'analytics').body.safeParse({ period_id: 0, place_id }).success;
  expect([read(0), read(17), read(5)]).toEqual([true, true, false]);
});

test('a fixed field is always sent, and no address changes it', () => {
  const sent = { category_id: 2350, id: 2350, api: 'dishes_by_hours' };
  expect(bodyOf('buisnesslanch')).toMatchObject(sent);
  expect(bodyOf('buisnesslanch', 'category_id=7&api=other')).toMatchObject(sent);
  expect(() => exactView('buisnesslanch', 'category_id=7')).toThrow(ProblemError);
  expect(paramsOf(tableOf('buisnesslanch'), view('buisnesslanch'))).toEqual({});
});

test('limits of hours are optional, both or none, and not in the address', () => {
  for (const { body } of [adminReport(dishesByHours, 'statistics'), adminDetails(dishesByHours, 'statistics')]) {
    const read = (hours: object) => body.safeParse({ period_id: 0, ...hours });
    expect(read({}).success).toBe(true);
    expect(read({ start_hour: 22, end_hour: 3 }).data).toMatchObject({ start_hour: 22, end_hour: 3 });
    for (const hours of [{ start_hour: 12 }, { end_hour: 12 }, { start_hour: 17, end_hour: 12 }])
      expect([hours, read(hours).error?.issues[0]?.path]).toEqual([hours, ['end_hour']]);
    expect(read({ start_hour: 5, end_hour: 12 }).error?.issues[0]?.path).toEqual(['start_hour']);
  }
  const table = tableOf('dishes_by_hours', 'statistics');
  const limited = viewOf(table, new URLSearchParams('start_hour=12&end_hour=17'));
  expect(limited.filters).toMatchObject({ start_hour: undefined, end_hour: undefined });
  expect(JSON.stringify(inputOf(table, limited).body)).not.toContain('hour"');
  expect(paramsOf(table, limited)).toEqual({});
});

const USUAL = { start_hour: 9, end_hour: 4 };
const IN_WRONG_ORDER = ['start_hour=3&end_hour=22', 'start_hour=12&end_hour=12', 'start_hour=4', 'end_hour=9'];
const NO_HOURS_OF_TRADE = ['start_hour=6', 'end_hour=24', 'start_hour=nine', 'start_hour=12.5', 'end_hour=-1'];
const ODD_HOURS = [...IN_WRONG_ORDER, ...NO_HOURS_OF_TRADE];
test.each(ODD_HOURS)('odd hours %s are the default on screen and refused for a file', (address) => {
  expect(view('orders_by_custom_hours', address).filters).toMatchObject(USUAL);
  expect(() => exactView('orders_by_custom_hours', address)).toThrow(ProblemError);
});

test('an invalid range does not take other filters with it', () => {
  expect(view('orders_by_custom_hours', 'start_hour=3&end_hour=22&chart_type=1&place_id=17').filters).toMatchObject({
    ...USUAL,
    chart_type: 1,
    place_id: 17,
  });
});

test('the server refuses the same ranges as the address', () => {
  const table = tableOf('orders_by_custom_hours');
  const calls = [adminReport(table.report, 'analytics').body, table.endpoint.body];
  const places = fc.nat(TRADE_HOURS.length - 1);
  always(places, places, (from, to) => {
    const hours = { start_hour: TRADE_HOURS[from] ?? 9, end_hour: TRADE_HOURS[to] ?? 9 };
    for (const body of calls) expect(body.safeParse({ period_id: 0, ...hours }).success).toBe(from < to);
    const address = `start_hour=${hours.start_hour}&end_hour=${hours.end_hour}`;
    expect(view('orders_by_custom_hours', address).filters).toMatchObject(from < to ? hours : USUAL);
  });
});

const OTHERS: Readonly<Record<string, unknown>> = { start_hour: 22, end_hour: 1, text: 'a & b', category: 7, group: 7 };
/** Another value of each filter than its default. */
const others = (table: (typeof reportLists)[number]) =>
  Object.fromEntries(
    Object.entries(table.report.filters ?? {}).map(([name, { kind, options = [], address }]) => {
      if (kind === 'fixed' || kind === 'limit') return [name, address.usual];
      return [name, OTHERS[kind] ?? options.find((one) => one !== address.usual)];
    }),
  );

test.each(reportLists)('$id keeps in its address the chosen period, order, comparison and filters', (table) => {
  const usual = viewOf(table, new URLSearchParams());
  const [key = ''] = Object.keys(table.report.columns);
  const chosen = {
    ...usual,
    ...(table.period && { period: { period_id: 5, start_time: 1_790_000_000, end_time: 1_790_086_400 } }),
    filters: { ...usual.filters, ...others(table), compare: 'average' as const },
    sort: { key, direction: 'desc' as const },
  };
  const params = new URLSearchParams(paramsOf(table, chosen));
  expect(viewOf(table, params)).toEqual(chosen);
  expect(exactViewOf(table, params)).toEqual(chosen);
});
