import { sql, type SQL } from 'drizzle-orm';
import type { batchStory, CraftBatch, listBatches } from '@/lib/sections/craft/contract/batches';
import type { InputOf, ReplyOf } from '@/lib/contract/endpoint';
import { BREW_FOLDER } from '@/lib/sections/craft/rules/brew';
import type { Bounds } from '@/lib/domain/venue-time';
import type { Queries } from '../../db/open';
import { readRows, readOne } from '../../db/rows';
import { seconds, within } from '../../db/time';
import { obstacle } from './undo';

type Query = InputOf<typeof listBatches>['body'];

/** Batches of the Brew folder, or all others. A single batch is found whatever its time. */
const asked = ({ beer, craft_id, batch_id }: Query, bounds: Bounds): SQL => sql`
  (i.parent_id is not distinct from ${BREW_FOLDER}) = ${beer}
  and ${batch_id === undefined ? within(sql`b.batch_time`, bounds) : sql`b.batch_id = ${batch_id}`}
  and ${craft_id === undefined ? sql`true` : sql`b.craft_id = ${craft_id}`}`;

type Sums = ReplyOf<typeof listBatches>['totals'] & { readonly total: number };

/**
 * A page of the batches of a period, latest first, and their sums in baht without what was taken back. The lost cost
 * of a batch is the share of its cost that the missing yield had.
 */
export async function batchesOf(db: Queries, query: Query, bounds: Bounds): Promise<ReplyOf<typeof listBatches>> {
  const from = sql`craft_batches b join stock_items i on i.item_id = b.stock_id`;
  const { total, ...totals } = await readOne<Sums>(db, 'cost', 'lost_cost')`
    select count(*)::int as total, count(*) filter (where undone_at is null)::int as batches,
      coalesce(sum(cost) filter (where undone_at is null), 0)::float8 as cost,
      coalesce(sum(round(cost * greatest(planned_quantity - b.quantity, 0) / planned_quantity))
        filter (where undone_at is null), 0)::float8 as lost_cost
    from ${from} where ${asked(query, bounds)}`;
  const items = await readRows<CraftBatch>(db, 'cost', 'unit_cost')`
    select b.batch_id, b.craft_id, b.craft_name, b.stock_id, i.name as stock_name,
      ${seconds(sql`b.batch_time`)} as batch_time, m.measure_name, b.planned_quantity::float8 as planned_quantity,
      b.quantity::float8 as quantity, (b.planned_quantity - b.quantity)::float8 as loss_quantity,
      round(100 * (b.planned_quantity - b.quantity) / b.planned_quantity, 1)::float8 as loss_percent, b.reason,
      b.cost::float8 as cost, round(b.cost / b.quantity)::float8 as unit_cost, b.forced, b.is_beer_craft,
      ${seconds(sql`b.use_by`)} as use_by, coalesce(u.person, '') as user_name,
      ${seconds(sql`b.undone_at`)} as undone_time, w.person as undone_by, ${obstacle} is null as may_undo
    from ${from}
    join measures m on m.measure_id = b.measure_id
    left join users u on u.user_id = b.user_id
    left join users w on w.user_id = b.undone_by
    where ${asked(query, bounds)}
    order by b.batch_time desc, b.batch_id desc limit ${query.count} offset ${(query.page - 1) * query.count}`;
  return { items, totals, total };
}

type Movement = ReplyOf<typeof batchStory>['items'][number];

/** Movements of a batch, ingredients first, in the items' current measures. */
export const storyOf = (db: Queries, batchId: number): Promise<Movement[]> =>
  readRows<Movement>(db, 'price')`
    select s.stock_story_id::float8 as stock_story_id, s.item_id, i.name, s.quantity::float8 as quantity,
      s.quantity_after::float8 as quantity_after, s.amount::float8 as price, m.measure_name as measure
    from stock_story s join stock_items i using (item_id) join measures m using (measure_id)
    where s.batch_id = ${batchId} and s.undoes is null order by s.stock_story_id`;
