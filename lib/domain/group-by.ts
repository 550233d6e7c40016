/** Items by key, in order (Map.groupBy, which Node 20 lacks). */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** The most frequent value; the first of equally frequent ones. */
export const mostFrequent = <Value>(values: readonly Value[]): Value | undefined =>
  [...groupBy(values, (value) => value)].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
