import { KNOWN_NETWORK, longestWait, oneLess, oneMore, type AttemptStore, type Counter, type Tally } from './attempts';

const EMPTY: Tally = { points: 0, expire: 0 };
const MOST_KEPT = 10_000;

/** Counters in the memory of one process. `now` is in milliseconds since 1970. */
export function attemptsInMemory(now = () => Date.now()): AttemptStore {
  const kept = new Map<string, Tally>();
  const tallyOf = ({ key }: Counter): Tally => kept.get(key) ?? EMPTY;
  /** Puts the counter last, so that the one unused for longest stands first. */
  const keep = ({ key }: Pick<Counter, 'key'>, tally: Tally): void => {
    kept.delete(key);
    kept.set(key, tally);
  };
  const clean = (): void => {
    if (kept.size < MOST_KEPT) return;
    for (const [key, { expire }] of kept) if (expire <= now()) kept.delete(key);
    // A flood of addresses: the counters unused for longest go.
    for (const key of kept.keys()) if (kept.size >= MOST_KEPT) kept.delete(key);
  };
  return {
    count(counters) {
      const at = now();
      const wait = longestWait(
        counters.map((counter) => ({ counter, tally: tallyOf(counter) })),
        at,
      );
      if (wait === 0) {
        clean();
        for (const counter of counters) keep(counter, oneMore(counter, tallyOf(counter), at));
      }
      return Promise.resolve(wait);
    },
    takeBack(counters) {
      for (const counter of counters)
        if (kept.has(counter.key)) keep(counter, oneLess(counter, tallyOf(counter), now()));
      return Promise.resolve();
    },
    clear({ key }) {
      kept.delete(key);
      return Promise.resolve();
    },
    knows: ({ key }) => Promise.resolve((kept.get(key)?.expire ?? 0) > now()),
    remember(network) {
      clean();
      keep(network, { points: 0, expire: now() + KNOWN_NETWORK.forMs });
      const all = [...kept.keys()].filter((key) => key.startsWith(network.ofLogin));
      for (const key of all.slice(0, -KNOWN_NETWORK.mostPerLogin)) kept.delete(key);
      return Promise.resolve();
    },
  };
}
