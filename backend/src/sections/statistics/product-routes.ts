import { sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { stockDaysLeft } from '@/lib/sections/stock/contract/stock';
import { bucketOf } from '@/lib/domain/buckets';
import { numberOfHall, PLACE_IDS, PLACES } from '@/lib/contract/places';
import { boundsOf } from '@/lib/domain/venue-time';
import { MOST_ROWS } from '@/lib/lists/report/endpoints';
import { adminProductSales } from '@/lib/sections/statistics/lists/product-sales';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { Database, Queries } from '../../db/open';
import { unixNow, CUT_OFF, within, seconds } from '../../db/time';
import { route } from '../../http/route';
import { daysLeft, roots, usedDaily } from '../../ledger/stock/days-left';
import { atPlace } from '../../ledger/sales/sources';
import type { Asked as OfPlace } from './query';
import { isOnTap, pendingIn } from './taps';
import { readRows, readOne } from '../../db/rows';

interface Asked extends OfPlace {
  /** Product id; 0 is all draft beer. */
  readonly id: number;
}
type Reply = ReplyOf<ReturnType<typeof adminProductSales>>;

/** The product, or all draft beer. */
const wanted = (itemId: number): SQL =>
  itemId > 0
    ? sql`(select ${itemId}::int as item_id)`
    : sql`(select i.item_id from stock_items i left join expense_categories category using (category_id) where i.is_file and ${isOnTap})`;

/** Part of a line's money that belongs to an item, in whole satang. */
const part = (column: 'paidsum' | 'discount'): SQL => {
  const of = (share: string) => sql.raw(`round(l.${column} * ${share})`);
  return sql`sum(${of('share_to')} - ${of('share_from')})`;
};

/** Orders of the place that took the products, by time of payment. */
const paid = ({ bounds, placeId, id }: Asked): SQL => sql`
  products as (select r.item_id from roots r join ${wanted(id)} w on w.item_id = r.root),
  paid as (
    select o.order_number as orderno, json_build_array(${seconds(sql`o.opened_time`)}) as add_time,
      o.paid_time, ${seconds(sql`o.paid_time`)} as time, o."table", sum(used.quantity) as quantity,
      ${part('paidsum')} as paidsum, ${part('discount')} as discount, coalesce(nullif(o.discount_card, '0'), '') as card
    from orders o join order_lines l using (order_number), taken_by(l.ingredients) used
    where o.cancelled_at is null and ${atPlace(placeId, sql`o.place_id`)} and ${within(sql`o.paid_time`, bounds)}
      and o.order_number in (
        select order_number from stock_story where kind = 'order' and item_id in (select item_id from products)
      )
      and used.item_id in (select item_id from products)
    group by o.order_number
  )`;

const STEP = { hour: '1 hour', day: '1 day', month: '1 month' } as const;

/** All points of the axis from the start of the period (or the first sale) to its end; points without sales are 0. */
function axis({ bounds: { start, end }, bucket, zone, now }: Asked): SQL {
  const shift = bucket === 'hour' ? sql`interval '0'` : CUT_OFF;
  const partOf = (time: SQL) => sql`date_trunc(${sql.raw(`'${bucket}'`)}, (${time}) at time zone ${zone} - ${shift})`;
  const first = start === null ? sql`(select min(paid_time) from paid)` : sql`to_timestamp(${start}::float8)`;
  const last = sql`to_timestamp(${Math.min((end ?? now + 1) - 1, now)}::float8)`;
  return sql`
    select ${seconds(sql`(part + ${shift}) at time zone ${zone}`)} as point, coalesce(quantity, 0) as quantity
    from generate_series(${partOf(first)}, ${partOf(last)}, ${sql.raw(`interval '${STEP[bucket]}'`)}) part
      left join (select ${partOf(sql`paid_time`)} as part, sum(quantity) as quantity from paid group by 1) sold using (part)
    order by part`;
}

const list = (rows: SQL): SQL => sql`(select coalesce(json_agg(row_to_json(rows)), '[]') from (${rows}) rows)`;

/** Sales of a product at a place, latest orders first, from one snapshot. */
async function productSalesOf(
  db: Queries,
  asked: Asked,
  { page, count }: { readonly page: number; readonly count: number },
): Promise<Reply> {
  const { reply } = await readOne<{ reply: Reply }>(db)`
    with ${roots}, ${paid(asked)}
    select json_build_object(
      'historyData', ${list(axis(asked))},
      'tableData', ${list(sql`
        select orderno, add_time, time, "table", quantity, paidsum / 100.0 as paidsum, discount / 100.0 as discount, card
        from paid order by paid_time desc, orderno desc limit ${count}::int offset ${(page - 1) * count}::int`)},
      'pending', ${list(sql`
        select time, "table", count from ${pendingIn(asked)} tables
        where item_id in (select item_id from products) order by time, "table"`)},
      'item', (select row_to_json(item) from (
        select i.item_id as id, i.name, measure_name, i.quantity as stock_quantity, sensor_id, channel_id, coalesce(${isOnTap}, false) as on_tap
        from stock_items i left join measures using (measure_id) left join expense_categories category using (category_id)
        where i.item_id = ${asked.id} and i.is_file
      ) item),
      'totals', (select json_build_object('total_records', count(*), 'quantity', coalesce(sum(quantity), 0),
        'paidsum', coalesce(sum(paidsum), 0) / 100.0, 'discount', coalesce(sum(discount), 0) / 100.0) from paid)
    ) as reply`;
  return reply;
}

/** For how many days the stock of each item that sells lasts; sales of a product, or of all draft beer, at each place. */
export function productRoutes(app: FastifyInstance, { db }: Database, zone: string): void {
  route(app, stockDaysLeft, async () => {
    const now = unixNow();
    const items = await readRows<{ item_id: number; days_left: number }>(db)`
      with ${roots}
      select item_id, ${daysLeft} as days_left
      from stock_items i join ${usedDaily({ now, zone })} daily using (item_id)
      where i.is_file and i.removed_at is null and i.merged_into is null and daily > 0`;
    return { items };
  });
  for (const place of PLACE_IDS)
    route(app, adminProductSales(place), ({ input: { body } }) => {
      const { item_id: id = 0, page = 1, count = MOST_ROWS } = body;
      const now = unixNow();
      const when = { bounds: boundsOf(body, now, zone), bucket: bucketOf(body, now, zone), now, zone };
      const { place_id: homeId } = PLACES[place];
      const placeId = body.hall ? numberOfHall(body.hall) || null : homeId;
      return productSalesOf(db, { ...when, placeId, homeId, id }, { page, count });
    });
}
