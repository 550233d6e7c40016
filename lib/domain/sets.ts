/** Copy of a set with an item added or removed; by default toggled. */
export function withItem<T>(set: ReadonlySet<T>, item: T, isIn = !set.has(item)): ReadonlySet<T> {
  const next = new Set(set);
  if (isIn) next.add(item);
  else next.delete(item);
  return next;
}

/** Whether two lists without repetitions have the same items in any order. */
export const sameItems = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((item) => other.includes(item));
