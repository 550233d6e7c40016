import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '@/lib/env';

/** A generated secret, stored in a file that only its owner can read. */
function kept(file: string, bytes: number): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(bytes).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}

/** The secret that seals session cookies: a setting, or a generated one. */
export const sessionSecret = ({ SESSION_SECRET }: Settings, folder: string): string =>
  SESSION_SECRET ?? kept(path.join(folder, 'session-secret'), 48);

/** The till's token: a setting, or a generated one in `pos-token`. */
export const tillToken = ({ POS_TOKEN }: Settings, folder: string): string =>
  POS_TOKEN ?? kept(path.join(folder, 'pos-token'), 24);
