import { asc, eq } from 'drizzle-orm';
import { stockCounts, stockItems, stockStory } from '@/backend/src/db/schema';
import { importCount } from '@/backend/src/import/stock/apply-count';
import { importStock } from '@/backend/src/import/stock/apply-stock';
import { countSummary } from '@/backend/src/import/stock/summary-stock';
import { testDatabase } from '@/__tests__/support/database';
import { readCount, readStock } from '../files';

const HEADER = 'Code,Description,Size,UOM,Cost Price,Full,Partial,Stock at Cost';
const SHEET = [
  HEADER,
  'D1,Coors,30Lt,53,117.7,3,26.5,411.95',
  'D2,Gone,30Lt,53,117.7,1,,117.7',
  'Total for,,,,,,Draught,529.65',
  HEADER,
  'S1,Absolut,70cl,19.7,22.74,2,0.25,51.165',
  'S2,Port,75cl,10.6,14.29,2,0.2,31.438',
  'S3,House gin,Ind,1,,4,,0',
  'S7,Rum,Ind,1,,,,0',
  'Total for,,,,,,Spirits,82.603',
].join('\n');
const COUNT = [
  'section,code,full_units,partial_units,value_eur',
  'Draught,D1,1.00,5.00,128.80',
  'Draught,D2,0,1,2.22',
  'Spirits,S1,2.00,0.30,52.30',
  'Spirits,S2,1,0.85,26.44',
  'Spirits,S3,0,0,',
  'Spirits,S1,1,0,22.74',
  'Spirits,X9,1,0,9.50',
  'Spirits,,1,0,1',
  'Spirits,S4,one,0,1',
  'Spirits,S5,-1,0,1',
  'Spirits,S6,,,',
].join('\n');

const database = testDatabase();

const run = (dryRun = false, text = COUNT) => importCount(database, readCount(text, 'october.csv'), { dryRun });
const counts = async () => database.db.select().from(stockCounts).orderBy(asc(stockCounts.count_id));

test('an empty stock has nothing to count', async () => {
  await expect(run()).rejects.toThrow(/^No code of this stocktake is known/);
});

test('a stocktake by codes becomes a submitted count, ready for approval', async () => {
  await importStock(database, readStock(SHEET), { dryRun: false });
  await database.db.update(stockItems).set({ removed_at: new Date() }).where(eq(stockItems.name, 'Gone'));
  const movements = await database.db.$count(stockStory);
  const dry = await run(true);
  expect(await counts()).toEqual([]);
  const plan = await run();
  expect(dry).toEqual(plan);

  const [count] = await counts();
  expect(count).toMatchObject({ name: 'october', status: 'submitted', blind: false, submitted_time: expect.any(Date) });
  const folders = await database.db.select().from(stockItems).where(eq(stockItems.is_file, false));
  expect(count?.folders.toSorted()).toEqual(folders.map(({ item_id }) => item_id).toSorted());
  const lines = database.rows`
    select name, expected::float8, counted::float8 from stock_count_lines join stock_items using (item_id)
    order by item_id`;
  expect(await lines).toEqual([
    { name: 'Coors', expected: 185.5, counted: 58 },
    { name: 'Absolut', expected: 1.575, counted: 1.61 },
    { name: 'Port', expected: 1.65, counted: 1.388 },
    { name: 'House gin', expected: 4, counted: 0 },
    { name: 'Rum', expected: null, counted: null },
  ]);
  // The books wait for the approval.
  expect(await database.db.$count(stockStory)).toBe(movements);

  expect(plan.defects.map(({ line, level, text }) => `${line} ${level} ${text}`)).toEqual([
    '3 error D2 "Gone" was removed from the stock or merged.',
    '5 notice S2 "Port" holds 1.3875; it is noted as 1.388.',
    '5 notice S2 "Port" comes to 26.45; the file says 26.44.',
    '7 error "S1" has the same identity (code:S1) as line 4; the first counts.',
    '8 error No stock item has the code X9; its 9.50 are not counted.',
    '9 error The row has no code.',
    '10 error A figure of S4 is not a number.',
    '11 error The count of S5 is negative.',
    '12 error S6 is not counted.',
  ]);
  expect(plan.totals).toEqual([
    { name: 'Draught', printed: 13_102, ours: 12_880 },
    { name: 'Spirits', printed: 8_824, ours: 7_875 },
    { name: 'all that was counted', printed: 21_926, ours: 20_755 },
  ]);
});

test('the same file again adds no second count; a corrected one does, and so does one whose count was cancelled', async () => {
  const again = await run();
  const [count] = await counts();
  expect(again.there).toBe(count?.count_id);
  const file = readCount(COUNT, 'october.csv');
  expect(countSummary(file, again, false)).toContain(
    `the count "october" (number ${count?.count_id}) says the same already`,
  );
  expect(await counts()).toHaveLength(1);

  await run(false, COUNT.replace('D1,1.00,5.00', 'D1,1.00,6.00'));
  expect(await counts()).toHaveLength(2);

  await database.db.update(stockCounts).set({ status: 'cancelled' });
  expect((await run()).there).toBeNull();
  expect(await counts()).toHaveLength(3);
});
