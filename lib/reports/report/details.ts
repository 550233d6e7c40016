import { z } from 'zod';
import { toBaht, toSatang } from '../../domain/money';
import { idFilter } from '../filters';
import type { ListTable, MessageKey, TotalsHead, View, Words } from '../table';
import { writeValue } from '../write';
import { categoryWords } from './category-words';
import type { Columns } from './columns';
import type { Details, ReportRow } from './define';
import { adminDetails, MOST_ROWS, partOf, type AdminDetails } from './endpoints';
import { columnLabel, plainColumns, type ReportTable } from './table';

const ASKED_BY: Readonly<Record<string, z.ZodType>> = {
  hour: z.coerce.number<string>().pipe(z.int().min(0).max(23)).default(0),
  category_id: idFilter,
};

/** The rows behind a row of a report, as a list of its own: so they too can be had as files and on paper. */
export interface DetailsTable extends ListTable<AdminDetails, ReportRow> {
  /** What they are narrowed to behind a row of the report as it is looked at. */
  filtersOf(row: ReportRow, filters: View['filters']): View['filters'];
  /** What the details of a row are called. */
  titleOf(row: ReportRow, words: Words, writing: { readonly locale: string; readonly timeZone: string }): string;
}

/** Sums of the columns that have a total, over rows that are all there. */
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

const headsOf = (part: string, columns: Columns): TotalsHead[] =>
  Object.entries(columns).flatMap(([key, { total, kind, decimals = 2 }]) =>
    total ? [{ key, kind, decimals, label: columnLabel(part, key) }] : [],
  );

const isHidden = (name: string): boolean => name === 'chart_type' || name === 'id';

/** Makes the list of what lies behind the rows of a report; nothing where there is no such. */
export function detailsTable({ report, place, path, section, title }: ReportTable): DetailsTable | undefined {
  const { part, filters = {}, details } = report;
  if (!details) return undefined;
  const { by, of = by, said, key, columns, sort }: Details = details;
  const as: string = details.as ?? by;
  const asked = { ...filters, [as]: ASKED_BY[as] ?? idFilter };
  const shape = Object.fromEntries(Object.entries(asked).filter(([name]) => !isHidden(name)));
  const heading = `reports.parts.${part}.details` as MessageKey;
  return {
    ...{ id: `${partOf(report, place)}_details`, section, path, title },
    endpoint: adminDetails(report, place),
    period: true,
    filters: z.object(shape),
    counts: ['all'],
    most: MOST_ROWS,
    ...(sort && { sort }),
    columns: plainColumns(part, columns),
    totals: {
      heads: () => headsOf(part, columns),
      lines: [
        {
          key: 'totals',
          label: 'exports.totals.total',
          cells: ({ totals, items }) => totals ?? sumsOf(columns, items),
        },
      ],
    },
    input: ({ period, filters: narrowed, page, count, sort: order }) => ({
      body: { ...period, ...narrowed, page, count, ...(order && { sort: order }) },
    }),
    rows: ({ items }) => items,
    total: ({ items, totals }) => totals?.['total_records'] ?? items.length,
    keyOf: (row) => row[key] as number | string,
    narrowed: async (given, words, read) => {
      const value = given[as] as number;
      const written = writeValue(report.columns[by]?.kind ?? 'id', value, { locale: 'en', timeZone: 'UTC' });
      const what = said ? await said(value, words, read) : words.has(heading) ? [words(heading, { of: written })] : [];
      return [...what, ...(as === 'category_id' ? [] : await categoryWords(given, words, read))];
    },
    filtersOf: (row, given) => ({
      ...Object.fromEntries(Object.entries(given).filter(([name]) => name in shape)),
      [as]: row[by],
    }),
    titleOf: (row, words, writing) => {
      const written = writeValue(report.columns[of]?.kind ?? 'text', row[of] as string | number, writing);
      return words.has(heading) ? words(heading, { of: written }) : written;
    },
  };
}
