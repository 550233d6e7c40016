import { chmod, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

const OTHERS = 0o077;

/** 0 for a file that is private now or gone, 1 for one that cannot be changed. */
async function close(target: string): Promise<number> {
  try {
    const { mode } = await lstat(target);
    if ((mode & OTHERS) !== 0) await chmod(target, mode & 0o700);
    return 0;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 0 : 1;
  }
}

/**
 * Takes the rights of group and others from a folder and all that it holds: earlier releases left them to photos and
 * database files. Follows no link.
 * @returns how many files and folders could not be changed
 */
export async function makePrivate(folder: string): Promise<number> {
  let left = await close(folder);
  const inside = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of inside) {
    const target = path.join(folder, entry.name);
    if (entry.isDirectory()) left += await makePrivate(target);
    else if (entry.isFile()) left += await close(target);
  }
  return left;
}
