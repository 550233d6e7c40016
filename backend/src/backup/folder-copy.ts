import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '@/lib/env';
import { COPY, removeLeftCopies } from '../db/embedded/left-copies';
import type { Database } from '../db/open';
import { requireRoom, sizeOf } from './room';

/** Who asked for a copy opens it at once; an older one that nobody holds was left behind. */
const LEFT_MS = 10 * 60_000;
const AT_ONCE = 16;

/** Copies a folder, as shared blocks where the file system can. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const inside = entries.map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)));
  for (const [index, name] of inside.entries())
    if (entries[index]?.isDirectory()) await mkdir(path.join(to, name), { mode: 0o700 });
  const files = inside.filter((_, index) => entries[index]?.isFile());
  const copyNext = async (): Promise<void> => {
    for (let name = files.pop(); name !== undefined; name = files.pop())
      await copyFile(path.join(from, name), path.join(to, name), constants.COPYFILE_FICLONE);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copyNext));
}

/**
 * Copies the files of the running embedded database, so that another process can read them: everything else waits for
 * the time of the copy alone, not for an export of all rows.
 * @returns the new data folder, which the caller removes, and how long the venue waited
 * @throws NoRoom unless `MIN_FREE_MB` stay free beside the copy
 */
export async function copyOfFolder(
  { pool }: Pick<Database, 'pool'>,
  { DATA_DIR: dataDir, MIN_FREE_MB }: Pick<Settings, 'DATA_DIR' | 'MIN_FREE_MB'>,
): Promise<{ folder: string; waited_ms: number }> {
  await removeLeftCopies(dataDir, LEFT_MS);
  await requireRoom(await sizeOf(path.join(dataDir, 'pg')), dataDir, MIN_FREE_MB);
  const folder = path.join(path.resolve(dataDir), `${COPY}${randomUUID()}`);
  await mkdir(folder, { mode: 0o700 });
  // The only connection: while it is held, no statement runs and the files rest.
  const client = await pool.connect();
  const start = performance.now();
  try {
    await client.query('CHECKPOINT');
    await copyFile(path.join(dataDir, 'pglite-version'), path.join(folder, 'pglite-version'));
    await copyTree(path.join(dataDir, 'pg'), path.join(folder, 'pg'));
  } catch (cause) {
    await rm(folder, { recursive: true, force: true });
    throw cause;
  } finally {
    client.release();
  }
  return { folder, waited_ms: Math.round(performance.now() - start) };
}
