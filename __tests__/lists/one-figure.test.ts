import { call } from '@/lib/api/call';
import { listExpenses } from '@/lib/sections/expenses/contract';
import { listOrders } from '@/lib/sections/orders/contract/orders';
import { staffCost } from '@/lib/sections/salary/contract/operations';
import { TRADE_HOURS } from '@/lib/domain/hour-range';
import { toSatang } from '@/lib/domain/money';
import { monthsIn } from '@/lib/domain/past-periods';
import { pastPreset } from '@/lib/domain/period-steps';
import { PLACE_IDS, PLACES, VENUE, type Place } from '@/lib/contract/places';
import type { Period } from '@/lib/contract/period';
import { boundsOf, businessDate } from '@/lib/domain/venue-time';
import { findReportList, type Reporting } from '@/lib/sections/reports';
import { reportsVenue, ZONE, type ReportReply } from '../support/reports-venue';

const { venue, ask } = reportsVenue();

type Hall = Place | typeof VENUE;
const HALLS: readonly Hall[] = [...PLACE_IDS, VENUE];
type Figures = Readonly<Record<string, number>>;

/** Reply of a report of the statistics for a hall, all its rows at once. */
function statistics(part: string, hall: Hall, period: Period, further: object = {}): Promise<ReportReply> {
  const section = hall === VENUE ? 'statistics' : hall;
  const table = findReportList(section, part)!;
  const body = { ...further, ...period, hall: hall === VENUE ? VENUE : '', page: 1, count: 1000 };
  return venue().ask(table, body);
}
const analytics = (part: string, period: Period, further: object): Promise<ReportReply> =>
  ask(findReportList('analytics' satisfies Reporting, part)!, { ...further, ...period, page: 1, count: 1000 });

const placeOf = (hall: Hall): number => (hall === VENUE ? 0 : PLACES[hall].place_id);
const sum = ({ items }: Pick<ReportReply, 'items'>, ...keys: string[]): number =>
  items.reduce((all, row) => keys.reduce((part, key) => part + toSatang(Number(row[key] ?? 0)), all), 0) / 100;
const total = ({ totals }: ReportReply, name: string): number => totals[name] ?? 0;

/** The hours that the analytics can choose, 9:00 to 4:59, and every dish. */
const SLIDER = { start_hour: 9, end_hour: 4 };
const inSlider = ({ items }: ReportReply) => ({
  items: items.filter(({ hours }) => TRADE_HOURS.some((hour) => hour === hours)),
});
const ALL_DISHES = { category_id: 0 };

type Screen = (hall: Hall, period: Period) => Promise<Figures | undefined>;
/** Reads figures from the totals of a statistics report; `names` maps each figure to the name of the total, or of those added. */
const totalsOf =
  (part: string, names: Readonly<Record<string, string | readonly string[]>>, further: object = {}): Screen =>
  async (hall, period) => {
    const reply = await statistics(part, hall, period, further);
    const added = (name: string | readonly string[]) => [name].flat().reduce((all, one) => all + total(reply, one), 0);
    return Object.fromEntries(Object.entries(names).map(([figure, name]) => [figure, added(name)]));
  };

/** Figures of each screen for a hall and a period; undefined where it has no such hall. */
const SCREENS: Readonly<Record<string, Screen>> = {
  revenue: totalsOf('revenue', {
    revenue: 'revenue',
    promo: 'promo_revenue',
    without_promo: 'revenue_no_promo',
    orders: 'total_orders_count',
    check: 'check_average',
    cost: 'total_sold_prime_cost',
    margin: 'total_margin',
  }),
  'revenue, bar and kitchen': totalsOf('revenue', {
    revenue: 'total_price',
    promo: 'total_promo_price',
    bar: 'bar_price',
    kitchen: 'kitchen_price',
    bar_promo: 'bar_promo_price',
    kitchen_promo: 'kitchen_promo_price',
    cost: ['total_prime_cost', 'total_free_dishes_prime_cost'],
  }),
  'revenue, rows': async (hall, period) => {
    const reply = await statistics('revenue', hall, period);
    return {
      revenue: sum(reply, 'revenue'),
      promo: sum(reply, 'promo_revenue'),
      without_promo: sum(reply, 'bar_revenue', 'kitchen_revenue'),
    };
  },
  orders_by_hours: totalsOf('orders_by_hours', {
    revenue: 'price_total',
    promo: 'promo_price_total',
    orders: 'count_total',
    bar: 'price_bar',
    kitchen: 'price_kitchen',
    bar_promo: 'promo_price_bar',
    kitchen_promo: 'promo_price_kitchen',
  }),
  'orders_by_hours, rows': async (hall, period) => {
    const reply = await statistics('orders_by_hours', hall, period);
    return {
      revenue: sum(reply, 'bar', 'kitchen'),
      bar: sum(reply, 'bar'),
      kitchen: sum(reply, 'kitchen'),
      orders: sum(reply, 'count'),
      by_slider: sum(inSlider(reply), 'bar', 'kitchen'),
      orders_by_slider: sum(inSlider(reply), 'count'),
    };
  },
  dishes: totalsOf('dishes', { revenue: 'orders_price', cost: 'prime_cost', margin: 'margin' }, ALL_DISHES),
  additions: totalsOf('additions', { cost: 'prime_cost', margin: 'profit' }, ALL_DISHES),
  dishes_by_hours: async (hall, period) => {
    const reply = await statistics('dishes_by_hours', hall, period, ALL_DISHES);
    return {
      revenue: total(reply, 'price'),
      orders: total(reply, 'distinct_orders_quantity'),
      by_slider: sum(inSlider(reply), 'price'),
    };
  },
  cashiers: totalsOf('cashiers', { revenue: 'paidsum', orders: 'orders' }),
  karaoke: totalsOf('karaoke', {
    revenue: 'price',
    orders: 'orders_count',
    check: 'check_average',
    cost: 'prime_cost',
    margin: 'profit',
  }),
  orders_by_custom_hours: async (hall, period) => {
    const reply = await analytics('orders_by_custom_hours', period, { ...SLIDER, place_id: placeOf(hall) });
    return { by_slider: total(reply, 'cost'), orders_by_slider: total(reply, 'quantity') };
  },
  dishes_karaoke: async (hall, period) => {
    const reply = await analytics('dishes_karaoke', period, { ...SLIDER, place_id: placeOf(hall) });
    return { by_slider: total(reply, 'current_price') };
  },
  dishes_lanch: async (hall, period) => {
    if (hall !== 'statistics' && hall !== VENUE) return undefined;
    const asked = { ...SLIDER, ...ALL_DISHES, hall: hall === VENUE ? VENUE : '' };
    const [three, days] = await Promise.all([
      analytics('dishes_lanch', period, asked),
      analytics('buisness_lanch_by_days', period, asked),
    ]);
    expect(total(days, 'cost')).toBe(total(three, 'current_price'));
    return { by_slider: total(days, 'cost') };
  },
  orders: async (hall, period) => {
    if (hall !== VENUE) return undefined;
    const { totals } = await call(listOrders, { body: { ...period, page: 1, count: 50 } }, venue().admin.fetch);
    return { revenue: totals.total_paidsum, promo: totals.total_promo ?? 0 };
  },
  expenses: async (hall, period) => {
    if (hall !== VENUE) return undefined;
    const body = { ...period, report_type: 2, page: 1, count: 50 } as const;
    const totals = await call(listExpenses, { body }, venue().admin.fetch);
    return { promo: totals.total_princess_promo_income ?? 0 };
  },
  'staff cost': async (hall, period) => {
    const { start, end } = boundsOf(period, venue().now, ZONE);
    if (hall !== VENUE || monthsIn({ start, end }, ZONE) !== 1) return undefined;
    const [year = 0, month = 0] = businessDate(start ?? 0, ZONE)
      .split('-')
      .map(Number);
    const { items } = await call(staffCost, { body: { year, month, count: 1 } }, venue().admin.fetch);
    return { revenue: items[0]?.revenue ?? 0 };
  },
};

/** Periods of a venue that traded for six weeks, none of which runs. */
function periods(): readonly (readonly [string, Period])[] {
  const { start } = boundsOf({ period_id: 0 }, venue().now, ZONE);
  const until = start ?? 0;
  const custom = (days: number, end = until) => ({ period_id: 5, start_time: end - days * 86_400, end_time: end });
  return [
    ['yesterday', custom(1)],
    ['a week', custom(7)],
    ['30 days', custom(30)],
    ['from an evening to a night', custom(2, until - 9 * 3600)],
    ['the last month', pastPreset('lastMonth', venue().now, ZONE)],
    ['all time', custom(60)],
  ];
}

test('two screens that show one figure show one value, for each hall and period', async () => {
  const seen = new Set<string>();
  for (const [name, period] of periods())
    for (const hall of HALLS) {
      const said = await Promise.all(
        Object.entries(SCREENS).map(async ([screen, read]) => [screen, await read(hall, period)] as const),
      );
      const figures = said.flatMap(([screen, values]) =>
        Object.entries(values ?? {}).map(([figure, value]) => ({ screen, figure, value: toSatang(value) })),
      );
      for (const one of figures)
        for (const other of figures.filter(({ figure, screen }) => figure === one.figure && screen > one.screen)) {
          const of = `${one.figure} of ${hall}, ${name}: ${one.screen} and ${other.screen}`;
          expect([of, one.value]).toEqual([of, other.value]);
          if (one.value !== 0) seen.add(one.figure);
        }
    }
  expect([...seen].toSorted()).toEqual(
    ['bar', 'bar_promo', 'by_slider', 'check', 'cost', 'kitchen', 'kitchen_promo', 'margin', 'orders']
      .concat('orders_by_slider', 'promo', 'revenue', 'without_promo')
      .toSorted(),
  );
});

test('revenue, promo, average check, cost and margin of one row are of the same orders', async () => {
  for (const [name, period] of periods())
    for (const hall of HALLS) {
      const { totals } = await statistics('revenue', hall, period);
      const of = (figure: string) => toSatang(totals[figure] ?? 0);
      const row = `${hall}, ${name}`;
      expect([row, of('revenue') - of('total_sold_prime_cost')]).toEqual([row, of('total_margin')]);
      expect([row, of('revenue') - of('promo_revenue')]).toEqual([row, of('revenue_no_promo')]);
      const orders = totals['total_orders_count'] ?? 0;
      expect(Math.abs(of('check_average') * orders - of('revenue'))).toBeLessThanOrEqual(orders);
      for (const head of ['bar', 'kitchen', 'total'])
        expect([row, head, of(`${head}_price`) - of(`${head}_prime_cost`)]).toEqual([row, head, of(`${head}_profit`)]);
    }
});
