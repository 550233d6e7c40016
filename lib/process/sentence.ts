/** An error in one sentence for the operator. A failed query repeats its values, so its cause is used instead. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'query' in error && error.cause instanceof Error ? error.cause.message : error.message;
}
