import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate, MIGRATIONS } from '@/backend/src/db/migrate';
import { openDatabase, type Database } from '@/backend/src/db/open';
import { askAtOnce, checkChain } from '@/backend/src/books/chain';
import { INVARIANTS } from '@/backend/src/books/rules';

/** A filled venue that several test files copy. It is made once a day. */
export interface FilledVenue {
  readonly name: string;
  /** Fills a migrated database. */
  fill(database: Database): Promise<void>;
}

/**
 * A migrated database for one test file, empty or a copy of a venue: in memory or, with TEST_DATABASE_URL (a superuser's
 * address), on that server, dropped at `close`. Both are copies of a template made once per set of migrations.
 */
export async function testDatabase(venue?: FilledVenue): Promise<Database> {
  const url = process.env['TEST_DATABASE_URL'];
  const database = await (url ? onServer(url, venue) : openDatabase({ memory: true, snapshot: await snapshot(venue) }));
  let checked: Promise<void> | undefined;
  const close = async () => {
    const faults = await faultsIn(database).finally(() => database.close());
    if (faults.length > 0) throw new Error(`The books do not agree: ${JSON.stringify(faults.slice(0, 5))}`);
  };
  return { ...database, close: () => (checked ??= close()) };
}

const RULES = fs.readFileSync(INVARIANTS, 'utf8');

/** Inconsistencies in a venue's books, and rows that are not as they were booked; every suite checks this at its end. */
export async function faultsIn({ pool }: Pick<Database, 'pool'>): Promise<{ rule: string; record: string }[]> {
  const { rows } = await pool.query<{ rule: string; record: string }>(RULES);
  return [...rows, ...(await checkChain(askAtOnce(pool))).faults];
}

/** An empty database on the scratch server, without tables; dropped at `drop`. */
export async function emptyServerDatabase(url: string, template = 'template1') {
  const name = `venue_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(url, (admin) => admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  return {
    url: at(url, name),
    drop: () => asAdmin(url, (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`)),
  };
}

async function onServer(url: string, venue?: FilledVenue): Promise<Database> {
  const scratch = await emptyServerDatabase(url, await serverTemplate(url, venue));
  const database = await openDatabase({ url: scratch.url });
  let closing: Promise<void> | undefined;
  const close = async () => {
    await database.close();
    await scratch.drop();
  };
  return { ...database, close: () => (closing ??= close()) };
}

/** Name of a template: of the migrations, and of what a venue was filled with on this day. */
const templateOf = (venue: FilledVenue | undefined): string =>
  venue ? `${fingerprint()}_${venue.name}_${new Date().toISOString().slice(0, 10).replaceAll('-', '')}` : fingerprint();

async function make(database: Database, venue: FilledVenue | undefined): Promise<void> {
  await migrate(database);
  await venue?.fill(database);
}

async function serverTemplate(url: string, venue?: FilledVenue): Promise<string> {
  const name = `venue_template_${templateOf(venue)}`;
  await asAdmin(url, async (admin) => {
    await admin.query('SELECT pg_advisory_lock(7201134)');
    if ((await admin.query('SELECT FROM pg_database WHERE datname = $1', [name])).rowCount) return;
    // It gets its name when it is complete.
    await admin.query('DROP DATABASE IF EXISTS venue_template_new');
    await admin.query('CREATE DATABASE venue_template_new');
    const database = await openDatabase({ url: at(url, 'venue_template_new') });
    await make(database, venue).finally(database.close);
    await admin.query(`ALTER DATABASE venue_template_new RENAME TO ${name}`);
  });
  return name;
}

/** Several Jest workers may create it at once: each under its own name, and the last rename wins. */
export async function snapshot(venue?: FilledVenue): Promise<string> {
  const file = path.join(os.tmpdir(), `venue-test-${templateOf(venue)}.tar`);
  if (fs.existsSync(file)) return file;
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'venue-test-'));
  try {
    const database = await openDatabase({ dataDir });
    await make(database, venue).finally(database.close);
    execFileSync('tar', ['-cf', `${dataDir}/pg.tar`, '-C', `${dataDir}/pg`, '.']);
    fs.renameSync(`${dataDir}/pg.tar`, file);
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
  return file;
}

function fingerprint(): string {
  const hash = createHash('sha256').update(fs.readFileSync(require.resolve('@electric-sql/pglite')));
  for (const name of fs.readdirSync(MIGRATIONS, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = path.join(MIGRATIONS, name);
    if (fs.statSync(file).isFile()) hash.update(name).update(fs.readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

async function asAdmin<T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function at(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
