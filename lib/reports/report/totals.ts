import type { ColumnKind } from '../table';
import type { Report, TotalKind, Totals } from './define';

/**
 * Guesses the kind of a total that only a server of another version gives, by its name: the trade's figures in baht, and
 * shares of a profit, which are percents though their name has a profit in it.
 */
const IN_BAHT = /price|profit|revenue|cost|check_average|discount|bonus|commodity_balance|total_tax_paid/;
const PERCENT = /_percent$/;
const COUNT = /(^|_)(count|discounts_count|orders_count|records|units)(_|$)/;
function guessedKind(name: string): ColumnKind {
  if (PERCENT.test(name)) return 'percent';
  if (COUNT.test(name)) return 'count';
  return IN_BAHT.test(name) ? 'money' : 'quantity';
}

/** How a total is written: as the definition says, else by its name. */
export const kindOfTotal = (name: string, { columns, totals }: Report): ColumnKind =>
  columns[name]?.kind ?? totals?.[name] ?? guessedKind(name);

const isShown = (name: string): boolean => name !== 'total_records' && !name.includes('__no_totals');

/** Names of the totals in the order in which they are shown: the report's own, then whatever else a server gives. */
export function totalNames(report: Report, given: Totals | undefined): string[] {
  const summed = Object.entries(report.columns).flatMap(([key, { total }]) => (total ? [key] : []));
  const own = [...summed, ...Object.keys(report.totals ?? {})];
  const names = given
    ? [...own.filter((name) => name in given), ...Object.keys(given).filter((name) => !own.includes(name))]
    : own.filter((name) => !report.rare?.includes(name));
  const { heads = [], lines = [] } = report.grid ?? {};
  const inGrid = new Set(heads.flatMap((head) => lines.map((line) => gridName(report, head, line))));
  return names.filter((name) => isShown(name) && !inGrid.has(name));
}

/** The wire's name of a figure in the grid of totals. */
export const gridName = ({ grid }: Report, head: string, line: string): string =>
  grid?.lineFirst ? `${line}_${head}` : `${head}_${line}`;

/** The totals of a grid with their kinds, each named `{head}_{line}`; `lines` are the kinds of its lines. */
export function totalsOfGrid<H extends string, L extends string>(
  heads: readonly H[],
  lines: Readonly<Record<L, TotalKind>>,
): Readonly<Record<`${H}_${L}`, TotalKind>> {
  const named = Object.entries<TotalKind>(lines).flatMap(([line, kind]) =>
    heads.map((head) => [`${head}_${line}`, kind] as const),
  );
  return Object.fromEntries(named) as Record<`${H}_${L}`, TotalKind>;
}
