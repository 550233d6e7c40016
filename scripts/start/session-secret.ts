import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '@/lib/env';

/** The secret that seals session cookies: a setting, or one made here once and kept. */
export function sessionSecret({ SESSION_SECRET }: Settings, folder: string): string {
  if (SESSION_SECRET !== undefined) return SESSION_SECRET;
  const file = path.join(folder, 'session-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}
