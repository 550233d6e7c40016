import { money, optional, point } from '@/lib/lists/report/columns';
import { defineReport } from '@/lib/lists/report/define';
import { choice, hall } from '@/lib/lists/report/filters';
import { averageWithUnknown, UNKNOWN_SHARE } from './unknown-share';

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
  totals: { prime_cost: 'money', orders_count: 'count', check_average: 'money', ...UNKNOWN_SHARE.totals },
  rare: UNKNOWN_SHARE.rare,
  needs: { prime_cost: 'costs', ...UNKNOWN_SHARE.needs },
  averageOver: averageWithUnknown('price', (total) => (total === 'check_average' ? 'orders_count' : undefined)),
  hidden: true,
});
