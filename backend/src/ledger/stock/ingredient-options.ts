import { sql } from 'drizzle-orm';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { listIngredients } from '@/lib/sections/menu/contract/menu';
import type { Queries } from '../../db/open';
import { readRows } from '../../db/rows';
import { itemCosts, wirePrice } from './item-costs';

type Option = ReplyOf<typeof listIngredients>['items'][number];

/** Stock items and folders that a recipe may use, by number; items have a measure, and prices in baht per measure. */
export async function ingredientOptions(db: Queries): Promise<Option[]> {
  const rows = await readRows<Option>(db, 'prime_cost')`
    select i.item_id, coalesce(i.parent_id, 0) as parent_id, i.name, i.is_file, i.measure_id, m.measure_name,
      booked::float8 as prime_cost, ${wirePrice(sql`today`)} as today_price
    from stock_items i left join measures m using (measure_id) left join ${itemCosts()} priced using (item_id)
    where i.removed_at is null order by i.item_id`;
  return rows.map(({ item_id, parent_id, name, is_file, ...priced }) => ({
    item_id,
    parent_id,
    name,
    is_file,
    ...(is_file && priced),
  }));
}
