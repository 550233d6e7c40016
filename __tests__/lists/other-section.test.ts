import { fileColumns } from '@/lib/bff/export/file-columns';
import { wordsIn } from '@/lib/bff/words';
import { browserPath } from '@/lib/contract/endpoint';
import { paperColumns, paperRows, paperTotals } from '@/lib/lists/paper';
import { businessLunch } from '@/lib/sections/statistics/analytics/registry';
import { discount100 } from '@/lib/sections/statistics/analytics/discount100';
import { karaokeDishes } from '@/lib/sections/statistics/analytics/three-periods';
import { writeOff } from '@/lib/sections/statistics/analytics/write-off';
import { opensDetails } from '@/lib/lists/report/define';
import { detailsOf, type DetailsList } from '@/lib/lists/report/details';
import { endpointsOfReport } from '@/lib/lists/report/endpoints';
import { adminEndpoints } from '@/lib/sections/endpoints';
import { tablesOf } from '@/lib/sections/reports';
import type { ReportList } from '@/lib/lists/report/list';
import { inputOf, paramsOf, viewOf } from '@/lib/lists/view';

const words = wordsIn('en');
const writing = { locale: 'en', timeZone: 'Asia/Bangkok' };
const tables = tablesOf([discount100, karaokeDishes, businessLunch]);
const details = detailsOf(tables);
const endpoints = tables.flatMap(endpointsOfReport);
const [cards, dishes, lunch] = tables as unknown as [ReportList, ReportList, ReportList];
const [ordersOfCard, dishesOfHour] = details as [DetailsList, DetailsList];
const view = (table: ReportList, address = '') => viewOf(table, new URLSearchParams(address));

test('section and part name the calls, the page and the files; a report that makes the calls of another has a page and files of its own, and no calls', () => {
  expect(endpoints.map(({ id, path }) => [id, path])).toEqual([
    ['analytics.discount100', '/api/v1/admin/analytics/discount100'],
    ['analytics.discount100.details', '/api/v1/admin/analytics/discount100/details'],
    ['analytics.dishes_karaoke', '/api/v1/admin/analytics/dishes_karaoke'],
  ]);
  expect(endpoints.map(({ path }) => browserPath(path))[0]).toBe('/api/analytics/discount100');
  expect(tables.map(({ id, section, path, endpoint }) => [id, section, path, endpoint.path])).toEqual([
    ['analytics_discount100', 'analytics', '/analytics/discount100', '/api/reports/analytics_discount100'],
    ['analytics_dishes_karaoke', 'analytics', '/analytics/dishes_karaoke', '/api/reports/analytics_dishes_karaoke'],
    ['analytics_buisnesslanch', 'analytics', '/analytics/buisnesslanch', '/api/reports/analytics_buisnesslanch'],
  ]);
  expect(details.map(({ id }) => id)).toEqual(['analytics_discount100_details', 'analytics_buisnesslanch_details']);
  expect(adminEndpoints.map(({ path }) => path)).not.toContainEqual(expect.stringContaining('buisnesslanch'));
  expect([dishesOfHour.endpoint.path, dishesOfHour.path]).toEqual([
    '/api/v1/admin/statistics/dishes_by_hours/details',
    '/analytics/buisnesslanch',
  ]);
  const { details: own } = discount100;
  const report = { ...discount100, details: { ...own, path: 'orders' } };
  const [, call] = endpointsOfReport({ report, section: 'analytics' });
  expect(call?.path).toBe('/api/v1/admin/analytics/discount100/orders');
});

test('details open by a text, with the filters of the report', async () => {
  const row = { card_number: '=00 12', username: 'Lin' };
  const rows = [row, { card_number: '' }, { card_number: null }];
  expect(rows.map((one) => opensDetails(discount100.details, one))).toEqual([true, false, false]);
  const filters = ordersOfCard.filtersOf(row, view(cards, 'place_id=17').filters);
  expect(filters).toEqual({ place_id: 17, card_number: '=00 12' });
  const usual = viewOf(ordersOfCard, new URLSearchParams());
  const address = new URLSearchParams(paramsOf(ordersOfCard, { ...usual, filters }));
  expect(viewOf(ordersOfCard, address).filters).toEqual(filters);
  const { body } = inputOf(ordersOfCard, viewOf(ordersOfCard, address));
  expect(ordersOfCard.endpoint.body.parse(body)).toMatchObject({ card_number: '=00 12', place_id: 17 });
  expect(ordersOfCard.titleOf(row, words, writing)).toContain('=00 12');
  expect(await ordersOfCard.narrowed?.(filters, words, null as never, null as never, writing)).toEqual([
    expect.stringContaining('=00 12'),
    'place: Karaoke',
  ]);
});

test('rows of details have a text in the language of the reader', () => {
  const [movements] = detailsOf(tablesOf([writeOff]));
  if (!movements?.arranged) throw new Error('no texts');
  const moved = { quantity: -1, quantity_after: 3, stock_story_time: 1_790_000_000, measure: 'litre' };
  const row = { ...moved, stock_story_id: 8, user_name: 'nok', description: 'бой', kind: 'shortfall' };
  const told = (locale: 'ru' | 'en') => {
    const reader = { words: wordsIn(locale), locale };
    const rows = movements.arranged?.([row], viewOf(movements, new URLSearchParams()), reader) ?? [];
    const columns = fileColumns(movements, viewOf(movements, new URLSearchParams()), reader.words);
    return columns.find(({ key }) => key === 'description')?.value(rows[0] ?? {});
  };
  expect([told('ru'), told('en')]).toEqual(['Недостача · бой', 'Shortfall · бой']);
  expect(movements.columns.map(({ key }) => key)).not.toContain('kind');
});

test('details of a report with fixed fields and hours send them all', () => {
  const filters = dishesOfHour.filtersOf({ hours: 13 }, view(lunch, 'start_hour=13&end_hour=14&hall=venue').filters);
  expect(inputOf(dishesOfHour, { ...viewOf(dishesOfHour, new URLSearchParams()), filters }).body).toMatchObject({
    hour: 13,
    start_hour: 13,
    end_hour: 14,
    hall: 'venue',
    category_id: 2350,
    id: 2350,
    api: 'dishes_by_hours',
  });
});

const PAST = { last_quantity: 5, before_last_quantity: 5, last_price: 200.5, before_last_price: 100 };
const NONE = { last_quantity: null, before_last_quantity: null, last_price: null, before_last_price: null };
const CURRENT = { current_quantity: 3, current_price: 300 };
const ROW = { menu_id: 7, menu_name: 'Borsch', ...CURRENT, ...PAST };
const LABELS = { current_label: 'March', last_label: 'February', before_last_label: 'January' };
const FIGURES = { total_records: 1, ...CURRENT, ...PAST };
/** Reply without a start of its period: the older periods have no figures and no names. */
const ALL_TIME = {
  items: [{ ...ROW, ...NONE }],
  totals: { total_records: 1, ...CURRENT, current_label: '', last_label: '', before_last_label: '' },
};

test('the heads of a file of a server without names of the periods are plain', () => {
  const reply = { items: [ROW], totals: FIGURES, bucket: 'month', axis: { start_time: 1, end_time: 2 } };
  const labels = fileColumns(dishes, view(dishes), words, reply).map(({ label }) => label);
  expect(labels.join()).not.toContain('(');
});

test('totals on paper are the figures, also of unknown totals, without the names of the periods', () => {
  const textsOf = (reply: object) => {
    const { heads, lines = [] } = paperTotals(dishes, view(dishes), reply, [], words, writing) ?? {};
    return [...(heads ?? []), ...lines.flatMap(({ label, cells }) => [label, ...cells])];
  };
  const totals = { ...FIGURES, ...LABELS, waiters__no_totals: 4, total_tax_paid: 7.5 };
  const texts = textsOf({ items: [ROW], totals });
  const figures = ['3', '5', '5', '300.00', '200.50', '100.00', '7.50'];
  expect(texts.filter((text) => /^[\d.]+$/.test(text)).toSorted()).toEqual(figures.toSorted());
  expect(texts).toContain('total_tax_paid, ฿');
  expect(texts).not.toContain('March');
  expect(textsOf(ALL_TIME).filter((text) => /^[\d.]+$/.test(text))).toEqual(['3', '300.00']);
});

test('a figure is green above the next older period and red below it, and plain without one', () => {
  const tonesOf = (row: object) => paperRows(dishes, view(dishes), [{ ...ROW, ...row }], words, writing)[0]?.tones;
  expect(paperColumns(dishes as never, view(dishes), words)).toHaveLength(8);
  expect(tonesOf({ current_quantity: 5, last_quantity: 3, before_last_quantity: 4 })).toEqual({
    2: 'good',
    3: 'bad',
    5: 'good',
    6: 'good',
  });
  expect(tonesOf({ last_quantity: 3, before_last_quantity: 3, current_price: 200.5, last_price: 200.5 })).toEqual({
    6: 'good',
  });
  expect(tonesOf(NONE)).toEqual({});
});
