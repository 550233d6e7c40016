import { groupBy } from '@/lib/domain/group-by';

/** Production of a stock item by a craft or a recipe of the files: the items that it takes, and that recipe. */
export interface Making<R> {
  readonly product: number;
  readonly takes: readonly number[];
  readonly recipe?: R;
}

/**
 * Recipes of the files with those that others take first, or a cycle: the items of one, each made of the next, the first
 * one again at its end.
 */
export function inOrder<R>(makings: readonly Making<R>[]): { order: R[] } | { cycle: number[] } {
  const of = groupBy(makings, ({ product }) => product);
  const done = new Set<number>();
  const order: R[] = [];
  const path: number[] = [];
  /** Returns the cycle that the item leads into; undefined if there is none. */
  function visit(item: number): number[] | undefined {
    if (done.has(item)) return undefined;
    const at = path.indexOf(item);
    if (at >= 0) return [...path.slice(at), item];
    path.push(item);
    const here = of.get(item) ?? [];
    const cycle = firstOf(here.flatMap(({ takes }) => takes));
    path.pop();
    done.add(item);
    for (const { recipe } of here) if (recipe !== undefined) order.push(recipe);
    return cycle;
  }
  function firstOf(items: readonly number[]): number[] | undefined {
    for (const item of items) {
      const cycle = visit(item);
      if (cycle) return cycle;
    }
    return undefined;
  }
  const cycle = firstOf(makings.map(({ product }) => product));
  return cycle ? { cycle } : { order };
}
