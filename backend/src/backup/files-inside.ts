import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '@/lib/env';
import { KINDS } from '../files/bring-files';

/**
 * Requires that photos and papers are in the database. Earlier releases kept them in folders of DATA_DIR, which a start of
 * the venue brings in.
 * @throws Error in one sentence
 */
export function requireFilesInside({ DATABASE_URL, DATA_DIR }: Settings): void {
  const left = KINDS.filter((kind) => existsSync(path.join(DATA_DIR, kind)));
  if (DATABASE_URL === undefined && left.length > 0)
    throw new Error(`Start the venue once: its folders ${left.join(', ')} are not yet in the database.`);
}
