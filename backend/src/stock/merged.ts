import { sql } from 'drizzle-orm';

/** An item and everything ever merged into it, by id: their rows of `stock_story` together are its story. */
export const withMerged = (itemId: number) => sql`
  with recursive merged as (
    select item_id from stock_items where item_id = ${itemId}::int
    union
    select i.item_id from stock_items i join merged m on i.merged_into = m.item_id
  ) select item_id from merged`;
