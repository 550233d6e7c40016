import { money, optional, point } from '../report/columns';
import { defineReport } from '../report/define';

export const REVENUE_HEADS = ['bar', 'kitchen', 'total'] as const;
export const REVENUE_LINES = [
  'paid_dishes_count',
  'price',
  'prime_cost',
  'profit',
  'profit_average',
  'profit_percent',
  'free_dishes_count',
  'free_dishes_prime_cost',
] as const;
export type RevenueFigure = `${(typeof REVENUE_HEADS)[number]}_${(typeof REVENUE_LINES)[number]}`;

const figures = REVENUE_HEADS.flatMap((head) => REVENUE_LINES.map((line): RevenueFigure => `${head}_${line}`));

/** What was earned over time (specification part 2 §2): what guests paid outside the promo, of bar and kitchen. */
export const revenue = defineReport({
  part: 'revenue',
  key: 'point',
  columns: {
    point: point(),
    revenue_no_promo: money({ total: true, compare: true, width: 140 }),
    bar_revenue: optional(money()),
    kitchen_revenue: optional(money()),
  },
  chart: { x: 'point', series: [['bar_revenue', 'kitchen_revenue']], stacked: true, whole: 'revenue_no_promo' },
  totals: [...figures, 'total_orders_count', 'check_average', 'total_sold_prime_cost', 'total_margin'],
  averageOver: (total) => {
    if (total === 'check_average') return 'total_orders_count';
    const [, head = '', line] = /^(.+)_profit_(average|percent)$/.exec(total) ?? [];
    return line && `${head}_${line === 'average' ? 'paid_dishes_count' : 'price'}`;
  },
  grid: { heads: REVENUE_HEADS, lines: REVENUE_LINES },
});
