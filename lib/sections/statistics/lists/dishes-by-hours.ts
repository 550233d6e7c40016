import { z } from '#zod';
import { Whole } from '@/lib/contract/primitives';
import { count, hour, id, money, nullable, optional, quantity, text } from '@/lib/lists/report/columns';
import { defineReport } from '@/lib/lists/report/define';
import { MOST_ROWS } from '@/lib/lists/report/endpoints';
import { category, hall, hourLimits } from '@/lib/lists/report/filters';

/** Dishes ordered in an hour. */
export const dishesOfHour = {
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
} as const;

/**
 * Dishes by hour of payment; an hour opens the dishes ordered in it. Limits of the hours, `price` and
 * `distinct_orders_quantity` (known for the business lunch and the whole menu) are for reports that make its calls.
 */
export const dishesByHours = defineReport({
  section: 'statistics',
  part: 'dishes_by_hours',
  filters: { hall: hall(), category_id: category(), ...hourLimits() },
  columns: {
    hours: hour(),
    quantity: quantity({ total: true, compare: true, decimals: 0 }),
    price: optional(money({ total: true, wireOnly: true })),
    distinct_orders_quantity: optional(nullable(count({ total: true, wireOnly: true }))),
  },
  chart: { x: 'hours', series: [['quantity']] },
  details: dishesOfHour,
});
