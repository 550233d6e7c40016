import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fileContents, storedFiles } from '@/backend/src/db/schema';
import { fileStore, forgetUnnamedBytes } from '@/backend/src/files/file-store';
import { testDatabase } from '../../support/database';

const database = testDatabase();
afterEach(async () => {
  await database.db.delete(storedFiles);
  await database.db.delete(fileContents);
});

const papers = fileStore('papers');
const photos = fileStore('agents');
const contents = () => database.db.$count(fileContents);
/** Lets the sweep see contents as two days old. */
const age = () => database.db.update(fileContents).set({ created_at: sql`now() - interval '2 days'` });

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
