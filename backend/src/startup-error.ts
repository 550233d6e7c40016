/** Reason why the program cannot start, in one sentence for the operator, without secrets or a stack trace. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
