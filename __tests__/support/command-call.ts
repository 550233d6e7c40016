/** Call of a command with an idempotency key, whose caller waits for as long as it takes and whose clock is right. */
export const keyedBy = (key?: string) =>
  ({
    request: {
      headers: { 'idempotency-key': key },
      server: { answerMs: Infinity, clockFault: () => Promise.resolve(undefined) },
    },
  }) as never;

export const unkeyed = keyedBy();
