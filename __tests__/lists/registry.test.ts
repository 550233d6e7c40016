import { readFileSync } from 'node:fs';
import { foundReports } from '@/components/frame/use-found-reports';
import { totalNames } from '@/lib/lists/report/totals';
import { UNKNOWN_SHARE } from '@/lib/sections/statistics/lists/unknown-share';
import { endpointsOfReport } from '@/lib/lists/report/endpoints';
import { everyList } from '@/lib/sections/lists';
import { everyReport, findReportList, reportLists, type ByReport } from '@/lib/sections/reports';
import type { Looks } from '@/components/list/looks';

test('every list and every call has a unique name', () => {
  const ids = [...everyList.map(({ id }) => id), ...reportLists.flatMap(endpointsOfReport).map(({ path }) => path)];
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  for (const { path, section } of reportLists) expect(path.split('/')[1]).toBe(section);
});

test('a column is compared with a column of its report, and rare totals belong to it', () => {
  for (const { columns, rare = [], totals = {} } of everyReport) {
    const older = Object.values(columns).flatMap((column) => column.older ?? []);
    const periods = Object.values(columns).flatMap((column) => column.period ?? []);
    expect(Object.keys(columns)).toEqual(expect.arrayContaining(older));
    expect(Object.keys(totals)).toEqual(expect.arrayContaining(periods));
    expect(Object.keys(totals)).toEqual(expect.arrayContaining([...rare]));
  }
});

test('docs/domain.md names the tabs of the statistics in the order of the screen', () => {
  const parts = everyReport
    .filter(({ section, hidden }) => section === 'statistics' && !hidden)
    .map(({ part }) => part);
  const goods = 'draft_beer alcohol dishes discount_cards expense_categories';
  const hours = 'revenue orders_by_hours dishes_by_hours ingredients_lists';
  expect(parts.slice(0, 9)).toEqual(`${goods} ${hours}`.split(' '));
  const [, told = ''] = /Tabs in order: ([^]*?)\. Hidden/.exec(readFileSync('docs/domain.md', 'utf8')) ?? [];
  expect(told.match(/[a-z_]+/g)?.filter((word) => parts.includes(word))).toEqual(parts);
});

test('the share of revenue without a known cost is one total, hidden without the right to costs, in every report', () => {
  const having = everyReport.filter(({ totals = {} }) => 'unknown_percent' in totals);
  expect(having.map(({ part }) => part).toSorted()).toEqual(['additions', 'dishes', 'karaoke', 'revenue']);
  for (const report of having) {
    expect(report.totals).toMatchObject(UNKNOWN_SHARE.totals);
    expect(report.needs).toMatchObject(UNKNOWN_SHARE.needs);
    expect(report.rare).toEqual(expect.arrayContaining([...UNKNOWN_SHARE.rare]));
    expect(totalNames(report, undefined)).not.toContain('unknown_percent');
    const over = report.averageOver?.('unknown_percent') ?? '';
    expect([...Object.keys(report.columns), ...Object.keys(report.totals ?? {})]).toContain(over);
  }
});

test('a computed percentage in the grid of totals has one decimal', () => {
  const { totals } = findReportList('statistics', 'revenue')!;
  const decimals = totals?.lines.map(({ key, decimals }) => [key, decimals]);
  expect(decimals).toContainEqual(['profit_percent', 1]);
  expect(decimals).toContainEqual(['profit_average', 2]);
});

test('a look with a text, and an extension of no report, do not compile', () => {
  const looks: Looks<object>[] = [
    // @ts-expect-error a look has no value
    { name: { value: () => 'other' } },
    // @ts-expect-error a look has no written text
    { name: { render: () => 'other' } },
    // @ts-expect-error a look of a cell has no text
    { name: { cell: () => ({ text: 'other' }) } },
  ];
  const extensions: ByReport<object>[] = [
    // @ts-expect-error unknown report
    { statistics: { dish: {} } },
    // @ts-expect-error unknown section
    { menu: {} },
  ];
  expect([looks.length, extensions.length]).toEqual([3, 2]);
});

test('the search has every report with a name of its own, hidden ones marked', () => {
  const named = reportLists.filter(({ report }) => report.part !== report.section);
  const listed = foundReports.toSorted((a, b) => a.path.localeCompare(b.path));
  expect(listed).toEqual(
    named
      .map(({ section, path, report: { part, hidden = false } }) => ({ section, part, path, hidden }))
      .toSorted((a, b) => a.path.localeCompare(b.path)),
  );
});
