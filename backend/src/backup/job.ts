import { fork } from 'node:child_process';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { expiredBackups, isBackup } from '@/lib/domain/kept-backups';
import type { Settings } from '@/lib/env';
import { processOf } from '@/lib/process/program';
import { DatabaseAway } from '../http/unavailable';
import type { DailyJob, Outcome } from '../operation/schedule';
import type { BackupMessage } from './summary';

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

/** The backup that was written last: by a clock that went back it is not the newest by name. */
async function writtenLast(folder: string, names: readonly string[]): Promise<string | undefined> {
  const backups = names.filter(isBackup);
  const times = await Promise.all(backups.map(async (name) => (await stat(path.join(folder, name))).mtimeMs));
  return backups[times.indexOf(Math.max(...times))];
}

/**
 * Deletes backups that are too old by the rule, beside `made`, and what killed ones left; never the one written last.
 * @param made the new backup, just made or still to be made
 * @returns their names
 */
export async function removeExpired(folder: string, made?: string): Promise<string[]> {
  const names = await readdir(folder);
  const last = await writtenLast(folder, names);
  const all = made === undefined || names.includes(made) ? names : [...names, made];
  const expired = [...expiredBackups(all, made).filter((name) => name !== last), ...(await leftDrafts(folder, names))];
  for (const name of expired) await rm(path.join(folder, name), { force: true });
  return expired;
}

/** The daily backup into `BACKUP_DIR`; none without the setting. */
export function backupJobs({ BACKUP_DIR, BACKUP_AT }: Settings): DailyJob[] {
  if (BACKUP_DIR === undefined) return [];
  const run = async (ending: AbortSignal): Promise<Outcome> => {
    const said = await backUp(ending);
    if ('failed' in said) throw said.databaseAway ? new DatabaseAway(said.failed) : new Error(said.failed);
    const removed = [...said.removed, ...(await removeExpired(BACKUP_DIR, path.basename(said.file)))];
    return { ok: true, report: { ...said, removed } };
  };
  return [{ name: 'backup', at: BACKUP_AT, run }];
}
