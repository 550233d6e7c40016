import { sql, type SQL } from 'drizzle-orm';
import type { menuItems, stockItems } from '../db/schema';

/** A table of folders and items in which removed rows stay. */
export interface Tree {
  readonly table: typeof menuItems | typeof stockItems;
  /** Entity of its rows in the history. */
  readonly entity: 'menu' | 'stock';
  /** Kind of its items, besides folders. */
  readonly unknown: 'noSuchMenuNode' | 'noSuchStockNode';
  /** Condition on `t` for removed rows that can be restored. */
  readonly returns: SQL;
}

/** The items and everything below them, by id. */
export const below = ({ table }: Pick<Tree, 'table'>, ids: readonly number[]) => sql`
  with recursive below as (
    select item_id from ${table} where item_id in ${ids}
    union
    select t.item_id from ${table} t join below b on t.parent_id = b.item_id
  ) select item_id from below`;
