import { sql } from 'drizzle-orm';
import type { CatalogueDish, ExportTarget } from '@/lib/sections/catalogue/contract';
import { refusal } from '@/lib/contract/refusals';
import { insertOne } from '../db/insert-rows';
import type { Database, Transaction } from '../db/open';
import { integers, readRows } from '../db/rows';
import { catalogueExports } from '../db/schema';
import { seconds } from '../db/time';

type Export = Pick<typeof catalogueExports.$inferSelect, 'target' | 'category_id' | 'user_id'> & {
  readonly items: readonly number[];
};

/**
 * Stores an export with a copy of its dishes. `user_id` is null for an unknown sender.
 * @throws ProblemError 2 for an unknown dish
 */
export async function keepExport(tx: Transaction, { items, ...sent }: Export): Promise<void> {
  const { export_id } = await insertOne(tx, catalogueExports, sent);
  const wanted = [...new Set(items)];
  const kept = await tx.execute(sql`
    insert into catalogue_dishes (export_id, record_id, item_id, name, retail_price, description, image_time)
    select ${export_id}, record_id, item_id, name, retail_price, description, image_time from menu_items
    where item_id = any(${integers(wanted)}) and is_file and removed_at is null`);
  if (kept.rowCount !== wanted.length) throw refusal('noSuchDish', 'items');
}

type LatestDish = CatalogueDish & { readonly category_id: number };

/** Every dish ever sent to a catalogue, once, as last sent; by number. */
export const latestDishes = (db: Database['db'], target: ExportTarget): Promise<LatestDish[]> =>
  readRows<LatestDish>(db, 'retail_price')`
    select latest.* from (
      select distinct on (d.record_id)
        d.item_id, d.name, d.retail_price, d.description, e.category_id,
        ${seconds(sql`d.image_time`)} as image_timestamp,
        coalesce(m.item_id, d.item_id) as picture_id,
        ${seconds(sql`e.export_time`)} as time,
        coalesce(u.person, '') as user_name
      from catalogue_dishes d
      join catalogue_exports e on e.export_id = d.export_id
      left join menu_items m on m.record_id = d.record_id
      left join users u on u.user_id = e.user_id
      where e.target = ${target}
      order by d.record_id, d.export_id desc
    ) latest order by latest.item_id`;
