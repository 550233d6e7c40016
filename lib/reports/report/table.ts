import { z } from 'zod';
import type { Bucket } from '../../domain/buckets';
import { formatTime } from '../../domain/format';
import { countedDecimals, reportDecimals } from '../../domain/measure';
import { COMPARISONS, hasPast } from '../../domain/past-periods';
import type { Place } from '../../domain/places';
import type { Label, ListTable, MessageKey, TableColumn, TableTotals, View, Words, Writing } from '../table';
import { categoryWords } from './category-words';
import { changePercent, differenceOf } from './change';
import { chartOf } from './chart';
import type { Columns, ReportColumn } from './columns';
import type { Report, ReportRow } from './define';
import { composedReport, MOST_ROWS, partOf, type ComposedReport } from './endpoints';
import { gridName, kindOfTotal, totalNames } from './totals';

type Reply = z.output<ComposedReport['reply']>;

/** Whether the view compares, and with what. */
export const compareFilter = z.enum(['none', ...COMPARISONS]).default('none');
type Filters = z.ZodObject<{ compare: typeof compareFilter }>;

const PRECISION: Readonly<Record<Bucket, number>> = { month: 0, day: 1, hour: 2 };

/** The first of some keys that there is a text for; a server's own names may have none, and stand as they are. */
const firstOf =
  (name: string, ...keys: readonly string[]) =>
  (words: Words): string => {
    const key = keys.find((one) => words.has(one as MessageKey));
    return key === undefined ? name : words(key as MessageKey);
  };

export const columnLabel = (part: string, key: string) =>
  firstOf(key, `reports.parts.${part}.columns.${key}`, `reports.columns.${key}`);
const totalLabel = (part: string, key: string) =>
  firstOf(
    key,
    `reports.parts.${part}.totals.${key}`,
    `reports.parts.${part}.columns.${key}`,
    `reports.totals.${key}`,
    `reports.columns.${key}`,
  );

function decimalsOf(key: string, { kind, decimals = 2, measure, asCounted }: ReportColumn) {
  if (kind === 'point') return (row: ReportRow) => PRECISION[row.bucket ?? 'hour'];
  if (kind !== 'quantity') return undefined;
  if (asCounted) return (row: ReportRow) => countedDecimals(row[key]);
  return (row: ReportRow) => (measure ? reportDecimals(row[measure], decimals) : decimals);
}

/** The column itself, and after it by how much it has changed, where the view compares. */
function columnsOfKey(
  part: string,
  [key, column]: [string, ReportColumn],
  compares: boolean,
): TableColumn<ReportRow>[] {
  const { kind, width, minWidth, fileOnly, priority, value, tone, wireOnly, lessIsBetter } = column;
  if (wireOnly) return [];
  const decimals = decimalsOf(key, column);
  const own: TableColumn<ReportRow> = {
    ...{ key, kind, label: columnLabel(part, key), sortable: true },
    ...(width !== undefined && { width }),
    ...(minWidth !== undefined && { minWidth }),
    ...(fileOnly && { fileOnly }),
    ...(priority && { priority }),
    ...(decimals && { decimals }),
    ...(value && { value }),
    ...(tone && { tone }),
  };
  if (!compares || !column.compare) return [own];
  const shown = (row: ReportRow, words: Words) => (value ? value(row, words) : row[key]);
  const figures = (row: ReportRow, words: Words) => {
    const [now, past] = [shown(row, words), shown({ ...row, ...row.past }, words)];
    const known = row.past?.[key] !== undefined && typeof now === 'number' && typeof past === 'number';
    return known ? { now, past } : undefined;
  };
  const change = { of: key, kind, figures, ...(decimals && { decimals }), ...(lessIsBetter && { lessIsBetter }) };
  const name = columnLabel(part, key);
  return [
    own,
    {
      ...{ key: `${key}_change`, kind, width: 104, priority: 'low', change: { ...change, as: 'difference' } },
      label: (words) => words('reports.changeOf', { name: name(words) }),
      value: (row, words) => {
        const known = figures(row, words);
        return known && differenceOf(kind, known.now, known.past, decimals?.(row));
      },
      ...(decimals && { decimals }),
    },
    {
      ...{ key: `${key}_change_percent`, kind: 'percent', width: 84, priority: 'low' },
      change: { ...change, as: 'percent' },
      decimals: () => 1,
      label: (words) => words('reports.percentOf', { name: name(words) }),
      value: (row, words) => {
        const known = figures(row, words);
        return known && changePercent(kind, known.now, known.past, decimals?.(row));
      },
    },
  ];
}

/** Columns as a list has them where nothing is compared. */
export const plainColumns = (part: string, columns: Columns): TableColumn<ReportRow>[] =>
  Object.entries(columns).flatMap((one) => columnsOfKey(part, one, false));

/** The server knows nothing of what is made here, and cannot order by it. */
const unsorted = (columns: readonly TableColumn<ReportRow>[]): TableColumn<ReportRow>[] =>
  columns.map((column) => ({ ...column, sortable: false }));

const madeOf = ({ made = {} }: Report, row: ReportRow, totals: Reply['totals']) =>
  Object.fromEntries(Object.entries(made).map(([name, { of }]) => [name, of(row, totals)]));

/** Totals of a report: its grid, and every other named number in one line. */
function totalsOf(report: Report): TableTotals<Reply> {
  const { part, grid, columns } = report;
  const line = {
    key: 'totals',
    label: 'exports.totals.total',
    cells: ({ totals }: Reply) => totals,
    past: ({ past_totals }: Reply) => past_totals,
  } as const;
  const inOneLine: TableTotals<Reply> = {
    heads: (reply) =>
      totalNames(report, reply?.totals).map((key) => ({
        ...{ key, kind: kindOfTotal(key, report), label: totalLabel(part, key) },
        decimals: columns[key]?.decimals ?? 2,
      })),
    lines: [line],
  };
  if (!grid) return inOneLine;
  const { heads, lines } = grid;
  const inLine = (name: string, totals: Readonly<Record<string, number>> | undefined) =>
    totals && Object.fromEntries(heads.map((head) => [head, totals[gridName(report, head, name)]]));
  return {
    heads: () =>
      heads.map((key) => ({ key, kind: kindOfTotal(lines[0] ?? ''), decimals: 2, label: totalLabel(part, key) })),
    lines: lines.map((key) => ({
      ...{ key, label: totalLabel(part, key), kind: kindOfTotal(key) },
      rare: heads.every((head) => report.rare?.includes(gridName(report, head, key))),
      cells: ({ totals }) => inLine(key, totals) ?? {},
      past: ({ past_totals }) => inLine(key, past_totals),
    })),
    beside: inOneLine,
  };
}

/** A report of a place as a list: from it come the screen, its address, files and paper. */
export interface ReportTable extends ListTable<ComposedReport, ReportRow, Filters> {
  readonly report: Report;
  readonly place: Place;
  /** What its tab says. */
  readonly tab: Label;
}

/** Makes the list that a report is on the screen of a place. */
export function reportTable(report: Report, place: Place): ReportTable {
  const { part, key, columns, chart, wire, made = {}, sort = { key, direction: 'asc' } } = report;
  const id = partOf(report, place);
  const title = firstOf(part, `reports.parts.${part}.title`);
  const columnsWith = (compares: boolean) => [
    ...Object.entries(columns).flatMap((one) => columnsOfKey(part, one, compares)),
    ...Object.entries(made).flatMap(([name, { column }]) => unsorted(columnsOfKey(part, [name, column], false))),
  ];
  const [plain, compared] = [columnsWith(false), columnsWith(true)];
  return {
    ...{ report, place, id, section: place, path: `/${place}/${part}` },
    tab: title,
    title: (words) => `${words(`sections.${place}`)}: ${title(words)}`,
    endpoint: composedReport(report, place),
    period: !report.timeless,
    asChosen: true,
    filters: z.object({ ...report.filters, compare: compareFilter }),
    // An axis is shown whole, and so are groups.
    counts: chart || wire ? [MOST_ROWS] : [50, 100],
    most: MOST_ROWS,
    sort,
    columns: plain,
    ...(report.live && { live: report.live }),
    columnsFor: ({ filters: { compare }, period }) => (compare !== 'none' && hasPast(period) ? compared : plain),
    totals: totalsOf(report),
    input: ({ period, filters: { compare, ...filters }, page, count, sort: by }) => ({
      body: {
        ...{ ...period, ...filters, page, count },
        ...(by && { sort: by }),
        ...(compare !== 'none' && { compare }),
      },
    }),
    rows: ({ items, totals, bucket }) =>
      items
        .filter((row) => report.keeps?.(row) ?? true)
        .map((row) => ({ ...row, ...madeOf(report, row, totals), bucket })),
    total: ({ totals, items }) => totals['total_records'] ?? items.length,
    keyOf: (row) => row[key] as number | string,
    ...(report.isStrong && { isStrong: (row: ReportRow) => report.isStrong?.(row) ?? false }),
    ...(chart && {
      chart: ({ items, bucket, axis }: Reply, words: Words, writing: Writing, { filters }: Pick<View, 'filters'>) =>
        chartOf(
          {
            ...{ report, bucket, axis, rows: items, title: title(words) },
            chartType: Number((filters as Readonly<Record<string, unknown>>)['chart_type'] ?? 0),
            before: words('report.before'),
            labelOf: (column) => columnLabel(part, column)(words),
          },
          writing,
        ),
    }),
    narrowed: async ({ compare, ...filters }, words, read, { past = [] }, { timeZone }) => {
      const narrowed = await categoryWords(filters, words, read);
      if (compare === 'none' || past.length === 0) return narrowed;
      const what = words('reports.comparedWith', { what: words(`reports.compare.${compare}`) });
      const at = (seconds: number) => formatTime(seconds, timeZone);
      const periods = past.map(({ start_time, end_time }) => `${at(start_time)} – ${at(end_time)}`);
      return [...narrowed, `${what}: ${periods.join(', ')}`];
    },
  };
}
