import { LUNCH_CATEGORY } from '@/lib/sections/statistics/rules/business-lunch';
import { idFilter } from '@/lib/lists/filters';
import { money, point, quantity, count, hour, nullable, optional, text } from '@/lib/lists/report/columns';
import { defineReport } from '@/lib/lists/report/define';
import { category, choice, hall, hourRange, ours, fixed, place, paidUntil } from '@/lib/lists/report/filters';
import { dishesOfHour } from '@/lib/sections/statistics/lists/dishes-by-hours';
import { totalsOfGrid } from '@/lib/lists/report/totals';
import { discount100 } from './discount100';
import { karaokeDishes, lunchDishes, promoDishes } from './three-periods';
import { writeOff } from './write-off';

/** Sessions or their revenue over time, beside the previous period. */
const promoSessions = defineReport({
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

const HEADS = ['automated', 'forced', 'total'] as const;
const LINES = { sessions_count: 'count', sessions_price: 'money' } as const;

/** Sessions or their revenue by hour of start, split into those started by the till and by staff. */
const promoSessionsByHours = defineReport({
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

/** Revenue or number of orders over time, in chosen hours of the business day. */
const ordersByCustomHours = defineReport({
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

/** Sums that each person moved from the cashbox to the safe, by transfers and by closing a day. */
const cash2safe = defineReport({
  section: 'analytics',
  part: 'cash2safe',
  sort: { key: 'amount', direction: 'desc' },
  columns: { user_name: text(), amount: money({ total: true, compare: true, width: 140 }) },
  hidden: true,
});

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

/** Business lunch over time: dishes, or what guests paid for them. */
const businessLunchByDays = defineReport({
  section: 'analytics',
  part: 'buisness_lanch_by_days',
  filters: {
    ...hourRange(12, 17),
    chart_type: choice([0, 1], 0),
    hall: hall(),
    category_id: ours(category({ ...idFilter, usual: LUNCH_CATEGORY }, LUNCH_CATEGORY)),
  },
  columns: {
    point: point(),
    cost: money({ total: true, compare: true }),
    quantity: quantity({ total: true, compare: true, decimals: 0 }),
  },
  chart: { x: 'point', series: [['quantity'], ['cost']] },
  hidden: true,
});

/** Reports of the analytics in the order of the tabs; the hidden ones are opened by address or search. */
export const analytics = [
  discount100,
  ordersByCustomHours,
  writeOff,
  cash2safe,
  businessLunch,
  businessLunchByDays,
  promoDishes,
  lunchDishes,
  karaokeDishes,
  promoSessions,
  promoSessionsByHours,
] as const;
