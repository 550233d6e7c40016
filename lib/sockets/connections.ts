import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { networkOf } from '../network';
import { Connection, Readiness } from './connection';

/** Requests that a client may send without awaiting an answer. Browsers and tills send one. */
const MOST_PIPELINED = 4;
/** How long a stop waits after the last answer for requests that were on their way, to refuse them with an answer. */
const LINGER_MS = 500;
const LOOK_MS = 20;

const REFUSAL = 'HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\nContent-Length: 0\r\n\r\n';

interface Caps {
  readonly most: number;
  /** Infinite behind a proxy, where all come from one address. */
  readonly mostPerAddress: number;
  /** Milliseconds without a byte moving while a connection waits for its client. */
  readonly stalled: number;
}

/**
 * The connections of a server. Above a cap a new connection takes the place of one that nobody uses, in the busiest
 * network first, or of a request of that network that still arrives; never one of a smaller network than its own will be.
 * Otherwise it is refused with 503. One that waits for its client without a byte moving is closed.
 */
export class Connections {
  readonly #networks = new Map<string, Set<Connection>>();
  readonly #bySocket = new Map<Socket, Connection>();
  #isEnding = false;

  constructor(
    server: Server,
    private readonly caps: Caps,
  ) {
    server.on('connection', (socket) => this.#admit(socket));
    server.prependListener('request', (request, response) => this.#note(request, response));
    server.setTimeout(caps.stalled, (socket) => {
      const connection = this.#bySocket.get(socket);
      if (!connection) socket.destroy();
      else if (connection.waitsForClient) connection.drop();
    });
  }

  get size(): number {
    return this.#bySocket.size;
  }

  /** Requests that are not answered yet. */
  get inHand(): number {
    let sum = 0;
    for (const { inHand } of this.#bySocket.values()) sum += inHand.size;
    return sum;
  }

  /** Whether every answer ends its connection. */
  get isEnding(): boolean {
    return this.#isEnding;
  }

  /**
   * Resolves when every request is answered, and idle clients had a moment to send one that is refused, at the latest
   * after `patience` milliseconds.
   */
  async end(patience: number): Promise<void> {
    this.#isEnding = true;
    for (const { inHand } of this.#bySocket.values()) for (const response of inHand) endAfter(response);
    const started = performance.now();
    for (let now = started, busy = started; this.size > 0 && now - started < patience; now = performance.now()) {
      if (this.inHand > 0) busy = now;
      if (now - busy > LINGER_MS) return;
      await pause(LOOK_MS);
    }
  }

  #admit(socket: Socket): void {
    const network = networkOf(socket.remoteAddress);
    const own = this.#networks.get(network);
    const { most, mostPerAddress } = this.caps;
    const isFull =
      (own && own.size >= mostPerAddress && !this.#makeRoom([own])) || (this.size >= most && !this.#makeRoomFor(own));
    if (isFull) {
      socket.end(REFUSAL);
      socket.destroySoon();
      return;
    }
    const connection = new Connection(socket, network);
    this.#bySocket.set(socket, connection);
    this.#networks.set(network, (this.#networks.get(network) ?? new Set()).add(connection));
    socket.once('close', () => this.#forget(connection));
  }

  #note(request: IncomingMessage, response: ServerResponse): void {
    const connection = this.#bySocket.get(request.socket);
    if (this.#isEnding) endAfter(response);
    if (!connection) request.socket.destroy();
    else if (connection.inHand.size >= MOST_PIPELINED) connection.drop();
    else connection.begin(response);
  }

  /** Makes room for a further connection of a network. */
  #makeRoomFor(own = new Set<Connection>()): boolean {
    const networks = [own, ...[...this.#networks.values()].filter((network) => network.size > own.size)];
    const size = networks.reduce((most, network) => Math.max(most, network.size), 0);
    const busiest = networks.filter((network) => network.size === size);
    // Networks that have as many connections as the newcomer's will have.
    const equals = own.size + 1;
    return (
      this.#makeRoom(busiest, equals) ||
      (size > equals && this.#makeRoom(busiest, equals, 0)) ||
      this.#makeRoom(networks, equals)
    );
  }

  /**
   * Closes the connection that gives way most readily. Returns false when none gives way.
   * @param sparing number of connections of the networks whose calling clients keep theirs
   * @param arriving as in `giveWay`
   */
  #makeRoom(networks: Iterable<Set<Connection>>, sparing?: number, arriving?: number): boolean {
    const now = performance.now();
    let first: { connection: Connection; readiness: number; idle: number } | undefined;
    for (const network of networks)
      for (const connection of network) {
        const [readiness, idle] = connection.giveWay(now, arriving) ?? [-1, 0];
        if (readiness === Readiness.calling && network.size === sparing) continue;
        if (readiness > (first?.readiness ?? -1) || (readiness === first?.readiness && idle > first.idle))
          first = { connection, readiness, idle };
      }
    if (!first) return false;
    this.#forget(first.connection);
    first.connection.drop();
    return true;
  }

  #forget(connection: Connection): void {
    this.#bySocket.delete(connection.socket);
    const network = this.#networks.get(connection.network);
    network?.delete(connection);
    if (network?.size === 0) this.#networks.delete(connection.network);
  }
}

/** Lets a response end its connection, unless its headers already say otherwise. */
function endAfter(response: ServerResponse): void {
  if (!response.headersSent) response.shouldKeepAlive = false;
}
