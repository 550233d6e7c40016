import { connect } from 'node:net';
import type { Settings } from '@/lib/env';
import type { Database } from '../db/open';
import { migratedAt, OWN_TABLES } from '../db/release';
import { freeBytes, spaceLeft } from '../files/disk';
import { secondsOfWork } from '../http/in-line';
import { clockFault, readClock } from './clock';
import { factsOf, within, type Facts, type LastCheck, type LastRun } from './facts';

export interface Finding {
  readonly state: 'ok' | 'warning' | 'failed';
  /** For the log alone: it may name folders and hosts. */
  readonly reason?: string;
}
export type Findings = Readonly<Record<string, Finding>>;

const OK: Finding = { state: 'ok' };
const ANSWER_MS = 2_000;
const TWO_DAYS = 2 * 24 * 3600;
/** A few sendings have failed by then; the code in the mail holds for ten minutes. */
const LATE_MAIL = 120;
/** Longest time in seconds of a command that writes to ledgers; others wait for it. */
const LONG_COMMAND = 5;
const MEGABYTE = 1024 * 1024;

async function diskOf({ DATA_DIR, MIN_FREE_MB }: Settings): Promise<Finding> {
  const free = await freeBytes(DATA_DIR).catch(() => 0);
  return free >= MIN_FREE_MB * MEGABYTE ? OK : { state: 'failed', reason: spaceLeft(DATA_DIR) };
}

const REPORT = 'scheduled_runs has the report';
const NEVER: Finding = { state: 'warning', reason: 'has not run yet' };

/** A backup that failed, or is older than two days. */
function backupOf(run: LastRun | undefined, now: number): Finding {
  if (!run) return NEVER;
  if (!run.ok) return { state: 'failed', reason: `the last run failed; ${REPORT}` };
  return now - run.finished <= TWO_DAYS ? OK : { state: 'failed', reason: 'the last run is older than two days' };
}

/** Faults in the books, or no check for two days. A single check that could not be made is a warning. */
function booksOf(run: LastCheck | undefined, now: number): Finding {
  if (!run) return NEVER;
  const { ok, faults, checked } = run;
  if (faults) return { state: 'failed', reason: `the last check found ${faults} faults; ${REPORT}` };
  if (checked !== null && now - checked > TWO_DAYS)
    return { state: 'failed', reason: 'the books were not checked for two days' };
  return ok ? OK : { state: 'warning', reason: `the books could not be checked; ${REPORT}` };
}

function mailOf({ oldest_mail, unsent_mails }: Facts): Finding {
  if (unsent_mails > 0)
    return { state: 'warning', reason: `${unsent_mails} mails of the last day were given up unsent` };
  return oldest_mail <= LATE_MAIL ? OK : { state: 'warning', reason: `a mail waits for ${Math.round(oldest_mail)} s` };
}

/** Whether somebody listens at the address of the sensors. */
function sensorsOf(address: string): Promise<Finding> {
  const { hostname, port, protocol } = new URL(address);
  return new Promise((resolve) => {
    // An IPv6 address stands in brackets.
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    const socket = connect({ host, port: Number(port || (protocol === 'https:' ? 443 : 80)) });
    const end = (finding: Finding) => {
      socket.destroy();
      resolve(finding);
    };
    socket.setTimeout(ANSWER_MS, () => end({ state: 'warning', reason: 'no answer' }));
    socket.once('error', ({ message }) => end({ state: 'warning', reason: message }));
    socket.once('connect', () => end(OK));
  });
}

/** Whether commands that write to ledgers pass. */
async function writesOf({ db, pool }: Database): Promise<Finding> {
  const seconds = secondsOfWork(db);
  if (seconds > LONG_COMMAND) return { state: 'failed', reason: `a command has waited for ${Math.round(seconds)} s` };
  const { rows } = await pool.query<{ read_only: string }>('show transaction_read_only');
  return rows[0]?.read_only === 'on' ? { state: 'failed', reason: 'the database takes no writes' } : OK;
}

/**
 * A clock apart from the database's fails: another node may have the right time and take the payments. Bookings later than the
 * clock stand in every node's way alike, and pages work all the same: a warning takes none out.
 */
async function clockOf({ pool }: Pick<Database, 'pool'>, zone: string): Promise<Finding> {
  const fault = clockFault(await readClock(pool), zone);
  return fault ? { state: fault.isOfNode ? 'failed' : 'warning', reason: fault.why } : OK;
}

/** Checks that need the database. Without its answer the others are left out. */
async function databaseFindings(database: Database, settings: Settings): Promise<Findings> {
  const { BACKUP_DIR, SMTP_URL, WEBHOOK_URL, VENUE_TIMEZONE } = settings;
  try {
    const at = await within(ANSWER_MS, migratedAt(database));
    if (at !== OWN_TABLES)
      return {
        database: OK,
        migrations: { state: 'failed', reason: `the database is of ${new Date(at).toISOString()}` },
      };
    const checks = [factsOf(database.pool), writesOf(database), clockOf(database, VENUE_TIMEZONE)] as const;
    const [facts, writes, clock] = await within(ANSWER_MS, Promise.all(checks));
    const now = Date.now() / 1000;
    return {
      database: OK,
      writes,
      clock,
      migrations: OK,
      books: booksOf(facts.check_books, now),
      ...(BACKUP_DIR !== undefined && { backup: backupOf(facts.backup, now) }),
      ...((SMTP_URL ?? WEBHOOK_URL) !== undefined && { mail: mailOf(facts) }),
    };
  } catch (error) {
    return { database: { state: 'failed', reason: (error as Error).message } };
  }
}

/** All checks of the backend by name, within four seconds. Mail and sensors give warnings at most. */
export async function findingsOf(database: Database, settings: Settings): Promise<Findings> {
  const { SENSOR_URL } = settings;
  const [known, disk, sensors] = await Promise.all([
    databaseFindings(database, settings),
    diskOf(settings),
    SENSOR_URL === undefined ? undefined : sensorsOf(SENSOR_URL),
  ]);
  return { ...known, disk, ...(sensors && { sensors }) };
}
