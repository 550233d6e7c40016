import 'server-only';
import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  /** ASCII. */
  readonly name: string;
  readonly chunks: Iterable<string> | AsyncIterable<string>;
}

interface Written {
  readonly name: Buffer;
  readonly at: number;
  crc: number;
  packed: number;
  size: number;
}

const VERSION = 20;
/** Sizes come after the data, for nobody knows them before; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
/** 1 January 1980: when a part was made matters to nobody. */
const DATE = 0x21;

/** Numbers of 2 and 4 bytes, little end first. */
function bytes(...fields: readonly (readonly [size: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of fields) at = buffer.writeUIntLE(value, at, size);
  return buffer;
}

const common = [
  [2, VERSION],
  [2, FLAGS],
  [2, DEFLATE],
  [2, 0],
  [2, DATE],
] as const;

const localHeader = ({ name }: Written): Buffer =>
  Buffer.concat([bytes([4, 0x04034b50], ...common, [4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]), name]);

const descriptor = ({ crc, packed, size }: Written): Buffer => bytes([4, 0x08074b50], [4, crc], [4, packed], [4, size]);

const centralHeader = ({ name, at, crc, packed, size }: Written): Buffer =>
  Buffer.concat([
    bytes([4, 0x02014b50], [2, VERSION], ...common, [4, crc], [4, packed], [4, size], [2, name.length]),
    bytes([2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
    name,
  ]);

/**
 * A ZIP file whose parts are written as their text comes, packed in Node's own threads. Below 4 GB: what our lists come
 * to is a hundredth of it.
 */
export async function* zipOf(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array, void> {
  const written: Written[] = [];
  let at = 0;
  for (const { name, chunks } of entries) {
    const part: Written = { name: Buffer.from(name), at, crc: 0, packed: 0, size: 0 };
    written.push(part);
    const header = localHeader(part);
    yield header;
    const source = async function* () {
      for await (const chunk of chunks) {
        const raw = Buffer.from(chunk);
        part.crc = crc32(raw, part.crc);
        part.size += raw.length;
        yield raw;
      }
    };
    const packer = createDeflateRaw();
    // A source that fails ends the packer with its error, a packer that is left ends the source.
    pipeline(Readable.from(source(), { highWaterMark: 1 }), packer, () => undefined);
    for await (const chunk of packer as AsyncIterable<Buffer>) {
      part.packed += chunk.length;
      yield chunk;
    }
    const end = descriptor(part);
    yield end;
    at += header.length + part.packed + end.length;
  }
  const central = Buffer.concat(written.map(centralHeader));
  const count = written.length;
  yield Buffer.concat([
    central,
    bytes([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, central.length], [4, at], [2, 0]),
  ]);
}
