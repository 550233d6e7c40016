/** Why the program cannot start, in one sentence for the operator; it holds no secret and needs no stack trace. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
