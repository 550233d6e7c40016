import { sql } from 'drizzle-orm';
import type { AlcoholSold } from '@/lib/contract/orders';
import { toBaht } from '@/lib/domain/money';
import { CUT_OFF_HOUR } from '@/lib/domain/venue-time';
import type { Database } from '../db/open';
import { chosen, type OrderFilter } from './filter';

/**
 * Alcohol sold, by business day in `zone` and by dish: positions that took an item of a category with alcohol. Imported
 * orders took no stock, so today's recipe decides there.
 */
export async function alcoholSold(db: Database['db'], filter: OrderFilter, zone: string): Promise<AlcoholSold[]> {
  const found = await db.execute<{ date: string; name: string; quantity: number; price: number }>(sql`
    with alcohol as (
      select array_agg(item_id) as items
      from stock_items join expense_categories using (category_id) where alcohol
    ), dishes as (
      select array_agg(distinct menu_id) as ids from dish_ingredients, alcohol where item_id = any(items)
    )
    select to_char((o.paid_time at time zone ${zone}) - make_interval(hours => ${CUT_OFF_HOUR}::int), 'YYYY-MM-DD') as date,
      l.menu_name as name, sum(l.quantity)::float8 as quantity, sum(l.paidsum)::float8 as price
    from orders o join order_lines l using (order_number), alcohol, dishes
    where ${chosen(filter)} and o.cancelled_at is null and case when o.source <> ''
      then l.menu_id = any(dishes.ids)
      else exists (select from jsonb_array_elements(l.ingredients) used where (used ->> 0)::int = any(alcohol.items)) end
    group by 1, l.menu_id, l.menu_name order by 1, 2, l.menu_id`);
  return found.rows.map(({ price, ...row }) => ({ ...row, price: toBaht(price) }));
}
