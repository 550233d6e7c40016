import { sql, type SQL } from 'drizzle-orm';
import type { Note } from '@/lib/sections/stock/contract/notes';
import { FILTER_KINDS, type StoryFilter } from '@/lib/sections/stock/contract/story';
import type { StoryRow } from '@/lib/sections/stock/contract/story-row';
import type { Bounds } from '@/lib/domain/venue-time';
import type { Full } from '../../db/full';
import type { Database } from '../../db/open';
import { readOne, readRow, readRows } from '../../db/rows';
import { seconds, within } from '../../db/time';
import { isSeen, type SeenCrafts } from './seen-crafts';

export interface StoryQuery {
  readonly itemIds: readonly number[];
  readonly bounds: Bounds;
  readonly filters: readonly StoryFilter[];
  /** Rows to skip, and the maximum to return; without a limit all. */
  readonly offset?: number;
  readonly limit?: number;
}

type Stored = Omit<StoryRow, 'price' | 'currency' | 'write_off_or_recharge' | 'merged_item' | 'comment' | 'note'>;

/** A movement as stored: money in satang, time in Unix seconds. */
export interface StoryRecord extends Full<Stored> {
  readonly item_id: number;
  readonly item_name: string;
  readonly amount: number;
  readonly note: Note | null;
}

/** All three filters together show everything, also changes of price and measure, which no single filter covers. */
function ofKinds(filters: readonly StoryFilter[]): SQL {
  const wanted = new Set(filters);
  if (wanted.size === Object.keys(FILTER_KINDS).length) return sql`true`;
  return wanted.size === 0 ? sql`false` : sql`kind in ${[...wanted].flatMap((filter) => FILTER_KINDS[filter])}`;
}

const chosen = ({ itemIds, bounds, filters }: StoryQuery): SQL => sql`
  item_id in ${itemIds} and ${ofKinds(filters)} and ${within(sql`stock_story_time`, bounds)}`;

/** Movements of stock items. */
export const storyRepository = (db: Database['db']) => ({
  /** The item and everything merged into it, directly or not; empty for an unknown item. */
  async family(itemId: number): Promise<number[]> {
    const found = await readRows<{ item_id: number }>(db)`
      with recursive family as (
        select item_id from stock_items where item_id = ${itemId} and is_file
        union
        select i.item_id from family f join stock_items i on i.merged_into = f.item_id
      )
      select item_id from family`;
    return found.map(({ item_id }) => item_id);
  },

  async count(query: StoryQuery): Promise<number> {
    const { total } = await readOne<{ total: number }>(db)`
      select count(*)::int as total from stock_story where ${chosen(query)}`;
    return total;
  },

  /**
   * Latest first. Skipped rows are counted in the index alone, so that a late page costs little more than the first.
   * Batches of crafts that are not seen stay unnamed.
   */
  async rows(query: StoryQuery, seen: SeenCrafts): Promise<StoryRecord[]> {
    const { limit = null, offset = 0 } = query;
    return readRows<StoryRecord>(db)`
      select s.stock_story_id::int, s.item_id, i.name as item_name, s.kind, s.quantity_before::float8,
        s.quantity::float8, s.quantity_after::float8, s.unit_price::float8, s.amount::float8, s.description, s.note, s.cause,
        ${seconds(sql`s.stock_story_time`)} as stock_story_time, coalesce(u.person, '') as user_name,
        coalesce(m.measure_name, '') as measure, s.order_number, s.purchase_number, case when ${isSeen(seen)} then s.batch_id end as batch_id
      from (
        select stock_story_id from stock_story where ${chosen(query)}
        order by stock_story_id desc limit ${limit} offset ${offset}
      ) page
      join stock_story s using (stock_story_id)
      join stock_items i on i.item_id = s.item_id
      left join measures m on m.measure_id = i.measure_id
      left join users u on u.user_id = s.user_id
      left join craft_batches b on b.batch_id = s.batch_id
      left join crafts c on c.craft_id = b.craft_id
      left join stock_items product on product.item_id = c.stock_id
      order by s.stock_story_id desc`;
  },

  find: (storyId: number) =>
    readRow<{ item_id: number; order_number: number | null }>(db)`
      select item_id, order_number from stock_story where stock_story_id = ${storyId}`,

  /** Quantity of an item that each position of an order took. */
  usage: (orderNumber: number, itemId: number) =>
    readRows<{ menu_id: number; menu_name: string; menu_quantity: number; ingredient_quantity: number }>(db)`
      select l.menu_id, l.menu_name, l.quantity::float8 as menu_quantity,
        (used ->> 1)::float8 as ingredient_quantity
      from order_lines l, jsonb_array_elements(l.ingredients) used
      where l.order_number = ${orderNumber} and (used ->> 0)::int = ${itemId}
      order by l.line`,
});
