import { money, nullable, optional, point } from '@/lib/lists/report/columns';
import { defineReport } from '@/lib/lists/report/define';
import { hall } from '@/lib/lists/report/filters';
import { needsOfGrid, totalsOfGrid } from '@/lib/lists/report/totals';
import { averageWithUnknown, UNKNOWN_SHARE } from './unknown-share';

export const REVENUE_HEADS = ['bar', 'kitchen', 'total'] as const;
const LINES = {
  paid_dishes_count: 'count',
  price: 'money',
  promo_price: 'money',
  prime_cost: 'money',
  profit: 'money',
  profit_average: 'money',
  profit_percent: 'percent',
  free_dishes_count: 'count',
  free_dishes_prime_cost: 'money',
} as const;
type Line = keyof typeof LINES;
export type RevenueFigure = `${(typeof REVENUE_HEADS)[number]}_${Line}`;

/** Lines that follow from prime costs. */
const COSTS: readonly Line[] = ['prime_cost', 'profit', 'profit_average', 'profit_percent', 'free_dishes_prime_cost'];

/** Revenue over time: all that was paid, of it by promo orders, and the rest, of bar and kitchen. */
export const revenue = defineReport({
  section: 'statistics',
  part: 'revenue',
  filters: { hall: hall() },
  columns: {
    point: point(),
    revenue_no_promo: money({ total: true, compare: true, width: 140 }),
    revenue: optional(money({ total: true, compare: true })),
    promo_revenue: optional(nullable(money({ total: true, width: 124 }))),
    bar_revenue: optional(money({ width: 124 })),
    kitchen_revenue: optional(money({ width: 124 })),
  },
  chart: {
    x: 'point',
    series: [['bar_revenue', 'kitchen_revenue', 'promo_revenue']],
    stacked: true,
    whole: [['revenue', 'revenue_no_promo']],
  },
  totals: {
    ...totalsOfGrid(REVENUE_HEADS, LINES),
    ...({ total_orders_count: 'count', check_average: 'money' } as const),
    ...({ total_sold_prime_cost: 'money', total_margin: 'money' } as const),
    ...UNKNOWN_SHARE.totals,
  },
  needs: {
    ...needsOfGrid(REVENUE_HEADS, COSTS, () => 'costs'),
    ...({ total_sold_prime_cost: 'costs', total_margin: 'costs' } as const),
    ...UNKNOWN_SHARE.needs,
  },
  rare: [...UNKNOWN_SHARE.rare, ...REVENUE_HEADS.map((head) => `${head}_promo_price` as const)],
  averageOver: averageWithUnknown('total_price', (total) => {
    if (total === 'check_average') return 'total_orders_count';
    const [, head = '', line] = /^(.+)_profit_(average|percent)$/.exec(total) ?? [];
    return line && `${head}_${line === 'average' ? 'paid_dishes_count' : 'price'}`;
  }),
  grid: { heads: REVENUE_HEADS, lines: Object.keys(LINES) },
});
