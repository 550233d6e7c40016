import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { lockFolder } from '../db/embedded/lock';
import type { Database } from '../db/open';

const NAME = 'backup-copy-';
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

async function removeLeftCopies(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(NAME)) continue;
    const folder = path.join(dataDir, name);
    if (Date.now() - (await stat(folder)).mtimeMs < LEFT_MS) continue;
    const lock = await lockFolder(folder).catch(() => null);
    if (!lock) continue;
    lock.release();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Copies the files of the running embedded database, so that another process can read them: everything else waits for
 * the time of the copy alone, not for an export of all rows.
 * @returns the new data folder, which the caller removes, and how long the venue waited
 */
export async function copyOfFolder(
  { pool }: Pick<Database, 'pool'>,
  dataDir: string,
): Promise<{ folder: string; waited_ms: number }> {
  await removeLeftCopies(dataDir);
  const folder = path.join(path.resolve(dataDir), `${NAME}${randomUUID()}`);
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
