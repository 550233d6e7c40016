import path from 'node:path';
import { fileStore } from '../files/file-store';

export type PictureStore = ReturnType<typeof pictureStore>;

/** Pictures of dishes, one file each. Named by record, so that a new dish number keeps them. */
export function pictureStore(dataDir: string) {
  const files = fileStore(path.join(dataDir, 'pictures'));
  const nameOf = (recordId: number) => `${recordId}.jpg`;
  return {
    /** The picture's bytes, or null when there is none. */
    read: (recordId: number) => files.read(nameOf(recordId)),
    /** Replaces the picture. */
    write: (recordId: number, bytes: Buffer) => files.write(nameOf(recordId), bytes),
  };
}
