import { asc, eq, inArray } from 'drizzle-orm';
import { stockBarcodes, stockItems } from '@/backend/src/db/schema';
import { importMenu } from '@/backend/src/import/apply';
import { importStock } from '@/backend/src/import/stock/apply-stock';
import { stockSummary } from '@/backend/src/import/stock/summary-stock';
import type { StockFile } from '@/backend/src/import/stock/stock-file';
import { prepareVenue } from '@/backend/src/prepare';
import { book } from '@/backend/src/ledger/stock/ledger';
import { openTestDatabase, testDatabase } from '@/__tests__/support/database';
import { readSettings } from '@/lib/env';
import { loyverse, read, readStock, SHEET } from '../files';

// A story cannot be taken back: each test uses goods of its own.
const database = testDatabase();

const run = (file: StockFile) => importStock(database, file, { dryRun: false });
const outcome = async (file: StockFile) => {
  const { created, updated, unchanged, left, folders } = await run(file);
  return [created.length, updated.length, unchanged.length, left.length, folders.length];
};
const named = async (...names: string[]) =>
  database.db.select().from(stockItems).where(inArray(stockItems.name, names)).orderBy(asc(stockItems.item_id));
const storyOf = async (name: string) => {
  const rows = await database.rows`
    select kind, s.quantity::float8, amount::float8, price_after::float8
    from stock_story s join stock_items using (item_id) where name = ${name} order by stock_story_id`;
  return rows.map((row) => Object.values(row));
};
const sell = async (name: string, quantity: number) => {
  const item_id = await database.value`select item_id from stock_items where name = ${name}`;
  await database.db.transaction((tx) => book(tx, [{ item_id, kind: 'write_off', quantity: -quantity }]));
};
const sheet = (letter: string) =>
  SHEET.replaceAll('D1004,30 Coors', `${letter}1,${letter} Coors`)
    .replaceAll('D0012,30 Killarney', `${letter}2,${letter} Killarney`)
    .replaceAll('Draught Beers', `${letter} Draught`);

test('an opening at the exact value; goods out of stock keep their price', async () => {
  expect(await outcome(readStock(sheet('B')))).toEqual([2, 0, 0, 0, 1]);
  const [folder, coors, killarney] = await named('B Draught', 'B Coors', 'B Killarney Blonde');
  expect(coors).toMatchObject({ parent_id: folder?.item_id, quantity: 185.5, stock_price: 222.075472, measure_id: 2 });
  expect(coors).toMatchObject({ package_quantity: 53, package_price: 11_770, description: 'B1, 30Lt, UOM 53' });
  expect(killarney).toMatchObject({ quantity: 0, stock_price: 225.849057, package_price: 11_970 });
  expect(await storyOf('B Coors')).toEqual([['opening', 185.5, 41_195, 222.075472]]);
  expect(await storyOf('B Killarney Blonde')).toEqual([['revaluation', 0, 0, 225.849057]]);
});

test('the same file again changes nothing, whatever was sold, renamed or moved meanwhile', async () => {
  await run(readStock(sheet('C')));
  await sell('C Coors', 5.5);
  await database.rows`update stock_items set name = 'C Coors Light', parent_id = null where name = 'C Coors'`;
  await database.db.update(stockItems).set({ name: 'C Kegs' }).where(eq(stockItems.name, 'C Draught'));
  const before = await database.db.select().from(stockItems).orderBy(stockItems.item_id);
  expect(await outcome(readStock(sheet('C')))).toEqual([0, 0, 2, 0, 0]);
  expect(await database.db.select().from(stockItems).orderBy(stockItems.item_id)).toEqual(before);
  expect(await storyOf('C Coors Light')).toHaveLength(2);
});

test('a later file books changed counts and costs, and adds new goods to the same folder', async () => {
  await run(readStock(sheet('E')));
  await sell('E Coors', 5.5);
  const later = sheet('E')
    .replace('117.7,3,26.5,411.95', '124.55,3,0,373.65')
    .replace('Total for', 'E3,E Stout,50Lt,88,186.51,1,,186.51\nTotal for');
  expect(await outcome(readStock(later, 'later.csv'))).toEqual([1, 1, 1, 0, 0]);
  expect((await storyOf('E Coors')).slice(2)).toEqual([
    ['revaluation', 0, 2_326, 235],
    ['shortfall', -21, 4_935, 235],
  ]);
  const [draught, coors, stout] = await named('E Draught', 'E Coors', 'E Stout');
  expect(coors).toMatchObject({ quantity: 159, stock_price: 235, package_price: 12_455, version: 2 });
  expect(stout?.parent_id).toBe(draught?.item_id);
  expect(await outcome(readStock(later, 'later.csv'))).toEqual([0, 0, 3, 0, 0]);
});

test('the price of cheap goods in a large package has its decimals', async () => {
  const napkins = (cost: string) =>
    sheet('N').replace('Total for', `N3,N Napkins,Case,1000,${cost},1,0,${cost}\nTotal for`);
  await run(readStock(napkins('4.00')));
  await run(readStock(napkins('4.40'), 'dearer.csv'));
  expect(await storyOf('N Napkins')).toEqual([
    ['opening', 1000, 400, 0.4],
    ['revaluation', 0, 40, 0.44],
  ]);
  await run(readStock(napkins('4.41'), 'dearer still.csv'));
  expect((await storyOf('N Napkins')).at(-1)).toEqual(['revaluation', 0, 1, 0.441]);
});

test('removed, merged and re-measured items are left alone', async () => {
  const file = readStock(sheet('F').replace('Total for', 'F3,F Stout,50Lt,88,186.51,,,0\nTotal for'));
  await run(file);
  const [coors, killarney] = await named('F Coors', 'F Killarney Blonde');
  const change = (name: string, values: Partial<typeof stockItems.$inferInsert>) =>
    database.db.update(stockItems).set(values).where(eq(stockItems.name, name));
  await change('F Killarney Blonde', { removed_at: new Date() });
  await change('F Stout', { removed_at: new Date(), merged_into: coors?.item_id });
  await change('F Coors', { measure_id: 3 });
  const plan = await run(file);
  expect(plan.left).toHaveLength(3);
  expect(stockSummary(file, plan, false)).toContain('        0         0         0         3  F Draught');
  expect(plan.notices.map(({ line, text }) => `${line} ${text}`)).toEqual([
    '3 "F Coors" is held in another measure than the file counts in; it is left as it is.',
    '4 "F Killarney Blonde" was removed from the stock; restore it first.',
    '5 "F Stout" was merged into "F Coors"; it is left as it is.',
  ]);
  expect((await named('F Killarney Blonde'))[0]).toEqual({ ...killarney, removed_at: expect.any(Date) });
});

const GOODS = [
  { handle: 'cola', sku: '1', name: 'Cola', category: 'Drinks', cost: '15', price: '25', barcode: '0885', stock: '19' },
  { handle: 'nuts', sku: '2', name: 'Nuts', category: 'Snacks', cost: '4', price: '12', stock: '-4', barcode: '0886' },
  { handle: 'lime', sku: '3', name: 'Lime', category: 'Drinks', cost: '2', barcode: '0885' },
];

test('goods of a till: quantity, cost, barcode and the imported dish', async () => {
  await importMenu(database, read(loyverse(GOODS.slice(0, 2))), { dryRun: false });
  const file = readStock(loyverse(GOODS));
  const plan = await run(file);
  expect(plan.notices).toEqual([
    { line: 4, level: 'notice', text: 'The barcode 0885 of "Lime" belongs to "Cola" on line 2 already.' },
  ]);
  const [cola, nuts, lime] = await named('Cola', 'Nuts', 'Lime');
  const [first, second] = await database.rows`select item_id from menu_items where is_file order by item_id`;
  expect([cola?.menu_id, nuts?.menu_id, lime?.menu_id]).toEqual([first?.['item_id'], second?.['item_id'], null]);
  expect([cola, nuts, lime].map((item) => [item?.quantity, item?.stock_price])).toEqual([
    [19, 1_500],
    [-4, 400],
    [0, 200],
  ]);
  expect(await storyOf('Cola')).toEqual([['opening', 19, 28_500, 1_500]]);
  expect(await storyOf('Nuts')).toEqual([
    ['revaluation', 0, 0, 400],
    ['opening', -4, 1_600, 400],
  ]);
  const barcodes = await database.db.select().from(stockBarcodes).orderBy(stockBarcodes.barcode_id);
  expect(barcodes.map(({ barcode, item_id, menu_id }) => [barcode, item_id, menu_id])).toEqual([
    ['0885', cola?.item_id, cola?.menu_id],
    ['0886', nuts?.item_id, nuts?.menu_id],
  ]);
  expect(stockSummary(file, plan, false)).toContain('New items linked with their dish of the menu: 2.');
  expect(stockSummary(file, plan, true)).toContain('Dry run: nothing was written.');
  expect(await outcome(file)).toEqual([0, 0, 3, 0, 0]);
});

test('a new barcode in the file is added; one of another item is not', async () => {
  const goods = GOODS.map((row) => ({ ...row, barcode: row.sku === '3' ? '0887' : row.sku === '2' ? '0885' : '' }));
  const file = readStock(loyverse(goods));
  const { updated, notices } = await run(file);
  expect(updated.map(({ name }) => name)).toEqual(['Lime']);
  expect(notices.map(({ text }) => text)).toEqual(['The barcode 0885 of "Nuts" belongs to "Cola" already.']);
});

test('a venue whose stock was imported before its first start is not filled with the sample', async () => {
  const fresh = await openTestDatabase();
  await importStock(fresh, readStock(SHEET), { dryRun: false });
  const loadSample = jest.fn(() => Promise.reject(new Error('The sample was asked for.')));
  await prepareVenue(fresh, readSettings({ ADMIN_PASSWORD: 'correct-horse' }), { loadSample });
  expect(loadSample).not.toHaveBeenCalled();
  expect(await fresh.rows`select login from users`).toEqual([{ login: 'admin' }]);
  // Two items with their folder, and the Brew folder.
  expect(await fresh.db.$count(stockItems)).toBe(4);
  await fresh.close();
});
