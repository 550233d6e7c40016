import type { FastifyInstance } from 'fastify';
import type { Settings } from '@/lib/env';
import { version } from '@/package.json';
import type { Answered } from '@/lib/http/request-metrics';
import type { Database } from '../db/open';
import { freeBytes } from '../files/disk';
import { lengthOfLine, secondsOfWork } from '../http/in-line';
import { clockFault, readClock } from './clock';
import { factsOf, within, type Facts } from './facts';

const ANSWER_MS = 2_000;
/** The database adds up its files for its size. */
const SIZE_MS = 60_000;

/**
 * Measures this process for Prometheus. Loads prom-client, so that a venue without metrics does not.
 * @returns a function that gives all figures as text; those of a database that does not answer are the last known
 */
export async function startMetrics(
  app: FastifyInstance,
  { db, pool }: Database,
  { DATA_DIR, VENUE_TIMEZONE }: Settings,
): Promise<() => Promise<string>> {
  const loaded: { observe?: (answered: Answered) => void } = {};
  // Hooks are taken until the app is ready, which is before the package is loaded.
  app.addHook('onResponse', (request, reply, done) => {
    const { url = 'other' } = request.routeOptions;
    loaded.observe?.({
      method: request.method,
      route: url,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
  const { collectDefaultMetrics, Gauge, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'backend_' });
  const { observeRequests } = await import('@/lib/http/request-metrics');
  loaded.observe = observeRequests(registry, 'backend');
  const gauge = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });

  gauge('venue_info', 'Version of the program.', 'version').set({ version }, 1);
  const books = gauge('backend_books_queue', 'Commands that write to ledgers, running or waiting.');
  const work = gauge('backend_books_work_seconds', 'Seconds for which the command that writes to ledgers has run.');
  const waiting = gauge('backend_pool_waiting', 'Queries that wait for a connection to the database.');
  const used = gauge('backend_pool_connections', 'Connections to the database.');
  const free = gauge('backend_disk_free_bytes', 'Free bytes on the disk of DATA_DIR.');
  const up = gauge('backend_database_up', '1 when the database answers.');
  const clock = gauge('backend_clock_ok', '1 when the clock agrees with the books and with the database.');
  const size = gauge('backend_database_bytes', 'Size of the database.');
  const mails = gauge('backend_mails_waiting', 'Mails and calls of the webhook that wait to be sent.');
  const oldest = gauge('backend_mail_oldest_seconds', 'Age of the oldest of them.');
  const unsent = gauge(
    'backend_mails_unsent',
    'Mails and calls of the webhook of the last day that were given up unsent.',
  );
  const ended = gauge('backend_job_end_seconds', 'Unix time when the last run of a daily job ended.', 'job');
  const ok = gauge('backend_job_ok', '1 when the last run of a daily job succeeded.', 'job');
  const faults = gauge('backend_books_faults', 'Faults that the last check of the books found.');

  function keep(facts: Facts): void {
    mails.set(facts.waiting_mails);
    oldest.set(facts.oldest_mail);
    unsent.set(facts.unsent_mails);
    if (facts.check_books?.faults != null) faults.set(facts.check_books.faults);
    for (const job of ['backup', 'check_books'] as const) {
      const run = facts[job];
      if (!run) continue;
      ended.set({ job }, run.finished);
      ok.set({ job }, Number(run.ok));
    }
  }

  let measured = -Infinity;
  async function readDatabase(): Promise<void> {
    keep(await factsOf(pool));
    clock.set(Number(clockFault(await readClock(pool), VENUE_TIMEZONE) === undefined));
    if (performance.now() - measured < SIZE_MS) return;
    const { rows } = await pool.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes');
    size.set(rows[0]?.bytes ?? 0);
    measured = performance.now();
  }

  return async () => {
    books.set(lengthOfLine(db));
    work.set(secondsOfWork(db));
    waiting.set(pool.waitingCount);
    used.set(pool.totalCount);
    free.set(await freeBytes(DATA_DIR).catch(() => 0));
    const isUp = await within(ANSWER_MS, readDatabase()).then(
      () => true,
      () => false,
    );
    up.set(Number(isUp));
    return registry.metrics();
  };
}
