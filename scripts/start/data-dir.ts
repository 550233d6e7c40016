import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '@/lib/env';

/** Makes the data folder where there is none. @throws Error in one sentence when it cannot be written. */
export function requireDataDir({ DATA_DIR }: Settings): string {
  const folder = path.resolve(DATA_DIR);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    throw new Error(`The data folder ${folder} (DATA_DIR) cannot be written.`);
  }
}

/** The secret that seals session cookies: a setting, or one made here once and kept. */
export function sessionSecret({ SESSION_SECRET }: Settings, folder: string): string {
  if (SESSION_SECRET !== undefined) return SESSION_SECRET;
  const file = path.join(folder, 'session-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}
