import { csvOf } from '@/lib/bff/export/csv';
import { fileColumns } from '@/lib/bff/export/file-columns';
import { wordsIn } from '@/lib/bff/words';
import { browserPath } from '@/lib/contract/endpoint';
import { ProblemError } from '@/lib/contract/problem';
import { paperColumns, paperRows, paperTotals } from '@/lib/reports/paper';
import { listsOf } from '@/lib/reports/sections';
import { exactViewOf, inputOf, paramsOf, viewOf } from '@/lib/reports/view';
import { cards, threePeriods } from '../support/analytics';

const words = wordsIn('en');
const writing = { locale: 'en', timeZone: 'Asia/Bangkok' };
const { tables, details, endpoints } = listsOf([cards, threePeriods]);
const [table, compared] = tables as [(typeof tables)[number], (typeof tables)[number]];
const view = (address: string) => viewOf(table, new URLSearchParams(address));

test('its section and part name the calls, the page and the files', () => {
  expect(endpoints.map(({ id, path }) => [id, path])).toEqual([
    ['analytics.discount100', '/api/v1/admin/analytics/discount100'],
    ['analytics.discount100.details', '/api/v1/admin/analytics/discount100/details'],
    ['analytics.dishes_lanch', '/api/v1/admin/analytics/dishes_lanch'],
  ]);
  expect(endpoints.map(({ path }) => browserPath(path))[0]).toBe('/api/analytics/discount100');
  expect(tables.map(({ id, section, path, endpoint }) => [id, section, path, endpoint.path])).toEqual([
    ['analytics_discount100', 'analytics', '/analytics/discount100', '/api/reports/analytics_discount100'],
    ['analytics_dishes_lanch', 'analytics', '/analytics/dishes_lanch', '/api/reports/analytics_dishes_lanch'],
  ]);
  expect(details.map(({ id }) => id)).toEqual(['analytics_discount100_details']);
});

test('the request has the fields of its filters, and rejects what they reject', () => {
  const [admin] = endpoints;
  const read = (body: object) => admin?.body?.safeParse({ period_id: 0, ...body });
  const given = { start_hour: 22, end_hour: 3, username: 'mei', place_id: 17 };
  expect(read({ ...given, category_id: 5 })?.data).toEqual({ period_id: 0, ...given });
  for (const [field, value] of [
    ['start_hour', 5],
    ['end_hour', 24],
    ['place_id', 1],
    ['username', 7],
  ] as const)
    expect([field, read({ [field]: value })?.error?.issues[0]?.path]).toEqual([field, [field]]);
  for (const range of [
    { start_hour: 12, end_hour: 12 },
    { start_hour: 3, end_hour: 22 },
    // The end is 4 by default.
    { start_hour: 4 },
  ])
    expect([range, read(range)?.error?.issues[0]?.path]).toEqual([range, ['end_hour']]);
  expect(table.endpoint.body.safeParse({ period_id: 0, start_hour: 3, end_hour: 22 }).success).toBe(false);
});

test('the address keeps its filters; a screen replaces an invalid range by the default, a file rejects it', () => {
  const usual = { start_hour: 9, end_hour: 4, username: '', place_id: 16, compare: 'none' };
  expect(view('').filters).toEqual(usual);
  const chosen = { ...usual, start_hour: 22, end_hour: 3, username: 'mei' };
  expect(paramsOf(table, { ...view(''), filters: chosen as never })).toEqual({
    ...{ start_hour: '22', end_hour: '3', username: 'mei' },
  });
  expect(view('start_hour=22&end_hour=3&username=mei').filters).toEqual(chosen);
  expect(view('start_hour=3&end_hour=22&username=mei').filters).toEqual({ ...usual, username: 'mei' });
  expect(view('start_hour=6').filters).toEqual(usual);
  expect(() => exactViewOf(table, new URLSearchParams('start_hour=3&end_hour=22'))).toThrow(ProblemError);
  expect(inputOf(table, view('start_hour=22&end_hour=3&period_id=3')).body).toEqual({
    ...{ period_id: 3, start_hour: 22, end_hour: 3, place_id: 16, page: 1, count: 50 },
    sort: { key: 'sum', direction: 'desc' },
  });
});

test('paper names the filters in words', async () => {
  const { filters } = view('start_hour=22&end_hour=3&username=mei&place_id=17');
  const reply = { items: [], totals: {}, bucket: 'day', axis: { start_time: null, end_time: 1 } } as const;
  expect(await table.narrowed?.(filters, words, null as never, reply as never, writing)).toEqual([
    'hours 22:00–03:59',
    'username: mei',
    'place: Karaoke',
  ]);
});

test('details open by a text, with the filters of the report', async () => {
  const [behind] = details;
  if (!behind) throw new Error('no details');
  const row = { card_number: '=00 12', username: 'Lin' };
  expect(behind.opens(row)).toBe(true);
  expect([behind.opens({ card_number: '' }), behind.opens({ card_number: null })]).toEqual([false, false]);
  const filters = behind.filtersOf(row, view('start_hour=22&end_hour=3').filters);
  expect(filters).toEqual({ start_hour: 22, end_hour: 3, username: '', place_id: 16, card_number: '=00 12' });
  const address = new URLSearchParams(paramsOf(behind, { ...viewOf(behind, new URLSearchParams()), filters }));
  expect(viewOf(behind, address).filters).toEqual(filters);
  const input = inputOf(behind, viewOf(behind, address));
  expect(behind.endpoint.body.parse(input.body)).toMatchObject({ card_number: '=00 12', start_hour: 22 });
  expect(behind.titleOf(row, words, writing)).toBe('=00 12');
  expect(await behind.narrowed?.(filters, words, null as never, null as never, writing)).toContain(
    'card_number: =00 12',
  );
});

test('files have its columns, and a text total is unchanged', async () => {
  const columns = fileColumns(compared, viewOf(compared, new URLSearchParams()), words);
  const row = { menu_id: 7, menu_name: 'Borsch', current_quantity: 3, last_quantity: 5, before_last_quantity: 5 };
  async function* pages() {
    await Promise.resolve();
    yield { rows: [row], reply: null, cookie: '' };
  }
  let text = '';
  for await (const part of csvOf(columns, pages(), 'UTC')) text += part;
  expect(text.split('\r\n')[1]).toBe('7,Borsch,3,5,5');
  const reply = {
    items: [row],
    totals: {
      total_records: 1,
      current_quantity: 3,
      current_label: 'March',
      waiters__no_totals: 4,
      total_tax_paid: 7.5,
    },
  };
  const totals = paperTotals(compared, viewOf(compared, new URLSearchParams()), reply, words, writing);
  expect(totals?.heads).toEqual(['current_quantity', 'current_label', 'total_tax_paid, ฿']);
  expect(totals?.lines[0]?.cells).toEqual(['3', 'March', '7.50']);
});

test('a cell is green above the next older period and red below it', () => {
  const at = viewOf(compared, new URLSearchParams());
  const tonesOf = (current: number, last: number, before: number) => {
    const row = { current_quantity: current, last_quantity: last, before_last_quantity: before };
    return paperRows(compared, at, [row], words, writing)[0]?.tones;
  };
  expect(paperColumns(compared as never, at, words)).toHaveLength(5);
  expect(tonesOf(5, 3, 4)).toEqual({ 2: 'good', 3: 'bad' });
  expect(tonesOf(3, 3, 3)).toEqual({});
});
