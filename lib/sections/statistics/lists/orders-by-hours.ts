import { count, hour, money } from '@/lib/lists/report/columns';
import { defineReport } from '@/lib/lists/report/define';
import { choice, hall } from '@/lib/lists/report/filters';

/** Orders by hour of payment: their number, or the revenue of bar and kitchen. */
export const ordersByHours = defineReport({
  section: 'statistics',
  part: 'orders_by_hours',
  filters: { hall: hall(), chart_type: choice([0, 1], 0) },
  columns: {
    hours: hour(),
    count: count({ compare: true }),
    bar: money({ compare: true }),
    kitchen: money({ compare: true }),
  },
  chart: { x: 'hours', series: [['count'], ['bar', 'kitchen']] },
  totals: {
    ...({ price_bar: 'money', price_kitchen: 'money', price_total: 'money' } as const),
    ...({ promo_price_bar: 'money', promo_price_kitchen: 'money', promo_price_total: 'money' } as const),
    ...({ count_bar: 'count', count_kitchen: 'count', count_total: 'count' } as const),
  },
  rare: ['promo_price_bar', 'promo_price_kitchen', 'promo_price_total'],
  grid: { heads: ['bar', 'kitchen', 'total'], lines: ['price', 'promo_price', 'count'], lineFirst: true },
});
