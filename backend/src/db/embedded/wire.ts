import type { MessagePort } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';

const CHUNK_BYTES = 1 << 20;

/**
 * Serves node-postgres connections on PGlite's only session, in PostgreSQL's protocol. A new connection ends the
 * previous one and starts with a clean session.
 */
export class Wire {
  private current: MessagePort | undefined;

  constructor(private readonly pg: PGlite) {}

  accept(port: MessagePort): void {
    this.current?.close();
    this.current = port;
    port.once('message', (startup: Uint8Array) => {
      this.run(simpleQuery('ROLLBACK'), () => undefined);
      this.run(simpleQuery('DISCARD ALL'), () => undefined);
      this.answer(port, startup);
      port.on('message', (request: Uint8Array) => this.answer(port, request));
    });
  }

  private answer(port: MessagePort, request: Uint8Array): void {
    // Messages of a dropped connection must not run in the next one's session.
    if (port !== this.current) return;
    let parts: Uint8Array[] = [];
    let bytes = 0;
    const send = () => {
      const reply = new Uint8Array(Buffer.concat(parts, bytes));
      port.postMessage(reply, [reply.buffer]);
      parts = [];
      bytes = 0;
    };
    this.run(request, (part) => {
      // A view of the engine's memory, which the next part overwrites.
      parts.push(part.slice());
      bytes += part.length;
      if (bytes >= CHUNK_BYTES) send();
    });
    if (bytes > 0) send();
  }

  /** PGlite finishes a request before it returns, so the promise is already settled. */
  private run(request: Uint8Array, onRawData: (part: Uint8Array) => void): void {
    void this.pg.execProtocolRawStream(request, { syncToFs: false, onRawData });
  }
}

function simpleQuery(text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`);
  const message = Buffer.alloc(5 + body.length, 'Q');
  message.writeInt32BE(4 + body.length, 1);
  body.copy(message, 5);
  return message;
}
