import { freeBytes } from '../files/disk';

const MEGABYTE = 1024 * 1024;

/** A disk has no room for a backup. The message is a sentence for the operator. */
export class NoRoom extends Error {}

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
