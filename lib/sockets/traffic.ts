import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Limits {
  /** Open connections; a further one is closed. */
  readonly most: number;
  /** Milliseconds without a byte moving while a connection waits for its client. */
  readonly stalled: number;
}

/** How long a stop waits after the last answer for requests that were on their way, to refuse them with an answer. */
const LINGER_MS = 500;
const LOOK_MS = 20;

/** Whether the next step is the client's: the rest of a body, or reading its answer. A full buffer waits for us. */
function waitsForClient({ request, response }: Exchange): boolean {
  const isArriving = !request.complete && request.readableLength < request.readableHighWaterMark;
  return isArriving || response.writableNeedDrain || response.writableEnded;
}

/**
 * Requests in hand of a server, with limits of its connections. Each has one request at a time: Node closes no response of a
 * pipelined one whose client has left, and a file opened for it would stay open. Floods are the proxy's to stop
 * (`docs/operations.md`).
 */
export class Traffic {
  readonly #inHand = new Map<Socket, Exchange>();
  #isEnding = false;

  constructor(server: Server, { most, stalled }: Limits) {
    server.maxConnections = most;
    server.prependListener('request', (request, response) => this.#note({ request, response }));
    server.setTimeout(stalled, (socket) => {
      const exchange = this.#inHand.get(socket);
      if (!exchange || waitsForClient(exchange)) socket.resetAndDestroy();
    });
  }

  /** Requests that are not answered yet. */
  get inHand(): number {
    return this.#inHand.size;
  }

  /** Whether every answer ends its connection. */
  get isEnding(): boolean {
    return this.#isEnding;
  }

  /**
   * Resolves when every request is answered, and clients had a moment to send one that is refused, at the latest after
   * `patience` milliseconds.
   */
  async end(patience: number): Promise<void> {
    this.#isEnding = true;
    for (const { response } of this.#inHand.values()) endAfter(response);
    const started = performance.now();
    for (let now = started, busy = started; now - started < patience; now = performance.now()) {
      if (this.inHand > 0) busy = now;
      if (now - busy > LINGER_MS) return;
      await pause(LOOK_MS);
    }
  }

  #note(exchange: Exchange): void {
    const { request, response } = exchange;
    if (this.#inHand.has(request.socket)) return void request.socket.destroy();
    this.#inHand.set(request.socket, exchange);
    response.once('close', () => this.#inHand.delete(request.socket));
    if (this.#isEnding) endAfter(response);
  }
}

/** Lets a response end its connection, unless its headers already say otherwise. */
function endAfter(response: ServerResponse): void {
  if (!response.headersSent) response.shouldKeepAlive = false;
}
