/** A hand scanner types faster than any hand, and so many characters at least. */
const FASTEST_HAND_MS = 35;
const SHORTEST_CODE = 6;
const CODE = /^[\dA-Za-z-]+$/;

/** What was in a field when quick typing began, and when its last key fell. */
export interface Burst {
  readonly before: string;
  readonly last: number;
}

/** Follows the keys that fall into a field; `text` is what stands in it before the key, `at` milliseconds. */
export const follow = (burst: Burst | null, text: string, at: number): Burst =>
  burst && at - burst.last <= FASTEST_HAND_MS ? { ...burst, last: at } : { before: text, last: at };

/** A code that was scanned into a field meant for something else, and what had been typed there before it. */
export function scannedInto(burst: Burst | null, text: string, at: number): { code: string; before: string } | null {
  if (!burst || at - burst.last > FASTEST_HAND_MS * 4 || !text.startsWith(burst.before)) return null;
  const code = text.slice(burst.before.length);
  return code.length >= SHORTEST_CODE && CODE.test(code) ? { code, before: burst.before } : null;
}
