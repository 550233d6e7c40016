import { LUNCH_CATEGORY } from '../rules/business-lunch';
import { count, hour, money, nullable, optional, quantity } from '@/lib/lists/report/columns';
import { defineReport } from '@/lib/lists/report/define';
import { choice, fixed, hall, hourRange } from '@/lib/lists/report/filters';
import { dishesOfHour } from '../lists/dishes-by-hours';

/** Business lunch by hour: dishes, their price, or distinct orders. An hour opens its dishes. */
export const businessLunch = defineReport({
  section: 'analytics',
  part: 'buisnesslanch',
  via: { section: 'statistics', part: 'dishes_by_hours' },
  filters: {
    ...hourRange(12, 17),
    chart_type: choice([0, 1, 2], 0),
    hall: hall(),
    category_id: fixed(LUNCH_CATEGORY),
    id: fixed(LUNCH_CATEGORY),
    api: fixed('dishes_by_hours'),
  },
  columns: {
    hours: hour(),
    quantity: quantity({ total: true, compare: true, decimals: 0 }),
    price: optional(money({ total: true, compare: true })),
    distinct_orders_quantity: optional(nullable(count({ total: true, compare: true }))),
  },
  chart: { x: 'hours', series: [['quantity'], ['price'], ['distinct_orders_quantity']] },
  details: dishesOfHour,
  hidden: true,
});
