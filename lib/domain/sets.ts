/** Copy of a set with or without an item; by default the item changes sides. */
export function withItem<T>(set: ReadonlySet<T>, item: T, isIn = !set.has(item)): ReadonlySet<T> {
  const next = new Set(set);
  if (isIn) next.add(item);
  else next.delete(item);
  return next;
}
