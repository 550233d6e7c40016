import { money, optional, point } from '../report/columns';
import { defineReport } from '../report/define';
import { choice, hall } from '../report/filters';

/** Revenue (chart type 0) or profit (1) of the place over time. */
export const karaoke = defineReport({
  section: 'statistics',
  part: 'karaoke',
  filters: { hall: hall(), chart_type: choice([0, 1], 0) },
  columns: {
    point: point(),
    price: optional(money({ total: true, compare: true })),
    profit: optional(money({ total: true, compare: true, needs: 'costs' })),
  },
  chart: { x: 'point', series: [['price'], ['profit']] },
  totals: { prime_cost: 'money', orders_count: 'count', check_average: 'money', unknown_percent: 'percent' },
  rare: ['unknown_percent'],
  needs: { prime_cost: 'costs', unknown_percent: 'costs' },
  averageOver: (total) =>
    total === 'check_average' ? 'orders_count' : total === 'unknown_percent' ? 'price' : undefined,
  hidden: true,
});
