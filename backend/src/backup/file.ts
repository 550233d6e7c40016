import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { readFrames, readHeader, UnusableBackup, type Read } from './frames';
import { levelOf } from './release';
import { removedOnSignal } from './removed-on-signal';

/** Last line of a file, after the gzip data: the SHA-256 over all before it. `gunzip` ignores it. */
const MARK = '\nsha256 ';
const TRAILER = MARK.length + 64 + 1;
/** Photos and papers are compressed already, so more effort gains little. */
const GZIP = { level: 3, chunkSize: 1 << 18 };

/** Writes the compressed source and its SHA-256 to the disk. @returns its size in bytes */
async function writeAll(handle: FileHandle, source: AsyncIterable<Buffer>): Promise<number> {
  const hash = createHash('sha256');
  let bytes = TRAILER;
  await pipeline(source, createGzip(GZIP), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hash.update(chunk);
      await handle.writeFile(chunk);
      bytes += chunk.length;
    }
  });
  await handle.writeFile(`${MARK}${hash.digest('hex')}\n`);
  await handle.sync();
  return bytes;
}

/** Without it a power cut may take the new name back. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Writes a backup: compressed, readable for its owner only, under another name until it is complete, on the disk and read
 * back.
 * @throws Error when the file exists, the disk is full or the file is not as written; nothing is left behind then
 */
export async function writeBackup(file: string, source: AsyncIterable<Buffer>): Promise<Read & { bytes: number }> {
  if (existsSync(file)) throw new Error(`${file} exists already; name another file, or delete this one first.`);
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.part`);
  const done = removedOnSignal(draft);
  try {
    const handle = await open(draft, 'wx', 0o600);
    const bytes = await writeAll(handle, source).finally(() => handle.close());
    const read = await readFrames(await openBackup(draft));
    await rename(draft, file);
    await syncFolder(path.dirname(file));
    return { ...read, bytes };
  } catch (cause) {
    await rm(draft, { force: true });
    throw cause;
  } finally {
    done();
  }
}

async function openToRead(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'r');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UnusableBackup(
      code === 'ENOENT' ? `There is no file ${path.resolve(file)}.` : `The backup cannot be read: ${message}.`,
    );
  }
}

/** Size of the compressed part. @throws UnusableBackup unless the file's SHA-256 is the one at its end */
async function checkedSize(file: string): Promise<number> {
  const handle = await openToRead(file);
  try {
    const size = (await handle.stat()).size - TRAILER;
    const { buffer: trailer } = await handle.read(Buffer.alloc(TRAILER), 0, TRAILER, Math.max(0, size));
    if (size <= 0 || !trailer.toString('latin1').startsWith(MARK))
      throw new UnusableBackup(`${file} is not a complete backup: it does not end with its SHA-256.`);
    const hash = createHash('sha256');
    const stream = handle.createReadStream({ start: 0, end: size - 1, autoClose: false });
    for await (const chunk of stream) hash.update(chunk as Buffer);
    if (trailer.toString('latin1') !== `${MARK}${hash.digest('hex')}\n`)
      throw new UnusableBackup(`${file} is damaged: its bytes do not have the SHA-256 at its end.`);
    return size;
  } finally {
    await handle.close();
  }
}

/**
 * Checks the file's SHA-256 and returns its content for `readFrames`.
 * @throws UnusableBackup for a damaged file
 */
export const openBackup = async (file: string): Promise<AsyncIterable<Buffer>> =>
  contentOf(file, await checkedSize(file));

/**
 * Opens a backup for a restore. It also checks the header, so that nothing is created for a file that will be refused.
 * @throws UnusableBackup for a damaged file, one of a newer release, or one from before the first release
 */
export async function openToRestore(file: string): Promise<AsyncIterable<Buffer>> {
  const size = await checkedSize(file);
  levelOf((await readHeader(contentOf(file, size))).migrations);
  return contentOf(file, size);
}

function contentOf(file: string, size: number): AsyncIterable<Buffer> {
  const stream = createReadStream(file, { end: size - 1, highWaterMark: 1 << 18 });
  const gunzip = createGunzip({ chunkSize: 1 << 20 });
  // Closes the file also for a reader that stops early. A failure reaches the reader of `gunzip`.
  pipeline(stream, gunzip).catch(() => undefined);
  return gunzip;
}
