import { call } from '@/lib/api/call';
import { boundsOf } from '@/lib/domain/venue-time';
import { inOnePlace } from '@/lib/lists/one-place';
import { detailsOf } from '@/lib/lists/report/details';
import { findReportList, type PartIn } from '@/lib/sections/reports';
import { bodiesAt, legacyBrowser } from '../support/legacy';

type Part = PartIn<'analytics'>;
const API = '/api/v1/admin';
const browserOf = legacyBrowser();

const tableOf = (part: Part) => findReportList('analytics', part)!;
const detailsIn = (part: Part) => detailsOf([tableOf(part)])[0]!;
const PERIOD = { period_id: 1 };
const DAY = boundsOf(PERIOD, Math.floor(Date.now() / 1000), 'Asia/Bangkok').start ?? 0;

/** Request of the screen, with the usual filters or those given. */
function inputOf(part: Part, filters: object = {}) {
  const table = inOnePlace(tableOf(part));
  const usual = Object.fromEntries(Object.entries(table.filters).map(([name, { usual: value }]) => [name, value]));
  return table.input({ period: PERIOD, filters: { ...usual, ...filters }, page: 1, count: 50 } as never);
}
const ask = (part: Part, filters: object = {}, further: object = {}) => {
  const { body } = inputOf(part, filters);
  return call(tableOf(part).endpoint, { body: { ...body, ...further } }, browserOf().fetch);
};

const of = (name: string, ...values: (number | null)[]) =>
  Object.fromEntries(values.map((value, at) => [`${['current', 'last', 'before_last'][at]}_${name}`, value]));
const dish = { menu_id: 7, menu_name: 'Борщ', ...of('quantity', 5, 3, 3), ...of('price', 750, 450, 500) };
const labels = { current_label: '16–22 ноября', last_label: '9–15 ноября', before_last_label: '2–8 ноября' };
const point = DAY + 2 * 3600;
const sums = (who: string) => ({ [`${who}_sessions_count`]: 3, [`${who}_sessions_price`]: 900 });

const LOST = { written_off_quantity: 1, shortfall_quantity: 0.5, recharged_quantity: 0.2 };

/** Path, body beside period and page, rows and totals as a server sends them that knows no field of ours. */
const WIRE: Readonly<Record<Part, readonly [path: string, sent: object, row: object, totals: object]>> = {
  discount100: ['discount100', {}, { card_number: '77', username: 'Ann', count: 2, sum: 460 }, { count: 2, sum: 460 }],
  cash2safe: ['cash2safe', {}, { user_name: 'mei', amount: 5000 }, { amount: 5000 }],
  buisnesslanch: [
    'dishes_by_hours',
    { start_hour: 12, end_hour: 17, chart_type: 0, category_id: 2350, id: 2350, api: 'dishes_by_hours' },
    { hours: 13, quantity: 4, price: 800, distinct_orders_quantity: 3 },
    { quantity: 4, price: 800, distinct_orders_quantity: 3 },
  ],
  buisness_lanch_by_days: [
    'buisness_lanch_by_days',
    { start_hour: 12, end_hour: 17, chart_type: 0 },
    { point, cost: 800, quantity: 4 },
    {},
  ],
  orders_by_custom_hours: [
    'orders_by_custom_hours',
    { start_hour: 9, end_hour: 4, chart_type: 0 },
    { point, cost: 800, quantity: 4 },
    { cost: 800 },
  ],
  princess_promo_dishes: ['princess_promo_dishes', {}, dish, labels],
  dishes_lanch: ['dishes_lanch', { start_hour: 12, end_hour: 17 }, dish, labels],
  dishes_karaoke: ['dishes_karaoke', { start_hour: 22, end_hour: 3 }, dish, labels],
  princess_promo_sessions: [
    'princess_promo_sessions',
    { chart_type: 0 },
    { point, total_sessions: 3, total_sessions_prev: 2, total_revenue: 900, total_revenue_prev: 700 },
    { total_sessions: 3 },
  ],
  princess_promo_sessions_by_hours: [
    'princess_promo_sessions_by_hours',
    { chart_type: 0 },
    { hours: 22, ...sums('total') },
    { ...sums('automated'), ...sums('forced'), ...sums('total') },
  ],
  writeoff: [
    'writeoff',
    {},
    { id: 3, name: 'Джин', measure_name: 'litre', stock_quantity: 5, stock_price: 420, ...LOST },
    {},
  ],
};
const PARTS = Object.keys(WIRE) as Part[];
const pathOf = (part: Part) => `${API}/${part === 'buisnesslanch' ? 'statistics' : 'analytics'}/${WIRE[part][0]}`;
const answering = (part: Part, reply: object, times = 1) => bodiesAt(pathOf(part), reply, times);

describe.each(PARTS)('%s', (part) => {
  const [, sent, row, totals] = WIRE[part];

  it.each(['items', 'groups', 'data'])('is asked for without fields of ours, and has its rows as %s', async (name) => {
    const bodies = answering(part, { [name]: [{ ...row, colour: 'red' }], totals: { ...totals, tables: 4 }, code2: 1 });
    const reply = await ask(part);
    expect(bodies).toEqual([{ ...PERIOD, page: 1, count: 50, ...sent }]);
    expect([reply.items, reply.totals]).toEqual([[row], { ...totals, tables: 4 }]);
  });

  it('has no rows and no totals', async () => {
    for (const none of [undefined, null, [], {}, { total_records: null }]) {
      answering(part, { items: [], totals: none });
      expect(await ask(part)).toMatchObject({ items: [], totals: {} });
    }
  });

  const ODD = [{}, { items: 'none' }, { items: [{ colour: 'red' }], totals: {} }, { rows: [row] }, [row], 'ok', null];
  it.each(ODD)('is a gateway error for %j', async (odd) => {
    answering(part, JSON.stringify(odd) as unknown as object);
    await expect(ask(part)).rejects.toMatchObject({ status: 502 });
  });

  it('is written to a file', async () => {
    answering(part, { items: [row], totals });
    const file = await browserOf().fetch(`/api/export/${tableOf(part).id}?format=csv&separator=comma&period=1`);
    const [, line = '', ...further] = (await file.text()).trim().split(/\r?\n/);
    expect(further).toEqual([]);
    for (const value of Object.values(row as Record<string, unknown>))
      if (typeof value === 'number' && value !== point) expect(line).toContain(String(value));
  });
});

test('filters of ours are not sent: the server would ignore them, and its screens have no controls for them', async () => {
  const chosen: readonly (readonly [Part, object, object])[] = [
    ['discount100', {}, { place_id: 17 }],
    ['orders_by_custom_hours', { start_hour: 22, end_hour: 3 }, { place_id: 16 }],
    ['dishes_lanch', { start_hour: 12, end_hour: 16 }, { category_id: 7 }],
    ['dishes_karaoke', { start_hour: 22, end_hour: 3 }, { place_id: 0 }],
    ['buisness_lanch_by_days', { chart_type: 1 }, { category_id: 7 }],
  ];
  for (const [part, known, ours] of chosen) {
    const bodies = answering(part, { items: [], totals: {} });
    await ask(part, { ...known, ...ours });
    expect(bodies).toEqual([expect.objectContaining(known)]);
    for (const name of Object.keys(ours)) expect(bodies[0]).not.toHaveProperty(name);
  }
});

test('the business lunch names hours, category and api; it is sorted and compared here', async () => {
  const named = answering('buisnesslanch', { items: [], totals: {} });
  await call(tableOf('buisnesslanch').endpoint, { body: { ...PERIOD, chart_type: 2 } }, browserOf().fetch);
  expect(named).toEqual([{ ...PERIOD, ...WIRE.buisnesslanch[1], chart_type: 2 }]);
  const items = [12, 1, 13].map((hours, at) => ({ hours, quantity: [5, 2, 9][at] }));
  const bodies = answering('buisnesslanch', { items, totals: { total_records: 3, quantity: 16 } }, 2);
  const asked = { sort: { key: 'quantity', direction: 'desc' }, compare: 'previous' };
  const reply = await ask('buisnesslanch', {}, asked);
  expect(bodies).toEqual([
    { ...PERIOD, page: 1, count: 50, ...WIRE.buisnesslanch[1] },
    expect.objectContaining({ period_id: 5, ...WIRE.buisnesslanch[1] }),
  ]);
  for (const name of Object.keys(asked)) expect(bodies[1]).not.toHaveProperty(name);
  expect(reply.items.map(({ quantity }) => quantity)).toEqual([9, 5, 2]);
  expect(reply.totals).toEqual({ total_records: 3, quantity: 16 });
  expect(reply.past_totals).toMatchObject({ quantity: 16 });
});

test('hours follow the business day; orders that a server does not count stay unknown', async () => {
  const row = { quantity: 1, price: 200 };
  answering('buisnesslanch', {
    items: [
      { ...row, hours: 17, distinct_orders_quantity: null },
      { ...row, hours: 12 },
      { ...row, hours: 13, distinct_orders_quantity: 1 },
    ],
    totals: { quantity: 3, distinct_orders_quantity: null },
  });
  const { items, totals } = await ask('buisnesslanch');
  expect(items.map(({ hours, distinct_orders_quantity: orders }) => [hours, orders])).toEqual([
    [12, undefined],
    [13, 1],
    [17, null],
  ]);
  expect(totals).toEqual({ quantity: 3 });
});

test('figures of periods that do not exist are empty, and their labels are missing', async () => {
  const alone = { ...dish, ...of('quantity', 5, null, null), ...of('price', 750, null, null) };
  answering('dishes_lanch', { data: [alone], totals: { current_label: 'всё время', last_label: null } });
  const reply = await ask('dishes_lanch');
  expect([reply.items, reply.totals]).toEqual([[alone], { current_label: 'всё время' }]);
  const cells = tableOf('dishes_lanch').totals?.lines.map((line) => line.cells(reply, [])) ?? [];
  expect(cells.map(({ current, last, before_last }) => [current, last, before_last])).toEqual([
    ['всё время', undefined, undefined],
    [undefined, undefined, undefined],
    [undefined, undefined, undefined],
  ]);
});

/** Details of a report: their path, what the screen asks with, what is sent beside period and page, and a row. */
const DETAILS: readonly (readonly [Part, path: string, filters: object, sent: object, row: object])[] = [
  [
    'discount100',
    'analytics/discount100/details',
    { card_number: '77' },
    { page: 1, count: 50, card_number: '77' },
    { order_number: 5, cashier: 'mei', order_price: 230, time: DAY },
  ],
  [
    'writeoff',
    'analytics/writeoff/details',
    { item_id: 3 },
    { page: 1, count: 50, item_id: 3 },
    { stock_story_id: 9, quantity_after: 4, quantity: -1, stock_story_time: DAY, description: 'бой', user_name: 'x' },
  ],
  [
    'buisnesslanch',
    'statistics/dishes_by_hours/details',
    { ...WIRE.buisnesslanch[1], hall: '', hour: 13 },
    expect.objectContaining({ hour: 13, category_id: 2350 }) as object,
    { menu_id: 7, name: 'Борщ', price: 150, prime_cost: 40, orders_quantity: 3, orders_price: 450 },
  ],
];
test.each(DETAILS)('details of %s are asked at %s, and come whole', async (part, path, filters, sent, row) => {
  const bodies = bodiesAt(`${API}/${path}`, { items: [{ ...row, colour: 'red' }, row], totals: [] });
  const table = detailsIn(part);
  const { body } = table.input({ period: PERIOD, filters, page: 1, count: 50 } as never);
  const reply = await call(table.endpoint, { body }, browserOf().fetch);
  expect(bodies).toEqual([part === 'buisnesslanch' ? sent : { ...PERIOD, ...sent }]);
  expect(reply).toEqual({ items: [row, row] });
  if (part === 'discount100')
    expect(table.totals?.lines[0]?.cells(reply as never, [])).toMatchObject({ order_price: 460 });
});

test('the whole venue is refused by name where a server counts single places only', async () => {
  for (const part of ['buisnesslanch', 'buisness_lanch_by_days', 'dishes_lanch'] as const) {
    const refused = { code: 2, key: 'noWholeVenue', field: 'hall' };
    const bodies = answering(part, { items: [], totals: {} });
    await expect(ask(part, { hall: 'venue' })).rejects.toMatchObject({ problem: refused });
    expect(bodies).toEqual([]);
  }
});
