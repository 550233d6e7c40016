import { asc, eq } from 'drizzle-orm';
import pg from 'pg';
import { importLinks, menuItems } from '@/backend/src/db/schema';
import { importMenu } from '@/backend/src/import/apply';
import type { Catalogue } from '@/backend/src/import/catalogue';
import { menuSummary, tally } from '@/backend/src/import/summary';
import { testDatabase } from '@/__tests__/support/database';
import { loyverse, read } from './files';

const database = testDatabase();
beforeEach(async () => {
  await database.db.delete(importLinks);
  await database.db.delete(menuItems);
});

const run = (catalogue: Catalogue, dryRun = false) => importMenu(database, catalogue, { dryRun });
/** Dishes created, updated and unchanged, and new folders. */
const counts = async (catalogue: Catalogue, dryRun = false) => {
  const { created, updated, unchanged, folders } = await run(catalogue, dryRun);
  return [created.length, updated.length, unchanged.length, folders.length];
};
const rows = async () => database.db.select().from(menuItems).orderBy(asc(menuItems.item_id));

const TEXT = loyverse([
  { handle: 'tea', sku: '1', name: 'Tea', category: 'Drinks', options: ['L'], price: '50' },
  { handle: 'tea', sku: '2', options: ['S'], price: '40' },
  { handle: 'fish', sku: '3', name: 'Fish', price: 'variable' },
  { handle: 'bad', sku: '4', name: 'Bad', category: 'Drinks', price: '-1' },
]);

test('an import, again, and with a changed price', async () => {
  expect(await counts(read(TEXT))).toEqual([3, 0, 0, 2]);
  const first = await rows();
  expect(first.map(({ name, is_file, retail_price, days }) => [name, is_file, retail_price, days])).toEqual([
    ['Drinks', false, 0, 127],
    ['Tea (L)', true, 5_000, 127],
    ['Tea (S)', true, 4_000, 127],
    ['Uncategorised', false, 0, 127],
    ['Fish', true, 0, 127],
  ]);
  expect(await counts(read(TEXT))).toEqual([0, 0, 3, 0]);
  expect(await rows()).toEqual(first);

  expect(await counts(read(TEXT.replace(',40,', ',45,')))).toEqual([0, 1, 2, 0]);
  const second = await rows();
  expect(second.map(({ retail_price }) => retail_price)).toEqual([0, 5_000, 4_500, 0, 0]);
  expect(second.filter((row, i) => row.last_update.getTime() !== first[i]?.last_update.getTime())).toHaveLength(1);
});

test('fields missing in the file stay as set in the menu', async () => {
  await run(read(TEXT));
  const own = { retail_price: 77_700, cashback: 100, days: 3, literary_name_ru: 'Рыба', description: 'of the day' };
  await database.db.update(menuItems).set(own).where(eq(menuItems.name, 'Fish'));
  expect(await counts(read(TEXT.replace('Fish', 'Fresh fish')))).toEqual([0, 1, 2, 0]);
  expect((await rows()).find(({ name }) => name === 'Fresh fish')).toMatchObject(own);
});

test('the till asks for the price of a dish that has none of its own, and charges one that was set', async () => {
  const asked = async () => Object.fromEntries((await rows()).map(({ name, open_price }) => [name, open_price]));
  await run(read(TEXT));
  expect(await asked()).toMatchObject({ Fish: true, 'Tea (L)': false });
  await database.db.update(menuItems).set({ open_price: false, retail_price: 100 }).where(eq(menuItems.name, 'Fish'));
  await run(read(TEXT));
  expect(await asked()).toMatchObject({ Fish: false });
  await run(read(TEXT.replace('variable', '90')));
  expect((await rows()).find(({ name }) => name === 'Fish')).toMatchObject({ open_price: false, retail_price: 9000 });
});

test('a dry run reports what a real one does, by folder and with the rows left out, and writes nothing', async () => {
  const catalogue = read(TEXT);
  const dry = await run(catalogue, true);
  expect([await database.db.$count(menuItems), await database.db.$count(importLinks)]).toEqual([0, 0]);
  const real = await run(catalogue);
  expect(dry).toEqual(real);
  const reports = [menuSummary(catalogue, dry, true), menuSummary(catalogue, real, false)];
  const [dryReport, realReport] = reports.map((text) => text.split('\n'));
  expect(dryReport?.slice(2)).toEqual(realReport?.slice(2));
  expect(dryReport?.[1]).toMatch(/^Dry run: nothing was written/);
  expect(Object.fromEntries(tally(catalogue, real))).toEqual({
    '': { created: 3, updated: 0, unchanged: 0, skipped: 1 },
    Drinks: { created: 2, updated: 0, unchanged: 0, skipped: 1 },
    Uncategorised: { created: 1, updated: 0, unchanged: 0, skipped: 0 },
  });
  expect(reports[1]).toContain('line 5: The price of "Bad" is negative ("-1").');
});

test('numbers chosen by hand are not reused', async () => {
  await database.db.insert(menuItems).values({ item_id: 5_000, is_file: true, name: 'By hand' });
  await run(read(TEXT));
  expect(Math.min(...(await rows()).map(({ item_id }) => item_id))).toBe(5_000);
  const [next] = await database.db.insert(menuItems).values({ is_file: true, name: 'Next' }).returning();
  expect(next?.item_id).toBe(5_006);
});

test('1,000 dishes need few statements', async () => {
  const dish = (i: number) => ({ handle: `h${i}`, sku: `${i}`, name: `D${i}`, category: `C${i % 40}`, price: '10' });
  const catalogue = read(loyverse(Array.from({ length: 1_000 }, (_, i) => dish(i))));
  const query = jest.spyOn(pg.Client.prototype, 'query');
  expect(await counts(catalogue)).toEqual([1_000, 0, 0, 40]);
  expect(query.mock.calls.length).toBeLessThan(25);
});
