import type { ColumnKind } from '../table';
import type { Report } from './define';

/** In whose names the trade's ฿ stands (specification part 2 §9), and a margin, which is as much money as a profit. */
const IN_BAHT = /price|profit|revenue|cost|check_average|discount|bonus|commodity_balance|total_tax_paid|total_margin/;
const PERCENT = /_percent$/;
const COUNT = /(^|_)(count|discounts_count|orders_count|records|units)(_|$)/;

/** How a total of that name is written: shares of a profit are percents, though their name has a profit in it. */
export function kindOfTotal(name: string, report?: Report): ColumnKind {
  const own = report?.columns[name]?.kind;
  if (own) return own;
  if (PERCENT.test(name)) return 'percent';
  if (COUNT.test(name)) return 'count';
  return IN_BAHT.test(name) ? 'money' : 'quantity';
}

const isShown = (name: string): boolean => name !== 'total_records' && !name.includes('__no_totals');

/** Names of the totals in the order in which they are shown: the report's own, then whatever else a server gives. */
export function totalNames(report: Report, given: Readonly<Record<string, number>> | undefined): string[] {
  const summed = Object.entries(report.columns).flatMap(([key, { total }]) => (total ? [key] : []));
  const own = [...summed, ...(report.totals ?? [])];
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
