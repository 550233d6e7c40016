import { nanoid } from 'nanoid';

/** Command that has not succeeded yet: its input as JSON, and its idempotency key. */
export interface KeptKey {
  readonly input: string;
  readonly key: string;
}

/**
 * Idempotency keys of one command. A key belongs to an input: it is kept from before sending until success or another
 * input, so that a second press after a lost reply, or a reload while pending, does not book twice.
 */
export interface KeptKeys {
  /** Runs a command under the key for `input`, which is JSON. Throws what it throws. */
  readonly run: <Reply>(input: string, command: (key: string) => Promise<Reply>) => Promise<Reply>;
}

/** Keeps the key of the last unsuccessful input in memory, or by `initial` and `keep`. */
export function keptKeysOf(
  initial: KeptKey | null = null,
  keep: (last: KeptKey | null) => void = () => undefined,
): KeptKeys {
  let last = initial;
  const set = (next: KeptKey | null) => {
    last = next;
    keep(next);
  };
  return {
    async run(input, command) {
      const key = last?.input === input ? last.key : nanoid();
      set({ input, key });
      try {
        const reply = await command(key);
        if (last?.key === key) set(null);
        return reply;
      } catch (error) {
        set({ input, key });
        throw error;
      }
    },
  };
}
