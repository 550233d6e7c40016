import { existsSync } from 'node:fs';
import { readdir, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../db/open';
import { fileStore } from './file-store';

export const KINDS = ['papers', 'agents', 'crafts', 'pictures'] as const;

/** New name of a folder whose files are in the database. It may be deleted. */
export const moved = (kind: (typeof KINDS)[number]): string => `${kind}-moved-to-database`;

/**
 * Moves files of an earlier release from folders of the data directory into the database: each folder in one
 * transaction, file by file, then the folder is renamed. After an interruption the next start repeats it. Several nodes
 * may bring the same name: the newest file wins.
 * @param onLongWork receives one sentence
 * @returns number of files moved
 */
export async function bringFiles(
  { db }: Pick<Database, 'db'>,
  dataDir: string,
  onLongWork: (doing: string) => void = () => undefined,
): Promise<number> {
  let count = 0;
  for (const kind of KINDS) {
    const folder = path.join(dataDir, kind);
    if (!existsSync(folder)) continue;
    // An interrupted upload left a draft, whose name begins with a dot.
    const names = (await readdir(folder)).filter((name) => !name.startsWith('.'));
    if (names.length > 0) onLongWork(`Moving ${names.length} files from ${folder} into the database.`);
    await db.transaction(async (tx) => {
      for (const name of names) {
        const file = path.join(folder, name);
        const [bytes, { mtime }] = await Promise.all([readFile(file), stat(file)]);
        await fileStore(kind).write(tx, name, bytes, mtime);
      }
    });
    await rename(folder, freeName(path.join(dataDir, moved(kind))));
    count += names.length;
  }
  return count;
}

/** After going back to the earlier release and forward again, a folder of that name exists. */
function freeName(folder: string): string {
  let name = folder;
  for (let number = 2; existsSync(name); number += 1) name = `${folder}-${number}`;
  return name;
}
