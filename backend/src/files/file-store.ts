import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

async function sync(target: string): Promise<void> {
  const handle = await open(target, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Files of one kind in a folder of the data directory. Names are generated, never a user's. */
export function fileStore(folder: string) {
  return {
    /** The file's bytes, or null when there is none. */
    read: (name: string): Promise<Buffer | null> =>
      readFile(path.join(folder, name)).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }),

    /** Replaces a file atomically: a concurrent reader, and a power cut, see the old or the new one. */
    async write(name: string, bytes: Buffer): Promise<void> {
      await mkdir(folder, { recursive: true });
      const draft = path.join(folder, `.${name}.${randomUUID()}`);
      try {
        const handle = await open(draft, 'wx');
        await handle
          .writeFile(bytes)
          .then(() => handle.sync())
          .finally(() => handle.close());
        await rename(draft, path.join(folder, name));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await sync(folder);
    },
  };
}
