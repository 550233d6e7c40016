import { sql, type SQL } from 'drizzle-orm';
import type { Report } from '@/lib/reports/report/define';
import type { Database } from '../db/open';
import type { Query } from './query';

/** Which of the rows, and in which order. */
export interface Slice {
  readonly page: number;
  readonly count: number;
  readonly sort?: { readonly key: string; readonly direction: 'asc' | 'desc' } | undefined;
}

export interface ReportReply {
  readonly items: Record<string, unknown>[];
  readonly totals: Record<string, number>;
}

const commas = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/** Baht from satang, where the column is money. */
const onWire = (report: Report, key: string, value: SQL): SQL =>
  report.columns[key]?.kind === 'money' ? sql`${value} / 100.0` : value;

const named = (entries: readonly (readonly [string, SQL])[]): SQL =>
  commas(entries.map(([name, value]) => sql`${value} as ${sql.identifier(name)}`));

/** By the column that is asked for, then by the key, so that pages fit together; what has no value comes last. */
function order(
  { key, thenBy = key, sort: usual = { key, direction: 'asc' } }: Report,
  sort: Slice['sort'] = usual,
): SQL {
  const way = sort.direction === 'desc' ? sql`desc` : sql`asc`;
  return sql`${sql.identifier(sort.key)} ${way} nulls last, ${sql.identifier(thenBy)} nulls last, ${sql.identifier(key)}`;
}

/** Rows of a page and totals over all rows, asked in one statement, so that they are of one moment. */
export async function runReport(
  db: Pick<Database['db'], 'execute'>,
  report: Report,
  { select, from, totals }: Query,
  { page, count, sort }: Slice,
): Promise<ReportReply> {
  const keys = Object.keys(report.columns);
  const columns = keys.map((key) => [key, select[key] ?? sql`null`] as const);
  const items = keys.map((key) => [key, onWire(report, key, sql.identifier(key) as unknown as SQL)] as const);
  const sums = keys
    .filter((key) => report.columns[key]?.total)
    .map((key) => [key, onWire(report, key, sql`coalesce(sum(${sql.identifier(key)}), 0)`)] as const);
  const others = Object.entries<SQL>(totals?.select ?? {});
  const { rows } = await db.execute<{ items: ReportReply['items'] | null; totals: Record<string, number | null> }>(sql`
    with report as (select ${named(columns)} from ${from})
    select
      (select json_agg(page) from (
        select ${named(items)} from report order by ${order(report, sort)}
        limit ${count}::int offset ${(page - 1) * count}::int
      ) page) as items,
      (select row_to_json(sums)::jsonb from (
        select ${named([['total_records', sql`count(*)`], ...sums])} from report
      ) sums) ${
        others.length > 0
          ? sql`|| (select row_to_json(others)::jsonb from (
        select ${named(others)} from ${totals?.from ?? sql`report`}
      ) others)`
          : sql``
      } as totals`);
  const [found] = rows;
  const known = Object.entries(found?.totals ?? {}).map(([name, value]) => [name, value ?? 0] as const);
  return { items: found?.items ?? [], totals: Object.fromEntries(known) };
}
