interface Node {
  readonly item_id: number;
  readonly parent_id: number;
  readonly is_file: boolean;
}

/** A folder, or a dish with what a new neighbour takes from it. */
export type MenuNode = Node & { readonly type?: 0 | 1 | undefined; readonly max_discount?: number | undefined };

export interface DishDefaults {
  readonly type: 0 | 1;
  readonly max_discount: number;
}

/** The most frequent value; the first of equally frequent ones. */
function usual<Value>(values: readonly Value[]): Value | undefined {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0];
}

/**
 * Type and discount of most dishes in a folder, else of most below it, else the same of the folders around it. The root
 * as a whole says nothing: bar and kitchen meet there. Undefined without a neighbour.
 */
export function defaultsOf(nodes: readonly MenuNode[], folder: number): DishDefaults | undefined {
  const parents = new Map(nodes.map(({ item_id, parent_id }) => [item_id, parent_id]));
  const liesBelow = (node: Node, top: number): boolean => {
    const seen = new Set<number>();
    for (let at = node.parent_id; at !== 0 && !seen.has(at); at = parents.get(at) ?? 0) {
      if (at === top) return true;
      seen.add(at);
    }
    return false;
  };
  const dishes = nodes.filter(({ is_file }) => is_file);
  const seen = new Set<number>();
  for (let at = folder; !seen.has(at); at = parents.get(at) ?? 0) {
    seen.add(at);
    const own = dishes.filter(({ parent_id }) => parent_id === at);
    const near = own.length > 0 || at === 0 ? own : dishes.filter((dish) => liesBelow(dish, at));
    // The dishes of the root are no neighbours of those in its folders.
    if (near.length > 0 && (at !== 0 || folder === 0))
      return {
        type: usual(near.map(({ type = 0 }) => type)) ?? 0,
        max_discount: usual(near.map(({ max_discount = 0 }) => max_discount)) ?? 0,
      };
    if (at === 0) break;
  }
  return undefined;
}
