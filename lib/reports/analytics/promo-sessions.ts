import { count, money, nullable, point } from '../report/columns';
import { defineReport } from '../report/define';
import { choice, ours, place } from '../report/filters';

/** Sessions or their revenue over time, beside the previous period. */
export const promoSessions = defineReport({
  section: 'analytics',
  part: 'princess_promo_sessions',
  filters: { chart_type: choice([0, 1], 0), place_id: ours(place()) },
  columns: {
    point: point(),
    total_sessions: count({ total: true, older: 'total_sessions_prev' }),
    total_sessions_prev: nullable(count({ total: true })),
    total_revenue: money({ total: true, older: 'total_revenue_prev' }),
    total_revenue_prev: nullable(money({ total: true })),
  },
  chart: {
    x: 'point',
    series: [
      ['total_sessions', 'total_sessions_prev'],
      ['total_revenue', 'total_revenue_prev'],
    ],
    past: ['total_sessions_prev', 'total_revenue_prev'],
  },
  hidden: true,
});
