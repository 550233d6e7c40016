/** Call of a command with an idempotency key, whose caller waits for as long as it takes. */
export const keyedBy = (key?: string) =>
  ({ request: { headers: { 'idempotency-key': key }, server: { answerMs: Infinity } } }) as never;

export const unkeyed = keyedBy();
