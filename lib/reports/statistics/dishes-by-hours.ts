import { categoryFilter } from '../filters';
import { hour, id, money, quantity, text } from '../report/columns';
import { defineReport } from '../report/define';

/** Dishes by the hour in which they were paid (specification part 2 §2); an hour opens what was ordered in it. */
export const dishesByHours = defineReport({
  part: 'dishes_by_hours',
  key: 'hours',
  filters: { category_id: categoryFilter },
  columns: { hours: hour(), quantity: quantity({ total: true, compare: true, decimals: 0 }) },
  chart: { x: 'hours', series: [['quantity']] },
  details: {
    by: 'hours',
    as: 'hour',
    key: 'menu_id',
    sort: { key: 'orders_price', direction: 'desc' },
    columns: {
      menu_id: id(),
      name: text({ minWidth: 140 }),
      price: money(),
      prime_cost: money(),
      orders_quantity: quantity({ total: true, decimals: 0, width: 84 }),
      orders_price: money({ total: true }),
    },
  },
});
