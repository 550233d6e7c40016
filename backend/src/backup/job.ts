import { fork } from 'node:child_process';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { expiredBackups } from '@/lib/domain/kept-backups';
import type { Settings } from '@/lib/env';
import { processOf } from '@/lib/program';
import type { DailyJob, Outcome } from '../schedule';
import type { BackupMessage } from './report';

/** Runs `npm run backup` as a process of its own: it compresses for minutes. The schedule ends one that hangs. */
function backUp(ending: AbortSignal): Promise<BackupMessage> {
  const { file, execArgv } = processOf('scripts/backup.ts');
  const child = fork(file, [], {
    execArgv,
    env: process.env,
    signal: ending,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let said: BackupMessage | undefined;
    child.on('message', (message: BackupMessage) => (said = message));
    child.once('error', reject);
    child.once('close', () => (said ? resolve(said) : reject(new Error('The backup ended without a word.'))));
  });
}

const DAY_MS = 24 * 3_600_000;
/** Name of an unfinished file (`file.ts`). */
const DRAFT = /^\.venue-[\d-]+\.backup\.\d+\.part$/;

/** Unfinished files that a killed backup left. */
async function leftDrafts(folder: string, names: readonly string[]): Promise<string[]> {
  const drafts = names.filter((name) => DRAFT.test(name));
  const times = await Promise.all(drafts.map(async (name) => (await stat(path.join(folder, name))).mtimeMs));
  return drafts.filter((_, index) => Date.now() - (times[index] ?? 0) > DAY_MS);
}

/** Deletes backups that are too old by the rule, never `made`, and what killed ones left. @returns their names */
export async function removeExpired(folder: string, made?: string): Promise<string[]> {
  const names = await readdir(folder);
  const expired = [...expiredBackups(names, made), ...(await leftDrafts(folder, names))];
  for (const name of expired) await rm(path.join(folder, name), { force: true });
  return expired;
}

/** The daily backup into `BACKUP_DIR`; none without the setting. */
export function backupJobs({ BACKUP_DIR, BACKUP_AT }: Settings): DailyJob[] {
  if (BACKUP_DIR === undefined) return [];
  const run = async (ending: AbortSignal): Promise<Outcome> => {
    const said = await backUp(ending);
    if ('failed' in said) return { ok: false, report: { error: said.failed } };
    return { ok: true, report: { ...said, removed: await removeExpired(BACKUP_DIR, path.basename(said.file)) } };
  };
  return [{ name: 'backup', at: BACKUP_AT, run }];
}
