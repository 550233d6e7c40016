/** Reason why the program cannot start, in one sentence for the operator, without secrets or a stack trace. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Refusal of a venue into which a restore has not ended. @param what names it in a sentence */
export const notRestored = (what: string): StartupError =>
  new StartupError(
    `${what} is incomplete, because its restore was interrupted or still runs: if it was interrupted, repeat it (npm run restore -- FILE).`,
  );
