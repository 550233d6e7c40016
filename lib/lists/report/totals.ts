import type { Sight } from '@/lib/contract/access';
import { PERCENT_DECIMALS } from '@/lib/domain/format';
import { countedDecimals } from '@/lib/domain/measure';
import type { ColumnKind } from '../list';
import type { ReportColumn } from './columns';
import type { Report, TotalKind, Totals } from './define';

/**
 * Derives the kind of an unknown total, sent by a server of another version, from its name: prices and revenues are
 * baht; shares of a profit are percentages although the name contains `profit`.
 */
const IN_BAHT = /price|profit|revenue|cost|check_average|discount|bonus|commodity_balance|total_tax_paid/;
const PERCENT = /_percent$/;
const COUNT = /(^|_)(count|discounts_count|orders_count|records|units)(_|$)/;
function guessedKind(name: string): ColumnKind {
  if (PERCENT.test(name)) return 'percent';
  if (COUNT.test(name)) return 'count';
  return IN_BAHT.test(name) ? 'money' : 'quantity';
}

/** Format of a total: by the definition, else by its name. */
export const kindOfTotal = (name: string, { columns, totals }: Report): ColumnKind =>
  columns[name]?.kind ?? totals?.[name] ?? guessedKind(name);

/** Decimals of a total: those of its column, if it has one. */
export function totalDecimals(kind: ColumnKind, value: unknown, column?: ReportColumn): number {
  if (column?.asCounted) return countedDecimals(value);
  return column?.decimals ?? (kind === 'percent' ? PERCENT_DECIMALS : 2);
}

const isShown = (name: string): boolean => name !== 'total_records' && !name.includes('__no_totals');

/** Names of the totals in display order: the report's, then any others of the server. */
export function totalNames(report: Report, given: Totals | undefined): string[] {
  const summed = Object.entries(report.columns).flatMap(([key, { total }]) => (total ? [key] : []));
  const own = [...summed, ...Object.keys(report.totals ?? {})];
  const names = given
    ? [...own.filter((name) => name in given), ...Object.keys(given).filter((name) => !own.includes(name))]
    : own.filter((name) => !report.rare?.includes(name));
  const { heads = [], lines = [] } = report.grid ?? {};
  const inGrid = new Set(heads.flatMap((head) => lines.map((line) => gridName(report, head, line))));
  return names.filter((name) => isShown(name) && !inGrid.has(name) && !report.columns[name]?.wireOnly);
}

/** Wire name of a figure in the grid of totals. */
export const gridName = ({ grid }: Report, head: string, line: string): string =>
  grid?.lineFirst ? `${line}_${head}` : `${head}_${line}`;

/** Kinds of a grid's totals, each named `{head}_{line}`; `lines` has the kinds of its lines. */
export function totalsOfGrid<H extends string, L extends string>(
  heads: readonly H[],
  lines: Readonly<Record<L, TotalKind>>,
): Readonly<Record<`${H}_${L}`, TotalKind>> {
  const named = Object.entries<TotalKind>(lines).flatMap(([line, kind]) =>
    heads.map((head) => [`${head}_${line}`, kind] as const),
  );
  return Object.fromEntries(named) as Record<`${H}_${L}`, TotalKind>;
}

/** Rights of a grid's totals; `rightOf` gives undefined for one that needs none. */
export function needsOfGrid<H extends string, L extends string>(
  heads: readonly H[],
  lines: readonly L[],
  rightOf: (head: H, line: L) => Sight | undefined,
): Readonly<Partial<Record<`${H}_${L}`, Sight>>> {
  const named = heads.flatMap((head) => lines.map((line) => [`${head}_${line}`, rightOf(head, line)] as const));
  return Object.fromEntries(named.filter(([, needs]) => needs)) as Partial<Record<`${H}_${L}`, Sight>>;
}
