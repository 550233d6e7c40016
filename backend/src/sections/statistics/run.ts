import { sql, type SQL } from 'drizzle-orm';
import { toBaht } from '@/lib/domain/money';
import { CUT_OFF_HOUR } from '@/lib/domain/venue-time';
import type { Report } from '@/lib/lists/report/define';
import { inNameOrder } from '../../db/names';
import type { Queries } from '../../db/open';
import type { Found, Query, Slice } from './query';
import { readOne } from '../../db/rows';

/** Parts of a definition that a query needs; details and wire replies have them as well. */
type Read = Pick<Report, 'key' | 'columns' | 'sort' | 'thenBy' | 'totals' | 'rare'>;

const commas = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/** A value on the wire: baht for money, from satang. */
const onWire = ({ columns }: Read, key: string, value: unknown): unknown =>
  typeof value === 'number' && columns[key]?.kind === 'money' ? toBaht(value) : value;

/** Rows from columns. Columns carry each name once, not once per row. */
const rowsOf = (report: Read, keys: readonly string[], columns: readonly (readonly unknown[] | null)[]) =>
  (columns[0] ?? []).map((_, row) =>
    Object.fromEntries(keys.map((key, column) => [key, onWire(report, key, columns[column]?.[row])])),
  );

const named = (entries: readonly (readonly [string, SQL])[]): SQL =>
  commas(entries.map(([name, value]) => sql`${value} as ${sql.identifier(name)}`));

/** Sort expression of a column: names in natural order, hours in the order of the business day. */
function sortable({ columns }: Read, key: string): SQL {
  const value = sql`${sql.identifier(key)}`;
  switch (columns[key]?.kind) {
    case 'text':
      return inNameOrder(sql`${value}::text`);
    case 'hour':
      return sql`(${value} + 24 - ${CUT_OFF_HOUR}::int) % 24`;
    default:
      return value;
  }
}

/** Order by the requested column, then by key, so that pages never overlap; nulls last. */
function order(report: Read, sort: Slice['sort'] = report.sort ?? { key: report.key, direction: 'asc' }): SQL {
  const { key, thenBy = key } = report;
  const way = sort.direction === 'desc' ? sql`desc` : sql`asc`;
  return sql`${sortable(report, sort.key)} ${way} nulls last, ${sortable(report, thenBy)} nulls last, ${sql.identifier(key)}`;
}

/** Sum over all rows; null if the rows have no figures. */
const sumOf = (column: SQL | ReturnType<typeof sql.identifier>): SQL =>
  sql`case when count(*) = 0 or count(${column}) > 0 then coalesce(sum(${column}), 0) end`;

/** Rows of a page and totals over all rows in one statement, so that both are of one snapshot. */
export async function runReport(
  db: Queries,
  report: Read,
  { with: before, select, besides = {}, from, totals }: Query,
  { page, count, sort }: Slice,
): Promise<Found> {
  const keys = Object.keys(report.columns);
  const columns = [...keys.map((key) => [key, select[key] ?? sql`null`] as const), ...Object.entries<SQL>(besides)];
  const sums = keys
    .filter((key) => report.columns[key]?.total)
    .map((key) => [key, sumOf(sql.identifier(key))] as const);
  const others = Object.entries<SQL>(totals?.select ?? {});
  const found = await readOne<{
    columns: (unknown[] | null)[];
    sums: Record<string, number | null>;
    others: Record<string, number | string | null> | null;
  }>(db)`
    with ${before ? sql`${before}, ` : sql``}report as (select ${named(columns)} from ${from})
    select
      (select json_build_array(${commas(keys.map((key) => sql`json_agg(${sql.identifier(key)})`))}) from (
        select * from report order by ${order(report, sort)} limit ${count}::int offset ${(page - 1) * count}::int
      ) page) as columns,
      (select row_to_json(sums) from (
        select ${named([['total_records', sql`count(*)`], ...sums])} from report
      ) sums) as sums,
      ${
        others.length > 0
          ? sql`(select row_to_json(others) from (select ${named(others)} from ${totals?.from ?? sql`report`}) others)`
          : sql`null`
      } as others`;
  const figures = Object.entries(found.sums).filter(([, value]) => value !== null);
  const summed = figures.map(([key, value]) => [key, onWire(report, key, value)] as const);
  const other = Object.entries(found.others ?? {})
    .filter(([name, value]) => value !== null || !report.rare?.includes(name))
    .map(([name, value]) => [name, value ?? (report.totals?.[name] === 'text' ? '' : 0)] as const);
  return {
    items: rowsOf(report, keys, found.columns),
    totals: Object.fromEntries([...summed, ...other]) as Found['totals'],
  };
}
