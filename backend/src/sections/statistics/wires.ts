import { groupBy } from '@/lib/domain/group-by';
import { toBaht, toSatang } from '@/lib/domain/money';
import { figuresOf } from '@/lib/lists/report/define';
import type { DeliveryReply } from '@/lib/sections/statistics/lists/delivery';
import { shownCost, type ExpenseGroup } from '@/lib/sections/statistics/lists/expense-categories';
import type { Found } from './query';

/** Group names on the wire; our screens have names in both languages. */
const GROUPS: Readonly<Record<number, string>> = {
  1: 'Товары и продукты',
  2: 'Текущие расходы',
  3: 'Персонал',
  4: 'Прочее',
};

/** Wire of expenses by category: categories by group, each group with the sum of its categories. */
export function groupsOf({ items, totals }: Found) {
  const rows = items as unknown as readonly (ExpenseGroup['items'][number] & { readonly group_id: number })[];
  const groups = [...groupBy(rows, ({ group_id }) => group_id)].map(([group_id, own]): ExpenseGroup => {
    const shown = own.reduce((sum, row) => sum + toSatang(shownCost(row) ?? 0), 0);
    return {
      group_id,
      group: GROUPS[group_id] ?? `Группа ${group_id}`,
      subtotal: toBaht(shown),
      items: own.map(({ category_id, category_name, cost }) => ({ category_id, category_name, cost })),
    };
  });
  return { groups, totals: figuresOf(totals) };
}

interface Brought {
  readonly name: string;
  /** Null where the partner has no orders. */
  readonly point: number | null;
  readonly revenue: number;
  readonly count: number;
}

const sums = (rows: readonly Pick<Brought, 'revenue' | 'count'>[]) => {
  const revenue = rows.reduce((sum, row) => sum + toSatang(row.revenue), 0);
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  return { revenue: toBaht(revenue), count, check_average: count === 0 ? 0 : toBaht(Math.round(revenue / count)) };
};

/** Wire of delivery: partners with their points and sums. */
export function partnersOf({ items }: Found): DeliveryReply {
  const rows = items as unknown as readonly Brought[];
  const partners = [...groupBy(rows, ({ name }) => name)].map(([name, own]) => ({
    name,
    items: own
      .flatMap(({ point, revenue, count }) => (point === null ? [] : [{ point, revenue, count }]))
      .toSorted((a, b) => a.point - b.point),
    totals: sums(own),
  }));
  return {
    items: partners,
    totals: { ...sums(rows), total_records: rows.filter(({ point }) => point !== null).length },
  };
}
