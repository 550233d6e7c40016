import { sql, type SQL } from 'drizzle-orm';
import { cardsIn, ordersIn, salesIn, type Asked, type Bucket } from '../../backend/src/statistics/sources';
import type { ReportPart } from '../../lib/reports/statistics/registry';
import { ZONE } from './fill';

/** How an engine says what the other says otherwise. `paid_time` of DuckDB is UTC. */
export interface Dialect {
  readonly local: string;
  readonly moment: (seconds: number) => string;
}
export const POSTGRES: Dialect = {
  local: `(o.paid_time at time zone '${ZONE}')`,
  moment: (seconds) => `to_timestamp(${seconds})`,
};
export const DUCK: Dialect = {
  local: `(o.paid_time + interval 7 hours)`,
  moment: (seconds) => `make_timestamp(${seconds}::bigint * 1000000)`,
};

/** A report's question: of the roll-ups, and the same of the order lines. Both answer with the same columns. */
export interface Question {
  readonly name: string;
  /** The report as the admin API answers it, and what of it is compared; or the sources that such a report reads. */
  readonly rolled:
    { readonly part: ReportPart; readonly columns: readonly string[] } | ((asked: Asked, bucket: Bucket) => SQL);
  readonly raw: (dialect: Dialect, asked: Asked, bucket: Bucket) => string;
}

const inPeriod = ({ moment }: Dialect, { bounds: { start, end }, placeId }: Asked): string =>
  [
    `o.cancelled_at is null and o.place_id = ${placeId}`,
    ...(start === null ? [] : [`o.paid_time >= ${moment(start)}`]),
    ...(end === null ? [] : [`o.paid_time < ${moment(end)}`]),
  ].join(' and ');
const hour = ({ local }: Dialect) => `extract(hour from ${local})`;
const point = ({ local }: Dialect, bucket: Bucket) => {
  const day = `(${local} - interval '12 hours')`;
  return `cast(cast(${bucket === 'month' ? `date_trunc('month', ${day})` : day} as date) as varchar)`;
};
const POINT = sql.raw(`(point at time zone '${ZONE}')::date::text`);
const LINES = 'from orders o join order_lines l on l.order_number = o.order_number';
const paid = (type: number) => `sum(case when l.type = ${type} and l.paidsum <> 0 then l.paidsum else 0 end)`;
const free = (type: number) => `sum(case when l.type = ${type} and l.paidsum = 0 then l.quantity else 0 end)`;

export const QUESTIONS: readonly Question[] = [
  {
    name: 'dishes',
    rolled: { part: 'dishes', columns: ['menu_id', 'orders_quantity', 'orders_price', 'prime_cost'] },
    raw: (of, asked) =>
      `select l.menu_id, sum(l.quantity), sum(l.paidsum), sum(l.cost) ${LINES} where ${inPeriod(of, asked)} group by l.menu_id`,
  },
  {
    name: 'dishes_by_hours',
    rolled: (asked) => sql`select hour, sum(quantity) as s1 from ${salesIn(asked, 'clock')} s group by hour`,
    raw: (of, asked) =>
      `select ${hour(of)}, sum(l.quantity) ${LINES} where ${inPeriod(of, asked)} group by ${hour(of)}`,
  },
  {
    name: 'orders_by_hours',
    rolled: { part: 'orders_by_hours', columns: ['hours', 'count', 'bar', 'kitchen'] },
    raw: (of, asked) => `
      select ${hour(of)}, count(distinct o.order_number), ${paid(0)}, ${paid(1)}
      ${LINES} where ${inPeriod(of, asked)} group by ${hour(of)}`,
  },
  {
    name: 'revenue',
    rolled: (asked, bucket) => sql`
      select ${POINT}, sum(bar_paid_price) as s1, sum(kitchen_paid_price) as s2, sum(bar_free_count) as s3, sum(kitchen_free_count) as s4,
        sum(bar_promo + kitchen_promo) as s5
      from ${ordersIn(asked, bucket)} o group by 1`,
    raw: (of, asked, bucket) => `
      select ${point(of, bucket)}, ${paid(0)}, ${paid(1)}, ${free(0)}, ${free(1)},
        sum(case when o.promo then l.paidsum else 0 end)
      ${LINES} where ${inPeriod(of, asked)} group by 1`,
  },
  {
    name: 'dishes over time',
    rolled: (asked, bucket) => sql`
      select ${POINT}, sum(paidsum) as s1 from ${salesIn(asked, bucket)} s where menu_id in (1000, 1001, 1002, 1100) group by 1`,
    raw: (of, asked, bucket) => `
      select ${point(of, bucket)}, sum(l.paidsum) ${LINES}
      where ${inPeriod(of, asked)} and l.menu_id in (1000, 1001, 1002, 1100) group by 1`,
  },
  {
    name: 'discount_cards',
    rolled: (asked) =>
      sql`select card_id, sum(orders) as s1, sum(discount) as s2, sum(paidsum) as s3 from ${cardsIn(asked)} c group by card_id`,
    raw: (of, asked) => `
      select o.card_id, count(*), sum(o.discount), sum(o.paidsum) from orders o
      where ${inPeriod(of, asked)} and o.card_id is not null group by o.card_id`,
  },
  {
    name: 'delivery',
    rolled: (asked, bucket) => sql`
      select ${POINT}, delivery_partner, sum(orders) as s1, sum(paidsum) as s2 from ${ordersIn(asked, bucket)} o
      where delivery_partner <> '' group by 1, 2`,
    raw: (of, asked, bucket) => `
      select ${point(of, bucket)}, o.delivery_partner, count(*), sum(o.paidsum) from orders o
      where ${inPeriod(of, asked)} and o.delivery_partner <> '' group by 1, 2`,
  },
];
