import { eq } from 'drizzle-orm';
import { expenseCategories, stockItems, users } from '@/backend/src/db/schema';
import { prepareVenue } from '@/backend/src/prepare';
import { remove, removed } from '@/backend/src/sections/stock/removal';
import { addCraft, createCraft, listCrafts, saveCraft } from '@/lib/sections/craft/contract/craft';
import { listStock, stockCategories } from '@/lib/sections/stock/contract/stock';
import { addToStock, transferStock } from '@/lib/sections/stock/contract/edit';
import { BREW_FOLDER } from '@/lib/sections/craft/rules/brew';
import { readSettings } from '@/lib/env';
import { signedIn } from '../../support/ask';
import { openTestDatabase, REFERENCE } from '../../support/database';
import { deliveryOf } from '../../support/stock';
import { startStack } from '../../support/stack';

const stack = startStack();
const ask = signedIn();
const SETTINGS = readSettings({ SAMPLE_VENUE: 'off', ADMIN_PASSWORD: 'secret-of-tests' });
const prepare = () => prepareVenue(stack.database, SETTINGS);
beforeAll(async () => {
  await prepare();
});

const db = () => stack.database.db;
const rows = (database = stack.database) => database.db.select().from(stockItems).orderBy(stockItems.item_id);
const named = async (name: string) => (await rows()).find((row) => row.name === name);

test('an empty venue has a category and a folder for goods, and the Brew folder', async () => {
  const { items: categories } = await ask(stockCategories, {});
  const goods = categories.find(({ name }) => name === 'Товары');
  expect(goods).toBeDefined();
  expect((await ask(listStock, { query: {} })).items).toMatchObject([
    { item_id: BREW_FOLDER, is_file: false, name: 'Пивоварня' },
    { is_file: false, name: 'Товары', category_id: goods?.category_id },
  ]);
});

test('its first delivery, first beer and alchemy need nothing else', async () => {
  const { category_id, item_id: parent_id = 0 } = (await named('Товары')) ?? {};
  const line = { parent_id, category_id: category_id ?? 0, measure_id: 1, description: '', quantity: 10, price: 60 };
  const { item_ids } = await ask(addToStock, deliveryOf([{ ...line, name: 'Солод' }]));
  const [malt = 0] = item_ids ?? [];
  expect(malt).toBeGreaterThan(BREW_FOLDER);

  for (const name of ['Лагер', 'Сидр'])
    await ask(createCraft, { body: { name, create_new_stock_item: true, stock_id: BREW_FOLDER } });
  const { items } = await ask(listCrafts, { body: {} });
  const lager = items.find(({ name }) => name === 'Лагер');
  expect(lager).toMatchObject({ stock_parent_id: BREW_FOLDER, measure: 'litre' });
  expect(await named('Лагер')).toMatchObject({ category_id, measure_id: 3 });
  const craft_id = lager?.craft_id ?? 0;
  const new_ingredients = [{ item_id: malt, item_quantity: 5 }];
  await ask(saveCraft, { body: { craft_id, new_output_quantity: 20, new_ingredients } });
  await ask(addCraft, { body: { craft_id, quantity: 20, forced: false, is_beer_craft: true } });
  expect(await named('Солод')).toMatchObject({ quantity: 5 });
  const brewed = await named('Лагер');
  expect(brewed).toMatchObject({ quantity: 20, stock_value: 300_00 });

  const target = await named('Сидр');
  const body = { source_id: brewed?.item_id ?? 0, target_id: target?.item_id ?? 0, quantity: 8 };
  await ask(transferStock, { body });
  expect(await named('Лагер')).toMatchObject({ quantity: 12 });
  expect(await named('Сидр')).toMatchObject({ quantity: 8, stock_value: 120_00 });
});

test('another start changes nothing, also when names were changed', async () => {
  await db().update(stockItems).set({ name: 'Brewery' }).where(eq(stockItems.item_id, BREW_FOLDER));
  await db().update(expenseCategories).set({ name: 'Сырьё' }).where(eq(expenseCategories.name, 'Товары'));
  const before = [await rows(), await db().select().from(expenseCategories)];
  await prepare();
  expect([await rows(), await db().select().from(expenseCategories)]).toEqual(before);
});

test('a venue from earlier gets the Brew folder, no other folder, and no category beside its own', async () => {
  const old = await openTestDatabase(REFERENCE);
  await old.db.insert(expenseCategories).values({ category_id: 7, name: 'Пиво', group_id: 1 });
  await old.db.insert(stockItems).values({ is_file: false, name: 'Бар', category_id: 7 });
  await prepareVenue(old, SETTINGS);
  const found = await rows(old);
  const goods = await old.db.$count(expenseCategories, eq(expenseCategories.name, 'Товары'));
  // One that somebody removed stays removed, until it is restored.
  const [user] = await old.db.select().from(users);
  await old.db.transaction((tx) => remove(tx, user?.user_id ?? 0, [BREW_FOLDER]));
  await prepareVenue(old, SETTINGS);
  const removedNow = await removed(old.db);
  await old.close();
  expect(found.map(({ item_id, name }) => [item_id, name])).toEqual([
    [1, 'Бар'],
    [BREW_FOLDER, 'Пивоварня'],
  ]);
  expect(goods).toBe(0);
  expect(removedNow.map(({ item_id }) => item_id)).toEqual([BREW_FOLDER]);
});
