import { sql, type SQL } from 'drizzle-orm';
import type { CostMove, CraftMove } from '@/lib/sections/stock/contract/cost-moves';
import { ONE_PART_IN } from '@/lib/domain/todays-cost';
import type { Queries } from '../../db/open';
import { readRows } from '../../db/rows';
import { craftCost, dishCosts, inSatang, itemCosts, madeCosts } from './item-costs';
import { isBeerCraft, isSeen, type SeenCrafts } from './seen-crafts';

/** Satang per measure of items. */
type Prices = ReadonlyMap<number, number>;

/** Prices as the table `b`. */
const rowsOf = (prices: Prices): SQL =>
  sql`json_to_recordset(${JSON.stringify([...prices].map(([item_id, price]) => ({ item_id, price })))}::json)
    as b (item_id int, price numeric)`;

/**
 * Named subqueries, the text after `with`. `prices` has the items whose cost per measure differs between the prices in `before`
 * and now: `old` and `new`, in satang, exact. What is made costs its recipe at both; what has no known price counts as 0.
 */
const byRecipe = (before: Prices): SQL => sql`before as materialized (
    select b.item_id, b.price
    from ${rowsOf(before)} join stock_items s using (item_id)
    where s.stock_price <> b.price
  ), prices as materialized (
    select s.item_id, coalesce(then_made.cost, b.price, s.stock_price) as old, coalesce(made.cost, s.stock_price) as new
    from stock_items s left join before b using (item_id)
    left join ${madeCosts(undefined, sql`coalesce((select b.price from before b where b.item_id = s.item_id), s.stock_price)`)} then_made
      using (item_id)
    left join ${madeCosts(undefined, sql`s.stock_price`)} made using (item_id)
    where s.is_file
  )`;

/** The same by what the stock books: the costs per measure in `before`, in satang, and now. */
const asBooked = (before: Prices): SQL => sql`prices as materialized (
    select item_id, coalesce(b.price, booked) as old, booked as new
    from ${itemCosts()} priced left join ${rowsOf(before)} using (item_id)
  )`;

/**
 * Dishes whose prime cost moved by more than 5 % since the items had the prices in `before` (satang per measure), most
 * margin lost first. Costs are exact sums by today's prices: a dearer ingredient is seen in every dish of what is made of
 * it. `booked` compares what the stock books instead, which a batch moves.
 */
export async function movedCosts(tx: Queries, before: Prices, booked = false): Promise<CostMove[]> {
  if (before.size === 0) return [];
  const found = await readRows<CostMove>(tx, 'old_cost', 'new_cost', 'retail_price')`
    with ${booked ? asBooked(before) : byRecipe(before)}, costs as (
      select d.menu_id, ${inSatang(sql`sum(d.item_quantity * old)`)}::bigint as old_cost,
        ${inSatang(sql`sum(d.item_quantity * new)`)}::bigint as new_cost
      from dish_ingredients d join prices using (item_id)
      group by d.menu_id having bool_or(old <> new)
    )
    select m.item_id as menu_id, m.name, old_cost, new_cost, m.retail_price, m.version, today_cost is null as cost_unknown
    from costs join menu_items m on m.item_id = menu_id join ${dishCosts()} dish using (menu_id)
    where m.removed_at is null and abs(new_cost - old_cost) * ${ONE_PART_IN}::int > old_cost
    order by new_cost - old_cost desc, m.item_id`;
  return found.map(({ cost_unknown, ...move }) => ({ ...move, ...(cost_unknown && { cost_unknown }) }));
}

/** Crafts that may be seen whose cost per measure of the product moved by more than 5 %, largest increase first. */
export async function movedCrafts(tx: Queries, before: Prices, seen: SeenCrafts): Promise<CraftMove[]> {
  if (before.size === 0) return [];
  return readRows<CraftMove>(tx, 'old_cost', 'new_cost')`
    with ${byRecipe(before)}, costs as (
      select l.craft_id, ${craftCost(sql`old`, sql`own.output_quantity`)} as old_cost,
        ${craftCost(sql`new`, sql`own.output_quantity`)} as new_cost
      from craft_ingredients l join prices using (item_id) join crafts own using (craft_id)
      group by l.craft_id, own.output_quantity having bool_or(old <> new)
    )
    select c.craft_id, c.name, ${isBeerCraft} as is_beer_craft, coalesce(m.measure_name, '') as measure_name,
      ${inSatang(sql`old_cost`)}::float8 as old_cost, ${inSatang(sql`new_cost`)}::float8 as new_cost
    from costs join crafts c using (craft_id)
    join stock_items product on product.item_id = c.stock_id
    left join measures m using (measure_id)
    where c.removed_at is null and c.output_quantity > 0 and ${isSeen(seen)}
      and abs(new_cost - old_cost) * ${ONE_PART_IN}::int > old_cost
    order by (costs.new_cost - costs.old_cost) / nullif(costs.old_cost, 0) desc nulls first, c.craft_id`;
}

/** Prices before a moment, in Unix seconds. Items without a movement before it had no price to move from. */
export async function pricesBefore(db: Queries, since: number): Promise<Prices> {
  const rows = await readRows<{ item_id: number; price: number }>(db)`
    select i.item_id, before.price_after::float8 as price
    from stock_items i
    cross join lateral (
      select price_after from stock_story s
      where s.item_id = i.item_id and s.stock_story_time < to_timestamp(${since}::float8)
      order by stock_story_id desc limit 1
    ) before
    where i.is_file and i.removed_at is null and before.price_after <> i.stock_price`;
  return new Map(rows.map(({ item_id, price }) => [item_id, price]));
}
