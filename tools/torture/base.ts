import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashPassword } from '@/backend/src/people/passwords';
import { migrate } from '@/backend/src/db/migrate';
import { openDatabase, type Database } from '@/backend/src/db/open';
import { keepVenue } from '@/backend/src/db/venue';
import { users } from '@/backend/src/db/schema';
import { prepareVenue } from '@/backend/src/prepare';
import { MAX_PERMISSION } from '@/lib/rights/permissions';
import { readSettings } from '@/lib/env';
import { seedSampleVenue } from '../sample';
import { LOGINS, PASSWORD } from './accounts';

const { env } = process;

/** Folder below the root where an attack mounts a small disk. */
export const DISK = 'disk';

/** Creates the accounts of the attacks, or changes those of the same login; all have the same password. */
async function addAccounts({ db, pool }: Database): Promise<void> {
  const password_hash = await hashPassword(PASSWORD);
  for (const login of LOGINS) {
    const set = 'update users set password_hash = $1, permissions = $2 where login = $3 and removed_at is null';
    const { rowCount } = await pool.query(set, [password_hash, MAX_PERMISSION, login]);
    if (rowCount === 0)
      await db.insert(users).values({ login, permissions: MAX_PERMISSION, password_hash, role_id: 1 });
  }
}

/** Days of trade. A year would make every reply, copy and check of the books several times as slow. */
const DAYS = 40;

/** Fills an empty database with the sample venue. */
async function fill(database: Database, folder: string): Promise<void> {
  await migrate(database);
  const settings = { ...readSettings({ ADMIN_PASSWORD: PASSWORD }), DATA_DIR: folder };
  await prepareVenue(database, settings, { loadSample: () => Promise.resolve(seedSampleVenue), days: DAYS });
}

async function atServer<T>(url: string, work: (server: Database) => Promise<T>): Promise<T> {
  const server = await openDatabase({ url });
  return work(server).finally(() => server.close());
}

const named = (url: string, name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** Unmounts a disk, also while it is in use; does nothing when none is mounted there. */
export function unmount(folder: string): void {
  try {
    execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
  } catch {
    // Nothing is mounted there, or the machine has no such program.
  }
}

/** Where a venue keeps its books: settings of the app, and how to open them while it is stopped. */
export interface Place {
  readonly folder: string;
  readonly url?: string;
  remove(): Promise<void>;
}

export const openPlace = ({ folder, url }: Place): Promise<Database> =>
  keepVenue({ DATA_DIR: folder, DATABASE_URL: url });

/**
 * The sample venue with the attacks' accounts, from which venues are copied; on the server of DATABASE_URL where that is
 * set.
 */
export async function prepareBase() {
  const root = mkdtempSync(path.join(tmpdir(), 'venue-torture-'));
  const base = path.join(root, 'base');
  const server = env['DATABASE_URL'];
  const template = `venue_torture_${randomBytes(4).toString('hex')}`;
  mkdirSync(base);
  if (server) await atServer(server, ({ pool }) => pool.query(`create database ${template}`));
  const database = await (server ? openDatabase({ url: named(server, template) }) : keepVenue({ DATA_DIR: base }));
  await fill(database, base)
    .then(() => addAccounts(database))
    .finally(() => database.close());
  let copies = 0;
  return {
    root,
    /** A copy of the venue, in `folder` or one of its own. */
    async copy(folder?: string): Promise<Place> {
      copies += 1;
      const own = folder ?? path.join(root, `venue-${copies}`);
      cpSync(base, own, { recursive: true });
      const clear = (): Promise<void> => rm(own, { recursive: true, force: true });
      if (!server) return { folder: own, remove: clear };
      const name = `${template}_${copies}`;
      await atServer(server, ({ pool }) => pool.query(`create database ${name} template ${template}`));
      return {
        folder: own,
        url: named(server, name),
        async remove() {
          await clear();
          await atServer(server, ({ pool }) => pool.query(`drop database if exists ${name} with (force)`));
        },
      };
    },
    /** Removes the base and every copy that is left. */
    async remove(): Promise<void> {
      unmount(path.join(root, DISK));
      rmSync(root, { recursive: true, force: true });
      if (!server) return;
      await atServer(server, async ({ pool }) => {
        const left = `select datname from pg_database where datname like '${template}%'`;
        const { rows } = await pool.query<{ datname: string }>(left);
        for (const { datname } of rows) await pool.query(`drop database if exists ${datname} with (force)`);
      });
    },
  };
}
export type Base = Awaited<ReturnType<typeof prepareBase>>;
