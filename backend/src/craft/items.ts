import { sql } from 'drizzle-orm';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { listCraftItems } from '@/lib/contract/craft';
import { toBaht } from '@/lib/domain/money';
import type { Database } from '../db/open';

type Item = ReplyOf<typeof listCraftItems>['items'][number];
type Row = Omit<Item, 'measure_id' | 'measure_name' | 'prime_cost'> & {
  readonly measure_id: number;
  readonly measure_name: string;
  readonly stock_price: number;
};

/** Folders and items of the stock, by id; items have measure and price. */
export async function craftItems(db: Pick<Database['db'], 'execute'>): Promise<Item[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select i.item_id, coalesce(i.parent_id, 0) as parent_id, i.name, i.is_file, i.measure_id, m.measure_name,
      i.stock_price::float8 as stock_price
    from stock_items i left join measures m using (measure_id)
    where i.removed_at is null order by i.item_id`);
  return rows.map(({ measure_id, measure_name, stock_price, ...node }) =>
    node.is_file ? { ...node, measure_id, measure_name, prime_cost: toBaht(stock_price) } : node,
  );
}
