import { count, hour, money, optional, point, nullable, percent, text, id } from '@/lib/lists/report/columns';
import { defineReport } from '@/lib/lists/report/define';
import { choice, hall, ours, text as part } from '@/lib/lists/report/filters';
import { additions } from './additions';
import { alcohol, products } from './goods';
import { dishes } from './dishes';
import { dishesByHours } from './dishes-by-hours';
import { draftBeer } from './draft-beer';
import { expenseCategories } from './expense-categories';
import { ingredientsLists } from './ingredients-lists';
import { promo } from './promo';
import { revenue } from './revenue';
import { takenOff } from './taken-off';
import { averageWithUnknown, UNKNOWN_SHARE } from './unknown-share';

/** Sales by cashier, ours; 0 is no known cashier, e.g. at a till whose cashiers have no account here. */
export const cashiers = defineReport({
  section: 'statistics',
  part: 'cashiers',
  sort: { key: 'paidsum', direction: 'desc' },
  filters: { hall: hall() },
  columns: {
    cashier_id: id(),
    cashier_name: text({
      value: ({ cashier_name }, words) =>
        typeof cashier_name === 'string' && cashier_name ? cashier_name : words('reports.parts.cashiers.nobody'),
    }),
    orders: count({ total: true, compare: true }),
    discount: money({ total: true }),
    paidsum: money({ total: true, compare: true }),
    paid_cash: money({ total: true, needs: 'takings' }),
    paid_card: money({ total: true, needs: 'takings' }),
    check_average: money(),
    voids: count(),
    voided: money(),
  },
  ours: true,
});

/** Sales by discount card; a card that no longer exists has no discount. */
export const discountCards = defineReport({
  section: 'statistics',
  part: 'discount_cards',
  sort: { key: 'order_discount', direction: 'desc' },
  filters: { hall: hall(), card_number: ours(part()) },
  columns: {
    card_number: text({ width: 140 }),
    cardholder_name: text(),
    current_discount: nullable(percent({ width: 108 })),
    discounts_count: count({ total: true, compare: true, width: 108 }),
    order_discount: money({ total: true, compare: true }),
    order_paidsum: money({ total: true, compare: true }),
  },
});

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

/** Reports of a place in the order of the tabs. */
export const statistics = [
  draftBeer,
  alcohol,
  dishes,
  discountCards,
  expenseCategories,
  revenue,
  ordersByHours,
  dishesByHours,
  ingredientsLists,
  products,
  cashiers,
  takenOff,
  additions,
  karaoke,
  promo,
] as const;
