import { statfs } from 'node:fs/promises';
import { statfsSync, type StatsFs } from 'node:fs';

const MEGABYTE = 1024 * 1024;

/** Bytes that this user may still write. */
const freeIn = ({ bavail, bsize }: StatsFs): number => bavail * bsize;

/** Free bytes on the disk of a folder. @throws Error when the folder cannot be looked at */
export const freeBytes = async (folder: string): Promise<number> => freeIn(await statfs(folder));

/** One sentence for the log: how much is left on the disk of a folder. */
export function spaceLeft(folder: string): string {
  try {
    const disk = statfsSync(folder);
    const [free, all] = [freeIn(disk), disk.blocks * disk.bsize].map((bytes) => Math.floor(bytes / MEGABYTE));
    return `The disk of ${folder} has ${free} MB of ${all} MB left.`;
  } catch (error) {
    return `The disk of ${folder} cannot be looked at (${(error as Error).message}).`;
  }
}
