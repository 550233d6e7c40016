/**
 * Idempotency keys of one command. A key belongs to its input: it is kept until that input has succeeded or another one
 * is sent, so that a second press after a lost answer is not booked twice.
 */
export interface Attempts {
  /** The key to send `input` under; `input` is JSON. */
  readonly keyOf: (input: string) => string;
  readonly failed: (input: string, key: string) => void;
}

/** Keeps the key of the last input that failed in memory, or where `initial` and `keep` say. */
export function attemptsOf(
  initial: { readonly input: string; readonly key: string } | null = null,
  keep: (last: { readonly input: string; readonly key: string } | null) => void = () => undefined,
): Attempts {
  let last = initial;
  const set = (next: typeof last) => {
    last = next;
    keep(next);
  };
  return {
    keyOf: (input) => {
      const key = last?.input === input ? last.key : crypto.randomUUID();
      set(null);
      return key;
    },
    failed: (input, key) => set({ input, key }),
  };
}
