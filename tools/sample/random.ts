/** Pseudo-random numbers: the same seed and purpose give the same ones on every machine. */
export interface Random {
  /** From 0 to 1, exclusive. */
  next(): number;
  /** From `low` to `high`, exclusive. */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, inclusive. */
  whole(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** FNV-1a: hashes a purpose to mix it with the seed. */
const hashOf = (text: string): number =>
  Buffer.from(text).reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5);

/**
 * A stream of its own for each purpose (mulberry32), so that a later part of the simulation does not change an earlier
 * one.
 */
export function randomFor(seed: number, purpose: string): Random {
  let state = (seed ^ hashOf(purpose)) | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole,
    pick: (items) => {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
  };
}
