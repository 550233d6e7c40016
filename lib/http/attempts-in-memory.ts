import { ALL, attemptStore, type AttemptStore, type Tally } from './attempts';

const MOST_KEPT = 10_000;

/** Counters in the memory of one process. `now` is in milliseconds since 1970. */
export function attemptsInMemory(now = () => Date.now()): AttemptStore {
  /** The tally unused for longest stands first. */
  const kept = new Map<string, Tally>();
  return attemptStore({
    change(keys, change) {
      const after = change(
        keys.map((key) => kept.get(key) ?? { points: 0, expire: 0 }),
        now(),
      );
      after?.forEach((tally, at) => {
        const key = keys[at] ?? '';
        kept.delete(key);
        if (tally.expire > now()) kept.set(key, tally);
      });
      // Too many addresses: expired tallies are deleted first, then the oldest.
      if (kept.size > MOST_KEPT) for (const [key, { expire }] of kept) if (expire <= now()) kept.delete(key);
      for (const key of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(key);
      return Promise.resolve();
    },
    tidy(prefix = '', most = ALL) {
      const all = [...kept.keys()].filter((key) => key.startsWith(prefix));
      for (const key of all.slice(0, -most)) kept.delete(key);
      return Promise.resolve();
    },
  });
}
