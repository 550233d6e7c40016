import { sql, type SQL } from 'drizzle-orm';
import type { CostMove, CraftMove } from '@/lib/contract/cost-moves';
import { toBaht } from '@/lib/domain/money';
import type { Database } from '../db/open';
import { isBeerCraft, isSeen, type SeenCrafts } from './seen-crafts';

type Readable = Pick<Database['db'], 'execute'>;

/** Cost changes above one part in 20 (5 %) are reported. */
const ONE_PART_IN = 20;

/** Satang per measure of items. */
type Prices = ReadonlyMap<number, number>;

/** Named subquery `before`: the items whose prices differ by now. */
const changed = (before: Prices): SQL => {
  const prices = JSON.stringify([...before].map(([item_id, price]) => ({ item_id, price })));
  return sql`before as (
    select b.item_id, b.price
    from json_to_recordset(${prices}::json) as b (item_id int, price numeric)
    join stock_items s using (item_id)
    where s.stock_price <> b.price
  )`;
};

/**
 * Dishes whose prime cost moved by more than 5 % since the items had the prices in `before` (satang per measure), most
 * margin lost first. A dish costs the sum of its lines, each rounded to the satang, as the menu shows it.
 */
export async function movedCosts(tx: Readable, before: Prices): Promise<CostMove[]> {
  const found = await tx.execute<{
    menu_id: number;
    name: string;
    old_cost: number;
    new_cost: number;
    retail_price: number;
    version: number;
  }>(sql`
    with ${changed(before)}, costs as (
      select d.menu_id, sum(round(d.item_quantity * coalesce(b.price, s.stock_price)))::bigint as old_cost,
        sum(round(d.item_quantity * s.stock_price))::bigint as new_cost
      from dish_ingredients d join stock_items s using (item_id) left join before b using (item_id)
      where d.menu_id in (select menu_id from dish_ingredients join before using (item_id))
      group by d.menu_id
    )
    select m.item_id as menu_id, m.name, old_cost, new_cost, m.retail_price, m.version
    from costs join menu_items m on m.item_id = menu_id
    where m.removed_at is null and abs(new_cost - old_cost) * ${ONE_PART_IN}::int > old_cost
    order by new_cost - old_cost desc, m.item_id`);
  return found.rows.map(({ menu_id, name, old_cost, new_cost, retail_price, version }) => ({
    menu_id,
    name,
    old_cost: toBaht(old_cost),
    new_cost: toBaht(new_cost),
    retail_price: toBaht(retail_price),
    version,
  }));
}

/** Crafts that may be seen whose cost per measure of the product moved by more than 5 %, largest increase first. */
export async function movedCrafts(tx: Readable, before: Prices, seen: SeenCrafts): Promise<CraftMove[]> {
  const found = await tx.execute<CraftMove & Record<string, unknown>>(sql`
    with ${changed(before)}, costs as (
      select l.craft_id, sum(round(l.item_quantity * coalesce(b.price, s.stock_price))) as old_cost,
        sum(round(l.item_quantity * s.stock_price)) as new_cost
      from craft_ingredients l join stock_items s using (item_id) left join before b using (item_id)
      where l.craft_id in (select craft_id from craft_ingredients join before using (item_id))
      group by l.craft_id
    )
    select c.craft_id, c.name, ${isBeerCraft} as is_beer_craft, coalesce(m.measure_name, '') as measure_name,
      round(old_cost / c.output_quantity)::float8 as old_cost, round(new_cost / c.output_quantity)::float8 as new_cost
    from costs join crafts c using (craft_id)
    join stock_items product on product.item_id = c.stock_id
    left join measures m using (measure_id)
    where c.removed_at is null and c.output_quantity > 0 and ${isSeen(seen)}
      and abs(new_cost - old_cost) * ${ONE_PART_IN}::int > old_cost
    order by (costs.new_cost - costs.old_cost) / nullif(costs.old_cost, 0) desc nulls first, c.craft_id`);
  return found.rows.map((craft) => ({ ...craft, old_cost: toBaht(craft.old_cost), new_cost: toBaht(craft.new_cost) }));
}

/** Prices before a moment, in Unix seconds. Items without a movement before it had no price to move from. */
export async function pricesBefore(db: Readable, since: number): Promise<Prices> {
  const { rows } = await db.execute<{ item_id: number; price: number }>(sql`
    select i.item_id, before.price_after::float8 as price
    from stock_items i
    cross join lateral (
      select price_after from stock_story s
      where s.item_id = i.item_id and s.stock_story_time < to_timestamp(${since}::float8)
      order by stock_story_id desc limit 1
    ) before
    where i.is_file and i.removed_at is null and before.price_after <> i.stock_price`);
  return new Map(rows.map(({ item_id, price }) => [item_id, price]));
}
