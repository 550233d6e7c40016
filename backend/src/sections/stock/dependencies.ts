import { sql } from 'drizzle-orm';
import type { Dependency, MadeFrom } from '@/lib/sections/stock/contract/dependencies';
import { inNameOrder } from '../../db/names';
import type { Database } from '../../db/open';
import { craftCost, inSatang, itemCosts } from '../../ledger/stock/item-costs';
import { isBeerCraft, isSeen, type SeenCrafts } from '../../ledger/stock/seen-crafts';
import { seconds } from '../../db/time';
import { readRows } from '../../db/rows';

type Used = Omit<Dependency, 'is_beer_craft'> & { readonly is_beer_craft: boolean | null };

/** Cost of a measure of the craft `c` in satang, as the craft screen shows it; its items are priced as `priced`. */
const costOfCraft = sql`(
  select coalesce(${inSatang(craftCost(sql`booked`, sql`c.output_quantity`))}, 0)
  from craft_ingredients l join priced using (item_id) where l.craft_id = c.craft_id)::float8`;

/**
 * Dishes, drinks and crafts whose recipes use a stock item, by name, without removed ones. Costs are what the stock books
 * now.
 */
export async function dependenciesOf(db: Database['db'], itemId: number, seen: SeenCrafts): Promise<Dependency[]> {
  const found = await readRows<Used>(db, 'retail_price', 'prime_cost', 'item_cost')`
    with priced as (select * from ${itemCosts()} p)
    select * from (
      select dish.item_id as menu_id, dish.name, null::boolean as is_beer_craft, own.item_quantity::float8 as quantity,
        coalesce(m.measure_name, '') as measure_name, dish.type, dish.max_discount::float8, dish.retail_price::float8,
        sum(round(line.item_quantity * i.booked))::float8 as prime_cost,
        round(own.item_quantity * used.booked)::float8 as item_cost,
        ${seconds(sql`dish.last_update`)} as last_update
      from dish_ingredients own
      join menu_items dish on dish.item_id = own.menu_id and dish.is_file and dish.removed_at is null
      join dish_ingredients line on line.menu_id = own.menu_id
      join priced i on i.item_id = line.item_id
      join stock_items item on item.item_id = own.item_id
      join priced used on used.item_id = own.item_id
      left join measures m on m.measure_id = item.measure_id
      where own.item_id = ${itemId}
      group by dish.item_id, own.item_quantity, used.booked, m.measure_name
      union all
      select c.craft_id, c.name, ${isBeerCraft}, own.item_quantity::float8, coalesce(m.measure_name, ''), 2, 0, 0, ${costOfCraft},
        round(own.item_quantity * used.booked)::float8, ${seconds(sql`c.last_update`)}
      from craft_ingredients own
      join crafts c on c.craft_id = own.craft_id and c.removed_at is null
      join stock_items product on product.item_id = c.stock_id
      join stock_items item on item.item_id = own.item_id
      join priced used on used.item_id = own.item_id
      left join measures m on m.measure_id = item.measure_id
      where own.item_id = ${itemId} and ${isSeen(seen)}
    ) found
    order by ${inNameOrder(sql`name`)}, type, menu_id`;
  return found.map(({ is_beer_craft, ...used }) => ({ ...used, ...(is_beer_craft !== null && { is_beer_craft }) }));
}

/** Crafts that make a stock item, by name, with their ingredients in the order of the recipe. */
export const makersOf = (db: Database['db'], itemId: number, seen: SeenCrafts): Promise<MadeFrom[]> =>
  readRows<MadeFrom>(db, 'prime_cost')`
    with priced as (select * from ${itemCosts()} p)
    select c.craft_id, c.name, ${isBeerCraft} as is_beer_craft, c.output_quantity::float8,
      coalesce(m.measure_name, '') as measure_name, ${costOfCraft} as prime_cost,
      coalesce((
        select json_agg(json_build_object('item_id', l.item_id, 'name', i.name, 'quantity', l.item_quantity,
          'measure_name', coalesce(lm.measure_name, '')) order by l.position, l.item_id)
        from craft_ingredients l join stock_items i using (item_id) left join measures lm using (measure_id)
        where l.craft_id = c.craft_id
      ), '[]') as ingredients
    from crafts c
    join stock_items product on product.item_id = c.stock_id
    left join measures m using (measure_id)
    where c.stock_id = ${itemId} and c.removed_at is null and ${isSeen(seen)}
    order by ${inNameOrder(sql`c.name`)}, c.craft_id`;
