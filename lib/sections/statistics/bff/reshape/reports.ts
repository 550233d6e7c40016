import type { z } from 'zod';
import type { Sort } from '@/lib/domain/tree';
import type { ReportRows } from '@/lib/lists/report/compare';
import type { Report } from '@/lib/lists/report/define';
import { entryOf, type PartIn, type ReportIn, type Reporting } from '@/lib/sections/reports';
import { groupBy } from '@/lib/domain/group-by';
import { sumBaht, toBaht, toSatang } from '@/lib/domain/money';
import { sortBy } from '@/lib/domain/sort-by';
import type { DeliveryReply } from '@/lib/sections/statistics/lists/delivery';
import { totalName } from '@/lib/sections/statistics/lists/delivery-totals';
import { nameOrder } from '@/lib/domain/name-order';
import { LAST_GROUP, shownCost, type ExpenseGroup } from '@/lib/sections/statistics/lists/expense-categories';

/** Numbers by which some categories sort among the others. */
const CATEGORY_AS: Readonly<Record<number, number>> = { 48: 16, 99: 90 };

type Item = ExpenseGroup['items'][number];

function compare(a: Item, b: Item, key: string): number {
  if (key === 'cost') return (shownCost(a) ?? 0) - (shownCost(b) ?? 0);
  if (key === 'category_name') return nameOrder.compare(a.category_name, b.category_name);
  const place = ({ category_id }: Item) => CATEGORY_AS[category_id] ?? category_id;
  return place(a) - place(b);
}

const placeOf = ({ group_id }: ExpenseGroup): number => (group_id === LAST_GROUP ? Infinity : group_id);

/** Sum of the displayed costs, for a reader who must not see all of them. */
const subtotalOf = (items: readonly Item[]): number => sumBaht(items.map((item) => shownCost(item) ?? 0));

interface GroupsReply {
  readonly groups: readonly ExpenseGroup[];
  readonly totals?: Readonly<Record<string, number>> | undefined;
}

/** Groups as consecutive rows: heading, sorted categories, subtotal. */
function rowsOfGroups(
  { groups, totals = {} }: GroupsReply,
  { key, direction }: Sort<string> = { key: 'category_id', direction: 'asc' },
): ReportRows {
  const way = direction === 'desc' ? -1 : 1;
  const items = groups
    .toSorted((a, b) => placeOf(a) - placeOf(b) || 0)
    .flatMap(({ group_id, group, items: own, subtotal = subtotalOf(own) }) => {
      const of = { group_id, group };
      const empty = { ...of, category_id: null, category_name: '' };
      return [
        { ...empty, row: `heading-${group_id}`, cost: null },
        ...own
          .toSorted((a, b) => way * compare(a, b, key) || a.category_id - b.category_id)
          .map((item) => ({ ...of, ...item, row: `category-${item.category_id}` })),
        { ...empty, row: `subtotal-${group_id}`, cost: subtotal },
      ];
    });
  return { items, totals: { ...totals, total_records: items.length } };
}

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
function rowsOfDelivery({ items, totals }: DeliveryReply, sort: Sort<string> = ascending('point')): ReportRows {
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

type Reshape<R> = R extends { readonly wire: { readonly reply: infer S extends z.ZodType } }
  ? (reply: z.output<S>, sort: Sort<string> | undefined) => ReportRows
  : never;
/** Any report; section and part tell which. */
interface Loose {
  readonly wire: { readonly reply: z.ZodUnknown };
}
type Wired<S extends Reporting> = {
  readonly [P in PartIn<S> as ReportIn<S, P> extends { readonly wire: object } ? P : never]: Reshape<ReportIn<S, P>>;
};

/** Row functions of reports whose wire is not a list of rows. A missing one does not compile. */
const RESHAPE: { readonly [S in Reporting]: Wired<S> } = {
  statistics: { expense_categories: rowsOfGroups },
  delivery: { delivery: rowsOfDelivery },
  analytics: {},
};

/** Rows and totals of a report for any shape of its wire; `reply` was parsed by the definition's schema. */
export function reshaped(report: Report, reply: unknown, sort?: Sort<string>): ReportRows {
  if (!report.wire) return reply as ReportRows;
  const reshape = entryOf(RESHAPE, report) as Reshape<Loose> | undefined;
  if (!reshape) throw new Error(`No rows for ${report.section}/${report.part}`);
  return reshape(reply, sort);
}
