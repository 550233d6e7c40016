import path from 'node:path';
import { fileStore } from './file-store';

export type PhotoStore = ReturnType<typeof photoStore>;

/** Photos of records as jpeg, one file each, named by `id`, in a folder of the data directory. */
export function photoStore(dataDir: string, folder: 'agents' | 'crafts' | 'pictures') {
  const files = fileStore(path.join(dataDir, folder));
  const nameOf = (id: number) => `${id}.jpg`;
  return {
    /** The photo's bytes, or null when there is none. */
    read: (id: number) => files.read(nameOf(id)),
    /** Replaces the photo. */
    write: (id: number, bytes: Buffer) => files.write(nameOf(id), bytes),
  };
}
