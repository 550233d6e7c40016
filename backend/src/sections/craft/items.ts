import { sql } from 'drizzle-orm';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { listCraftItems } from '@/lib/sections/craft/contract/craft';
import { toBaht } from '@/lib/domain/money';
import type { Queries } from '../../db/open';
import { itemCosts, wirePrice } from '../../ledger/stock/item-costs';

type Item = ReplyOf<typeof listCraftItems>['items'][number];
type Row = Omit<Item, 'measure_id' | 'measure_name' | 'prime_cost' | 'today_price'> & {
  readonly measure_id: number;
  readonly measure_name: string;
  readonly booked: number;
  readonly today_price: number | null;
};

/** Folders and items of the stock, by id; items have measure and price. */
export async function craftItems(db: Queries): Promise<Item[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select i.item_id, coalesce(i.parent_id, 0) as parent_id, i.name, i.is_file, i.measure_id, m.measure_name,
      booked::float8, ${wirePrice(sql`today`)} as today_price
    from stock_items i left join measures m using (measure_id) left join ${itemCosts()} priced using (item_id)
    where i.removed_at is null order by i.item_id`);
  return rows.map(({ measure_id, measure_name, booked, today_price, ...node }) =>
    node.is_file ? { ...node, measure_id, measure_name, prime_cost: toBaht(booked), today_price } : node,
  );
}
