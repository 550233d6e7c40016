import { sql, type SQL } from 'drizzle-orm';
import type { Bucket } from '@/lib/domain/buckets';
import { spansOf, type Grain, type Span } from '@/lib/sections/statistics/rules/report-spans';
import { CUT_OFF_HOUR, type Bounds } from '@/lib/domain/venue-time';
import { CUT_OFF, valueIn, within } from '../../db/time';
import { OF_LINES, SUMS, TAKEN } from './roll-up';

/** Period, place and time zone of a source. */
export interface Asked {
  readonly bounds: Bounds;
  /** Null is the whole venue. */
  readonly placeId: number | null;
  readonly zone: string;
}

/**
 * Meaning of a row: a point of the time axis; `none` and `clock` have no point. `clock` and `hour` have the column
 * `hour`, the venue's clock hour from 0 to 23. The others read far fewer rows.
 */
export type Division = Bucket | 'none' | 'clock';

const COARSEST: Readonly<Record<Division, Grain>> = {
  none: 'year',
  clock: 'year',
  month: 'month',
  day: 'day',
  hour: 'day',
};
const byHour = (bucket: Division): boolean => bucket === 'clock' || bucket === 'hour';
/** Column of the hour, if a source has one. */
const hourIf = (hourly: boolean): SQL => sql.raw(hourly ? 'hour, ' : '');

/** Start of a bucket of a business day and hour; hours before noon belong to the next date. */
function pointOf(bucket: Division, day: SQL, hour: SQL, zone: string): SQL {
  const beginning: Readonly<Record<Division, SQL | undefined>> = {
    none: undefined,
    clock: undefined,
    hour: sql`${day} + make_interval(hours => ${hour} + case when ${hour} < ${CUT_OFF_HOUR}::int then 24 else 0 end)`,
    day: sql`${day} + ${CUT_OFF}`,
    month: sql`date_trunc('month', ${day}::timestamp) + ${CUT_OFF}`,
  };
  const local = beginning[bucket];
  return local ? sql`(${local}) at time zone ${zone}` : sql`null::timestamptz`;
}

/**
 * Rows of a span. A span with one end gets the other, so that a plan for any dates is as cheap as one for these dates:
 * PostgreSQL then keeps it, and a prepared statement is not planned each time.
 */
function during({ grain, from, until }: Span, bounds: Bounds): SQL {
  const ofGrain = sql.raw(`grain = '${grain}'`);
  if (from === null && until === null) return ofGrain;
  const date = (value: string) => sql`${valueIn(bounds, value)}::date`;
  return sql`${ofGrain} and start_date >= ${date(from ?? '-infinity')} and start_date < ${date(until ?? 'infinity')}`;
}

interface Source {
  readonly rolled: (span: SQL) => SQL;
  readonly raw: (within: (time: SQL) => SQL) => SQL;
}

/** Roll-up rows of whole spans and book rows of the edges, as one subquery; without a grain, book rows alone. */
function source({ bounds, zone }: Omit<Asked, 'placeId'>, coarsest: Grain | null, { rolled, raw }: Source): SQL {
  const { whole, edges } = coarsest ? spansOf(bounds, zone, coarsest) : { whole: [], edges: [bounds] };
  // An empty period still needs the columns.
  const spans = whole.length + edges.length === 0 ? [sql`false`] : whole.map((span) => during(span, bounds));
  const parts = [...spans.map(rolled), ...edges.map((edge) => raw((time) => within(time, edge)))];
  return sql`(${sql.join(parts, sql` union all `)})`;
}

/** Business day and hour of a time, as `day` and `hour`. */
const clockOf = (zone: string, time: SQL = sql`o.paid_time`): SQL => sql`
  lateral (select ${time} at time zone ${zone} as local) clock,
  lateral (select (local - ${CUT_OFF})::date as day, extract(hour from local)::smallint as hour) at_clock`;

/**
 * Whether a row belongs to a place, or to any place of the venue if `placeId` is null. The keys of roll-ups start with
 * the place, so that its numbers are named even then.
 */
export const atPlace = (placeId: number | null, column: SQL = sql`place_id`): SQL =>
  placeId === null ? sql`${column} = any(array(select place_id from places))` : sql`${column} = ${placeId}`;

const columns = (names: readonly string[]): SQL => sql.raw(names.join(', '));

/**
 * Sales: point, hour (see `Division`; with `hourly` also beside days and months), menu_id, type, free, and all sums of
 * `sales_rollup`. Several rows may have the same point, dish, type and free; queries group them. Money in satang.
 */
export function salesIn(asked: Asked, bucket: Division = 'none', hourly = byHour(bucket)): SQL {
  const { placeId, zone } = asked;
  return source(asked, COARSEST[bucket], {
    rolled: (span) => sql`
      select ${pointOf(bucket, sql`start_date`, sql`hour`, zone)} as point, ${hourIf(hourly)}menu_id, type, free, ${columns(SUMS.sales)}
      from sales_rollup where by_hour = ${sql.raw(String(hourly))} and ${atPlace(placeId)} and lines <> 0 and ${span}`,
    raw: (of) => sql`
      select ${pointOf(bucket, sql`day`, sql`hour`, zone)} as point, ${hourIf(hourly)}menu_id, type, l.paidsum = 0 as free, 1 as lines,
        quantity, price, l.discount, l.paidsum, cost, case when promo then quantity else 0 end as promo_quantity,
        case when promo then price else 0 end as promo_price
      from orders o join order_lines l using (order_number), ${clockOf(zone)}
      where cancelled_at is null and ${atPlace(placeId)} and ${of(sql`o.paid_time`)}`,
  });
}

/** Orders: point, hour (as in `salesIn`), cashier_id (0 is none), delivery_partner and all sums of `orders_rollup`. */
export function ordersIn(asked: Asked, bucket: Division = 'none'): SQL {
  const { placeId, zone } = asked;
  const hourly = byHour(bucket);
  const there = atPlace(placeId);
  const ofLines = OF_LINES.map(
    ([column, what, which]) =>
      `coalesce(sum(l.${what}) filter (where ${which}), 0)::${what === 'quantity' ? 'numeric' : 'int8'} as ${column}`,
  );
  return source(asked, COARSEST[bucket], {
    rolled: (span) => sql`
      select ${pointOf(bucket, sql`start_date`, sql`hour`, zone)} as point, ${hourIf(hourly)}cashier_id, delivery_partner,
        ${columns(SUMS.orders)}
      from orders_rollup where by_hour = ${sql.raw(String(hourly))} and ${there} and orders <> 0 and ${span}`,
    raw: (of) => sql`
      select ${pointOf(bucket, sql`day`, sql`hour`, zone)} as point, ${hourIf(hourly)}coalesce(cashier_id, 0) as cashier_id,
        delivery_partner, 1 as orders, bar_orders, kitchen_orders, total_price, discount, paidsum, paid_cash, paid_card,
        promo::int as promo_orders, case when promo then paidsum else 0 end as promo_paidsum,
        ${columns(OF_LINES.map(([column]) => column))}
      from orders o, ${clockOf(zone)}, lateral (
        select coalesce(max(1 - type), 0)::int as bar_orders, coalesce(max(type), 0)::int as kitchen_orders,
          ${columns(ofLines)}
        from order_lines l where l.order_number = o.order_number
      ) of_lines
      where cancelled_at is null and ${there} and ${of(sql`o.paid_time`)}`,
  });
}

/**
 * Orders by clock hour: point, hour, and all sums of `hours_rollup`. `lunch_` counts the dishes in the folder of the
 * business lunch; without the folder that is the whole menu.
 */
export function hoursIn(asked: Asked, bucket: Division = 'clock'): SQL {
  const { placeId, zone } = asked;
  const there = atPlace(placeId);
  return source(asked, COARSEST[bucket], {
    rolled: (span) => sql`
      select ${pointOf(bucket, sql`start_date`, sql`hour`, zone)} as point, hour, ${columns(SUMS.hours)}
      from hours_rollup where ${there} and orders <> 0 and ${span}`,
    raw: (of) => sql`
      select ${pointOf(bucket, sql`day`, sql`hour`, zone)} as point, hour, 1 as orders, paidsum,
        lunch_orders, lunch_quantity, lunch_paidsum
      from orders o, ${clockOf(zone)}, lateral (
        select (count(*) > 0)::int as lunch_orders, coalesce(sum(quantity), 0) as lunch_quantity,
          coalesce(sum(l.paidsum), 0)::int8 as lunch_paidsum
        from order_lines l where l.order_number = o.order_number and menu_id in (select lunch_dishes())
      ) of_lines
      where cancelled_at is null and ${there} and ${of(sql`o.paid_time`)}`,
  });
}

/**
 * Orders of all places, of one cashier unless `cashierId` is 0: orders, total_price, discount, paidsum, paid_cash,
 * paid_card, promo_paidsum.
 */
export function paymentsIn(asked: Omit<Asked, 'placeId'>, cashierId: number): SQL {
  const whose = cashierId === 0 ? sql`` : sql`and cashier_id = ${cashierId}`;
  const sums = sql`total_price, discount, paidsum, paid_cash, paid_card`;
  return source(asked, 'year', {
    rolled: (span) => sql`
      select orders, ${sums}, promo_paidsum from orders_rollup where not by_hour and ${atPlace(null)} and ${span} ${whose}`,
    raw: (of) => sql`
      select 1 as orders, ${sums}, case when promo then paidsum else 0 end as promo_paidsum
      from orders where cancelled_at is null and ${of(sql`paid_time`)} ${whose}`,
  });
}

/**
 * Guest sessions by their start: point, hour (see `Division`), forced, sessions, revenue. Revenue is in satang and holds
 * what their orders paid at any time, or before `paidUntil` (Unix seconds).
 */
export function sessionsIn(asked: Asked, bucket: Division = 'none', paidUntil?: number): SQL {
  const { placeId, zone } = asked;
  const whenever = source(asked, COARSEST[bucket], {
    rolled: (span) => sql`
      select ${pointOf(bucket, sql`start_date`, sql`hour`, zone)} as point, hour, forced, sessions, revenue
      from sessions_rollup where by_hour = ${sql.raw(String(byHour(bucket)))} and ${atPlace(placeId)} and sessions <> 0 and ${span}`,
    raw: (of) => sql`
      select ${pointOf(bucket, sql`day`, sql`hour`, zone)} as point, hour, forced, 1 as sessions,
        (select coalesce(sum(paidsum), 0) from orders o where o.session_id = g.session_id and cancelled_at is null) as revenue
      from guest_sessions g, ${clockOf(zone, sql`start_time`)}
      where ${atPlace(placeId)} and ${of(sql`start_time`)}`,
  });
  if (paidUntil === undefined) return whenever;
  return sql`(select point, hour, forced, sessions, revenue from ${whenever} whenever union all
    select ${pointOf(bucket, sql`day`, sql`hour`, zone)}, hour, forced, 0, -paidsum
    from guest_sessions g join orders o using (session_id), ${clockOf(zone, sql`start_time`)}
    where cancelled_at is null and paid_time >= to_timestamp(${paidUntil}::float8)
      and ${atPlace(placeId, sql`g.place_id`)} and ${within(sql`start_time`, asked.bounds)})`;
}

/** Orders with a card: card_id (0 is an unknown card), discount_card, and all sums of `cards_rollup`. */
export function cardsIn(asked: Asked): SQL {
  const ever = asked.bounds.start === null && asked.bounds.end === null;
  return source(asked, 'year', {
    rolled: (span) => sql`
      select card_id, discount_card, ${columns(SUMS.cards)}
      from cards_rollup where ${atPlace(asked.placeId)} and orders <> 0 and ${ever ? sql`grain = 'all'` : span}`,
    raw: (of) => sql`
      select coalesce(card_id, 0) as card_id, discount_card, 1 as orders, total_price, discount, paidsum,
        (discount_percent = 100)::int as free_orders, case when discount_percent = 100 then total_price else 0 end as free_price
      from orders
      where cancelled_at is null and ${atPlace(asked.placeId)} and (card_id is not null or discount_card <> '')
        and ${of(sql`paid_time`)}`,
  });
}

/** `place_id` of stock moves without an order, in the roll-up. */
export const NO_PLACE = 0;

/** Numbers of the places whose stock moves count. */
export const stockPlaces = (placeId: number | null): SQL =>
  placeId === null
    ? sql`any(array(select ${NO_PLACE}::int union all select place_id from places))`
    : sql`any(array[${NO_PLACE}::int, ${placeId}::int])`;

/**
 * Stock moves: point, item_id, kind, quantity (negative when taken), amount, moves, and for what orders took the item's
 * share of what guests paid, as bar_paidsum and kitchen_paidsum. That is the place's, by time of payment and without
 * orders taken back; all else belongs to every place, by time of booking.
 */
export function stockIn(asked: Asked, bucket: Bucket | 'none' = 'none'): SQL {
  const { placeId, zone } = asked;
  const sums = columns(SUMS.stock);
  const pointIn = (day: SQL, hour: SQL) => sql`${pointOf(bucket, day, hour, zone)} as point`;
  return source(asked, bucket === 'hour' ? null : COARSEST[bucket], {
    rolled: (span) => sql`
      select ${pointIn(sql`start_date`, sql`0`)}, item_id, kind, ${sums}
      from stock_rollup where place_id = ${stockPlaces(placeId)} and ${span}`,
    raw: (of) => sql`
      select ${pointIn(sql`day`, sql`hour`)}, ${sql.raw(TAKEN)}
      from orders o join order_lines l using (order_number), taken_by(l.ingredients) used, ${clockOf(zone)}
      where cancelled_at is null and place_id = ${stockPlaces(placeId)} and ${of(sql`o.paid_time`)}
      union all
      select ${pointIn(sql`day`, sql`hour`)}, item_id, kind, quantity, amount, 1, 0, 0
      from stock_story, ${clockOf(zone, sql`stock_story_time`)} where order_number is null and ${of(sql`stock_story_time`)}`,
  });
}

/** Expenses, without those taken back: category_id (0 is none), flow, funded, cost (positive for income), count. */
export const expensesIn = (asked: Omit<Asked, 'placeId'>): SQL =>
  source(asked, 'year', {
    rolled: (span) =>
      sql`select category_id, flow, funded, cost, count from expenses_rollup where count <> 0 and ${span}`,
    raw: (of) => sql`
      select coalesce(category_id, 0) as category_id, flow, paidtype <> 'others' as funded, cost, 1 as count
      from expenses where removed_at is null and ${of(sql`expense_time`)}`,
  });
