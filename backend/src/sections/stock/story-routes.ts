import type { FastifyInstance } from 'fastify';
import { refusal } from '@/lib/contract/refusals';
import { stockDependencies } from '@/lib/sections/stock/contract/stock';
import { stockStory, stockStoryChart, stockStoryDetails } from '@/lib/sections/stock/contract/story';
import { hiddenFrom } from '@/lib/rights/sights';
import { addQuantity } from '@/lib/domain/stock-ledger';
import { boundsOf } from '@/lib/domain/venue-time';
import type { Database } from '../../db/open';
import { unixNow } from '../../db/time';
import { route } from '../../http/route';
import { craftsSeenBy } from '../../ledger/stock/seen-crafts';
import { storyRepository } from '../../ledger/stock/story';
import { storyRow } from '../../ledger/stock/story-row';
import { dependenciesOf, makersOf } from './dependencies';
import { storyChart } from './story-chart';

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
