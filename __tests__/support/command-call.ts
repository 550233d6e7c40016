/** Call of a command whose clock is right, and whose caller waits for some milliseconds. */
export const callWithin = (answerMs: number) =>
  ({ request: { headers: {}, server: { answerMs, clockFault: () => Promise.resolve(undefined) } } }) as never;

export const unkeyed = callWithin(Infinity);
