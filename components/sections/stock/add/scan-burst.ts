/** Milliseconds between keys below which input comes from a scanner, and the minimum number of characters. */
const FASTEST_HAND_MS = 35;
const SHORTEST_CODE = 6;
const CODE = /^[\dA-Za-z-]+$/;

/** Text of a field before fast typing began, and the time of its last key. */
export interface Burst {
  readonly before: string;
  readonly last: number;
}

/** Tracks keys in a field; `text` is its value before the key, `at` in milliseconds. */
export const follow = (burst: Burst | null, text: string, at: number): Burst =>
  burst && at - burst.last <= FASTEST_HAND_MS ? { ...burst, last: at } : { before: text, last: at };

/** Barcode scanned into a field for something else, and the text typed there before it; null if there is none. */
export function scannedInto(burst: Burst | null, text: string, at: number): { code: string; before: string } | null {
  if (!burst || at - burst.last > FASTEST_HAND_MS * 4 || !text.startsWith(burst.before)) return null;
  const code = text.slice(burst.before.length);
  return code.length >= SHORTEST_CODE && CODE.test(code) ? { code, before: burst.before } : null;
}
