import type { ReplyOf } from '@/lib/contract/endpoint';
import { toBaht, toSatang } from '@/lib/domain/money';
import { choiceFilter, exactFilter, idFilter, type AddressFilter } from '../filters';
import type { List, MessageKey, TotalsHead, View, Words } from '../list';
import { namePart } from '../name-part';
import { writeValue } from '../write';
import type { Columns, ReportColumn } from './columns';
import { figuresOf, type Details, type ReportRow, type Totals } from './define';
import { adminDetails, MOST_ROWS, type AdminDetails } from './endpoints';
import { clashing, sent } from './filters';
import { filterNames, filterWords } from './filter-names';
import { columnLabel, detailLabel } from './labels';
import { plainColumns, type ReportList } from './list';
import { totalDecimals } from './totals';

/** Reads the key of details from an address: a text unchanged, an hour, or a number; 0 if missing. */
const keyInAddress = ({ kind }: Pick<ReportColumn, 'kind'>): AddressFilter<number | string> =>
  kind === 'text' ? exactFilter : kind === 'hour' ? choiceFilter(HOURS, 0) : idFilter;

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Details of a report's row as a list with files and paper. */
export interface DetailsList extends List<AdminDetails, ReportRow> {
  /** Filters for the details of a row, from those of the report. */
  filtersOf(row: ReportRow, filters: View['filters']): View['filters'];
  /** Column with the number of the order that a row opens. */
  readonly order?: string;
  /** Title of a row's details. */
  titleOf(row: ReportRow, words: Words, writing: { readonly locale: string; readonly timeZone: string }): string;
}

/** Sums of the columns with `total` over all rows. */
export function sumsOf(columns: Columns, rows: readonly ReportRow[]): Record<string, number> {
  const summed = Object.entries(columns).filter(([, { total }]) => total);
  return Object.fromEntries(
    summed.map(([key, { kind }]) => {
      const values = rows.map((row) => Number(row[key] ?? 0));
      const sum = (of: (value: number) => number) => values.reduce((all, value) => all + of(value), 0);
      return [key, kind === 'money' ? toBaht(sum(toSatang)) : Math.round(sum(Number) * 1000) / 1000];
    }),
  );
}

const headsOf = (part: string, columns: Columns, totals: Totals): TotalsHead[] =>
  Object.entries(columns).flatMap(([key, column]) => {
    const { total, kind } = column;
    const decimals = totalDecimals(kind, totals[key], column);
    return total ? [{ key, kind, decimals, label: detailLabel(part, key) }] : [];
  });

/** Filters that apply to details as well; a choice concerns the chart, a group has no details. */
const NARROWING: readonly string[] = ['category', 'text', 'place', 'hall', 'start_hour', 'end_hour', 'fixed'];

/** Creates the list of a report's details. */
export function detailsList(
  { report, id, path, section, place, title, ...table }: ReportList,
  details: Details,
): DetailsList {
  const { part } = report;
  const { by, as = by, of = by, paperTitle, key, columns, sort, told, order } = details;
  const column: Pick<ReportColumn, 'kind' | 'value'> = report.columns[by] ?? { kind: 'id' };
  const summed = ({ totals, items }: ReplyOf<AdminDetails>) => totals ?? sumsOf(columns, items);
  /** A text key as its column shows it. */
  const shown = (row: ReportRow, words: Words): string | undefined => {
    const text = column.kind === 'text' ? column.value?.(row, words) : undefined;
    return typeof text === 'string' ? text : undefined;
  };
  /** The key of details in words. */
  const keyText = (value: number | string, words: Words): string =>
    shown({ [by]: value }, words) ?? writeValue(column.kind, value, { locale: 'en', timeZone: 'UTC' });
  const filters = Object.fromEntries(
    Object.entries(report.filters ?? {}).filter(([name, { kind }]) => NARROWING.includes(kind) && name !== as),
  );
  const addresses = Object.entries(filters).map(([name, one]) => [name, table.filters[name] ?? one.address] as const);
  const heading = `reports.parts.${part}.details` as MessageKey;
  return {
    id: `${id}_details`,
    section,
    path,
    title,
    ...(table.belongsTo && { belongsTo: table.belongsTo }),
    endpoint: adminDetails(report, section),
    period: true,
    filters: { ...Object.fromEntries(addresses), [as]: keyInAddress(column) },
    clashing: (given) => clashing(filters, given),
    counts: ['all'],
    most: MOST_ROWS,
    ...(sort && { sort }),
    columns: plainColumns(part, columns).map((one) => ({ ...one, label: detailLabel(part, one.key) })),
    totals: {
      heads: (reply) => headsOf(part, columns, reply ? summed(reply) : {}),
      lines: [
        {
          key: 'totals',
          label: 'exports.totals.total',
          cells: summed,
        },
      ],
    },
    input: ({ period, filters: narrowed, page, count, sort: order }) => ({
      body: { ...period, ...sent(filters, narrowed, place), page, count, ...(order && { sort: order }) },
    }),
    rows: ({ items }) => items,
    ...(told && {
      arranged: (rows: readonly ReportRow[], _view: unknown, { words, locale }: { words: Words; locale: string }) =>
        rows.map((row) => ({ ...row, told: told(row, words, locale) })),
    }),
    total: ({ items, totals = {} }) => figuresOf(totals)['total_records'] ?? items.length,
    keyOf: (row) => row[key] as number | string,
    ...(order && { order }),
    named: async (given: Readonly<Record<string, unknown>>, words, read) => {
      const value = given[as] as number | string;
      const names = paperTitle && typeof value === 'number' ? await paperTitle(value, words, read) : [];
      const name = names.join(' ') || keyText(value, words);
      return [namePart(as, value, name), ...(await filterNames(filters, given, words, read, place))];
    },
    narrowed: async (given: Readonly<Record<string, unknown>>, words, read) => {
      const value = given[as] as number | string;
      const written = keyText(value, words);
      const named = words.has(heading)
        ? words(heading, { of: written })
        : `${columnLabel(part, by)(words)}: ${written}`;
      const what = paperTitle && typeof value === 'number' ? await paperTitle(value, words, read) : [named];
      return [...what, ...(await filterWords(filters, given, (name) => columnLabel(part, name)(words), words, read))];
    },
    filtersOf: (row, given) => ({
      ...Object.fromEntries(Object.entries(given).filter(([name]) => name in filters)),
      [as]: row[by],
    }),
    titleOf: (row, words, writing) => {
      const own = of === by ? shown(row, words) : undefined;
      const written = own ?? writeValue(report.columns[of]?.kind ?? 'text', row[of] as string | number, writing);
      return words.has(heading) ? words(heading, { of: written }) : written;
    },
  };
}

/** Lists of details, one for each report that has details. */
export const detailsOf = (tables: readonly ReportList[]): DetailsList[] =>
  tables.flatMap((table) => (table.report.details ? detailsList(table, table.report.details) : []));
