import 'server-only';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  readonly name: string;
  readonly chunks: Iterable<string> | AsyncIterable<string>;
}

/** A constant date, so that equal lists make equal files. */
const MADE = new Date(1980, 0, 1);

/**
 * A ZIP file whose parts are compressed as their text arrives, in Node's threads. A reader that leaves early closes the
 * sources.
 */
export async function* zipOf(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array, void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const breakOff = (error: unknown) => output.destroy(error as Error);
  zip.on('error', breakOff);
  const sources = entries.map(({ name, chunks }) => {
    const source = Readable.from(chunks, { objectMode: false, highWaterMark: 1 });
    source.on('error', breakOff);
    zip.addReadStream(source, name, { mtime: MADE });
    return source;
  });
  zip.end();
  try {
    for await (const chunk of output) yield chunk as Uint8Array;
  } finally {
    for (const source of sources) source.destroy();
  }
}
