import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

export type PictureStore = ReturnType<typeof pictureStore>;

/** The pictures of the dishes, a file each. Named by the record, so that a new dish number leaves them in place. */
export function pictureStore(dataDir: string) {
  const folder = path.join(dataDir, 'pictures');
  const fileOf = (recordId: number) => path.join(folder, `${recordId}.jpg`);

  async function sync(target: string): Promise<void> {
    const handle = await open(target, 'r');
    await handle.sync().finally(() => handle.close());
  }

  return {
    /** The picture's bytes, or null when there is none. */
    read: (recordId: number): Promise<Buffer | null> =>
      readFile(fileOf(recordId)).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }),

    /** Puts a picture in place of the one before: whoever reads meanwhile, or after a power cut, gets one of the two. */
    async write(recordId: number, bytes: Buffer): Promise<void> {
      await mkdir(folder, { recursive: true });
      const draft = path.join(folder, `.${recordId}.${randomUUID()}`);
      try {
        const handle = await open(draft, 'wx');
        await handle
          .writeFile(bytes)
          .then(() => handle.sync())
          .finally(() => handle.close());
        await rename(draft, fileOf(recordId));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await sync(folder);
    },
  };
}
