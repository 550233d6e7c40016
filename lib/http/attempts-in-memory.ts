import { EMPTY, type Tallies } from './attempts';

const MOST_KEPT = 10_000;

/** Tallies in the memory of one process. `now` is in milliseconds since 1970. */
export function attemptsInMemory(now = () => Date.now()): Tallies {
  /** The tally unused for longest stands first. */
  const kept = new Map<string, typeof EMPTY>();
  return (keys, change) => {
    const before = keys.map((key) => kept.get(key) ?? EMPTY);
    for (const { key, points, expire } of change(before, now())) {
      kept.delete(key);
      if (expire > now()) kept.set(key, { points, expire });
    }
    // Too many addresses: expired tallies are deleted first, then the oldest.
    if (kept.size > MOST_KEPT) for (const [key, { expire }] of kept) if (expire <= now()) kept.delete(key);
    for (const key of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(key);
    return Promise.resolve();
  };
}
