import { sql, type SQL } from 'drizzle-orm';
import type { Bucket } from '@/lib/domain/buckets';
import type { Asked } from './query';
type Where = Pick<Asked, 'bounds' | 'placeId' | 'zone'>;
const within = ({
  bounds: { start, end },
  placeId,
}: Where): SQL => sql`o.cancelled_at is null and o.place_id = ${placeId}
  and ${start === null ? sql`true` : sql`o.paid_time >= to_timestamp(${start})`} and ${end === null ? sql`true` : sql`o.paid_time < to_timestamp(${end})`}`;
export const salesIn = (asked: Where, _bucket: Bucket | 'none' = 'none'): SQL => sql`(
  select null::timestamptz as point, extract(hour from o.paid_time at time zone ${asked.zone})::int as hour, l.menu_id, m.type, l.paidsum = 0 as free,
   count(*) as lines, sum(l.quantity) as quantity, sum(l.price) as price, sum(l.discount) as discount, sum(l.paidsum) as paidsum, sum(l.cost) as cost
  from orders o join order_lines l using (order_number) join menu_items m on m.item_id = l.menu_id where ${within(asked)} group by 1,2,3,4,5)`;
export const ordersIn = (asked: Where, _bucket: Bucket | 'none' = 'none'): SQL => sql`(
  select null::timestamptz as point, extract(hour from o.paid_time at time zone ${asked.zone})::int as hour, count(*) as orders, 0 as bar_orders, 0 as kitchen_orders, 0 as bar_paid_price, 0 as kitchen_paid_price, sum(paidsum) as paidsum
  from orders o where ${within(asked)} group by 1,2)`;
