import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** For this long after it was opened or answered, an idle connection counts as in use by its client. */
const IN_USE_MS = 1_000;
/** A request on which nothing moves for this long gives way to a new connection. */
const STUCK_MS = 5_000;
/** A request that still arrives counts as stuck when it is slower than this, in bytes per millisecond. */
const LEAST_RATE = 1;

/** States of a connection that can give way. The greatest gives way first. */
export const Readiness = { arriving: 0, calling: 1, opened: 2, stuck: 3, idle: 4, silent: 5 } as const;
type Readiness = (typeof Readiness)[keyof typeof Readiness];

/** One client's connection. */
export class Connection {
  /** Responses that are not sent yet, in the order of their requests. */
  readonly inHand = new Set<ServerResponse>();
  #answered = false;
  /** Time of the last change between idle and in use. */
  #since = performance.now();
  #bytes = 0;
  #moved = performance.now();
  /** Begin of the latest request, the only one that can be incomplete. */
  #began = { at: 0, bytes: 0 };

  constructor(
    readonly socket: Socket,
    readonly network: string,
  ) {}

  begin(response: ServerResponse): void {
    this.inHand.add(response);
    this.#began = { at: performance.now(), bytes: this.socket.bytesRead };
    response.once('close', () => {
      this.inHand.delete(response);
      this.#answered = true;
      this.#since = performance.now();
    });
  }

  /** Closes the connection. An unread answer is discarded, because the system would keep it for minutes. */
  drop(): void {
    if (this.inHand.size > 0) this.socket.resetAndDestroy();
    else this.socket.destroy();
  }

  /** Whether the next step is the client's: a request, the rest of a body, or reading its answer. */
  get waitsForClient(): boolean {
    const [first] = this.inHand;
    if (!first || this.socket.writableLength > 0) return true;
    // A full buffer waits for us.
    return !first.req.complete && first.req.readableLength < first.req.readableHighWaterMark;
  }

  /**
   * How readily the connection gives way to a new one, and for how many milliseconds it has not been used. Null while it is
   * in use.
   * @param arriving milliseconds after which a request that still arrives can give way
   */
  giveWay(now: number, arriving = STUCK_MS): readonly [readiness: Readiness, idle: number] | null {
    const [first] = this.inHand;
    if (first) {
      const idle = this.#crawlsFor(now) ?? now - this.#lastMove(now);
      if (idle < (first.req.complete ? STUCK_MS : arriving) || !this.waitsForClient) return null;
      return [idle < STUCK_MS ? Readiness.arriving : Readiness.stuck, idle];
    }
    const idle = now - this.#since;
    if (idle < IN_USE_MS) return [this.#answered ? Readiness.calling : Readiness.opened, idle];
    return [this.#answered ? Readiness.idle : Readiness.silent, idle];
  }

  /** Age of a request that arrives too slowly, whose bytes keep others out; undefined for any other. */
  #crawlsFor(now: number): number | undefined {
    const [first] = this.inHand;
    const age = now - this.#began.at;
    const isSlow = this.socket.bytesRead - this.#began.bytes < age * LEAST_RATE;
    return first && !first.req.complete && isSlow ? age : undefined;
  }

  /** Time at which a byte was last seen to move. */
  #lastMove(now: number): number {
    const bytes = this.socket.bytesRead + this.socket.bytesWritten - this.socket.writableLength;
    if (bytes !== this.#bytes) {
      this.#bytes = bytes;
      this.#moved = now;
    }
    return this.#moved;
  }
}
