import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { refusal } from '@/lib/contract/refusals';
import { stockDependencies } from '@/lib/sections/stock/contract/dependencies';
import { stockStory, stockStoryChart, stockStoryDetails } from '@/lib/sections/stock/contract/story';
import { hiddenFrom } from '@/lib/rights/sights';
import { addQuantity } from '@/lib/domain/exact';
import { boundsOf, type Bounds } from '@/lib/domain/venue-time';
import type { Database } from '../../db/open';
import { seconds, unixNow } from '../../db/time';
import { route } from '../../http/route';
import { craftsSeenBy } from '../../ledger/stock/seen-crafts';
import { storyRepository } from '../../ledger/stock/story';
import { storyRow } from '../../ledger/stock/story-row';
import { dependenciesOf, makersOf } from './dependencies';
import { readOne, readRows } from '../../db/rows';

/** Point of the chart: Unix seconds, and the quantity from then on. */
type ChartPoint = NonNullable<ReplyOf<typeof stockStoryChart>['points']>[number];

/** More points than a screen can show, besides the first and the last. */
const BUCKETS = 238;

/**
 * Quantity of an item over a period, at most 240 points in time order: at the start, the last of each of 238 equal
 * parts, and at the end (or `now`). Only the item's own story: a merge is a step. Empty for an item that never moved.
 */
async function storyChart(
  db: Database['db'],
  itemId: number,
  { start, end }: Bounds,
  now: number,
): Promise<ChartPoint[]> {
  const until = Math.max(Math.min(end ?? now, now), start ?? 0);
  const { first, before } = await readOne<{ first: number | null; before: number | null }>(db)`
    select coalesce(${start}::float8, (
        select ${seconds(sql`min(stock_story_time)`)} from stock_story where item_id = ${itemId}
      )) as first,
      case when ${start}::float8 is not null then (
        select quantity_after::float8 from stock_story
        where item_id = ${itemId} and stock_story_time < to_timestamp(${start}::float8)
        order by stock_story_id desc limit 1
      ) end as before`;
  if (first === null) return [];
  const moves = await readRows<ChartPoint>(db)`
    select ${seconds(sql`s.stock_story_time`)} as time, s.quantity_after::float8 as quantity
    from (
      select max(stock_story_id) as stock_story_id
      from stock_story
      where item_id = ${itemId} and stock_story_time >= to_timestamp(${first}::float8)
        and stock_story_time < to_timestamp(${until}::float8 + 1)
      group by floor((extract(epoch from stock_story_time)::float8 - ${first}::float8) * ${BUCKETS}
        / greatest(${until}::float8 - ${first}::float8, 1))
    ) last
    join stock_story s using (stock_story_id)
    order by s.stock_story_time, s.stock_story_id`;
  return bounded(moves, start === null ? null : { time: start, quantity: before ?? 0 }, until);
}

/** Moves between the start and the end of the period; of two at the same moment the later remains. */
function bounded(moves: readonly ChartPoint[], opening: ChartPoint | null, until: number): ChartPoint[] {
  const points = opening ? [opening, ...moves] : [...moves];
  const last = points.at(-1);
  if (last && last.time < until) points.push({ time: until, quantity: last.quantity });
  return points.filter(({ time }, index) => points[index + 1]?.time !== time);
}

/** Calls for the story of a stock item, and the dishes and crafts that use or make it. Periods are in `zone`. */
export function storyRoutes(app: FastifyInstance, { db }: Database, zone: string): void {
  const story = storyRepository(db);
  const familyOf = async (itemId: number): Promise<number[]> => {
    const family = await story.family(itemId);
    if (family.length === 0) throw refusal('noSuchStockItem', 'item_id');
    return family;
  };

  route(app, stockStory, async ({ input: { body }, caller }) => {
    const { item_id, filters, page = 1, count } = body;
    const query = { itemIds: await familyOf(item_id), bounds: boundsOf(body, unixNow(), zone), filters };
    const part = count === undefined ? query : { ...query, limit: count, offset: (page - 1) * count };
    const isBlind = hiddenFrom(caller, app.special).includes('held');
    const rows = await story.rows(part, craftsSeenBy(caller, app.special));
    const items = rows.map((row) => storyRow(row, item_id, isBlind));
    return { items, total_records: count === undefined ? items.length : await story.count(query) };
  });

  route(app, stockStoryChart, async ({ input: { body } }) => {
    await familyOf(body.item_id);
    return { points: await storyChart(db, body.item_id, boundsOf(body, unixNow(), zone), unixNow()) };
  });

  route(app, stockStoryDetails, async ({ input: { body } }) => {
    const row = await story.find(body.stock_story_id);
    if (!row) throw refusal('noSuchMovement', 'stock_story_id');
    const items = row.order_number === null ? [] : await story.usage(row.order_number, row.item_id);
    const total_quantity = items.reduce((sum, item) => addQuantity(sum, item.ingredient_quantity), 0);
    return { items, total_quantity };
  });

  route(app, stockDependencies, async ({ input: { body }, caller }) => {
    await familyOf(body.item_id);
    const seen = craftsSeenBy(caller, app.special);
    const [items, made_from] = await Promise.all([
      dependenciesOf(db, body.item_id, seen),
      makersOf(db, body.item_id, seen),
    ]);
    return { items, made_from };
  });
}
