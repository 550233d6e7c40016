import path from 'node:path';
import { fileStore } from '../files/file-store';

export type PictureStore = ReturnType<typeof pictureStore>;

/** The pictures of the dishes, a file each. Named by the record, so that a new dish number leaves them in place. */
export function pictureStore(dataDir: string) {
  const files = fileStore(path.join(dataDir, 'pictures'));
  const nameOf = (recordId: number) => `${recordId}.jpg`;
  return {
    /** The picture's bytes, or null when there is none. */
    read: (recordId: number) => files.read(nameOf(recordId)),
    /** Puts a picture in place of the one before. */
    write: (recordId: number, bytes: Buffer) => files.write(nameOf(recordId), bytes),
  };
}
