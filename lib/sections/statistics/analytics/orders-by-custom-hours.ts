import { count, money, point } from '@/lib/lists/report/columns';
import { defineReport } from '@/lib/lists/report/define';
import { choice, hourRange, ours, place } from '@/lib/lists/report/filters';

/** Revenue or number of orders over time, in chosen hours of the business day. */
export const ordersByCustomHours = defineReport({
  section: 'analytics',
  part: 'orders_by_custom_hours',
  filters: { ...hourRange(9, 4), chart_type: choice([0, 1], 0), place_id: ours(place()) },
  columns: {
    point: point(),
    cost: money({ total: true, compare: true }),
    quantity: count({ total: true, compare: true }),
  },
  chart: { x: 'point', series: [['cost'], ['quantity']] },
});
