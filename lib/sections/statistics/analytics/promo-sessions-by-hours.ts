import { count, hour, money, optional } from '@/lib/lists/report/columns';
import { defineReport } from '@/lib/lists/report/define';
import { choice, ours, paidUntil, place } from '@/lib/lists/report/filters';
import { totalsOfGrid } from '@/lib/lists/report/totals';

const HEADS = ['automated', 'forced', 'total'] as const;
const LINES = { sessions_count: 'count', sessions_price: 'money' } as const;

/** Sessions or their revenue by hour of start, split into those started by the till and by staff. */
export const promoSessionsByHours = defineReport({
  section: 'analytics',
  part: 'princess_promo_sessions_by_hours',
  filters: { chart_type: choice([0, 1], 0), place_id: ours(place()), paid_until: paidUntil() },
  columns: {
    hours: hour(),
    automated_sessions_count: optional(count()),
    forced_sessions_count: optional(count()),
    total_sessions_count: count({ compare: true }),
    automated_sessions_price: optional(money()),
    forced_sessions_price: optional(money()),
    total_sessions_price: money({ compare: true }),
  },
  chart: {
    x: 'hours',
    series: [
      ['automated_sessions_count', 'forced_sessions_count'],
      ['automated_sessions_price', 'forced_sessions_price'],
    ],
    stacked: true,
    whole: ['total_sessions_count', 'total_sessions_price'],
  },
  totals: totalsOfGrid(HEADS, LINES),
  grid: { heads: HEADS, lines: Object.keys(LINES) },
  hidden: true,
});
