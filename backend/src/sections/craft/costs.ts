import { sql } from 'drizzle-orm';
import type { craftCosts } from '@/lib/sections/craft/contract/card';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { priceInBaht } from '@/lib/domain/money';
import type { Bounds } from '@/lib/domain/venue-time';
import type { Queries } from '../../db/open';
import { readRows } from '../../db/rows';

type Point = NonNullable<ReplyOf<typeof craftCosts>['items']>[number];

interface Row extends Omit<Point, 'moved_by'> {
  readonly item_id: number | null;
  readonly name: string | null;
  readonly change: number | null;
}

/**
 * Cost of a craft by day of `zone`: today's recipe at the prices that its ingredients had at the end of each day, in
 * today's measures; before its first movement an ingredient has its first price. Only the first and the last day, and
 * days on which a price changed. Empty without ingredients.
 * @param now Unix seconds; a period with a later end, or none, ends here
 */
export async function costsOf(
  db: Queries,
  craftId: number,
  { start, end }: Bounds,
  now: number,
  zone: string,
): Promise<Point[]> {
  const until = Math.min(end ?? now + 1, now + 1);
  const day = (time: ReturnType<typeof sql>) => sql`(${time} at time zone ${zone}::text)::date`;
  const rows = await readRows<Row>(db, 'portion_cost')`
    with craft as (select output_quantity, portion_quantity from crafts where craft_id = ${craftId}),
    lines as (
      select l.item_id, l.item_quantity, l.position, i.name, i.stock_price
      from craft_ingredients l join stock_items i using (item_id) where l.craft_id = ${craftId}
    ), measured as (
      select stock_story_id, item_id, (note -> 'args' ->> 'factor')::numeric as factor
      from stock_story join lines using (item_id) where kind = 'recalculation'
    ), moves as (
      select stock_story_id, item_id, ${day(sql`stock_story_time`)} as day, price_after, stock_story_time
      from stock_story join lines using (item_id)
      where stock_story_time < to_timestamp(${until}::float8)
    ), span as (
      select ${start === null ? sql`(select min(day) from moves)` : day(sql`to_timestamp(${start}::float8)`)} as first,
        ${day(sql`to_timestamp(${until}::float8 - 1)`)} as last
    ), latest as (
      select distinct on (item_id, day) * from (
        select stock_story_id, item_id, greatest(day, (select first - 1 from span)) as day, price_after from moves
      ) m order by item_id, day, stock_story_id desc
    ), prices as (
      select m.item_id, m.day, round(m.price_after / coalesce((
        select exp(sum(ln(factor))) from measured f
        where f.item_id = m.item_id and f.stock_story_id > m.stock_story_id), 1), 6) as price
      from latest m
    ), days as (
      select first as day from span union select last from span
      union select day from prices, span where day between first and last
    ), grid as (
      select d.day, l.*, p.price,
        count(p.price) over (partition by l.item_id order by d.day) as known
      from (select day from days union select first - 1 from span) d cross join lines l left join prices p using (item_id, day)
    ), filled as (
      select day, item_id, name, position, item_quantity * coalesce(
        first_value(price) over (partition by item_id, known order by day),
        (array_agg(price) filter (where known = 1 and price is not null) over (partition by item_id))[1],
        stock_price) as cost
      from grid
    ), changes as (
      select *, cost - lag(cost) over (partition by item_id order by day) as change from filled, span
      where day >= first
    ), points as (
      select day, sum(cost) as cost, bool_or(change <> 0) as moved,
        (array_agg(item_id order by abs(change) desc, position) filter (where change <> 0))[1] as item_id,
        (array_agg(name order by abs(change) desc, position) filter (where change <> 0))[1] as name,
        (array_agg(change order by abs(change) desc, position) filter (where change <> 0))[1] as change
      from changes group by day
    )
    select to_char(p.day, 'YYYY-MM-DD') as point,
      coalesce(round(p.cost / nullif(output_quantity, 0), 6), 0)::float8 as unit_cost,
      case when portion_quantity is not null
        then coalesce(round(p.cost * portion_quantity / nullif(output_quantity, 0)), 0)::float8 end as portion_cost,
      case when output_quantity > 0 then item_id end as item_id, name,
      round(p.change / nullif(output_quantity, 0), 6)::float8 as change
    from points p, span, craft
    where first <= last and (p.moved or p.day in (first, last))
    order by p.day`;
  return rows.map(({ item_id, name, change, ...row }) => ({
    ...row,
    unit_cost: priceInBaht(row.unit_cost),
    moved_by: item_id === null || !change ? null : { item_id, name: name ?? '', change: priceInBaht(change) },
  }));
}
