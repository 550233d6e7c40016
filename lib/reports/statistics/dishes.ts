import { categoryFilter } from '../filters';
import { id, money, quantity, text } from '../report/columns';
import { defineReport } from '../report/define';

/** What each dish brought (specification part 2 §2): the dishes of a category that were ordered. */
export const dishes = defineReport({
  part: 'dishes',
  key: 'menu_id',
  filters: { category_id: categoryFilter },
  sort: { key: 'orders_price', direction: 'desc' },
  columns: {
    menu_id: id(),
    name: text(),
    menu_price: money({ yields: true }),
    orders_quantity: quantity({ total: true, compare: true, decimals: 0 }),
    average_orders_per_day: quantity({ yields: true }),
    orders_price: money({ total: true, compare: true }),
    prime_cost: money({ total: true, width: 128 }),
    margin: money({ total: true, compare: true }),
    multiplier: quantity(),
  },
  totals: ['multiplier'],
});
