import { sql, type SQL } from 'drizzle-orm';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { adminProductSales } from '@/lib/reports/statistics/product-sales';
import type { Database } from '../db/open';
import { NOON, within } from '../db/period';
import type { Asked as OfPlace } from './query';
import { atPlace } from './sources';
import { roots } from './stock-moves';
import { isOnTap, pendingIn } from './taps';

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

/** Story rows of the products from orders of the place, by time of booking. */
const taken = ({ bounds, placeId, id }: Asked): SQL => sql`
  products as (select r.item_id from roots r join ${wanted(id)} w on w.item_id = r.root),
  taken as (
    select s.order_number, s.stock_story_time as booked, -s.quantity as quantity
    from stock_story s join orders o using (order_number)
    where s.item_id in (select item_id from products) and s.kind = 'order' and o.cancelled_at is null
      and ${atPlace(placeId, sql`o.place_id`)} and ${within(sql`s.stock_story_time`, bounds)}
  )`;

/** Share of the guest's price that belongs to the item: its share of the position's cost. */
const PART = sql`case when l.cost > 0 then (used ->> 2)::numeric / l.cost else 1.0 / jsonb_array_length(l.ingredients) end`;

const paid = sql`
  paid as (
    select o.order_number as orderno, json_build_array(floor(extract(epoch from o.opened_time))::int8) as add_time,
      floor(extract(epoch from o.paid_time))::int8 as time, o."table", t.quantity, t.booked,
      round(coalesce(of_lines.paidsum, 0)) as paidsum, round(coalesce(of_lines.discount, 0)) as discount,
      coalesce(nullif(o.discount_card, '0'), '') as card
    from (select order_number, sum(quantity) as quantity, max(booked) as booked from taken group by order_number) t
      join orders o using (order_number), lateral (
        select sum(l.paidsum * ${PART}) as paidsum, sum(l.discount * ${PART}) as discount
        from order_lines l, jsonb_array_elements(l.ingredients) used
        where l.order_number = t.order_number and (used ->> 0)::int in (select item_id from products)
      ) of_lines
  )`;

const STEP = { hour: '1 hour', day: '1 day', month: '1 month' } as const;

/** All points of the axis from the start of the period (or the first sale) to its end; points without sales are 0. */
function axis({ bounds: { start, end }, bucket, zone, now }: Asked): SQL {
  const shift = bucket === 'hour' ? sql`interval '0'` : NOON;
  const partOf = (time: SQL) => sql`date_trunc(${sql.raw(`'${bucket}'`)}, (${time}) at time zone ${zone} - ${shift})`;
  const first = start === null ? sql`(select min(booked) from taken)` : sql`to_timestamp(${start}::float8)`;
  const last = sql`to_timestamp(${Math.min((end ?? now + 1) - 1, now)}::float8)`;
  return sql`
    select floor(extract(epoch from (part + ${shift}) at time zone ${zone}))::int8 as point, coalesce(quantity, 0) as quantity
    from generate_series(${partOf(first)}, ${partOf(last)}, ${sql.raw(`interval '${STEP[bucket]}'`)}) part
      left join (select ${partOf(sql`booked`)} as part, sum(quantity) as quantity from taken group by 1) sold using (part)
    order by part`;
}

const list = (rows: SQL): SQL => sql`(select coalesce(json_agg(row_to_json(rows)), '[]') from (${rows}) rows)`;

/** Sales of a product at a place, latest orders first, from one snapshot. */
export async function productSalesOf(
  db: Pick<Database['db'], 'execute'>,
  asked: Asked,
  { page, count }: { readonly page: number; readonly count: number },
): Promise<Reply> {
  const { rows } = await db.execute<{ reply: Reply }>(sql`
    with ${roots}, ${taken(asked)}, ${paid}
    select json_build_object(
      'historyData', ${list(axis(asked))},
      'tableData', ${list(sql`
        select orderno, add_time, time, "table", quantity, paidsum / 100.0 as paidsum, discount / 100.0 as discount, card
        from paid order by booked desc, orderno desc limit ${count}::int offset ${(page - 1) * count}::int`)},
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
    ) as reply`);
  const [found] = rows;
  if (!found) throw new Error('The question for sales returned no row');
  return found.reply;
}
