import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/src/db/open';
import { fileContents, storedFiles } from '@/backend/src/db/schema';
import { bringFiles } from '@/backend/src/files/bring-files';
import { fileStore, forgetUnnamedBytes } from '@/backend/src/files/file-store';
import { testDatabase } from '../../support/database';

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'venue-files-'))));
afterEach(async () => {
  await database.db.delete(storedFiles);
  await database.db.delete(fileContents);
  fs.rmSync(folder, { recursive: true });
});

const papers = fileStore('papers');
const photos = fileStore('agents');
const contents = () => database.db.$count(fileContents);
/** Lets the sweep see contents as two days old. */
const age = () => database.db.update(fileContents).set({ created_at: sql`now() - interval '2 days'` });

/** A file of an earlier release. */
function lay(file: string, bytes: Buffer, written = new Date('2026-01-01T00:00:00Z')): void {
  const full = path.join(folder, file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, bytes);
  fs.utimesSync(full, written, written);
}

describe('files in the database', () => {
  test('bytes come back as written, empty and 10 MB ones too; another kind has other names', async () => {
    const { db } = database;
    const large = randomBytes(10 * 1024 * 1024);
    await papers.write(db, 'large.pdf', large);
    await papers.write(db, 'empty.pdf', Buffer.alloc(0));
    expect((await papers.read(db, 'large.pdf'))?.equals(large)).toBe(true);
    expect((await papers.read(db, 'empty.pdf'))?.length).toBe(0);
    expect(await photos.read(db, 'large.pdf')).toBeNull();
  });

  test('equal bytes are stored once, a refused transaction stores nothing', async () => {
    const { db } = database;
    const bytes = randomBytes(1000);
    await Promise.all(['1.jpg', '2.jpg', '3.jpg'].map((name) => photos.write(db, name, bytes)));
    expect(await contents()).toBe(1);
    const refused = db.transaction(async (tx) => {
      await photos.write(tx, '4.jpg', randomBytes(1000));
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect([await contents(), await photos.read(db, '4.jpg')]).toEqual([1, null]);
  });

  test('bytes go a day after their last name, those of a copy stay', async () => {
    const { db } = database;
    const [first, second] = [randomBytes(500), randomBytes(500)];
    await photos.write(db, '1.jpg', first);
    await photos.copy(db, '1.jpg', '2.jpg');
    await photos.write(db, '1.jpg', second);
    await age();
    await forgetUnnamedBytes(db);
    expect((await photos.read(db, '2.jpg'))?.equals(first)).toBe(true);
    await photos.write(db, '2.jpg', second);
    await forgetUnnamedBytes(db);
    expect(await contents()).toBe(1);
    await photos.write(db, '3.jpg', randomBytes(10));
    await db.delete(storedFiles);
    await forgetUnnamedBytes(db);
    // Bytes of today stay: their writer may not have finished.
    expect(await contents()).toBe(1);
  });
});

describe('folders of an earlier release', () => {
  test('are moved into the database once, without drafts of interrupted uploads', async () => {
    const [paper, photo] = [randomBytes(3000), randomBytes(2000)];
    lay('papers/a.pdf', paper);
    lay('papers/.a.pdf.draft', randomBytes(10));
    lay('agents/1.jpg', photo);
    const said: string[] = [];
    expect(await bringFiles(database, folder, (doing) => said.push(doing))).toBe(2);
    expect(said).toHaveLength(2);
    expect((await papers.read(database.db, 'a.pdf'))?.equals(paper)).toBe(true);
    expect((await photos.read(database.db, '1.jpg'))?.equals(photo)).toBe(true);
    expect(fs.readdirSync(folder).sort()).toEqual(['agents-moved-to-database', 'papers-moved-to-database']);
    expect(await bringFiles(database, folder)).toBe(0);
    expect(await database.db.$count(storedFiles)).toBe(2);
  });

  test('an interruption loses nothing: the folder stays, and the next start brings all of it', async () => {
    lay('papers/a.pdf', randomBytes(10));
    fs.mkdirSync(path.join(folder, 'papers/unreadable'));
    await expect(bringFiles(database, folder)).rejects.toThrow('EISDIR');
    expect(await database.db.$count(storedFiles)).toBe(0);
    fs.rmdirSync(path.join(folder, 'papers/unreadable'));
    expect(await bringFiles(database, folder)).toBe(1);
  });

  test('of the same photo on two nodes, or replaced after an interrupted move, the newest wins', async () => {
    const [old, newer, replaced] = [randomBytes(10), randomBytes(11), randomBytes(12)];
    lay('agents/1.jpg', newer, new Date('2026-02-02T00:00:00Z'));
    await bringFiles(database, folder);
    lay('agents/1.jpg', old, new Date('2026-01-01T00:00:00Z'));
    await bringFiles(database, folder);
    expect((await photos.read(database.db, '1.jpg'))?.equals(newer)).toBe(true);
    await photos.write(database.db, '1.jpg', replaced);
    lay('agents/1.jpg', newer, new Date('2026-02-02T00:00:00Z'));
    await bringFiles(database, folder);
    expect((await photos.read(database.db, '1.jpg'))?.equals(replaced)).toBe(true);
    expect(fs.readdirSync(folder)).toHaveLength(3);
  });
});
