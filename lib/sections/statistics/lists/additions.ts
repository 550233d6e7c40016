import { idFilter } from '@/lib/lists/filters';
import { id, money, optional, quantity, share, text } from '@/lib/lists/report/columns';
import { defineReport } from '@/lib/lists/report/define';
import { category, hall } from '@/lib/lists/report/filters';
import { atMost, uncosted } from './dishes';
import { averageWithUnknown, UNKNOWN_SHARE } from './unknown-share';

type Row = Readonly<Record<string, unknown>>;

/** Whether a dish was removed from the menu: its number is below zero. */
export const isRemoved = ({ menu_id }: Row): boolean => Number(menu_id) < 0;
export const numberOrRemoved = (row: Row): string | number => {
  const id = Number(row['menu_id']);
  return isRemoved(row) ? `DEL${Math.abs(id)}` : id;
};

/** Sales of a category with full prime cost; removed dishes are marked. */
export const additions = defineReport({
  section: 'statistics',
  part: 'additions',
  filters: { hall: hall(), category_id: category(idFilter) },
  sort: { key: 'orders_quantity', direction: 'desc' },
  columns: {
    menu_id: id({ width: 100, value: numberOrRemoved, tone: (row) => (isRemoved(row) ? 'bad' : undefined) }),
    name: text(),
    popularity: optional(share()),
    orders_quantity: quantity({ total: true, compare: true, decimals: 0 }),
    menu_price: money(),
    prime_cost: money({ total: true, width: 132, needs: 'costs' }),
    profit: money({ total: true, compare: true, needs: 'costs', written: atMost }),
    cost_unknown: uncosted(),
  },
  ...UNKNOWN_SHARE,
  averageOver: averageWithUnknown('orders_quantity'),
  hidden: true,
});
