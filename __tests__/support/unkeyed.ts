/** Call of a command without an idempotency key, whose caller waits for as long as it takes. */
export const unkeyed = {
  request: { headers: {}, server: { answerMs: Infinity, clockFault: () => Promise.resolve(undefined) } } as never,
};
