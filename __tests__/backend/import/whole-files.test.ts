import { readFileSync } from 'node:fs';
import { asc, sum } from 'drizzle-orm';
import type { Database } from '@/backend/src/db/open';
import { craftIngredients, menuItems, orders, stockCountLines, stockItems, stockStory } from '@/backend/src/db/schema';
import { importMenu } from '@/backend/src/import/apply';
import { importOrders } from '@/backend/src/import/orders/apply-orders';
import { readOrders } from '@/backend/src/import/orders/read-orders';
import { readCatalogue } from '@/backend/src/import/read';
import { importRecipes } from '@/backend/src/import/recipes/apply-recipes';
import { differs } from '@/backend/src/import/recipes/plan-recipes';
import { importCount } from '@/backend/src/import/stock/apply-count';
import { importStock } from '@/backend/src/import/stock/apply-stock';
import { faultsIn, testDatabase } from '@/__tests__/support/database';
import { countOf, stockOf } from './files';
import { readBytes } from './recipes/files';

const fixture = (name: string) => [readFileSync(`__tests__/fixtures/${name}.csv`), `${name}.csv`] as const;
interface Remarked {
  readonly defects: readonly { readonly line: number; readonly text: string }[];
}
const remarks = ({ defects }: Remarked): string[] => defects.map(({ line, text }) => `${line} ${text}`);

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  expect(await faultsIn(database)).toEqual([]);
  await database.close();
});

const menu = async (name: string) => {
  const catalogue = readCatalogue(...fixture(name));
  const run = async () => {
    const { created, updated, unchanged, folders } = await importMenu(database, catalogue, { dryRun: false });
    return [created.length, updated.length, unchanged.length, folders.length];
  };
  const rows = () => database.db.select().from(menuItems).orderBy(asc(menuItems.item_id));
  const first = await run();
  const before = await rows();
  const again = await run();
  expect(await rows()).toEqual(before);
  const prices = catalogue.dishes.map(({ fields }) => fields.retail_price ?? null);
  return { first, again, prices, remarks: remarks(catalogue) };
};

test('a Loyverse item export is a menu', async () => {
  expect(await menu('loyverse-items')).toEqual({
    first: [8, 0, 0, 4],
    again: [0, 0, 8, 0],
    prices: [6_000, 18_000, 10_000, 140_000, null, 15_000, 0, 6_500],
    remarks: [
      '5 "Dried squid" is sold by weight; its price is that of one unit of weight.',
      '6 "Fish of the day" has a variable price; a new dish comes in at 0.00 and the till asks.',
      '7 "Old cider" is not for sale; it comes in switched off.',
      '8 "Tap water" costs 0.00.',
      '9 "Lime soda" stands already on line 2 in the same folder; both came in.',
    ],
  });
});

test('a plain CSV is a menu', async () => {
  const prices = [9_500, 14_550, 4_500, 5_000];
  expect(await menu('menu')).toEqual({ first: [4, 0, 0, 5], again: [0, 0, 4, 0], prices, remarks: [] });
});

const stock = async (name: string) => {
  const file = stockOf(...fixture(name));
  const worth = async () => {
    const [row] = await database.db.select({ amount: sum(stockStory.amount) }).from(stockStory);
    return Number(row?.amount ?? 0);
  };
  const run = async () => {
    const { created, updated, unchanged, left } = await importStock(database, file, { dryRun: false });
    return [created.length, updated.length, unchanged.length, left.length];
  };
  const known = await worth();
  const first = await run();
  const before = await database.db.select().from(stockItems).orderBy(asc(stockItems.item_id));
  const booked = (await worth()) - known;
  const again = await run();
  expect(await database.db.select().from(stockItems).orderBy(asc(stockItems.item_id))).toEqual(before);
  return { first, again, booked, totals: file.totals, remarks: remarks(file) };
};

test('a Loyverse item export is a stock', async () => {
  expect(await stock('loyverse-items')).toEqual({
    first: [4, 0, 0, 0],
    again: [0, 0, 4, 0],
    booked: 43_200 + 118_813 + 21_000 + 19_000,
    totals: [],
    remarks: [
      '7 "Old cider" stands at -3: more was sold than booked in.',
      '9 "Lime soda" stands already on line 2 in the same folder; both came in.',
      '9 "Lime soda" costs 95.00 and sells for 65.00.',
    ],
  });
});

test('a valuation sheet is a stock, its codes are counted later', async () => {
  expect(await stock('valuation')).toEqual({
    first: [6, 0, 0, 0],
    again: [0, 0, 6, 0],
    booked: 36_099 + 6_000,
    totals: [
      { name: 'Draught', printed: 26_919, ours: 26_919 },
      { name: 'Bottled', printed: 1_870, ours: 1_870 },
      { name: 'Spirits', printed: 7_310, ours: 7_310 + 6_000 },
      { name: 'Grand total', printed: 36_099, ours: 36_099 + 6_000 },
    ],
    remarks: [
      '4 "30 Old Porter" holds 17.666667; it comes in as 17.667, its value is not rounded.',
      '11 "Free Gin 0.0%" comes to 60.00 by its count (4) and cost; the file leaves its value blank.',
      '12 "House Rum" has no code; it is known by its name.',
      '12 "House Rum" is counted (2) but has no cost; it comes in worth 0.00.',
      '14 Beside the total stand stray figures, left aside: 0.0.',
      '15 Stray figures outside the sections, left aside: 940.5.',
    ],
  });

  const file = countOf(...fixture('stocktake-by-codes'));
  const plan = await importCount(database, file, { dryRun: false });
  expect([plan.lines.length, await database.db.$count(stockCountLines)]).toEqual([5, 6]);
  expect(plan.totals).toEqual([
    { name: 'Draught', printed: 16_769, ours: 16_769 },
    { name: 'Bottled', printed: 990, ours: 990 },
    { name: 'Spirits', printed: 13_928, ours: 13_928 - 1_800 },
    { name: 'all that was counted', printed: 31_687, ours: 31_687 - 1_800 },
  ]);
  expect(remarks(plan)).toEqual(['7 No stock item has the code S99; its 18.00 are not counted.']);
  expect((await importCount(database, file, { dryRun: false })).there).not.toBeNull();
});

test.each([
  ['loyverse-receipts-by-item', [3, 67_400 - 16_200 + 12_840, 3, 1], []],
  ['square-items-detail', [3, 3_315 - 1_395 + 125_000, 3, 0], []],
  ['takeaway-orders', [3, 1_790 + 590 + 2_385, 3, 0], ['7 Order 700 repeats 1 of its 2 lines; they were left out.']],
] as const)('%s are orders', async (name, sums, notices) => {
  const zone = 'Asia/Bangkok';
  const file = readOrders(fixture(name)[0], null, { zone, source: name, now: Date.UTC(2026, 10, 1) / 1000 });
  const booked = async () => {
    const rows = await database.db.select().from(orders);
    const own = rows.filter(({ source }) => source === file.source);
    return [own.length, own.reduce((all, { paidsum }) => all + paidsum, 0)];
  };
  await importOrders(database, file, { dryRun: false, zone });
  expect([...(await booked()), file.goods.length, file.cancelled.length]).toEqual(sums);
  expect(remarks(file)).toEqual(notices);
  const again = await importOrders(database, file, { dryRun: false, zone });
  expect([again.orders.length, again.there]).toEqual([0, sums[0]]);
  expect(await booked()).toEqual(sums.slice(0, 2));
});

test.each([
  ['house-cocktails', { dash: '0.9 ml', twist: '1 pcs' }, [3, 2, 5], ['4 Soda Water: "top up" is not a quantity.']],
  [
    'cocktails-in-ounces',
    { oz: '1 fl oz', dash: '0.9 ml', slice: '1 pcs' },
    [3, 2, 5],
    ['8 Fresh Mint: "Handful" is not a quantity.'],
  ],
] as const)('%s are recipes', async (name, units, counts, faults) => {
  const file = readBytes(...fixture(name), units);
  const run = () =>
    importRecipes(database, [file], { create: true, dryRun: false, folder: ['Рецепты', name], file: file.file });
  const known = await database.db.$count(craftIngredients);
  const plan = await run();
  const lines = (await database.db.$count(craftIngredients)) - known;
  expect([file.recipes.length, plan.order.length, lines]).toEqual(counts);
  expect(plan.faults.map(({ line, text }) => `${line} ${text}`)).toEqual(faults);
  expect((await run()).order.filter(differs)).toEqual([]);
});
