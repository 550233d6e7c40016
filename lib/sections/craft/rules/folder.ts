import { BREW_FOLDER } from './brew';

/** Stock folder in which a new product is offered: that of most crafts, 0 (the root) without crafts; beer has its own. */
export function usualFolder(crafts: readonly { readonly stock_parent_id: number | null }[], beer: boolean): number {
  if (beer) return BREW_FOLDER;
  const counts = new Map<number, number>();
  for (const { stock_parent_id: folder } of crafts) counts.set(folder ?? 0, (counts.get(folder ?? 0) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}
