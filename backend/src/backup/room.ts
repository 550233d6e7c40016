import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { freeBytes } from '../operation/disk';

const MEGABYTE = 1024 * 1024;

/** A disk has no room for a copy or a backup. The message is a sentence for the operator. */
export class NoRoom extends Error {}

/** Bytes of all files of a folder; one that goes meanwhile counts nothing. */
export async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      stat(path.join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      ),
    );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * Requires room for a number of bytes beside `least` megabytes that stay free.
 * @param folder where they will be written
 * @throws NoRoom with what is needed and what is free
 */
export async function requireRoom(bytes: number, folder: string, least: number): Promise<void> {
  const free = await freeBytes(folder);
  const needed = Math.ceil(bytes / MEGABYTE) + least;
  if (free >= needed * MEGABYTE) return;
  const left = Math.floor(free / MEGABYTE);
  throw new NoRoom(`The disk of ${folder} has ${left} MB left, and the backup needs ${needed} MB there.`);
}
