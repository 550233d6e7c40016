import { parse } from 'csv-parse/sync';
import { call } from '@/lib/api/call';
import { wordsIn } from '@/lib/bff/words';
import { expenseCategories } from '@/lib/sections/categories/contract/choice';
import { formatTime } from '@/lib/domain/format';
import { toSatang } from '@/lib/domain/money';
import type { Period } from '@/lib/contract/period';
import { dayStart } from '@/lib/domain/venue-time';
import { COMPARISONS, pastPeriods } from '@/lib/domain/past-periods';
import type { ReportList } from '@/lib/lists/report/list';
import { columnsOf, labelOf, valueOf } from '@/lib/lists/list';
import { viewOf } from '@/lib/lists/view';
import { times } from '../support/effort';
import { inLine, pagesOf, pdfIn } from '../support/pdf-text';
import { EACH_REPORT, reportsVenue, type ReportReply, ZONE } from '../support/reports-venue';

const { venue, ask, weeks } = reportsVenue();

/** Reply of a report with the rows of all pages. */
async function whole(table: ReportList, body: object = {}, count = 40): Promise<ReportReply> {
  const first = await ask(table, { page: 1, count, ...body });
  const items = [...first.items];
  for (let page = 2; items.length < (first.totals['total_records'] ?? 0); page += 1) {
    const next = await ask(table, { page, count, ...body });
    if (next.items.length === 0) break;
    items.push(...next.items);
  }
  return { ...first, items };
}

const exactly = (kind: string | undefined, value: number): number =>
  kind === 'money' ? toSatang(value) : Math.round(value * 1000);

describe.each(EACH_REPORT)('%s', (_id, table) => {
  const { report } = table;

  test('totals are the sums of the rows of all pages, and each row occurs once', async () => {
    const { items, totals } = await whole(table);
    expect(items).toHaveLength(totals['total_records'] ?? -1);
    // Karaoke and the dispensary have no kitchen, beer or alcohol.
    if (table.place === 'statistics' && !report.hidden) expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map((row) => row[report.key])).size).toBe(items.length);
    for (const [key, { total, kind }] of Object.entries(report.columns)) {
      if (!total) continue;
      // A column without figures has no total.
      if (items.length > 0 && items.every((row) => row[key] == null)) {
        expect(totals).not.toHaveProperty(key);
        continue;
      }
      const sum = items.reduce((all, row) => all + exactly(kind, Number(row[key])), 0);
      expect([key, sum]).toEqual([key, exactly(kind, totals[key] ?? NaN)]);
    }
  });

  // The places of one report differ by a filter, which the totals have too.
  const isOfDay = times(0, 1) === 1 || ['statistics', 'analytics', 'delivery'].includes(table.section);

  (isOfDay ? test : test.skip)('every column sorts it, one up, the next down', async () => {
    const shown = Object.entries(report.columns).filter(([, { wireOnly }]) => !wireOnly);
    for (const [at, [key, { kind }]] of shown.entries()) {
      const direction = at % 2 === 0 ? 'asc' : 'desc';
      const { items, totals } = await ask(table, { page: 1, count: 1000, sort: { key, direction } });
      expect([key, items.length]).toEqual([key, totals['total_records']]);
      // Groups are sorted within themselves.
      if (report.wire) continue;
      const values = items.map((row) => row[key]).filter((value) => value != null);
      // Hours follow the business day.
      const place = (value: number) => (kind === 'hour' ? (value + 12) % 24 : value);
      const collator = new Intl.Collator('ru', { numeric: true });
      const sorted =
        typeof values[0] === 'number'
          ? (values as number[]).toSorted((a, b) => place(a) - place(b))
          : kind === 'text' && (values as string[]).toSorted(collator.compare);
      if (sorted) expect([key, values]).toEqual([key, direction === 'asc' ? sorted : sorted.toReversed()]);
    }
  });

  // Which period is the past of another is proved in `domain/past-periods`.
  const compared = times(0, 1) === 1 ? COMPARISONS : (['previous', 'average'] as const);

  (isOfDay ? test.each(compared) : test.skip.each(compared))('each figure has its past one: %s', async (compare) => {
    const reply = await ask(table, { page: 1, count: 1000, compare });
    const periods = pastPeriods(weeks(), venue().now, ZONE, compare);
    expect(periods).toHaveLength(compare === 'average' ? 4 : 1);
    const past = [];
    for (const period of periods) {
      const alone = await whole(table, { ...period, ...(reply.whole_menu && { category_id: 0 }) }, 1000);
      // Alone, a place without sales in the usual folder shows its whole menu; compared, it keeps to the folder.
      past.push(alone.whole_menu && !reply.whole_menu ? { ...alone, items: [] } : alone);
    }
    const figures = Object.entries(report.columns).filter((entry) => entry[1].compare);
    // Current-state figures had no past.
    expect(Object.keys(reply.past_totals ?? {}).filter((name) => /^(stock|pending)_/.test(name))).toEqual([]);
    const isAxis = Object.values(report.columns).some(({ kind }) => kind === 'point');
    /** A row's key, or the distance of its day from the start of its period. */
    const placeOf = (row: (typeof reply.items)[number], { start_time = 0 }: Period) => {
      const date = report.dateOf?.(row);
      return date === undefined ? row[report.key] : dayStart(date, ZONE) - start_time;
    };
    const now = weeks();
    const known = past.map(({ items }, at) => new Map(items.map((row) => [placeOf(row, periods[at]!), row])));
    expect(reply.totals['total_records']).toBe(reply.items.length);
    expect(reply.items.map((row) => row[report.key])).toEqual([...new Set(reply.items.map((row) => row[report.key]))]);
    for (const [name, { total }] of figures) {
      const sums = past.map(({ items }) => items.reduce((all, row) => all + Number(row[name] ?? 0), 0));
      const mean = sums.reduce((all, value) => all + value, 0) / past.length;
      // Past-only rows are not among the rows, but count in the totals.
      if (total) expect(Math.abs((reply.past_totals?.[name] ?? NaN) - mean)).toBeLessThan(0.006);
      if (isAxis) {
        const seen = reply.items.reduce((all, row) => all + (row.past?.[name] ?? NaN), 0);
        // The mean of each row is rounded to the satang.
        expect(Math.abs(seen - mean)).toBeLessThan(0.006 * (reply.items.length + 1));
        continue;
      }
      for (const row of reply.items) {
        const before = known.map((rows) => Number(rows.get(placeOf(row, now))?.[name] ?? 0));
        const average = before.reduce((all, value) => all + value, 0) / before.length;
        // Money is rounded to the satang.
        expect(Math.abs((row.past?.[name] ?? NaN) - average)).toBeLessThan(0.006);
      }
    }
  });

  test('its time axis is the whole period', async () => {
    const x = report.chart?.x ?? 'point';
    if (report.columns[x]?.kind !== 'point' || table.place !== 'statistics') return;
    for (const compare of ['previous', undefined]) {
      const reply = await ask(table, { page: 1, count: 1000, ...(compare && { compare }) });
      const view = viewOf(table, new URLSearchParams());
      const chart = table.chart?.(reply as never, wordsIn('ru'), { locale: 'ru', timeZone: ZONE }, view);
      const [first = 0] = chart?.points.map(({ key }) => Number(key)) ?? [];
      expect([first, chart?.points.length]).toEqual([weeks().start_time, 21]);
    }
  });
});

const query = () => new URLSearchParams(Object.entries(weeks()).map(([name, value]) => [name, String(value)]));

const ofPeriods = EACH_REPORT.filter(([, { place, period }]) => place === 'statistics' && period);

const PRESETS = [['this month', 3] as const, ...(times(0, 1) === 1 ? [['all time', 4] as const] : [])];

const CLOCKS = [
  ...(['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval', 'clearImmediate'] as const),
  ...(['nextTick', 'queueMicrotask', 'hrtime', 'performance'] as const),
];

describe.each(PRESETS)('a file of %s', (_name, period_id) => {
  // The period that a running one is compared with grows by the second. The clock is stopped, so that the file is of
  // the same moment as the screen.
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

test.each(ofPeriods.slice(0, times(2, Infinity)))('%s on paper names its period', async (id, table) => {
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
