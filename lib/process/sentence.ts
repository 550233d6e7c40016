/** An error in one sentence for the operator. A failed query repeats its values, so its cause is used instead. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'query' in error && error.cause instanceof Error ? error.cause.message : error.message;
}

/** Runs a program. A failure is told in one sentence, and gives the exit code. */
export function runProgram(main: () => Promise<void>, failed = 1): void {
  main().catch((error: unknown) => {
    console.error(sentenceOf(error));
    process.exitCode = failed;
  });
}
