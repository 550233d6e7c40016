import { groupBy } from '../../domain/group-by';
import { toBaht, toSatang } from '../../domain/money';
import type { Sort } from '../../domain/tree';
import type { PastReply } from '../../reports/report/compare';
import { totalName, type DeliveryReply } from '../../reports/statistics/delivery';

interface Row extends Record<string, unknown> {
  readonly row: string;
  readonly point: number;
  readonly name: string;
  readonly revenue: number;
  readonly count: number;
}

/** Sums of a partner, or of all (an empty name), where the server gives none of its own. */
function sumsOf(name: string, rows: readonly Row[], given: Readonly<Record<string, number>> = {}) {
  const revenue = rows.reduce((sum, row) => sum + toSatang(row.revenue), 0);
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const check_average = count === 0 ? 0 : toBaht(Math.round(revenue / count));
  const sums = { revenue: toBaht(revenue), count, check_average, ...given };
  return Object.fromEntries(Object.entries(sums).map(([line, value]) => [totalName(line, name), value]));
}

const by =
  ({ key, direction }: Sort<string>) =>
  (a: Row, b: Row): number => {
    const way = direction === 'desc' ? -1 : 1;
    const [one, other] = [a[key], b[key]];
    const own = typeof one === 'number' ? one - Number(other) : String(one).localeCompare(String(other));
    return way * own || a.point - b.point || a.name.localeCompare(b.name);
  };

/**
 * Partners with their points as rows. Names that differ in case alone are one partner's. `row` names a row by its
 * place on the axis, so that the same place of another period is found by it.
 */
export function rowsOfDelivery(
  { items, totals }: DeliveryReply,
  sort: Sort<string> = { key: 'point', direction: 'asc' },
): PastReply {
  const axis = [...new Set(items.flatMap((one) => one.items.map(({ point }) => point)))].toSorted((a, b) => a - b);
  const placeOf = new Map(axis.map((point, place) => [point, place]));
  const partners = [...groupBy(items, ({ name }) => name.trim().toLowerCase()).values()];
  const named = partners.map((entries) => {
    const name = entries[0]?.name.trim() ?? '';
    const rows = entries.flatMap((entry) =>
      entry.items.map((item): Row => ({ ...item, name, row: `${placeOf.get(item.point) ?? 0} ${name}` })),
    );
    return { name, rows, given: entries.length === 1 ? entries[0]?.totals : undefined };
  });
  const rows = named.flatMap((one) => one.rows).toSorted(by(sort));
  return {
    items: rows,
    totals: {
      ...sumsOf('', rows, totals),
      ...Object.assign({}, ...named.map(({ name, rows: own, given }) => sumsOf(name, own, given))),
      total_records: rows.length,
    } as Record<string, number>,
  };
}
