import { wordsIn } from '@/lib/bff/words';
import { COMPARISONS, pastPeriods } from '@/lib/domain/past-periods';
import { toSatang } from '@/lib/domain/money';
import type { ReportTable } from '@/lib/reports/report/table';
import { viewOf } from '@/lib/reports/view';
import { times } from '../support/effort';
import { EACH_REPORT, reportsVenue, type ReportReply, ZONE } from '../support/reports-venue';

const { venue, ask, weeks } = reportsVenue();

/** Reply of a report with the rows of all pages. */
async function whole(table: ReportTable, body: object = {}, count = 40): Promise<ReportReply> {
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

  (isOfDay ? test : test.skip)('every column sorts it, in both directions', async () => {
    const shown = Object.entries(report.columns).flatMap(([key, { wireOnly }]) => (wireOnly ? [] : [key]));
    for (const key of shown) {
      const [up, down] = await Promise.all(
        (['asc', 'desc'] as const).map((direction) => ask(table, { page: 1, count: 1000, sort: { key, direction } })),
      );
      const values = (reply: ReportReply | undefined) =>
        reply?.items.flatMap((row) => (row[key] == null ? [] : [row[key]])) ?? [];
      // Groups are sorted within themselves.
      if (typeof values(up)[0] === 'number' && !report.wire) {
        // Hours follow the business day.
        const place = (value: number) => (report.columns[key]?.kind === 'hour' ? (value + 12) % 24 : value);
        const sorted = (values(up) as number[]).toSorted((a, b) => place(a) - place(b));
        expect([key, values(up)]).toEqual([key, sorted]);
        expect([key, values(down)]).toEqual([key, sorted.toReversed()]);
      }
      if (report.columns[key]?.kind === 'text' && !report.wire) {
        const sorted = (values(up) as string[]).toSorted(new Intl.Collator('ru', { numeric: true }).compare);
        expect([key, values(up)]).toEqual([key, sorted]);
        expect([key, values(down)]).toEqual([key, sorted.toReversed()]);
      }
      expect(down?.items).toHaveLength(up?.items.length ?? -1);
    }
  });

  test.each(isOfDay ? COMPARISONS : ['previous' as const])('each figure has its past one: %s', async (compare) => {
    const reply = await ask(table, { page: 1, count: 1000, compare });
    const periods = pastPeriods(weeks(), venue().now, ZONE, compare);
    expect(periods).toHaveLength(compare === 'average' ? 4 : 1);
    const past = [];
    for (const period of periods) past.push(await whole(table, period, 1000));
    const compared = Object.entries(report.columns).filter((entry) => entry[1].compare);
    // Current-state figures had no past.
    expect(Object.keys(reply.past_totals ?? {}).filter((name) => /^(stock|pending)_/.test(name))).toEqual([]);
    const isAxis = Object.values(report.columns).some(({ kind }) => kind === 'point');
    expect(reply.totals['total_records']).toBe(reply.items.length);
    expect(reply.items.map((row) => row[report.key])).toEqual([...new Set(reply.items.map((row) => row[report.key]))]);
    for (const [name, { total }] of compared) {
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
        const before = past.map(({ items }) =>
          Number(items.find((one) => one[report.key] === row[report.key])?.[name] ?? 0),
        );
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
