import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import { readSettings, specialLoginsOf } from '@/lib/env';
import { logLevel } from '@/lib/process/log-level';
import { PATIENCE } from '@/lib/process/patience';
import { stopWithParent, type ProcessMessage } from '@/lib/process/program';
import { sentenceOf } from '@/lib/process/sentence';
import { TIMES } from '@/lib/http/times';
import { Traffic } from '@/lib/http/traffic';
import { backupJobs } from './backup/job';
import { dailyCheck } from './books/daily';
import { noteHeads } from './books/note-heads';
import { migrate } from './db/migrate';
import { keepVenue } from './db/venue';
import { forgetUnnamedBytes } from './files/file-store';
import { makePrivate } from './files/private-files';
import { forgetOldKeys } from './http/command';
import { answerMsOf } from './http/in-time';
import type { ClockFault } from './http/route';
import { forgetOldChanges } from './http/versions';
import { startMailWorker, wakeAfterCommands } from './mail/worker';
import { attentionLines } from './operation/attention/lines';
import { clockWarning } from './operation/clock';
import { startSchedule } from './operation/schedule';
import { prepareVenue } from './prepare';
import type { LoadSample } from './sample-venue';
import { composer } from './sections/settings/told/compose';
import { weeklyMessages } from './sections/settings/told/weekly';

/** The parent process may already have ended. */
const tell = (message: ProcessMessage): void => {
  if (process.connected) process.send?.(message, () => undefined);
};

/** The reason in one sentence. */
const reasonOf = (error: unknown): string =>
  (error as { code?: unknown }).code === 'EADDRINUSE'
    ? `Port ${process.env['BACKEND_PORT'] ?? 4000} (BACKEND_PORT) is in use.`
    : sentenceOf(error);

const fail = (error: unknown): never => {
  if (process.connected) tell({ failed: reasonOf(error) });
  else console.error(reasonOf(error));
  process.exit(1);
};

const HOUR_MS = 3_600_000;

/** Closing functions with their time limits, in opening order; they are called in reverse. */
const opened: { readonly close: () => Promise<void>; readonly limit: number }[] = [];
/** Ends mails and daily jobs, once. */
let finish = (): Promise<unknown> => Promise.resolve();
let stopping: Promise<void> | undefined;

/** Resolves when work has ended, well or not, or after its limit. */
const within = (limit: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, limit))]);

/** Stops the program. Committed changes are on the disk already, so that a limit that passes loses nothing. */
const stop = (): void => {
  stopping ??= (async () => {
    await finish();
    for (const { close, limit } of opened.toReversed()) await within(limit, close());
    process.exit(0);
  })();
};

/** Warns on the terminal and in the log of a wrong clock. */
function warnOfClock(fault: ClockFault, log: FastifyBaseLogger): void {
  tell({ doing: clockWarning(fault) });
  log.warn({ reason: fault.why }, 'the clock is wrong');
}

/** Opens the database, migrates it, fills a new one, and serves the admin API on the loopback. */
async function main(loadSample?: LoadSample): Promise<void> {
  process.umask(0o077);
  stopWithParent({ finish: () => void finish(), stop });
  const settings = readSettings(process.env);
  const onLongWork = (doing: string) => tell({ doing });
  // Loaded while PostgreSQL starts.
  const [database, { buildApp }] = await Promise.all([
    keepVenue(settings, { tell: onLongWork, silenceMs: answerMsOf(settings) }),
    import('./app'),
  ]);
  opened.push({ close: () => database.close(), limit: PATIENCE.database });
  // A slow machine may take minutes to migrate or to fill a venue.
  const unlimited = await database.openUnlimited();
  await migrate(unlimited);
  await prepareVenue(unlimited, settings, { loadSample, onLongWork }).finally(unlimited.close);
  const app = buildApp(database, settings, pino({ name: 'backend', level: logLevel() }));
  const clock = await app.clockFault();
  if (clock) warnOfClock(clock, app.log);
  const mail = startMailWorker(database, {
    settings,
    log: app.log,
    compose: composer(database, settings, attentionLines(specialLoginsOf(settings), settings.VENUE_TIMEZONE)),
  });
  const jobs = [
    ...backupJobs(settings),
    dailyCheck(database, settings.CHECK_BOOKS_AT),
    weeklyMessages(database, settings),
  ];
  const endSchedule = startSchedule(database, jobs, settings.VENUE_TIMEZONE, app.log);
  let finishing: Promise<unknown> | undefined;
  finish = () => (finishing ??= within(PATIENCE.jobs, Promise.all([mail.stop(), endSchedule()])));
  // Each connection of the app may need one here; a hundred are for other programs of this machine.
  new Traffic(app.server, { most: settings.MAX_CONNECTIONS + 100, stalled: TIMES.stalled });
  opened.push({ close: () => app.close(), limit: PATIENCE.calls });
  wakeAfterCommands(app, mail);
  noteHeads(app, database);
  await app.listen({ host: '127.0.0.1', port: settings.BACKEND_PORT });
  const forget = () =>
    void forgetOldKeys(database.db)
      .then(() => forgetOldChanges(database.db))
      .then(() => forgetUnnamedBytes(database.db))
      .catch((error: unknown) => app.log.warn({ err: error }, 'old keys, notes of changes and unnamed bytes'));
  forget();
  setInterval(forget, HOUR_MS).unref();
  tell({ ready: true });
  const left = await makePrivate(settings.DATA_DIR);
  if (left > 0) app.log.warn({ files: left }, 'others may read files of DATA_DIR');
}

/** Runs the backend in this process; what ends it is told to the parent, or printed. */
export function serveBackend(loadSample?: LoadSample): void {
  main(loadSample).catch(fail);
}
