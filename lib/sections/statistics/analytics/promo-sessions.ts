import { count, money, nullable, point } from '@/lib/lists/report/columns';
import { defineReport } from '@/lib/lists/report/define';
import { choice, ours, place } from '@/lib/lists/report/filters';

/** Sessions or their revenue over time, beside the previous period. */
export const promoSessions = defineReport({
  section: 'analytics',
  part: 'princess_promo_sessions',
  filters: { chart_type: choice([0, 1], 0), place_id: ours(place()) },
  columns: {
    point: point(),
    total_sessions: count({ older: 'total_sessions_prev' }),
    total_sessions_prev: nullable(count()),
    total_revenue: money({ older: 'total_revenue_prev' }),
    total_revenue_prev: nullable(money()),
  },
  // Not sums of the rows: days of the previous period without a pair have none.
  totals: {
    ...({ total_sessions: 'count', total_sessions_prev: 'count' } as const),
    ...({ total_revenue: 'money', total_revenue_prev: 'money' } as const),
  },
  rare: ['total_sessions_prev', 'total_revenue_prev'],
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
