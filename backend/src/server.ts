import pino from 'pino';
import { readSettings } from '@/lib/env';
import type { ProcessMessage } from '@/lib/program';
import { migrate } from './db/migrate';
import { openDatabase } from './db/open';
import { forgetUnnamedBytes } from './files/file-store';
import { makePrivate } from './files/private-files';
import { forgetOldKeys } from './http/command';
import { startMailWorker, wakeAfterCommands } from './mail/worker';
import { spaceLeft } from './operation/disk';
import { prepareVenue } from './prepare';
import { startSchedule } from './schedule';

/** The parent process may already have ended. */
const tell = (message: ProcessMessage): void => {
  if (process.connected) process.send?.(message, () => undefined);
};

/** The reason in one sentence. A failed query repeats its values, passwords included, so its cause is used instead. */
function reasonOf(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (code === 'EADDRINUSE') return `Port ${process.env['BACKEND_PORT'] ?? 4000} (BACKEND_PORT) is in use.`;
  if (cause instanceof Error && error instanceof Error && error.name === 'DrizzleQueryError') return cause.message;
  return error instanceof Error ? error.message : String(error);
}

const fail = (error: unknown): never => {
  if (process.connected) tell({ failed: reasonOf(error) });
  else console.error(reasonOf(error));
  process.exit(1);
};

const HOUR_MS = 3_600_000;

/** Closing functions, last opened first. */
const opened: (() => Promise<void>)[] = [];
let stopping: Promise<void> | undefined;

const stop = (): void => {
  stopping ??= (async () => {
    for (const close of opened.toReversed()) await close();
    process.exit(0);
  })();
};

/** Opens the database, migrates it, fills a new one, and serves the admin API on the loopback. */
async function main(): Promise<void> {
  // Ctrl+C reaches the whole process group; the parent decides when to stop, after the last request.
  process.on('SIGINT', () => undefined);
  process.once('SIGTERM', stop);
  process.once('disconnect', stop);
  process.umask(0o077);
  const settings = readSettings(process.env);
  const opening = openDatabase(
    settings.DATABASE_URL === undefined ? { dataDir: settings.DATA_DIR } : { url: settings.DATABASE_URL },
  );
  // Loaded while the engine starts in its thread.
  const [database, { buildApp }] = await Promise.all([opening, import('./app')]);
  opened.push(() => database.close());
  // A full disk is the usual reason.
  void database.lost.then(({ message }) => fail(new Error(`${message}. ${spaceLeft(settings.DATA_DIR)}`)));
  await migrate(database);
  await prepareVenue(database, settings, (doing) => tell({ doing }));
  const app = buildApp(database, settings, pino({ name: 'backend', level: process.env['LOG_LEVEL'] ?? 'warn' }));
  const mail = startMailWorker(database, settings, app.log);
  opened.push(() => mail.stop());
  opened.push(startSchedule(database, [], settings.VENUE_TIMEZONE, app.log));
  opened.push(() => app.close());
  wakeAfterCommands(app, mail);
  await app.listen({ host: '127.0.0.1', port: settings.BACKEND_PORT });
  const forget = () =>
    void forgetOldKeys(database.db)
      .then(() => forgetUnnamedBytes(database.db))
      .catch((error: unknown) => app.log.warn({ err: error }, 'old keys and unnamed bytes'));
  forget();
  setInterval(forget, HOUR_MS).unref();
  tell({ ready: true });
  const left = await makePrivate(settings.DATA_DIR);
  if (left > 0) app.log.warn({ files: left }, 'others may read files of DATA_DIR');
}

main().catch(fail);
