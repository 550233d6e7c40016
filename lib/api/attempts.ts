/** A command that was sent and has not succeeded yet: its input as JSON, and the idempotency key it went under. */
export interface Attempt {
  readonly input: string;
  readonly key: string;
}

/**
 * Idempotency keys of one command. A key belongs to its input: it is kept from before the input is sent until it has
 * succeeded or another one is sent, so that a second press after a lost answer, or a reload while the first is under
 * way, is not booked twice.
 */
export interface Attempts {
  /** The key to send `input` under; `input` is JSON. */
  readonly keyOf: (input: string) => string;
  readonly failed: (attempt: Attempt) => void;
  readonly succeeded: (attempt: Attempt) => void;
}

/** Keeps the key of the last input that has not succeeded in memory, or where `initial` and `keep` say. */
export function attemptsOf(
  initial: Attempt | null = null,
  keep: (last: Attempt | null) => void = () => undefined,
): Attempts {
  let last = initial;
  const set = (next: Attempt | null) => {
    last = next;
    keep(next);
  };
  return {
    keyOf: (input) => {
      const key = last?.input === input ? last.key : crypto.randomUUID();
      set({ input, key });
      return key;
    },
    failed: set,
    succeeded: ({ key }) => {
      if (last?.key === key) set(null);
    },
  };
}
