import { stockBarcodes, stockCountLines, stockItems, stockStory } from '@/backend/src/db/schema';
import { importCount } from '@/backend/src/import/stock/apply-count';
import { importStock } from '@/backend/src/import/stock/apply-stock';
import type { StockFile } from '@/backend/src/import/stock/stock-file';
import { faultsIn, testDatabase } from '@/__tests__/support/database';
import { readRealCount, readRealStock, withRealFiles } from './real';

const database = testDatabase();

const outcome = async (file: StockFile) => {
  const { created, updated, unchanged, left } = await importStock(database, file, { dryRun: false });
  return [created.length, updated.length, unchanged.length, left.length];
};
const notices = ({ defects }: Pick<StockFile, 'defects'>, what: RegExp) =>
  defects.filter(({ level, text }) => level === 'notice' && what.test(text)).map(({ line }) => line);
const errors = ({ defects }: Pick<StockFile, 'defects'>) => defects.filter(({ level }) => level === 'error');

withRealFiles('the sheet of an Irish hotel bar: every section to the cent, except two named rows', async () => {
  const file = readRealStock('bar-stocktake-ie/bar_valuation_raw.csv');
  expect(file.totals).toEqual([
    { name: 'Draught Beers', printed: 530_315, ours: 530_315 },
    { name: 'Bottled Beers', printed: 307_904, ours: 307_904 },
    { name: 'Spirits', printed: 1_040_635, ours: 1_040_635 + 6_000 },
    { name: 'Minerals/Syrups', printed: 418_561, ours: 418_561 + 322 },
    { name: 'Wine', printed: 446_613, ours: 446_613 },
    { name: 'Grand total', printed: 2_744_028, ours: 2_744_028 + 6_322 },
  ]);
  expect(notices(file, /the file (says|leaves)/)).toEqual([151, 176]);
  expect(notices(file, /has no code/)).toEqual([151, 168, 169, 243, 246, 249, 251, 258, 259, 260]);
  expect(notices(file, /has no cost/)).toEqual([243, 246, 249, 259]);
  expect(notices(file, /code S45 in a section of W/)).toEqual([248]);
  expect(notices(file, /[Ss]tray figures/)).toEqual([265, 266, 267, 268, 269, 270, 271, 272]);
  expect(errors(file)).toEqual([]);
  expect(file.remarks).toHaveLength(3);

  expect(await outcome(file)).toEqual([254, 0, 0, 0]);
  const rows = await database.db.select().from(stockStory);
  // The books hold the sheet's value to the satang.
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(2_744_028 + 6_322);
  expect(await faultsIn(database)).toEqual([]);
  const before = await database.db.select().from(stockItems).orderBy(stockItems.item_id);
  expect(await outcome(file)).toEqual([0, 0, 254, 0]);
  expect(await database.db.select().from(stockItems).orderBy(stockItems.item_id)).toEqual(before);
});

withRealFiles('its next stocktake: every known code to the cent, except half a millilitre of port', async () => {
  const file = readRealCount('bar-stocktake-ie/stocktake_2025-10-31_by_sku.csv');
  const plan = await importCount(database, file, { dryRun: false });
  expect(plan.lines).toHaveLength(196);
  // All lines of the four counted sections.
  expect(await database.db.$count(stockCountLines)).toBe(207);
  const unknown = 9_200 + 31_977 + 5_100 + 3_600;
  expect(plan.totals).toEqual([
    { name: 'Draught Beers', printed: 531_162, ours: 531_162 },
    { name: 'Bottled Beers', printed: 228_847, ours: 228_847 },
    { name: 'Spirits', printed: 1_084_689, ours: 1_084_689 + 1 },
    { name: 'Wine', printed: 558_034, ours: 558_034 - unknown },
    { name: 'all that was counted', printed: 2_402_732, ours: 2_402_732 + 1 - unknown },
  ]);
  expect(plan.defects.filter(({ level }) => level === 'notice').map(({ line }) => line)).toEqual([138, 138]);
  expect(errors(plan).map(({ line }) => line)).toEqual([187, 189, 190, 191, 192, 193, 194, 195]);
  expect((await importCount(database, file, { dryRun: false })).there).not.toBeNull();
});

withRealFiles('goods of four shops are imported once, and the second time changes nothing', async () => {
  const expected = {
    'mv-chillo-cafe': { goods: 115, left: 59, negative: 4, dear: 1, barcodes: 72 },
    'es-obrador-roig-bakery': { goods: 18, left: 394, negative: 0, dear: 0, barcodes: 0 },
    'co-pizzarella': { goods: 0, left: 55, negative: 0, dear: 0, barcodes: 0 },
    'jp-thai-minishop': { goods: 1_123, left: 15, negative: 66, dear: 51, barcodes: 942 },
  };
  for (const [shop, { goods, left, negative, dear, barcodes }] of Object.entries(expected)) {
    const file = readRealStock(`loyverse-item-catalogues/${shop}.export_items.csv`);
    expect([file.items.length, file.skipped.length, errors(file).length]).toEqual([goods, left, 0]);
    expect(notices(file, /stands at -/)).toHaveLength(negative);
    expect(notices(file, /costs .* and sells for/)).toHaveLength(dear);
    const known = await database.db.$count(stockBarcodes);
    expect(await outcome(file)).toEqual([goods, 0, 0, 0]);
    expect((await database.db.$count(stockBarcodes)) - known).toBe(barcodes);
    expect(await outcome(file)).toEqual([0, 0, goods, 0]);
  }
  expect(await faultsIn(database)).toEqual([]);
});
