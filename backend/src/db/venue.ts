import path from 'node:path';
import type { Settings } from '@/lib/env';
import { Engine, urlOfRunning } from '../postgres/engine';
import { requireRestored, requireVenue } from '../postgres/folder';
import { openDatabase, type Database, type DatabaseOptions } from './open';

type Place = Partial<Pick<Settings, 'DATABASE_URL'>> & Pick<Settings, 'DATA_DIR'>;
interface Options extends Omit<DatabaseOptions, 'url'> {
  readonly tell?: (sentence: string) => void;
}
interface KeeperOptions extends Options {
  /** For the restore itself: a folder whose restore has not ended is opened. */
  readonly mayBeIncomplete?: boolean;
}
interface CommandOptions extends Options {
  /** Whether a folder without a venue gets one. */
  readonly mayCreate?: boolean;
}

/**
 * Opens the venue's database as its keeper. Without DATABASE_URL it starts the PostgreSQL of DATA_DIR, and `close` stops it.
 * @throws StartupError with one sentence, also when another program keeps it
 */
export async function keepVenue(
  { DATABASE_URL: url, DATA_DIR }: Place,
  options: KeeperOptions = {},
): Promise<Database> {
  if (url !== undefined) return openDatabase({ url, ...options });
  if (!options.mayBeIncomplete) requireRestored(DATA_DIR);
  const engine = await Engine.start(DATA_DIR, options);
  try {
    const database = await openDatabase({ url: engine.url, ...options });
    let closing: Promise<void> | undefined;
    const close = () => (closing ??= database.close().finally(() => engine.stop()));
    return { ...database, close };
  } catch (cause) {
    await engine.stop();
    throw cause;
  }
}

/**
 * Opens the venue's database for a command. It connects to the PostgreSQL of DATA_DIR if that runs, and starts it otherwise.
 * @throws StartupError with one sentence, also when there is no venue
 */
export async function openVenue(settings: Place, { mayCreate, ...options }: CommandOptions = {}): Promise<Database> {
  const { DATABASE_URL, DATA_DIR } = settings;
  if (DATABASE_URL !== undefined) return openDatabase({ url: DATABASE_URL, ...options });
  requireRestored(DATA_DIR);
  if (!mayCreate) requireVenue(DATA_DIR);
  const running = urlOfRunning(path.resolve(DATA_DIR));
  return running === undefined ? keepVenue(settings, options) : openDatabase({ url: running, ...options });
}

/** Opens the venue's database for `work` and closes it afterwards. @throws as `openVenue` */
export async function inVenue<T>(
  settings: Place,
  work: (database: Database) => Promise<T>,
  options: CommandOptions = {},
): Promise<T> {
  const database = await openVenue(settings, options);
  return work(database).finally(() => database.close());
}
