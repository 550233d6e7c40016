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
/** Time for which a stop, after its last answer, still refuses requests that were on their way. */
const LINGER_MS = 500;
const LOOK_MS = 20;

/** Whether the next step is the client's: sending the rest of a body, or reading an answer. A full buffer waits for the server. */
function waitsForClient({ request, response }: Exchange): boolean {
  const isArriving = !request.complete && request.readableLength < request.readableHighWaterMark;
  return isArriving || response.writableNeedDrain || response.writableEnded;
}

/** Tracks the unanswered requests of a server and limits its connections. The proxy stops floods (`docs/operations.md`). */
export class Traffic {
  /** Unanswered requests of each connection, in the order in which they came. */
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
   * Answers a request after the earlier ones of its connection. It is never begun if the client leaves while it waits: Node
   * closes no response that has no socket yet, and a file opened for it would stay open.
   */
  inTurn({ socket }: IncomingMessage, answer: () => void): void {
    const before = [...this.#inHandOf(socket)].at(-2);
    if (!before) answer();
    else
      before.response.once('close', () => {
        if (!socket.destroyed) answer();
      });
  }

  /**
   * Ends each connection with its next answer. Resolves when all requests are answered and late ones had time to be refused,
   * after `patience` milliseconds at most.
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

  /** Unanswered requests of a connection. They are forgotten with it: a request whose client leaves while it waits gets no answer. */
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
