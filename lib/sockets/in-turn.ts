import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The response to the latest request of each connection. */
const latest = new WeakMap<Socket, ServerResponse>();

/**
 * Answers the requests of a connection one after the other. One that waits while its client leaves is never begun: Node
 * closes no response that has no socket yet, and a file opened for it would stay open for good.
 */
export function inTurn({ socket }: IncomingMessage, response: ServerResponse, answer: () => void): void {
  const before = latest.get(socket);
  latest.set(socket, response);
  if (!before || before.closed) answer();
  else
    before.once('close', () => {
      if (!socket.destroyed) answer();
    });
}
