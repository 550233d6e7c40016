import { bucketOf } from '@/lib/domain/buckets';
import { LUNCH_CATEGORY } from '@/lib/sections/statistics/rules/business-lunch';
import { toBaht } from '@/lib/domain/money';
import { precedingPeriods, weekdayPairs } from '@/lib/domain/past-periods';
import type { Period } from '@/lib/contract/period';
import { boundsOf, businessDate, fromVenueClock, toVenueClock, type Bounds } from '@/lib/domain/venue-time';
import { pointAt } from '../books';

/** Sums in satang, times in Unix seconds. Orders taken back and removed expenses are left out. */
export interface Books {
  readonly zone: string;
  readonly orders: readonly SoldOrder[];
  readonly sessions: readonly { session_id: number; place_id: number; time: number; forced: boolean }[];
  readonly toSafe: readonly { time: number; user_name: string; cost: number }[];
  readonly moves: readonly Move[];
  /** Folder of each dish and folder of the menu; null is the root. */
  readonly folders: ReadonlyMap<number, number | null>;
}
export interface SoldOrder {
  readonly time: number;
  readonly place_id: number;
  readonly total_price: number;
  readonly paidsum: number;
  readonly discount_percent: number;
  /** Number of the card; '' for none. */
  readonly card: string;
  readonly promo: boolean;
  readonly session_id: number | null;
  readonly lines: readonly { menu_id: number; quantity: number; price: number; paidsum: number }[];
}
/** A loss, a find, or a loss taken back (`undone` is the kind of the loss); quantities as in the story. */
interface Move {
  readonly item_id: number;
  readonly time: number;
  readonly kind: string;
  readonly quantity: number;
  readonly amount: number;
  readonly undone: string | null;
}

export interface Asked extends Period {
  readonly start_hour?: number;
  readonly end_hour?: number;
  readonly category_id?: number;
  /** Place whose sales count; without it the whole venue. */
  readonly place?: number | undefined;
}
type Row = Readonly<Record<string, number | string | null>>;
type Sums = Record<string, number>;

/** Rows with the sums of those with the same key. */
function summed<T>(of: readonly T[], keyOf: (one: T) => string | number, sums: (one: T) => Sums) {
  const found = new Map<string | number, Sums>();
  for (const one of of) {
    const sum = found.get(keyOf(one)) ?? {};
    for (const [name, value] of Object.entries(sums(one)))
      sum[name] = Math.round(((sum[name] ?? 0) + value) * 1000) / 1000;
    found.set(keyOf(one), sum);
  }
  return found;
}
const MONEY = /^(sum|amount)$|price|cost|revenue/;
/** Sums of rows as a report has them: its key, quantities, and money in baht. */
function rowsBy<T>(key: string, of: readonly T[], keyOf: (one: T) => string | number, sums: (one: T) => Sums): Row[] {
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
  /** What happened in a period, at the place if it has one. */
  const within = <T extends { time: number; place_id?: number }>(of: readonly T[], { start, end }: Bounds = bounds) =>
    of.filter(
      ({ time, place_id = asked.place }) =>
        (start === null || time >= start) &&
        (end === null || time < end) &&
        (asked.place === undefined || place_id === asked.place),
    );
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
      const row: Record<string, number | null> = { menu_id: Number(menu_id) };
      for (const [at, name] of ['current', 'last', 'before_last'].entries()) {
        const { quantity = 0, price = 0 } = sums[at]?.get(menu_id) ?? {};
        row[`${name}_quantity`] = periods[at] ? quantity : null;
        row[`${name}_price`] = periods[at] ? toBaht(price) : null;
      }
      return row;
    });
    return rows.filter((row) => Object.entries(row).some(([name, value]) => name !== 'menu_id' && (value ?? 0) !== 0));
  };

  const isRunning = bounds.end === null || bounds.end >= now;
  /** Sessions of a period with what was paid for them, before a moment if there is one. */
  const sessionsIn = (period: Bounds, paidUntil = Infinity) => {
    const revenue = summed(
      books.orders.filter(({ time }) => time < paidUntil),
      ({ session_id }) => session_id ?? 0,
      ({ paidsum }) => ({ paidsum }),
    );
    return within(books.sessions, period).map((session) => {
      return { ...session, revenue: revenue.get(session.session_id)?.['paidsum'] ?? 0 };
    });
  };
  const pairs = weekdayPairs(asked, now, zone);
  const paired = pairs && { start: pairs.start_time, end: pairs.end_time };
  const previously = paired ?? earlier[0];
  /** Point of the previous period, moved to the current one: by whole days, or by months on an axis of months. */
  const moved = (point: number): number => {
    const starts = [bounds.start ?? 0, earlier[0]?.start ?? 0] as const;
    const [date = '', clock = ''] = toVenueClock(point, zone).split(' ');
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    const [now, then] = starts.map((time) => businessDate(time, zone).split('-').map(Number));
    const months = ((now?.[0] ?? 0) - (then?.[0] ?? 0)) * 12 + (now?.[1] ?? 0) - (then?.[1] ?? 0);
    const days = pairs?.days ?? Math.round((starts[0] - starts[1]) / 86_400);
    const to = bucket === 'month' ? Date.UTC(year, month - 1 + months, day) : Date.UTC(year, month - 1, day + days);
    return fromVenueClock(`${new Date(to).toISOString().slice(0, 10)} ${clock}`, zone);
  };

  return {
    discount100: () => {
      const isFree = ({ discount_percent, card }: SoldOrder) => discount_percent === 100 && !['', '0'].includes(card);
      const free = within(books.orders).filter(isFree);
      return rowsBy(
        'card_number',
        free,
        ({ card }) => card,
        ({ total_price }) => ({ count: 1, sum: total_price }),
      );
    },
    cash2safe: () =>
      rowsBy(
        'user_name',
        within(books.toSafe),
        ({ user_name }) => user_name,
        ({ cost }) => ({ amount: cost }),
      ),
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
    princess_promo_sessions: () => {
      const current = sessionsIn(bounds).map((one) => ({ ...one, point: pointOf(one), is: [1, 0] as const }));
      const before = previously ? sessionsIn(previously, isRunning ? (previously.end ?? now) : undefined) : [];
      const then = before.map((one) => ({ ...one, point: moved(pointOf(one)), is: [0, 1] as const }));
      const rows = rowsBy(
        'point',
        [...current, ...then],
        ({ point }) => point,
        ({ revenue, is: [own, previous] }) => ({
          total_sessions: own,
          total_sessions_prev: previous,
          total_revenue: own * revenue,
          total_revenue_prev: previous * revenue,
        }),
      );
      const none: Row = { total_sessions_prev: null, total_revenue_prev: null };
      const isAlone = (point: number) =>
        !earlier[0] || (paired !== undefined && (point < moved(paired.start) || point >= moved(paired.end)));
      return rows.map((row) => (isAlone(Number(row['point'])) ? { ...row, ...none } : row));
    },
    princess_promo_sessions_by_hours: () =>
      rowsBy('hours', sessionsIn(bounds), hourOf, ({ forced, revenue }) => ({
        automated_sessions_count: forced ? 0 : 1,
        forced_sessions_count: forced ? 1 : 0,
        total_sessions_count: 1,
        automated_sessions_price: forced ? 0 : revenue,
        forced_sessions_price: forced ? revenue : 0,
        total_sessions_price: revenue,
      })),
    writeoff: () =>
      rowsBy(
        'id',
        within(books.moves),
        ({ item_id }) => item_id,
        (move) => {
          const kind = move.undone ?? move.kind;
          const cost = (move.undone === null) === (kind !== 'recharge') ? move.amount : -move.amount;
          const of = (name: string, sign: 1 | -1) => (kind === name ? sign * move.quantity + 0 : 0);
          return {
            written_off_quantity: of('write_off', -1),
            shortfall_quantity: of('shortfall', -1),
            recharged_quantity: of('recharge', 1),
            lost_cost: cost,
          };
        },
      ),
  } satisfies Record<string, () => Row[]>;
}
export type ByHand = ReturnType<typeof byHand>;
