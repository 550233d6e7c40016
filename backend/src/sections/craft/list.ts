import { sql } from 'drizzle-orm';
import type { Craft } from '@/lib/sections/craft/contract/craft';
import { isBeerCraft, makeable, unitCost } from '@/lib/sections/craft/rules/craft';
import { toBaht } from '@/lib/domain/money';
import { inNameOrder } from '../../db/names';
import type { Queries } from '../../db/open';
import { readRows } from '../../db/rows';
import { craftCost, inSatang, itemCosts } from '../../ledger/stock/item-costs';
import { seconds } from '../../db/time';

interface Line {
  readonly name: string;
  readonly item_quantity: number;
  readonly stock_quantity: number;
  /** Satang per measure. */
  readonly booked: number;
}

type Row = Omit<Craft, 'prime_cost' | 'makeable_quantity' | 'limiting_item' | 'output_quantity'> & {
  readonly output_quantity: number;
  readonly stock_parent_id: number;
  readonly lines: readonly Line[];
};

function craftOf({ lines, ...row }: Row): Craft {
  const costs = lines.map(({ item_quantity, booked }) => ({ item_quantity, prime_cost: toBaht(booked) }));
  const most = makeable(lines, row.output_quantity, { wholeBatches: isBeerCraft(row), measure: row.measure });
  return {
    ...row,
    prime_cost: toBaht(unitCost(costs, row.output_quantity)),
    makeable_quantity: most?.quantity ?? null,
    limiting_item: most?.limiting ?? null,
  };
}

/** All crafts by name, with what they cost and what can be made of the stock. */
export async function allCrafts(db: Queries): Promise<Craft[]> {
  const rows = await readRows<Row>(db, 'today_cost')`
    select c.craft_id, c.name, c.stock_id, s.name as stock_name, s.quantity::float8 as stock_quantity,
      m.measure_name as measure, c.output_quantity::float8 as output_quantity, coalesce(s.parent_id, 0) as parent_id,
      coalesce(s.parent_id, 0) as stock_parent_id, c.status, u.person as employee_name,
      c.portion_quantity::float8 as portion_quantity, c.shelf_life_hours,
      ${seconds(sql`c.image_time`)} as image_timestamp,
      ${seconds(sql`c.last_update`)} as last_update, c.version, today_cost,
      coalesce(lines, '[]') as lines
    from crafts c
    left join (
      select l.craft_id,
        json_agg(json_build_object('name', i.name, 'item_quantity', l.item_quantity,
          'stock_quantity', i.quantity, 'booked', booked) order by l.position) as lines,
        ${inSatang(craftCost(sql`today`, sql`own.output_quantity`))}::float8 as today_cost
      from craft_ingredients l join stock_items i using (item_id) join ${itemCosts()} priced using (item_id)
        join crafts own using (craft_id)
      group by l.craft_id, own.output_quantity
    ) list using (craft_id)
    join stock_items s on s.item_id = c.stock_id
    join measures m using (measure_id)
    left join users u on u.user_id = c.user_id
    where c.removed_at is null
    order by ${inNameOrder(sql`c.name`)}, c.craft_id`;
  return rows.map(craftOf);
}
