const CODES = ['ABORT_ERR', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'];

/** Whether an error means only that the client has closed the connection, or that work was aborted because of it. */
export function brokeOff(error: unknown): boolean {
  const { name, code, message } = (error ?? {}) as { name?: unknown; code?: unknown; message?: unknown };
  // Node's own for a request whose client has left; others with this code are of our own connections.
  if (code === 'ECONNRESET') return message === 'aborted';
  return name === 'AbortError' || CODES.includes(String(code));
}
