import { groupBy } from '@/lib/domain/group-by';

/** What makes an item of the stock: the items that it takes, and the recipe of the files, if it is one. */
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
  let cycle: number[] | null = null;
  function visit(item: number): void {
    if (done.has(item) || cycle) return;
    const at = path.indexOf(item);
    if (at >= 0) {
      cycle = [...path.slice(at), item];
      return;
    }
    path.push(item);
    const here = of.get(item) ?? [];
    for (const { takes } of here) takes.forEach(visit);
    path.pop();
    done.add(item);
    for (const { recipe } of here) if (recipe !== undefined) order.push(recipe);
  }
  makings.forEach(({ product }) => visit(product));
  return cycle ? { cycle } : { order };
}
