import { Duplex } from 'node:stream';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { EngineThread } from './thread';

/** Frontend messages that the server answers immediately: Query, Sync, Flush, FunctionCall, Terminate. */
const ANSWERED = new Set(Buffer.from('QSHFXcf'));

/**
 * The socket of node-postgres. It buffers the pieces of a request and sends them together, up to a message that the
 * server answers: each hop between the threads costs about as much as a small query.
 */
export class EngineStream extends Duplex {
  private port: MessagePort | undefined;
  private request: Buffer = Buffer.alloc(0);
  private scanned = 0;
  private started = false;
  private forget: (() => void) | undefined;

  constructor(private readonly thread: EngineThread) {
    super();
  }

  connect(): this {
    if (this.thread.stopped) return this.destroy(this.thread.stopped);
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    port1.on('message', (reply: Uint8Array) =>
      this.push(Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength)),
    );
    this.forget = this.thread.onceStopped((reason) => this.destroy(reason));
    this.thread.connect(port2);
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  /** Part of the socket interface; does nothing. */
  setNoDelay(): this {
    return this;
  }

  /** Part of the socket interface; the engine's thread keeps the process alive until the database is closed. */
  ref(): this {
    return this;
  }

  /** As `ref`. */
  unref(): this {
    return this;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.request = Buffer.concat([this.request, chunk]);
    let end = 0;
    for (let next = this.nextMessage(); next; next = this.nextMessage()) {
      this.scanned = next.end;
      if (next.answered) end = next.end;
    }
    if (end > 0) {
      this.port?.postMessage(new Uint8Array(this.request.subarray(0, end)));
      this.request = this.request.subarray(end);
      this.scanned -= end;
    }
    done();
  }

  /** Only the first message, the startup, has no type byte before its length. */
  private nextMessage(): { end: number; answered: boolean } | undefined {
    const letters = this.started ? 1 : 0;
    if (this.request.length < this.scanned + letters + 4) return undefined;
    const end = this.scanned + letters + this.request.readInt32BE(this.scanned + letters);
    if (this.request.length < end) return undefined;
    const answered = !this.started || ANSWERED.has(this.request[this.scanned] ?? 0);
    this.started = true;
    return { end, answered };
  }

  override _read(): void {
    // Replies are pushed as they arrive: the engine has computed all of them by then.
  }

  override _final(done: () => void): void {
    done();
    this.destroy();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.forget?.();
    this.port?.close();
    done(error);
  }
}
