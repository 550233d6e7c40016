import { dishIngredients, menuItems } from '@/backend/src/db/schema';
import * as crafts from '@/lib/sections/craft/contract/craft';
import { batchStory, listBatches, undoBatch } from '@/lib/sections/craft/contract/batches';
import type { InputOf } from '@/lib/contract/endpoint';
import { addToStock } from '@/lib/sections/stock/contract/edit';
import { signedIn, told } from '../../support/ask';
import { deliveryOf, fillStock } from '../../support/stock';
import { openStack } from '../../support/stack';
import { forFile } from '../../support/for-file';

const file = { is_file: true, measure_id: 1 };

export const KITCHEN = 100;
export const BREW = 3594;
/** Stock: tomatoes 10 kg at 60 baht, oil 2 l at 150, salt 5 kg at 20, malt 20 kg at 80, hops 1 kg at 900. */
export const [TOMATO, OIL, SALT, MALT, HOPS] = [201, 202, 203, 204, 205] as const;
/** Products, which the stock has none of: sauce in the kitchen, ale in the Brew folder. */
export const [SAUCE, ALE] = [301, 303] as const;
/** A dish of 0.2 kg of sauce. */
export const PASTA = 901;

/** Quantity by item: pairs in any order, or an object, which is sorted by item. */
type Recipe = readonly (readonly [item: number, quantity: number])[] | Readonly<Record<number, number>>;
const linesOf = (recipe: Recipe) =>
  (Array.isArray(recipe) ? recipe : Object.entries(recipe)) as readonly (readonly [number | string, number])[];

/** A kitchen and a brewery for the tests of a file. `chef` is in CRAFT_ADMINS, `visitor` in BEER_CRAFT_VIEWERS. */
export const startKitchen = forFile(async () => {
  const stack = await openStack({ CRAFT_ADMINS: 'chef', BEER_CRAFT_VIEWERS: 'visitor' });
  const { database } = stack;
  await fillStock(database, [
    { item_id: KITCHEN, is_file: false, name: 'Кухня' },
    { item_id: BREW, is_file: false, name: 'Варка' },
    { item_id: 3600, is_file: false, name: 'Эли', parent_id: BREW },
    { ...file, item_id: TOMATO, name: 'Томаты', parent_id: KITCHEN, quantity: 10, stock_price: 60_00 },
    { ...file, item_id: OIL, name: 'Масло', parent_id: KITCHEN, measure_id: 3, quantity: 2, stock_price: 150_00 },
    { ...file, item_id: SALT, name: 'Соль', parent_id: KITCHEN, quantity: 5, stock_price: 20_00 },
    { ...file, item_id: MALT, name: 'Солод', parent_id: KITCHEN, quantity: 20, stock_price: 80_00 },
    { ...file, item_id: HOPS, name: 'Хмель', parent_id: KITCHEN, quantity: 1, stock_price: 900_00 },
    { ...file, item_id: SAUCE, name: 'Соус', parent_id: KITCHEN, quantity: 0 },
    { ...file, item_id: ALE, name: 'Эль', parent_id: BREW, measure_id: 3, quantity: 0 },
  ]);
  await database.db.insert(menuItems).values({ item_id: PASTA, is_file: true, name: 'Паста', retail_price: 200_00 });
  await database.db.insert(dishIngredients).values({ menu_id: PASTA, item_id: SAUCE, item_quantity: 0.2 });

  const ask = signedIn();
  const craftOf = async (craft_id: number): Promise<crafts.Craft> => {
    const found = (await ask(crafts.listCrafts, { body: {} })).items.find((craft) => craft.craft_id === craft_id);
    if (!found) throw new Error(`No craft ${craft_id}`);
    return found;
  };
  /** Quantity, and price in satang, of items in the books. */
  const held = async (...ids: readonly number[]): Promise<[number, number][]> => {
    const rows = await database.rows<{ item_id: number; quantity: number; price: number }>`
      select item_id, quantity::float8, stock_price::float8 as price from stock_items`;
    const of = new Map(rows.map((row) => [row.item_id, row]));
    return ids.map((id) => [of.get(id)?.quantity ?? NaN, of.get(id)?.price ?? NaN]);
  };
  let next = 1000;
  type Save = Omit<InputOf<typeof crafts.saveCraft>['body'], 'craft_id'>;
  type Add = Partial<Omit<InputOf<typeof crafts.addCraft>['body'], 'craft_id'>>;
  return {
    ...stack,
    ask,
    signedIn: (login: string) => signedIn(login),
    craftOf,
    /** Adds an item with a quantity at a price in satang; in the kitchen by default. */
    item: async (quantity = 0, stock_price = 0, parent_id = KITCHEN, measure_id = 1): Promise<number> => {
      const item_id = (next += 1);
      const name = `Товар ${item_id}`;
      await fillStock(database, [{ item_id, is_file: true, name, parent_id, measure_id, quantity, stock_price }]);
      return item_id;
    },
    /** Creates a craft of a product with its recipe. */
    craft: async (stock_id: number, output: number, recipe: Recipe, rest: Save = {}) => {
      const created = { name: 'Рецепт', create_new_stock_item: false, stock_id };
      const { craft_id } = await ask(crafts.createCraft, { body: created });
      const new_ingredients = linesOf(recipe).map(([id, item_quantity]) => ({ item_id: Number(id), item_quantity }));
      await ask(crafts.saveCraft, { body: { craft_id, new_output_quantity: output, new_ingredients, ...rest } });
      return craft_id;
    },
    save: (craft_id: number, body: Save) => ask(crafts.saveCraft, { body: { craft_id, ...body } }),
    add: (craft_id: number, quantity: number, body: Add = {}): Promise<crafts.CraftAdded> =>
      ask(crafts.addCraft, { body: { craft_id, quantity, forced: false, ...body } }),
    /** Delivers an item at a price in baht, paid by the owner. */
    deliver: (item_id: number, quantity: number, price: number) =>
      ask(addToStock, deliveryOf([{ item_id, quantity, price }])),
    undo: (batch_id = 0) => ask(undoBatch, { body: { batch_id } }),
    batch: async (batch_id = 0, beer = false) => {
      const { items } = await ask(listBatches, { body: { batch_id, beer, page: 1, count: 10 } });
      return items[0];
    },
    batchStory: async (batch_id = 0) => (await ask(batchStory, { body: { batch_id } })).items,
    lines: async (craft_id: number) => (await ask(crafts.craftIngredients, { body: { craft_id } })).items,
    held,
    /** The same in words, as `4.5 at 60` baht. */
    shelf: async (...ids: readonly number[]) =>
      (await held(...ids)).map(([quantity, price]) => `${quantity} at ${Math.round(price * 1e4) / 1e6}`),
    refused: told,
  };
});
