import { toBaht, toSatang } from '@/lib/domain/money';
import { nameOrder } from '@/lib/domain/name-order';
import type { ReportRows } from '@/lib/lists/report/compare';
import { LAST_GROUP, shownCost, type ExpenseGroup } from '../../lists/expense-categories';
import type { Sort } from '@/lib/domain/tree';

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
const subtotalOf = (items: readonly Item[]): number =>
  toBaht(items.reduce((sum, item) => sum + toSatang(shownCost(item) ?? 0), 0));

interface GroupsReply {
  readonly groups: readonly ExpenseGroup[];
  readonly totals?: Readonly<Record<string, number>> | undefined;
}

/** Groups as consecutive rows: heading, sorted categories, subtotal. */
export function rowsOfGroups(
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
