import { stockBarcodes } from '@/backend/src/db/schema';
import { barcodePlanner } from '@/backend/src/import/stock/plan-barcodes';
import { findBarcode, stockBarcodes as readBarcodes } from '@/lib/sections/stock/contract/stock';
import { addBarcode, deleteStock } from '@/lib/sections/stock/contract/edit';
import { startEdited, type Edited } from './edited-stock';

const [UPC, EAN] = ['036000291452', '0036000291452'];

let venue: Edited;
beforeAll(async () => {
  venue = await startEdited();
});
afterAll(() => venue.close());

const add = (item_id: number, barcode: string) => venue.ask(addBarcode, { body: { item_id, barcode } });
const found = async (barcode: string) => (await venue.ask(findBarcode, { body: { barcode } })).item_id;
const codesOf = async (item_id: number) =>
  (await venue.ask(readBarcodes, { body: { item_id } })).items.map(({ barcode }) => barcode);

test('a barcode with and without its leading zero is one code, kept as it was entered', async () => {
  expect(await add(203, UPC)).toMatchObject({ added: true });
  expect(await add(204, EAN)).toMatchObject({ added: false, assigned_stock_item_id: 203 });
  expect([await found(UPC), await found(EAN)]).toEqual([203, 203]);
  expect([await codesOf(203), await codesOf(204)]).toEqual([[UPC], []]);
  expect(await found(`0${EAN}`)).toBeNull();
});

test('that of a removed item moves in any spelling', async () => {
  expect(await add(205, '0885123456789')).toMatchObject({ added: true });
  await venue.ask(deleteStock, { body: { items: [205] } });
  expect(await found('885123456789')).toBeNull();
  expect(await add(204, '885123456789')).toMatchObject({ added: true });
  expect(await found('885123456789')).toBe(204);
});

test('where a venue has both for two items, each is found by its own', async () => {
  await venue.database.db.insert(stockBarcodes).values([
    { item_id: 201, barcode: '012345678905' },
    { item_id: 202, barcode: '0012345678905' },
  ]);
  expect([await found('012345678905'), await found('0012345678905')]).toEqual([201, 202]);
});

test('an import gives a code in another spelling to nobody else, and not twice', () => {
  const item = (line: number, name: string, barcode: string) => ({ line, name, barcode }) as never;
  const plan = barcodePlanner(new Map([[UPC, 1]]), new Map([[1, { name: 'Rum' }]]));
  expect(plan.add(item(2, 'Rum', EAN), 1, null)).toBe(false);
  expect(plan.add(item(3, 'Gin', EAN), 2, null)).toBe(false);
  expect(plan.add(item(4, 'Gum', '0885123456789'), 3, null)).toBe(true);
  expect(plan.add(item(5, 'Tea', '885123456789'), 4, null)).toBe(false);
  expect(plan.added).toEqual([{ barcode: '0885123456789', item_id: 3, menu_id: null }]);
  expect(plan.notices.map(({ text }) => text)).toEqual([
    `The barcode ${EAN} of "Gin" belongs to "Rum" already.`,
    'The barcode 885123456789 of "Tea" belongs to "Gum" on line 4 already.',
  ]);
});
