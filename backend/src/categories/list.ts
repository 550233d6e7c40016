import { sql } from 'drizzle-orm';
import type { Category } from '@/lib/sections/categories/contract';
import { inNameOrder } from '../db/names';
import type { Database } from '../db/open';

/** Categories by name with their use, the hidden ones if asked for. */
export async function categoryList(db: Pick<Database['db'], 'execute'>, withHidden: boolean): Promise<Category[]> {
  const { rows } = await db.execute<Category & Record<string, unknown>>(sql`
    select c.category_id, c.name, c.purposes, c.group_id, c.hidden, c.alcohol, c.version,
      coalesce(booked.count, 0)::int as bookings, coalesce(stocked.count, 0)::int as items,
      booked.count is not null or stocked.every is not null as used
    from expense_categories c
    left join (
      select category_id, count(*) from expenses where category_id is not null group by category_id
    ) booked using (category_id)
    left join (
      select category_id, count(*) as every, count(*) filter (where is_file and removed_at is null) as count
      from stock_items where category_id is not null group by category_id
    ) stocked using (category_id)
    where ${withHidden} or not c.hidden
    order by ${inNameOrder(sql`c.name`)}, c.category_id`);
  return rows;
}
