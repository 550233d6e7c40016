import { groupBy } from '@/lib/domain/group-by';
import { toBaht, toSatang } from '@/lib/domain/money';
import { sortBy } from '@/lib/domain/sort-by';
import type { Sort } from '@/lib/domain/tree';
import type { ReportRows } from '@/lib/lists/report/compare';
import type { DeliveryReply } from '../../lists/delivery';
import { totalName } from '../../lists/delivery-totals';

interface Row extends Record<string, unknown> {
  readonly row: string;
  readonly point: number;
  readonly name: string;
  readonly revenue: number;
  readonly count: number;
}

/** Sums of a partner, or of all (empty name), where the server sends none. */
function sumsOf(name: string, rows: readonly Row[], given: Readonly<Record<string, number>> = {}) {
  const revenue = rows.reduce((sum, row) => sum + toSatang(row.revenue), 0);
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const check_average = count === 0 ? 0 : toBaht(Math.round(revenue / count));
  const sums = { revenue: toBaht(revenue), count, check_average, ...given };
  return Object.fromEntries(Object.entries(sums).map(([line, value]) => [totalName(line, name), value]));
}

const ascending = (key: keyof Row & string): Sort<string> => ({ key, direction: 'asc' });

/** Partners with their points as rows; `row` identifies a partner at a point. Names that differ only in case are one partner. */
export function rowsOfDelivery({ items, totals }: DeliveryReply, sort: Sort<string> = ascending('point')): ReportRows {
  const partners = [...groupBy(items, ({ name }) => name.trim().toLowerCase()).values()];
  const named = partners.map((entries) => {
    const name = entries[0]?.name.trim() ?? '';
    const rows = entries.flatMap((entry) =>
      entry.items.map((item): Row => ({ ...item, name, row: `${item.point} ${name}` })),
    );
    return { name, rows, given: entries.length === 1 ? entries[0]?.totals : undefined };
  });
  const rows = [sort, ascending('point'), ascending('name')].reduceRight<Row[]>(
    (sorted, one) => sortBy(sorted, one),
    named.flatMap((one) => one.rows),
  );
  return {
    items: rows,
    totals: {
      ...sumsOf('', rows, totals),
      ...Object.assign({}, ...named.map(({ name, rows: own, given }) => sumsOf(name, own, given))),
      total_records: rows.length,
    } as Record<string, number>,
  };
}
