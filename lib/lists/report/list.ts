import type { ReplyOf } from '@/lib/contract/endpoint';
import type { Bucket } from '@/lib/domain/buckets';
import { formatTime } from '@/lib/domain/format';
import { countedDecimals, reportDecimals } from '@/lib/domain/measure';
import { COMPARISONS, hasPast, weeksOf } from '@/lib/domain/past-periods';
import { HALLS, opensOn, SHARED_REPORTS, type Place } from '@/lib/contract/places';
import { PAGE_SIZES } from '@/lib/contract/primitives';
import type { SectionId } from '@/lib/contract/sections';
import { choiceFilter, whole, type AddressFilters } from '../filters';
import type { Label, List, MessageKey, ListColumn, ListTotals, View, Words, Writing } from '../list';
import { changePercent, differenceOf } from './change';
import { chartOf } from './chart';
import { columnTone, type Columns, type ReportColumn } from './columns';
import { figuresOf, type Report, type ReportReply, type ReportRow, type Totals } from './define';
import { composedReport, MOST_ROWS, type ComposedReport } from './endpoints';
import { clashing, sent, type Filters as ReportFilters } from './filters';
import { filterNames, filterWords } from './filter-names';
import { homeOf } from './home';
import { columnLabel, titleOf, totalLabel } from './labels';
import { headsWithPeriods, periodsInWords } from './periods';
import { seenReport } from './seen';
import { gridName, kindOfTotal, totalDecimals, totalNames } from './totals';

type Reply = ReplyOf<ComposedReport>;

/** Comparison of the view, or `none`. */
const compareFilter = whole(choiceFilter(['none', ...COMPARISONS], 'none'));
type Filters = AddressFilters & { readonly compare: typeof compareFilter };

const PRECISION: Readonly<Record<Bucket, number>> = { month: 0, day: 1, hour: 2 };

function decimalsOf(key: string, { kind, decimals: fixed, measure, asCounted }: ReportColumn) {
  if (kind === 'percent') return fixed === undefined ? undefined : () => fixed;
  const decimals = fixed ?? 2;
  if (kind === 'point') return (row: ReportRow) => PRECISION[row.bucket ?? 'hour'];
  if (kind !== 'quantity') return undefined;
  if (asCounted) return (row: ReportRow) => countedDecimals(row[key]);
  return (row: ReportRow) => (measure ? reportDecimals(row[measure], decimals) : decimals);
}

/** Column followed by its change, if the view compares. */
function columnsOfKey(part: string, [key, column]: [string, ReportColumn], compares: boolean): ListColumn<ReportRow>[] {
  const { wireOnly, compare, lessIsBetter, decimals: _, ...traits } = column;
  const { kind, value } = traits;
  if (wireOnly) return [];
  const tone = columnTone(key, column);
  const decimals = decimalsOf(key, column);
  const own: ListColumn<ReportRow> = {
    ...traits,
    key,
    label: columnLabel(part, key),
    sortable: true,
    ...(decimals && { decimals }),
    ...(tone && { tone }),
  };
  if (!compares || !compare) return [own];
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
      key: `${key}_change`,
      kind,
      width: 104,
      priority: 'low',
      change: { ...change, as: 'difference' },
      label: (words) => words('reports.changeOf', { name: name(words) }),
      value: (row, words) => {
        const known = figures(row, words);
        return known && differenceOf(kind, known.now, known.past, decimals?.(row));
      },
      ...(decimals && { decimals }),
    },
    {
      key: `${key}_change_percent`,
      kind: 'percent',
      width: 84,
      priority: 'low',
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

/** Columns of a list without comparison. */
export const plainColumns = (part: string, columns: Columns): ListColumn<ReportRow>[] =>
  Object.entries(columns).flatMap((one) => columnsOfKey(part, one, false));

/** Disables sorting of columns that the server does not know. */
const unsorted = (columns: readonly ListColumn<ReportRow>[]): ListColumn<ReportRow>[] =>
  columns.map((column) => ({ ...column, sortable: false }));

const madeOf = ({ made = {} }: Report, row: ReportRow, totals: Reply['totals']) =>
  Object.fromEntries(Object.entries(made).map(([name, { of }]) => [name, of(row, figuresOf(totals))]));

/** Totals of a report: its grid, and a line with all other totals. */
function totalsOf(report: Report): ListTotals<Reply> {
  const { part, grid, columns } = report;
  const line = {
    key: 'totals',
    label: 'exports.totals.total',
    cells: ({ totals }: Reply) => totals,
    past: ({ past_totals }: Reply) => past_totals,
  } as const;
  const inOneLine: ListTotals<Reply> = {
    heads: (reply) =>
      totalNames(report, reply?.totals).map((key) => {
        const kind = kindOfTotal(key, report);
        const decimals = totalDecimals(kind, reply?.totals[key], columns[key]);
        const tone = columns[key]?.lessIsBetter && ({ lessIsBetter: true } as const);
        return { key, kind, decimals, label: totalLabel(part, key), ...tone };
      }),
    lines: [line],
  };
  if (!grid) return inOneLine;
  const { heads, lines } = grid;
  const kindOf = (line: string) => kindOfTotal(gridName(report, heads[0] ?? '', line), report);
  const inLine = (name: string, totals: Totals | undefined) =>
    totals && Object.fromEntries(heads.map((head) => [head, totals[gridName(report, head, name)]]));
  return {
    heads: () => heads.map((key) => ({ key, kind: kindOf(lines[0] ?? ''), label: totalLabel(part, key) })),
    lines: lines.map((key) => ({
      key,
      label: totalLabel(part, key),
      kind: kindOf(key),
      decimals: totalDecimals(kindOf(key), undefined, columns[gridName(report, heads[0] ?? '', key)]),
      rare: heads.every((head) => report.rare?.includes(gridName(report, head, key))),
      cells: ({ totals }) => inLine(key, totals) ?? {},
      past: ({ past_totals }) => inLine(key, past_totals),
    })),
    beside: inOneLine,
  };
}

/** Report in a section as a list, the source of its screen, address, files and paper. */
export interface ReportList extends List<ComposedReport, ReportRow, Filters> {
  readonly report: Report;
  /** Place whose sales are counted. */
  readonly place: Place;
  /** Text of its tab. */
  readonly tab: Label;
}

/** Text for a report of a hall's section that knows no hall; none for others. */
const undivided = ({ section, filters = {} }: Report, words: Words): string[] =>
  section in SHARED_REPORTS && !('hall' in filters)
    ? [words('reports.place.of', { name: words('reports.place.undivided') })]
    : [];

/** Filters by which a reply was counted: the whole menu where the usual folder sold nothing. */
const countedBy = <V extends object>(values: V, { whole_menu }: Pick<ReportReply, 'whole_menu'>): V =>
  whole_menu ? { ...values, category_id: 0 } : values;

/** Filters in the address. */
const addressOf = (filters: ReportFilters, section: SectionId) =>
  Object.fromEntries(
    Object.entries(filters).map(([name, { kind, address }]) => [
      name,
      // A choice says what the rows stand for, and hides none.
      kind === 'hall' ? choiceFilter(HALLS, opensOn(section)) : kind === 'choice' ? whole(address) : address,
    ]),
  );

/** Creates the list of a report for the screen of a section. */
export function reportList(report: Report, section: SectionId, endpoint = composedReport(report, section)): ReportList {
  const { part, key, columns, filters = {}, chart, wire, made = {}, sort = { key, direction: 'asc' } } = report;
  const { id, path, place } = homeOf(report, section);
  const title = titleOf(part);
  const nameOfSection: MessageKey = `sections.${section}`;
  const isAlone = part === report.section;
  const columnsWith = (compares: boolean) => [
    ...Object.entries(columns).flatMap((one) => columnsOfKey(part, one, compares)),
    ...Object.entries(made).flatMap(([name, { column }]) => unsorted(columnsOfKey(part, [name, column], false))),
  ];
  const [plain, compared] = [columnsWith(false), columnsWith(true)];
  return {
    report,
    place,
    id,
    section,
    path,
    tab: isAlone ? nameOfSection : title,
    title: isAlone ? nameOfSection : (words) => `${words(nameOfSection)}: ${title(words)}`,
    endpoint,
    without: (hidden) => {
      const seen = seenReport(report, hidden);
      return seen === report ? undefined : reportList(seen, section, endpoint);
    },
    period: true,
    asChosen: true,
    filters: { ...addressOf(filters, section), compare: compareFilter },
    clashing: (given) => clashing(filters, given),
    // A time axis is shown whole, and so are groups.
    counts: chart || wire ? [MOST_ROWS] : PAGE_SIZES,
    most: MOST_ROWS,
    sort,
    columns: plain,
    columnsFor: ({ filters: { compare }, period }, reply) => {
      const shown = compare !== 'none' && hasPast(period) ? compared : plain;
      return reply ? headsWithPeriods(report, shown, reply) : shown;
    },
    totals: totalsOf(report),
    input: ({ period, filters: { compare, ...narrowed }, page, count, sort: by }) => ({
      body: {
        ...period,
        ...sent(filters, narrowed, place),
        page,
        count,
        ...(by && { sort: by }),
        ...(compare !== 'none' && { compare }),
      },
    }),
    rows: ({ items, totals, bucket }) =>
      items
        .filter((row) => report.keeps?.(row) ?? true)
        .map((row) => ({ ...row, ...madeOf(report, row, totals), bucket })),
    total: ({ totals, items }) => figuresOf(totals)['total_records'] ?? items.length,
    keyOf: (row) => row[key] as number | string,
    ...(chart && {
      chart: (reply: Reply, words: Words, writing: Writing, { filters: chosen }: Pick<View, 'filters'>) =>
        chartOf(report, reply, chosen, words, writing),
    }),
    named: (values, words, read, reply) => filterNames(filters, countedBy(values, reply), words, read, place),
    narrowed: async ({ compare, ...values }, words, read, reply, { timeZone }) => {
      const { past = [], paired } = reply;
      const counted = countedBy(values, reply);
      const chosen = await filterWords(filters, counted, (name) => columnLabel(part, name)(words), words, read, place);
      const narrowed = [...chosen, ...undivided(report, words), ...periodsInWords(report, reply, words)];
      if (compare === 'none' || past.length === 0) return narrowed;
      const what = words('reports.comparedWith', { what: words(`reports.compare.${compare}`) });
      const at = (seconds: number) => formatTime(seconds, timeZone);
      const periods = past.map(({ start_time, end_time }) => `${at(start_time)} – ${at(end_time)}`);
      const days = paired ? [words('reports.pairedDays', { weeks: weeksOf(paired) })] : [];
      return [...narrowed, `${what}: ${periods.join(', ')}`, ...days];
    },
    ...report.list,
  };
}
