import { sql, type SQL } from 'drizzle-orm';
import type { AlcoholLeftOut, AlcoholSold } from '@/lib/contract/orders';
import { toBaht } from '@/lib/domain/money';
import { CUT_OFF_HOUR } from '@/lib/domain/venue-time';
import type { Database } from '../db/open';
import { chosen, type OrderFilter } from './filter';

interface Sold extends Record<string, unknown> {
  menu_id: number;
  date: string;
  name: string;
  quantity: number;
  price: number;
  alcohol: boolean;
}

/** Whether a position took one of the items. Imported orders took no stock, so today's recipe decides there. */
const took = (items: SQL, dishes: SQL): SQL => sql`case when o.source <> ''
  then l.menu_id = any(${dishes})
  else exists (select from jsonb_array_elements(l.ingredients) used where (used ->> 0)::int = any(${items})) end`;

/**
 * Alcohol sold, by business day in `zone` and by dish: positions that took an item of a category with alcohol. Those
 * whose only such items are marked as without alcohol are left out and counted.
 */
export async function alcoholSold(
  db: Database['db'],
  filter: OrderFilter,
  zone: string,
): Promise<{ items: AlcoholSold[]; left_out: AlcoholLeftOut }> {
  const found = await db.execute<Sold>(sql`
    with goods as (
      select array_agg(item_id) filter (where not without_alcohol) as alcohol,
        array_agg(item_id) filter (where without_alcohol) as exempt
      from stock_items join expense_categories using (category_id) where expense_categories.alcohol
    ), dishes as (
      select array_agg(distinct menu_id) filter (where item_id = any(alcohol)) as alcohol,
        array_agg(distinct menu_id) filter (where item_id = any(exempt)) as exempt
      from dish_ingredients, goods where item_id = any(alcohol || exempt)
    )
    select to_char((o.paid_time at time zone ${zone}) - make_interval(hours => ${CUT_OFF_HOUR}::int), 'YYYY-MM-DD') as date,
      l.menu_id, l.menu_name as name, sum(l.quantity)::float8 as quantity, sum(l.paidsum)::float8 as price, taken.alcohol
    from orders o join order_lines l using (order_number), goods, dishes,
      lateral (select coalesce(${took(sql`goods.alcohol`, sql`dishes.alcohol`)}, false) as alcohol) taken
    where ${chosen(filter)} and o.cancelled_at is null
      and (taken.alcohol or goods.exempt is not null and ${took(sql`goods.exempt`, sql`dishes.exempt`)})
    group by 1, l.menu_id, l.menu_name, taken.alcohol order by 1, 3, l.menu_id`);
  const leftOut = found.rows.filter(({ alcohol }) => !alcohol);
  return {
    items: found.rows
      .filter(({ alcohol }) => alcohol)
      .map(({ date, name, quantity, price }) => ({ date, name, quantity, price: toBaht(price) })),
    left_out: {
      dishes: new Set(leftOut.map(({ menu_id }) => menu_id)).size,
      // Pieces have at most three decimals; whole thousandths add exactly.
      quantity: leftOut.reduce((sum, { quantity }) => sum + Math.round(quantity * 1000), 0) / 1000,
      price: toBaht(leftOut.reduce((sum, { price }) => sum + price, 0)),
    },
  };
}
