import { dishIngredients, menuItems, stockBarcodes } from '@/backend/src/db/schema';
import { sentenceOf } from '@/backend/src/ledger/stock/story-row';
import { stockBarcodes as readBarcodes } from '@/lib/sections/stock/contract/barcodes';
import { stockRows, type StockRow } from '@/lib/sections/stock/contract/stock';
import type { Note } from '@/lib/sections/stock/contract/notes';
import { addToStock, stockHistory, type ExistingLine, type NewLine } from '@/lib/sections/stock/contract/edit';
import { askingBy, refusal, signedIn } from '../../support/ask';
import { deliveryOf, fillStock } from '../../support/stock';
import { browserOf, openStack } from '../../support/stack';
import { forFile } from '../../support/for-file';

const file = { is_file: true, measure_id: 3 };

/**
 * A venue for the tests of a file: folders 100 (3594 and 3600 below it), items, and two dishes of which 901 takes both
 * rums. Prices in satang.
 */
export const startEdited = forFile(async () => {
  const stack = await openStack();
  const { database } = stack;
  await fillStock(database, [
    { item_id: 100, is_file: false, name: 'Бар' },
    { item_id: 110, is_file: false, name: 'Крепкое', parent_id: 100 },
    { item_id: 3594, is_file: false, name: 'Варка' },
    { item_id: 3600, is_file: false, name: 'Эли', parent_id: 3594 },
    { ...file, item_id: 201, name: 'Ром', parent_id: 110, quantity: 10, stock_price: 500_00 },
    { ...file, item_id: 202, name: 'Ром белый', parent_id: 110, quantity: 5.5, stock_price: 333_33 },
    { ...file, item_id: 203, name: 'Солод', parent_id: 100, measure_id: 1, quantity: 20, stock_price: 80_00 },
    { ...file, item_id: 204, name: 'Лайм', parent_id: 100, measure_id: 2, quantity: 30, stock_price: 5_00 },
    { ...file, item_id: 205, name: 'Лишнее', parent_id: 100, quantity: 1, stock_price: 10_00 },
    { ...file, item_id: 301, name: 'Эль', parent_id: 3600, quantity: 0, stock_price: 0 },
  ]);
  await database.db.transaction(async (tx) => {
    await tx.insert(menuItems).values([
      { item_id: 901, is_file: true, name: 'Дайкири', retail_price: 250_00 },
      { item_id: 902, is_file: true, name: 'Ром 50 мл', retail_price: 150_00 },
      { item_id: 903, is_file: true, name: 'Снято', retail_price: 1, removed_at: new Date() },
    ]);
    await tx.insert(dishIngredients).values([
      { menu_id: 901, item_id: 201, item_quantity: 0.04 },
      { menu_id: 901, item_id: 202, item_quantity: 0.02 },
      { menu_id: 902, item_id: 202, item_quantity: 0.05 },
      { menu_id: 901, item_id: 204, item_quantity: 1 },
      { menu_id: 903, item_id: 205, item_quantity: 1 },
    ]);
    await tx.insert(stockBarcodes).values({ item_id: 202, barcode: '8850001', menu_id: 902 });
  });
  const admin = browserOf();

  const ask = askingBy(admin);
  const rows = async () => (await ask(stockRows, {})).rows;
  return {
    ...stack,
    admin,
    ask,
    signedIn: (login: string) => signedIn(login),
    refusal,
    /** Delivers lines that the owner pays. */
    deliver: (...lines: (ExistingLine | NewLine)[]) => ask(addToStock, deliveryOf(lines)),
    rows,
    async item(id: number) {
      const found = (await rows()).find(({ item_id }) => item_id === id);
      return found as Extract<StockRow, { is_file: true }>;
    },
    async story(id: number) {
      const found = await database.rows<{
        kind: string;
        quantity: string;
        amount: number;
        unit_price: string;
        description: string;
        note: Note | null;
        user_id: number;
      }>`select * from stock_story where item_id = ${id} order by stock_story_id`;
      return found.map((row) => ({
        ...row,
        quantity: Number(row.quantity),
        unit_price: Number(row.unit_price),
        description: row.note ? sentenceOf(row.note) : row.description,
      }));
    },
    history: async (item_id: number) => (await ask(stockHistory, { body: { item_id } })).items,
    barcodes: async (item_id: number) => (await ask(readBarcodes, { body: { item_id } })).items,
    async recipe(menuId: number) {
      const lines = await database.rows<{ item_id: number; quantity: number }>`
        select item_id, item_quantity::float8 as quantity from dish_ingredients where menu_id = ${menuId} order by item_id`;
      return lines.map(({ item_id, quantity }) => [item_id, quantity]);
    },
  };
});
