import type { Connection, PoolClient, Submittable } from 'pg';

type Done = (error: Error | null) => void;

/** A message of PostgreSQL's protocol: a letter, the length, the body. */
function message(letter: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5, letter);
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}

/**
 * A COPY statement, which node-postgres leaves to others. All of it is sent at once: the embedded engine computes each
 * request to its end and cannot wait for further data.
 */
class Copy implements Submittable {
  constructor(
    private readonly request: Buffer,
    /** The driver wraps it, to stop the timer of the query. */
    public callback: Done,
    private readonly received: Buffer[] = [],
  ) {}

  submit(connection: Connection): void {
    connection.stream.write(this.request);
  }
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // The driver reuses its buffer.
    this.received.push(Buffer.from(chunk));
  }
  handleError(error: Error): void {
    this.callback(error);
  }
  handleReadyForQuery(): void {
    this.callback(null);
  }
  handleCopyInResponse(): void {
    // The data was sent with the statement.
  }
  handleCommandComplete(): void {
    // ReadyForQuery follows.
  }
}

/** Runs `COPY … TO STDOUT` and returns its whole output, which should be some megabytes at most. */
export async function copyOut(client: PoolClient, statement: string): Promise<Buffer> {
  const received: Buffer[] = [];
  await new Promise<void>((resolve, reject) =>
    client.query(new Copy(query(statement), (error) => (error ? reject(error) : resolve()), received)),
  );
  return Buffer.concat(received);
}

/** Runs `COPY … FROM STDIN` with `lines` in COPY's text format. */
export function copyIn(client: PoolClient, statement: string, lines: Buffer): Promise<void> {
  const request = Buffer.concat([query(statement), message('d', lines), message('c', Buffer.alloc(0))]);
  return new Promise((resolve, reject) =>
    client.query(new Copy(request, (error) => (error ? reject(error) : resolve()))),
  );
}

const query = (text: string): Buffer => message('Q', Buffer.from(`${text}\0`));
