import { z } from '#zod';
import { Whole } from '../../contract/primitives';
import { hour, id, money, quantity, text } from '../report/columns';
import { defineReport } from '../report/define';
import { MOST_ROWS } from '../report/endpoints';
import { category, hall } from '../report/filters';

/** Dishes by hour of payment; an hour opens the dishes ordered in it. */
export const dishesByHours = defineReport({
  section: 'statistics',
  part: 'dishes_by_hours',
  filters: { hall: hall(), category_id: category() },
  columns: { hours: hour(), quantity: quantity({ total: true, compare: true, decimals: 0 }) },
  chart: { x: 'hours', series: [['quantity']] },
  details: {
    by: 'hours',
    as: 'hour',
    asks: { menu_ids: z.array(Whole).max(MOST_ROWS) },
    key: 'menu_id',
    sort: { key: 'orders_price', direction: 'desc' },
    columns: {
      menu_id: id(),
      name: text({ minWidth: 140 }),
      price: money(),
      prime_cost: money({ needs: 'costs' }),
      orders_quantity: quantity({ total: true, decimals: 0, width: 84 }),
      orders_price: money({ total: true }),
    },
  },
});
