import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import pg from 'pg';
import { migrate } from '@/backend/src/db/migrate';
import { openDatabase, type Database } from '@/backend/src/db/open';
import { seedReference } from '@/backend/src/db/reference';
import { readRow, readRows, type Query } from '@/backend/src/db/rows';
import { askAtOnce, checkChain } from '@/backend/src/books/chain';
import { INVARIANTS } from '@/backend/src/books/check';
import { times } from './effort';
import { forFile } from './for-file';

/** A filled venue that several test files copy. It is made once per run. */
export interface FilledVenue {
  readonly name: string;
  /** Fills a migrated database. */
  fill(database: Database): Promise<void>;
}

/** Venue with nothing but the reference rows that every venue has. */
export const REFERENCE: FilledVenue = { name: 'reference', fill: ({ db }) => seedReference(db) };

/**
 * Maximum number of connections of a test database; at night as many as a venue has. Each connection plans its first
 * queries anew: ten of them cost PostgreSQL a fifth more processor time.
 */
const CONNECTIONS = times(3, 10);

/** A superuser's address of the scratch server that `global-setup.mjs` starts. */
export const SERVER = process.env['TEST_DATABASE_URL'] ?? '';

/** The database of a test, with queries for the test's own use. */
export interface TestDatabase extends Database {
  /** Rows of a query. */
  rows<Row extends object = Record<string, unknown>>(...query: Query): Promise<Row[]>;
  /** First column of the first row of a query; undefined without a row. */
  value<Value = number>(...query: Query): Promise<Value>;
}

/**
 * A migrated database for one test file, empty or a copy of a venue, dropped at `close`. It is a copy of a template made
 * once per run.
 */
export async function openTestDatabase(venue?: FilledVenue): Promise<TestDatabase> {
  const scratch = await emptyDatabase(await templateOf(venue));
  const database = await openDatabase({ url: scratch.url, connections: CONNECTIONS });
  let closing: Promise<void> | undefined;
  const close = async () => {
    const faults = await faultsIn(database).finally(() => database.close());
    await scratch.drop();
    if (faults.length > 0) throw new Error(`The books do not agree: ${JSON.stringify(faults.slice(0, 5))}`);
  };
  return {
    ...database,
    rows: <Row extends object>(...query: Query) => readRows<Row>(database.db)(...query),
    value: async <Value>(...query: Query) => Object.values((await readRow(database.db)(...query)) ?? {})[0] as Value,
    close: () => (closing ??= close()),
  };
}

/** Calls `openTestDatabase` once, for all tests of a file. */
export const testDatabase = forFile(openTestDatabase);

const RULES = fs.readFileSync(INVARIANTS, 'utf8');

/** Inconsistencies in a venue's books, and rows that are not as they were booked; every suite checks this at its end. */
export async function faultsIn({ pool }: Pick<Database, 'pool'>): Promise<{ rule: string; record: string }[]> {
  const { rows } = await pool.query<{ rule: string; record: string }>(RULES);
  return [...rows, ...(await checkChain(askAtOnce(pool))).faults];
}

/** A database on the scratch server, without tables by default; dropped at `drop`. */
export async function emptyDatabase(template = 'template1') {
  const name = `venue_test_${randomBytes(6).toString('hex')}`;
  await asAdmin((admin) => admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`));
  return {
    url: addressOf(name),
    drop: () => asAdmin((admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`)),
  };
}

/** Opens an empty database, which `close` drops. */
export async function openEmpty(): Promise<Database> {
  const { url, drop } = await emptyDatabase();
  const database = await openDatabase({ url });
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

async function templateOf(venue: FilledVenue | undefined): Promise<string> {
  const name = `venue_template_${venue?.name ?? 'empty'}`;
  await asAdmin(async (admin) => {
    await admin.query('SELECT pg_advisory_lock(7201134)');
    if ((await admin.query('SELECT FROM pg_database WHERE datname = $1', [name])).rowCount) return;
    // It gets its name when it is complete.
    await admin.query('DROP DATABASE IF EXISTS venue_template_new');
    await admin.query('CREATE DATABASE venue_template_new');
    const database = await openDatabase({ url: addressOf('venue_template_new') });
    try {
      await migrate(database);
      await venue?.fill(database);
    } finally {
      await database.close();
    }
    await admin.query(`ALTER DATABASE venue_template_new RENAME TO ${name}`);
  });
  return name;
}

async function asAdmin<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: SERVER });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

const addressOf = (name: string): string => Object.assign(new URL(SERVER), { pathname: `/${name}` }).href;
