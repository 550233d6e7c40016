import { parse } from 'csv-parse/sync';
import { call } from '@/lib/api/call';
import { wordsIn } from '@/lib/bff/words';
import { expenseCategories } from '@/lib/contract/expenses';
import { formatTime } from '@/lib/domain/format';
import { columnsOf, labelOf, valueOf } from '@/lib/reports/table';
import { viewOf } from '@/lib/reports/view';
import { times } from '../support/effort';
import { inLine, pagesOf, pdfIn } from '../support/pdf-text';
import { EACH_REPORT, reportsVenue, ZONE } from '../support/reports-venue';

const { venue, ask, weeks } = reportsVenue();

const query = () => new URLSearchParams(Object.entries(weeks()).map(([name, value]) => [name, String(value)]));

const ofPeriods = EACH_REPORT.filter(([, { place, period }]) => place === 'statistics' && period);

const PRESETS = [
  ['this month', 3],
  ['all time', 4],
] as const;

const CLOCKS = [
  ...(['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval', 'clearImmediate'] as const),
  ...(['nextTick', 'queueMicrotask', 'hrtime', 'performance'] as const),
];

describe.each(PRESETS)('a file of %s', (_name, period_id) => {
  // What a running period is compared with grows by the second: the file is of the same moment as the screen.
  beforeAll(() => {
    jest.useFakeTimers({ now: Date.now(), doNotFake: CLOCKS });
  });
  afterAll(() => {
    jest.useRealTimers();
  });

  test.each(ofPeriods)('%s has the same values as the screen, of the past too', async (id, table) => {
    const words = wordsIn('ru');
    const reply = await ask(table, { period_id, page: 1, count: 1000, compare: 'previous' });
    const response = await venue().admin.fetch(
      `/api/export/${id}?period_id=${period_id}&compare=previous&format=csv&separator=comma`,
    );
    const [head = [], ...rows]: string[][] = parse(await response.text(), { bom: true });
    const columns = columnsOf(table, viewOf(table, new URLSearchParams(`period_id=${period_id}&compare=previous`)));
    expect(head).toHaveLength(columns.length);
    expect(rows).toHaveLength(reply.items.length);
    for (const [at, column] of columns.entries()) {
      if (!['money', 'count', 'quantity', 'percent'].includes(column.kind)) continue;
      const shown = table.rows(reply as never).map((row) => valueOf(column, row, words) ?? null);
      const written = rows.map((row) => (row[at] === '' ? null : Number(row[at])));
      const close = shown.map((value, place) =>
        typeof value === 'number' ? Math.abs(value - (written[place] ?? NaN)) < 0.06 : written[place] === null,
      );
      expect([column.key, close.indexOf(false)]).toEqual([column.key, -1]);
    }
  });
});

/** Text of the PDF of a list, without line breaks. */
const paperOf = async (address: string): Promise<string> =>
  inLine(pagesOf(await pdfIn(await venue().admin.fetch(`/api/print/${address}`))).join(' '));

test.each(ofPeriods.slice(0, times(4, Infinity)))('%s on paper names its period', async (id, table) => {
  const text = await paperOf(`${id}?${query()}`);
  expect(text).toContain(labelOf(table.tab, wordsIn('ru')));
  expect(text).toContain(formatTime(weeks().start_time, ZONE));
  expect(text).toContain(formatTime(weeks().end_time, ZONE));
});

const ofThree = EACH_REPORT.filter(([, { report }]) => 'last_label' in (report.totals ?? {}));
describe.each(ofThree)('%s', (id, table) => {
  const fileOf = async (address: string) =>
    (await venue().admin.fetch(`/api/export/${id}?${address}&format=csv&separator=comma`)).text();

  test('file and paper name its three periods, each directly before the next', async () => {
    const { totals } = (await ask(table, {})) as unknown as { totals: Record<string, string> };
    const at = (weeksAgo: number) => formatTime(weeks().start_time - weeksAgo * 7 * 86_400, ZONE);
    const labels = [totals['current_label'], totals['last_label'], totals['before_last_label']];
    expect(labels).toEqual([`${at(0)} – ${at(-3)}`, `${at(3)} – ${at(0)}`, `${at(6)} – ${at(3)}`]);
    const [head = ''] = (await fileOf(String(query()))).split('\r\n');
    const paper = await paperOf(`${id}?${query()}`);
    for (const label of labels)
      expect([label, head.includes(`(${label})`), paper.includes(`: ${label}`)]).toEqual([label, true, true]);
  });

  test('all time has no period before it: no figures, no totals, and words for it', async () => {
    const words = wordsIn('ru');
    const { items, totals } = await ask(table, { period_id: 4, page: 1, count: 1000 });
    expect(items.length).toBeGreaterThan(0);
    for (const key of ['last_quantity', 'before_last_quantity', 'last_price', 'before_last_price']) {
      expect([key, items.every((row) => row[key] === null)]).toEqual([key, true]);
      expect(totals).not.toHaveProperty(key);
    }
    expect(totals).toMatchObject({ last_label: '', before_last_label: '' });
    expect(await fileOf('period_id=4')).toContain(`(${words('reports.noPeriod')})`);
    expect(await paperOf(`${id}?period_id=4`)).toContain(words('reports.nothingBefore', { period: 'none' }));
  });
});

test('paper names the compared periods, in words and to the minute', async () => {
  const [, revenue] = EACH_REPORT.find(([id]) => id === 'revenue')!;
  const { past = [] } = (await ask(revenue, { compare: 'week' })) as {
    past?: { start_time: number; end_time: number }[];
  };
  const [{ start_time, end_time } = { start_time: 0, end_time: 0 }] = past;
  const text = await paperOf(`revenue?${query()}&compare=week`);
  const what = wordsIn('ru')('reports.comparedWith', { what: wordsIn('ru')('reports.compare.week') });
  expect(text).toContain(`${what}: ${formatTime(start_time, ZONE)} – ${formatTime(end_time, ZONE)}`);
  expect(await paperOf('revenue?period_id=4&compare=week')).not.toContain(what);
});

test('details of an expense category name it on paper', async () => {
  const { items } = await call(expenseCategories, { query: {} }, venue().admin.fetch);
  const [category] = items;
  expect(category?.name).toBeTruthy();
  const paper = await paperOf(`expense_categories_details?${query()}&category_id=${category?.category_id}`);
  expect(paper).toContain(`Категория: ${category?.name}`);
});
