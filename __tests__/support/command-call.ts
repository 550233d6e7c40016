/** Call of a command whose clock is right, and whose caller waits for some milliseconds. */
export const callWithin = (answerMs: number, key?: string) =>
  ({
    request: {
      headers: { 'idempotency-key': key },
      server: { answerMs, clockFault: () => Promise.resolve(undefined) },
    },
  }) as never;

export const keyedBy = (key?: string) => callWithin(Infinity, key);
export const unkeyed = keyedBy();
