import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MIGRATIONS = 'backend/src/db/migrations';
const before = process.cwd();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'venue-later-'));

interface Journal {
  entries: { idx: number; when: number; tag: string }[];
}
interface Snapshot {
  tables: Record<string, { columns: Record<string, object> }>;
}

/** Lays a folder in which the program has a later migration: a table and a column more. */
function layLater(): void {
  fs.cpSync('backend/src/db', path.join(folder, 'backend/src/db'), { recursive: true });
  const inside = (name: string): string => path.join(folder, MIGRATIONS, name);
  const read = (name: string): unknown => JSON.parse(fs.readFileSync(inside(name), 'utf8'));
  const write = (name: string, value: unknown): void => fs.writeFileSync(inside(name), JSON.stringify(value));
  const journal = read('meta/_journal.json') as Journal;
  const last = journal.entries.at(-1)!;
  const [idx, number] = [last.idx + 1, String(last.idx + 1).padStart(4, '0')];
  journal.entries.push({ ...last, idx, when: last.when + 1, tag: `${number}_later` });
  const snapshot = read(`meta/${String(last.idx).padStart(4, '0')}_snapshot.json`) as Snapshot;
  snapshot.tables['public.later'] = { columns: { id: {} } };
  snapshot.tables['public.history']!.columns['later'] = {};
  write('meta/_journal.json', journal);
  write(`meta/${number}_snapshot.json`, snapshot);
  fs.writeFileSync(
    inside(`${number}_later.sql`),
    `create table later (id integer primary key);--> statement-breakpoint
    alter table history add column later text default 'later' not null;`,
  );
}

beforeAll(() => {
  layLater();
  // Programs find their migrations below the folder in which they start.
  process.chdir(folder);
  jest.resetModules();
});
afterAll(() => {
  process.chdir(before);
  fs.rmSync(folder, { recursive: true });
});

test('a backup of an older release is restored at its own tables, and then migrated', async () => {
  const { readMigrationFiles } = await import('drizzle-orm/migrator');
  const { exportVenue } = await import('@/backend/src/backup/export');
  const { restoreInto } = await import('@/backend/src/backup/restore');
  const { migrateTo } = await import('@/backend/src/db/migrate');
  const { openEmpty } = await import('../../support/database');
  const times = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ folderMillis }) => folderMillis);
  const [older, target] = [await openEmpty(), await openEmpty()];
  const client = await older.pool.connect();
  await migrateTo(client, times.at(-2));
  await client.query(`insert into history (entity, record_id, action, changes) values ('menu', 1, 'created', '[]')`);
  const { header } = await restoreInto(target, exportVenue(client));
  client.release();
  expect(header.migrations).toHaveLength(times.length - 1);
  expect(header.tables.map(({ name }) => name)).not.toContain('public.later');
  const { rows } = await target.pool.query(`select (select count(*) from drizzle.__drizzle_migrations) as migrations,
    (select count(*) from history where later = 'later') as history, (select count(*) from later) as later`);
  expect(rows).toEqual([{ migrations: times.length, history: 1, later: 0 }]);
  // Triggers are on again.
  await expect(target.pool.query('delete from history')).rejects.toThrow();
  await Promise.all([older.close(), target.close()]);
});
