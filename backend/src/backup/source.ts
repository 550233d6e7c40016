import { existsSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '@/lib/env';
import { sentenceOf } from '@/lib/sentence';
import { OPERATION, standInToken } from '@/lib/stand-in-token';
import { requireVenue } from '../db/embedded/folder';
import { COPY } from '../db/embedded/left-copies';
import { requireOwner } from '../db/embedded/lock';
import { openDatabase, type Database } from '../db/open';
import { KINDS } from '../files/bring-files';
import { secretOf } from '../operation/internal';
import { removedOnSignal } from './removed-on-signal';
import { NoRoom } from './room';
import { BACKUP_PATH } from './routes';

/** A database to read a venue from. */
export interface Source {
  readonly database: Database;
  /** How long a running embedded venue waited for the copy of its files. */
  readonly waited_ms?: number;
  close(): Promise<void>;
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | undefined)?.code;

/** Whether two paths lead to one folder, through links or not. */
function areSame(one: string, other: string): boolean {
  return existsSync(one) && existsSync(other) && realpathSync(one) === realpathSync(other);
}

/**
 * Asks the running venue for a copy of its files; null when none runs.
 * @throws Error with its refusal, or why it could not be asked
 */
export async function askForCopy(settings: Settings): Promise<{ folder: string; waited_ms: number } | null> {
  const { BACKEND_PORT, DATA_DIR } = settings;
  const secret = secretOf(settings);
  if (secret === undefined) return null;
  const headers = { authorization: `Bearer ${standInToken(secret, OPERATION)}` };
  const response = await fetch(`http://127.0.0.1:${BACKEND_PORT}${BACKUP_PATH}`, { method: 'POST', headers }).catch(
    (error: unknown) => {
      // Nobody listens.
      if (codeOf((error as { cause?: unknown }).cause) === 'ECONNREFUSED') return null;
      throw new Error(`The venue at port ${BACKEND_PORT} cannot be asked for its files: ${sentenceOf(error)}.`);
    },
  );
  // Another venue has the port.
  if (!response || [401, 403, 404].includes(response.status)) return null;
  const reply = (await response.json().catch(() => ({}))) as { folder?: string; waited_ms?: number; error?: string };
  const { folder, waited_ms = 0 } = reply;
  if (!response.ok || folder === undefined) {
    const why = `The running venue could not copy its files: ${reply.error ?? response.status}`;
    throw response.status === 507 ? new NoRoom(why) : new Error(why);
  }
  // It is removed after the backup, so that it must be a copy.
  const isCopy = path.basename(folder).startsWith(COPY) && areSame(path.dirname(folder), DATA_DIR);
  return isCopy ? { folder, waited_ms } : null;
}

const simple = (database: Database): Source => ({ database, close: () => database.close() });

/** Opens the folder of a stopped venue. @throws StartupError when it runs */
export async function openStopped(dataDir: string): Promise<Source> {
  requireVenue(dataDir);
  const left = KINDS.filter((kind) => existsSync(path.join(dataDir, kind)));
  if (left.length > 0)
    throw new Error(`Start the venue once: its folders ${left.join(', ')} are not yet in the database.`);
  return simple(await openDatabase({ dataDir }));
}

/** Opens the venue of the settings for reading, running or not. @throws Error in one sentence */
export async function openSource(settings: Settings): Promise<Source> {
  const { DATABASE_URL: url, DATA_DIR } = settings;
  if (url !== undefined) return simple(await openDatabase({ url, unhurried: true }));
  requireOwner(DATA_DIR);
  const copy = await askForCopy(settings);
  if (!copy) return openStopped(DATA_DIR);
  const done = removedOnSignal(copy.folder);
  const remove = () => rm(copy.folder, { recursive: true, force: true }).finally(done);
  try {
    const database = await openDatabase({ dataDir: copy.folder });
    return { database, waited_ms: copy.waited_ms, close: () => database.close().finally(remove) };
  } catch (cause) {
    await remove();
    throw cause;
  }
}
