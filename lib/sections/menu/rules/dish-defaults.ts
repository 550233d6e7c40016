import { idsUp } from '@/lib/domain/ids-up';
import { mostFrequent } from '@/lib/domain/most-frequent';

/** A folder, or a dish with what a new neighbour takes from it. */
export interface MenuNode {
  readonly item_id: number;
  readonly parent_id: number;
  readonly is_file: boolean;
  readonly type?: 0 | 1 | undefined;
  readonly max_discount?: number | undefined;
}

export interface DishDefaults {
  readonly type: 0 | 1;
  readonly max_discount: number;
}

/**
 * Type and discount of most dishes in a folder, else of most below it, else the same of the folders around it. The root
 * as a whole says nothing: bar and kitchen meet there. Undefined without a neighbour.
 */
export function defaultsOf(nodes: readonly MenuNode[], folder: number): DishDefaults | undefined {
  const parents = new Map(nodes.map(({ item_id, parent_id }) => [item_id, parent_id]));
  const foldersUp = (id: number) => idsUp(id, (at) => parents.get(at));
  const dishes = nodes.filter(({ is_file }) => is_file);
  for (const at of [...foldersUp(folder), 0]) {
    const own = dishes.filter(({ parent_id }) => parent_id === at);
    const near = own.length > 0 || at === 0 ? own : dishes.filter((dish) => foldersUp(dish.parent_id).includes(at));
    // The dishes of the root are no neighbours of those in its folders.
    if (near.length > 0 && (at !== 0 || folder === 0))
      return {
        type: mostFrequent(near.map(({ type = 0 }) => type)) ?? 0,
        max_discount: mostFrequent(near.map(({ max_discount = 0 }) => max_discount)) ?? 0,
      };
  }
  return undefined;
}
