import { sql, type SQL } from 'drizzle-orm';
import type { menuItems, stockItems } from '../db/schema';

/** A table of folders and what lies in them, in which what is removed stays. */
export interface Tree {
  readonly table: typeof menuItems | typeof stockItems;
  /** Whose history its rows have. */
  readonly entity: 'menu' | 'stock';
  /** The refusal of an id that is not in it. */
  readonly unknown: 'noSuchMenuNode' | 'noSuchStockNode';
  /** Which removed rows, of `t`, can be brought back. */
  readonly returns: SQL;
}

/** The items and all that lies in them, by id. */
export const below = ({ table }: Pick<Tree, 'table'>, ids: readonly number[]) => sql`
  with recursive below as (
    select item_id from ${table} where item_id in ${ids}
    union
    select t.item_id from ${table} t join below b on t.parent_id = b.item_id
  ) select item_id from below`;
