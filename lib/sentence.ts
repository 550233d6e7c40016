/** An error in one sentence for the operator. A failed query repeats its values, so its cause is used instead. */
export function sentenceOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
