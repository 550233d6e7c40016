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

/** Requests that a client may send without awaiting an answer. Browsers and tills send one. */
const MOST_PIPELINED = 4;
/** How long a stop waits after the last answer for requests that were on their way, to refuse them with an answer. */
const LINGER_MS = 500;
const LOOK_MS = 20;

/** Whether the next step is the client's: the rest of a body, or reading its answer. A full buffer waits for us. */
function waitsForClient({ request, response }: Exchange): boolean {
  const isArriving = !request.complete && request.readableLength < request.readableHighWaterMark;
  return isArriving || response.writableNeedDrain || response.writableEnded;
}

/**
 * Requests in hand of a server, with limits of its connections. Floods are the proxy's to stop (`docs/operations.md`).
 */
export class Traffic {
  /** Of each connection, in the order of its requests. */
  readonly #inHand = new Map<Socket, Set<Exchange>>();
  #isEnding = false;

  constructor(server: Server, { most, stalled }: Limits) {
    server.maxConnections = most;
    server.prependListener('request', (request, response) => this.#note({ request, response }));
    server.setTimeout(stalled, (socket) => {
      const [first] = this.#inHand.get(socket) ?? [];
      if (!first || waitsForClient(first)) socket.resetAndDestroy();
    });
  }

  /** Requests that are not answered yet. */
  get inHand(): number {
    let sum = 0;
    for (const { size } of this.#inHand.values()) sum += size;
    return sum;
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
    for (const exchanges of this.#inHand.values()) for (const { response } of exchanges) endAfter(response);
    const started = performance.now();
    for (let now = started, busy = started; now - started < patience; now = performance.now()) {
      if (this.inHand > 0) busy = now;
      if (now - busy > LINGER_MS) return;
      await pause(LOOK_MS);
    }
  }

  /** Until its socket closes: a request that waits while its client leaves is never answered. */
  #inHandOf(socket: Socket): Set<Exchange> {
    const known = this.#inHand.get(socket);
    if (known) return known;
    const own = new Set<Exchange>();
    this.#inHand.set(socket, own);
    socket.once('close', () => this.#inHand.delete(socket));
    return own;
  }

  #note(exchange: Exchange): void {
    const { socket } = exchange.request;
    const { response } = exchange;
    const own = this.#inHandOf(socket);
    if (own.size >= MOST_PIPELINED) return void socket.destroy();
    own.add(exchange);
    response.once('close', () => own.delete(exchange));
    if (this.#isEnding) endAfter(response);
  }
}

/** Lets a response end its connection, unless its headers already say otherwise. */
function endAfter(response: ServerResponse): void {
  if (!response.headersSent) response.shouldKeepAlive = false;
}
