import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { lockFolder } from './lock';

/** How names of copies begin that a backup of a running venue reads. */
export const COPY = 'backup-copy-';

/** Removes copies of the database's files that a killed backup left. One that a process reads is locked, and stays. */
export async function removeLeftCopies(dataDir: string, olderThanMs: number): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(COPY)) continue;
    const folder = path.join(dataDir, name);
    if (Date.now() - (await stat(folder)).mtimeMs < olderThanMs) continue;
    const lock = await lockFolder(folder).catch(() => null);
    if (!lock) continue;
    lock.release();
    await rm(folder, { recursive: true, force: true });
  }
}
