import { bucketOf } from '@/lib/domain/buckets';
import { LUNCH_CATEGORY } from '@/lib/sections/statistics/rules/business-lunch';
import { toBaht } from '@/lib/domain/money';
import { precedingPeriods } from '@/lib/domain/past-periods';
import type { Period } from '@/lib/contract/period';
import { boundsOf, toVenueClock, type Bounds } from '@/lib/domain/venue-time';
import { pointAt } from '../books';

/** Sums in satang, times in Unix seconds. Orders taken back are left out. */
export interface Books {
  readonly zone: string;
  readonly orders: readonly {
    readonly time: number;
    readonly place_id: number;
    readonly paidsum: number;
    readonly promo: boolean;
    readonly session_id: number | null;
    readonly lines: readonly { menu_id: number; quantity: number; price: number; paidsum: number }[];
  }[];
  readonly sessions: readonly { session_id: number; place_id: number; time: number; forced: boolean }[];
  /** Folder of each dish and folder of the menu; null is the root. */
  readonly folders: ReadonlyMap<number, number | null>;
}

interface Asked extends Period {
  readonly start_hour?: number;
  readonly end_hour?: number;
  readonly category_id?: number;
  /** Place whose sales count; without it the whole venue. */
  readonly place?: number | undefined;
}
type Row = Readonly<Record<string, number | null>>;
type Sums = Record<string, number>;

/** Rows with the sums of those with the same key. */
function summed<T>(of: readonly T[], keyOf: (one: T) => number, sums: (one: T) => Sums) {
  const found = new Map<number, Sums>();
  for (const one of of) {
    const sum = found.get(keyOf(one)) ?? {};
    for (const [name, value] of Object.entries(sums(one)))
      sum[name] = Math.round(((sum[name] ?? 0) + value) * 1000) / 1000;
    found.set(keyOf(one), sum);
  }
  return found;
}
const MONEY = /price|cost/;
/** Sums of rows as a report has them: its key, quantities, and money in baht. */
function rowsBy<T>(key: string, of: readonly T[], keyOf: (one: T) => number, sums: (one: T) => Sums): Row[] {
  return [...summed(of, keyOf, sums)].map(([value, figures]) => {
    const shown = Object.entries(figures).map(([name, sum]) => [name, MONEY.test(name) ? toBaht(sum) : sum]);
    return { [key]: value, ...(Object.fromEntries(shown) as Sums) };
  });
}
const notZero =
  (...names: string[]) =>
  (row: Row) =>
    names.some((name) => row[name] !== 0);

/** Hours of the clock from one to another, both included, also over midnight; without them all. */
function hoursOf({ start_hour, end_hour }: Asked): ReadonlySet<number> {
  if (start_hour === undefined || end_hour === undefined) return new Set(Array.from({ length: 24 }, (_, hour) => hour));
  const hours = new Set<number>();
  for (let hour = start_hour; !hours.has(end_hour); hour = (hour + 1) % 24) hours.add(hour);
  return hours;
}

/** The reports of the analytics as an accountant would compute them from lists, for a moment `now`. */
export function byHand(books: Books, asked: Asked, now: number) {
  const { zone, folders } = books;
  const bounds = boundsOf(asked, now, zone);
  const bucket = bucketOf(asked, now, zone);
  const hours = hoursOf(asked);
  const hourOf = ({ time }: { time: number }) => Number(toVenueClock(time, zone).slice(11, 13));
  const within = <T extends { time: number; place_id: number }>(of: readonly T[], period: Bounds = bounds) => {
    const { start, end } = period;
    const here = of.filter(({ place_id }) => asked.place === undefined || place_id === asked.place);
    return here.filter(({ time }) => (start === null || time >= start) && (end === null || time < end));
  };
  const pointOf = ({ time }: { time: number }): number => pointAt(time, bucket, zone);
  const { category_id = 0 } = asked;
  const isBelow = (id: number): boolean => {
    const folder = folders.get(id);
    return id === category_id || (typeof folder === 'number' && isBelow(folder));
  };
  const isChosen = ({ menu_id }: { menu_id: number }) => !folders.has(category_id) || isBelow(menu_id);
  const linesIn = (period: Bounds) =>
    within(books.orders, period).flatMap(({ lines, ...order }) => lines.map((line) => ({ ...order, ...line })));
  const inHours = (one: { time: number }) => hours.has(hourOf(one));
  const chosen = (period: Bounds = bounds) => linesIn(period).filter((line) => inHours(line) && isChosen(line));
  type Line = ReturnType<typeof linesIn>[number];
  const paid = ({ quantity, paidsum }: Line) => ({ quantity, price: paidsum });

  const earlier = precedingPeriods(asked, now, zone, 2).map((one) => boundsOf(one, now, zone));
  /** Figures of each dish in the period and the two before it; null where there is none. */
  const threePeriods = (of: (period: Bounds) => readonly Line[], figures: (line: Line) => Record<string, number>) => {
    const periods = [bounds, ...earlier];
    const sums = periods.map((period) => summed(of(period), ({ menu_id }) => menu_id, figures));
    const ids = [...new Set(sums.flatMap((one) => [...one.keys()]))];
    const rows = ids.map((menu_id): Row => {
      const row: Record<string, number | null> = { menu_id };
      for (const [at, name] of ['current', 'last', 'before_last'].entries()) {
        const { quantity = 0, price = 0 } = sums[at]?.get(menu_id) ?? {};
        row[`${name}_quantity`] = periods[at] ? quantity : null;
        row[`${name}_price`] = periods[at] ? toBaht(price) : null;
      }
      return row;
    });
    return rows.filter((row) => Object.entries(row).some(([name, value]) => name !== 'menu_id' && (value ?? 0) !== 0));
  };

  const revenueOf = (id: number) =>
    books.orders.reduce((sum, { session_id, paidsum }) => sum + (session_id === id ? paidsum : 0), 0);

  return {
    buisnesslanch: () => {
      const orders = within(books.orders).filter((order) => inHours(order) && order.lines.some(isChosen));
      const distinct = summed(orders, hourOf, () => ({ orders: 1 }));
      const isCounted = [0, LUNCH_CATEGORY].includes(category_id);
      return rowsBy('hours', chosen(), hourOf, paid)
        .filter(notZero('quantity'))
        .map((row): Row => {
          const orders = distinct.get(Number(row['hours']))?.['orders'] ?? 0;
          return { ...row, distinct_orders_quantity: isCounted ? orders : null };
        });
    },
    buisness_lanch_by_days: () =>
      rowsBy('point', chosen(), pointOf, ({ quantity, paidsum }) => ({ cost: paidsum, quantity })).filter(
        notZero('cost', 'quantity'),
      ),
    orders_by_custom_hours: () => {
      const orders = within(books.orders).filter(inHours);
      return rowsBy('point', orders, pointOf, ({ paidsum }) => ({ cost: paidsum, quantity: 1 }));
    },
    princess_promo_dishes: () =>
      threePeriods(
        (period) => linesIn(period).filter(({ promo }) => promo),
        ({ quantity, price }) => ({ quantity, price }),
      ),
    dishes_lanch: () => threePeriods(chosen, paid),
    dishes_karaoke: () => threePeriods((period) => linesIn(period).filter(inHours), paid),
    princess_promo_sessions_by_hours: () =>
      rowsBy('hours', within(books.sessions), hourOf, ({ forced, session_id }) => {
        const revenue = revenueOf(session_id);
        return {
          automated_sessions_count: forced ? 0 : 1,
          forced_sessions_count: forced ? 1 : 0,
          total_sessions_count: 1,
          automated_sessions_price: forced ? 0 : revenue,
          forced_sessions_price: forced ? revenue : 0,
          total_sessions_price: revenue,
        };
      }),
  } satisfies Record<string, () => Row[]>;
}
export type ByHand = ReturnType<typeof byHand>;
