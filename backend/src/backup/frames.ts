import { z } from 'zod';
import { Tally } from './tally';

/**
 * Format of a backup, before compression: lines of JSON, of which `{table, bytes}` is followed by that many bytes of rows
 * in the text format of PostgreSQL's COPY, whole lines. A header, then each table in portions, closed by `{done}`, then
 * `{end}`.
 */
export const FORMAT = 'venue backup 1';

const Header = z.object({
  format: z.literal(FORMAT),
  made_at: z.string(),
  migrations: z.array(z.tuple([z.number(), z.string()]).readonly()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).readonly() })).readonly(),
  sequences: z.array(z.object({ name: z.string(), last_value: z.string().regex(/^-?\d+$/), is_called: z.boolean() })),
  /** Tables that were left out, because they are none of the venue's. */
  strays: z.array(z.string()).readonly().optional(),
});
const Portion = z.object({
  table: z.string(),
  bytes: z
    .int()
    .positive()
    .max(2 ** 30),
});
const Done = z.object({ done: z.string(), rows: z.int(), sha256: z.string() });
const End = z.object({ end: z.literal(true) });

export type Header = z.output<typeof Header>;
export type Frame = Header | z.output<typeof Portion> | z.output<typeof Done> | z.output<typeof End>;

/** The backup cannot be used. The message is a sentence for the operator. */
export class UnusableBackup extends Error {}

/** Cuts a stream of bytes into frames and pieces. */
class Pieces {
  #waiting: Buffer[] = [];
  #length = 0;
  readonly #source: AsyncIterator<Buffer>;

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async #more(): Promise<void> {
    const { value, done } = (await this.#source.next()) as IteratorResult<Buffer, undefined>;
    if (done) throw new UnusableBackup('The backup ends too early.');
    this.#waiting.push(value);
    this.#length += value.length;
  }

  /** Lets the source close what it holds, read to its end or not. */
  async close(): Promise<void> {
    await this.#source.return?.();
  }

  async take(bytes: number): Promise<Buffer> {
    while (this.#length < bytes) await this.#more();
    const all = Buffer.concat(this.#waiting, this.#length);
    this.#waiting = [all.subarray(bytes)];
    this.#length -= bytes;
    return all.subarray(0, bytes);
  }

  async #line(): Promise<string> {
    for (;;) {
      const [first] = this.#waiting;
      const end = first?.indexOf('\n') ?? -1;
      if (end >= 0) return (await this.take(end + 1)).toString();
      await this.#more();
      this.#waiting = [Buffer.concat(this.#waiting, this.#length)];
    }
  }

  /** Reads a line of JSON. @throws UnusableBackup for one of another shape */
  async frame<Value>(shape: z.ZodType<Value>): Promise<Value> {
    const line = await this.#line();
    try {
      return shape.parse(JSON.parse(line));
    } catch {
      throw new UnusableBackup(`The backup is not in the format "${FORMAT}" that this release reads.`);
    }
  }
}

/** Callbacks for the content of a backup, in its order. */
export interface Reading {
  readonly begin?: (header: Header) => Promise<void>;
  readonly rows?: (table: string, lines: Buffer) => Promise<void>;
}

export interface Read {
  readonly header: Header;
  /** Checked content of each table by name. */
  readonly contents: ReadonlyMap<string, string>;
}

/**
 * Reads a backup to its end and checks rows and SHA-256 of every table.
 * @throws UnusableBackup with the fault
 */
export async function readFrames(source: AsyncIterable<Buffer>, reading: Reading = {}): Promise<Read> {
  const pieces = new Pieces(source);
  return readPieces(pieces, reading).finally(() => pieces.close());
}

/** Reads only the header of a backup. @throws UnusableBackup for another format */
export async function readHeader(source: AsyncIterable<Buffer>): Promise<Header> {
  const pieces = new Pieces(source);
  return pieces.frame(Header).finally(() => pieces.close());
}

async function readPieces(pieces: Pieces, { begin, rows }: Reading): Promise<Read> {
  const header = await pieces.frame(Header);
  await begin?.(header);
  const contents = new Map<string, string>();
  for (const { name } of header.tables) {
    const tally = new Tally();
    let head = await pieces.frame(z.union([Portion, Done]));
    while ('table' in head) {
      const lines = await pieces.take(head.bytes);
      if (head.table !== name) throw new UnusableBackup(`Rows of ${head.table} lie among those of ${name}.`);
      tally.add(lines);
      await rows?.(name, lines);
      head = await pieces.frame(z.union([Portion, Done]));
    }
    if (head.done !== name || head.rows !== tally.rows || head.sha256 !== tally.sha256())
      throw new UnusableBackup(`The rows of ${name} are not those that were written.`);
    contents.set(name, tally.contents());
  }
  await pieces.frame(End);
  return { header, contents };
}
