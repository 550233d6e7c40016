import { asc, eq } from 'drizzle-orm';
import { add } from '@/backend/src/sections/craft/batch';
import { requireCraft } from '@/backend/src/ledger/crafts/find';
import { save } from '@/backend/src/ledger/crafts/save';
import { crafts, history, stockItems } from '@/backend/src/db/schema';
import { importRecipes } from '@/backend/src/import/recipes/apply-recipes';
import type { RecipeFile } from '@/backend/src/import/recipes/recipe-file';
import { recipesSummary } from '@/backend/src/import/recipes/summary-recipes';
import { undoImport } from '@/backend/src/import/undo';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { fillStock } from '@/__tests__/support/stock';
import { contentOf, PREPARED } from '../files';
import { KITCHEN, read } from './files';

let database: TestDatabase;
let number = 0;
beforeEach(async () => {
  number = 0;
  database = await openTestDatabase(PREPARED);
});
// Closing checks that the books agree: no craft needs itself, every ingredient is there.
afterEach(() => database.close());

type Options = { create?: boolean; dryRun?: boolean };
const run = async (files: RecipeFile | RecipeFile[], { create = false, dryRun = false }: Options = {}) => {
  const list = [files].flat();
  const onImport = (import_id: number) => (number = import_id);
  const plan = await importRecipes(database, list, { create, dryRun, folder: ['Рецепты'], file: 'x.csv', onImport });
  return { plan, report: recipesSummary(list, plan, dryRun).split('\n') };
};
const counts = ({ report }: Awaited<ReturnType<typeof run>>) => report[4]?.match(/\d+/g)?.map(Number);
const faults = ({ plan }: Awaited<ReturnType<typeof run>>) =>
  plan.faults.map(({ file, line, recipe, text }) => `${file} ${line} ${recipe}: ${text}`);
/** Every craft: yield, then ingredients by name. */
const recipes = async () => {
  const rows = await database.rows<{ line: string }>`
    select c.name || ' ' || output_quantity::float8 || ': ' || i.name || ' ' || item_quantity::float8 as line
    from crafts c join craft_ingredients using (craft_id) join stock_items i using (item_id)
    where c.removed_at is null order by c.name, position`;
  return rows.map(({ line }) => line);
};
const itemOf = async (name: string) => {
  const [row] = await database.db.select().from(stockItems).where(eq(stockItems.name, name));
  if (!row) throw new Error(`No item ${name}`);
  return row;
};
const craftCalled = (name: string) => database.value`select craft_id from crafts where name = ${name}`;
const saved = async (name: string, body: Omit<Parameters<typeof save>[3], 'craft_id'>) => {
  const craft_id = await craftCalled(name);
  return database.db.transaction(async (tx) => save(tx, 1, await requireCraft(tx, craft_id), { craft_id, ...body }));
};
/** Adds stock items by name and measure, numbered from 1. */
const stocked = (...items: [name: string, measure_id: number][]) =>
  fillStock(
    database,
    items.map(([name, measure_id], index) => ({ item_id: index + 1, is_file: true, quantity: 0, name, measure_id })),
  );

const KITCHEN_RECIPES = [
  'Margarita base 2: Sour mix 0.5',
  'Margarita base 2: Tequila 1.5',
  'Simple syrup 1: Sugar 0.454',
  'Simple syrup 1: Water 0.5',
  'Simple syrup 1: Lemon zest 0.015',
  'Sour mix 1: Simple syrup 0.4',
  'Sour mix 1: LEMON JUICE 0.6',
];

test('a file creates items and recipes; the second run changes nothing and says so', async () => {
  const dry = await run(read(KITCHEN), { create: true, dryRun: true });
  expect(await database.db.$count(crafts)).toBe(0);
  const first = await run(read(KITCHEN), { create: true });
  expect(first.report.toSpliced(1, 1)).toEqual(dry.report.toSpliced(1, 1));
  expect(first.plan).toEqual(dry.plan);
  expect(faults(first)).toEqual([]);
  expect(counts(first)).toEqual([3, 0, 0, 0, 2, 8]);
  expect(await recipes()).toEqual(KITCHEN_RECIPES);

  const [base, syrup, zest] = await Promise.all(['Margarita base', 'Simple syrup', 'Lemon zest'].map(itemOf));
  expect([base?.measure_id, syrup?.measure_id, zest?.measure_id]).toEqual([3, 3, 1]);
  expect(base?.parent_id).toBe((await itemOf('Рецепты')).item_id);
  expect(zest?.parent_id).toBe((await itemOf('Ингредиенты')).item_id);
  expect(zest?.category_id).toBe(48);

  const entries = await database.db.$count(history);
  number = 0;
  for (const create of [true, false]) {
    const again = await run(read(KITCHEN), { create });
    expect([counts(again), again.plan.faults, number]).toEqual([[0, 0, 3, 0, 0, 0], [], 0]);
    expect(again.report).toContain('Nothing changed.');
  }
  expect(await database.db.$count(history)).toBe(entries);
});

test('a changed file changes only what changed, and the history tells', async () => {
  await run(read(KITCHEN), { create: true });
  await saved('Sour mix', { new_method: 'Shake.' });
  const changed = KITCHEN.replace('LEMON JUICE,600 ml', 'LEMON JUICE,650 ml')
    .replace('Sugar,1 lb,,1,l', 'Sugar,1 lb,,1.2,l')
    .replace('Simple syrup,Water,½ l,,,,,\n', '');
  const outcome = await run(read(changed));
  expect(counts(outcome)).toEqual([0, 2, 1, 0, 0, 0]);
  expect(outcome.report).toEqual(
    expect.arrayContaining(['  Simple syrup: yield 1 → 1.2 litre; − Water', '  Sour mix: LEMON JUICE 0.6 → 0.65']),
  );
  const [mix] = await database.db.select().from(crafts).where(eq(crafts.name, 'Sour mix'));
  expect([mix?.method, mix?.version]).toEqual(['Shake.', 4]);
  const ofMix = eq(history.record_id, mix?.record_id ?? 0);
  const told = await database.db.select().from(history).where(ofMix);
  expect(told.filter(({ entity }) => entity === 'craft').at(-1)).toMatchObject({
    action: 'changed',
    user_id: null,
    changes: [{ field: 'ingredients', before: [{ item_quantity: 0.4 }, { item_quantity: 0.6 }] }],
  });
});

test('without --create missing items are named and their recipes stay out, with those that need them', async () => {
  await stocked(['sugar', 1], ['Water', 3], ['Lemon zest', 2], ['Simple Syrup', 3]);
  const outcome = await run(read(KITCHEN));
  expect(await recipes()).toEqual([
    'Simple syrup 1: sugar 0.454',
    'Simple syrup 1: Water 0.5',
    'Simple syrup 1: Lemon zest 3',
  ]);
  expect(outcome.plan.missing).toEqual([
    { name: 'Sour mix', lines: 2 },
    { name: 'Tequila', lines: 1 },
    { name: 'Margarita base', lines: 1 },
    { name: 'LEMON JUICE', lines: 1 },
  ]);
  expect(outcome.plan.leftOut.map(({ name }) => name)).toEqual(['Margarita base', 'Sour mix']);
  expect(await database.db.$count(stockItems, eq(stockItems.is_file, true))).toBe(4);
});

test('a recipe with a line that cannot be converted stays out whole; the report names file, line and reason', async () => {
  await stocked(['Flour', 1], ['Egg', 2], ['Lime', 3], ['Twin', 3], ['twin', 3], ['Sauce', 3]);
  const text = `recipe,ingredient,quantity,unit,yield,yield unit,sub-recipe
Dough,Flour,1 kg,,2,kg,
Cake,Flour,2 cups,,1,kg,
Cake,Egg,60 g,,,,
Cake,Lime,2,pcs,,,
Cake,Twin,1,l,,,
Pinch,Flour,400 mg,,1,kg,
Soup,Stock cube,1,,1,kg,yes
Sauce,Flour,1,kg,,,
Bread,Dough,1,kg,1,kg,yes
Roll,Cake,1,kg,10,pcs,
Jam,Lime,1 splash,,1,kg,`;
  const outcome = await run(read(text), { create: true });
  expect(await recipes()).toEqual(['Bread 1: Dough 1', 'Dough 2: Flour 1']);
  expect(outcome.report).toEqual(
    expect.arrayContaining([
      '  recipes.csv line 3: Cake: Flour: "2 cups" cannot be converted: "Flour" is held in kg.',
      '  recipes.csv line 4: Cake: Egg: "60 g" cannot be converted: "Egg" is held in unit.',
      '  recipes.csv line 5: Cake: Lime: "2 pcs" cannot be converted: "Lime" is held in litre; a piece weight would tell.',
      '  recipes.csv line 6: Cake: Twin: Several stock items are called "Twin".',
      '  recipes.csv line 7: Pinch: Flour: "400 mg" is less than half a thousandth of a kg.',
      '  recipes.csv line 8: Soup: Stock cube: Neither the files nor the venue have a recipe "Stock cube".',
      '  recipes.csv line 9: Sauce: There is no yield, and "Sauce" is held in litre.',
      '  recipes.csv line 11: Roll: Cake: The recipe "Cake" is left out.',
      '  recipes.csv line 12: Jam: Lime: "splash" is no known unit; --unit "splash=…" may state what it is.',
    ]),
  );
  expect(counts(outcome)).toEqual([2, 0, 0, 6, 1, 2]);
  // Recipes that are left out create nothing.
  await expect(itemOf('Cake')).rejects.toThrow('No item');
});

test('cycles are named, what they do not touch comes in, and so does a file that turns the nesting round', async () => {
  const header = 'recipe,ingredient,quantity,yield';
  const first = await run(read([header, 'A,B,1 kg,1 kg', 'B,Salt,1 kg,1 kg'].join('\n')), { create: true });
  expect(faults(first)).toEqual([]);
  const outcome = await run(
    [
      read([header, 'B,C,1 kg,1 kg', 'C,D,1 kg,1 kg', 'Own,Own,1 kg,1 kg'].join('\n'), 'one.csv'),
      read([header, 'D,A,1 kg,1 kg', 'Fine,Salt,1 kg,1 kg', 'c,Salt,1 kg,1 kg'].join('\n'), 'two.csv'),
    ],
    { create: true },
  );
  // The cycle of four, wherever its naming begins.
  const links = ['"A" takes "B"', '"B" takes "C"', '"C" takes "D"', '"D" takes "A"'];
  const named = faults(outcome).find((text) => text.startsWith('one.csv 3 C:')) ?? '';
  expect(links.filter((link) => named.includes(link)).length).toBe(4);
  expect(faults(outcome).map((text) => text.replace(/"[A-D]".*/, '…'))).toEqual(
    expect.arrayContaining([
      'two.csv 4 c: The recipe stands in one.csv already, on line 3; the first counts.',
      'one.csv 2 B: It would need itself: …',
      'one.csv 3 C: It would need itself: …',
      'two.csv 2 D: It would need itself: …',
    ]),
  );
  expect(faults(outcome)).toContain('one.csv 4 Own: It would need itself: "Own" takes "Own".');
  expect(await recipes()).toEqual(['A 1: B 1', 'B 1: Salt 1', 'Fine 1: Salt 1']);

  const turned = await run(read([header, 'B,A,1 kg,1 kg', 'A,Salt,1 kg,1 kg'].join('\n')));
  expect(faults(turned)).toEqual([]);
  expect(await recipes()).toEqual(['A 1: Salt 1', 'B 1: A 1', 'Fine 1: Salt 1']);
});

test('items are found after they were merged or renamed, and not created again after they were removed', async () => {
  const text = 'recipe,ingredient,quantity\nSour,Gin,60 ml\n';
  await run(read(text), { create: true });
  const gin = await itemOf('Gin');
  const item_id = gin.item_id + 100;
  await fillStock(database, [{ is_file: true, item_id, name: 'London gin', measure_id: 3 }]);
  await saved('Sour', { new_ingredients: [{ item_id, item_quantity: 0.06 }] });
  await database.rows`
    update stock_items set merged_into = ${item_id}, removed_at = now() where item_id = ${gin.item_id}`;
  expect(counts(await run(read(text), { create: true }))).toEqual([0, 0, 1, 0, 0, 0]);

  await run(read(KITCHEN), { create: true });
  const [water, tequila] = await Promise.all(['Water', 'Tequila'].map(itemOf));
  await database.rows`update stock_items set name = 'Cane sugar' where name = 'Sugar'`;
  expect(counts(await run(read(KITCHEN), { create: true }))).toEqual([0, 0, 3, 0, 0, 0]);
  await saved('Margarita base', { new_ingredients: [{ item_id: water?.item_id ?? 0, item_quantity: 1 }] });
  await database.rows`update stock_items set removed_at = now() where item_id = ${tequila?.item_id ?? 0}`;
  expect(faults(await run(read(KITCHEN), { create: true }))).toEqual([
    'recipes.csv 3 Margarita base: Tequila: "Tequila" was removed from the stock; restore it first.',
  ]);
});

test('an ingredient on two lines is added up, and a recipe without a yield makes one piece', async () => {
  const text = 'cocktail,ingredient,amount\nSour,Gin,60 ml\nSour,Lime,1\nSour,gin,1 cl\n';
  const outcome = await run(read(text), { create: true });
  expect(await recipes()).toEqual(['Sour 1: Gin 0.07', 'Sour 1: Lime 1']);
  expect(outcome.report).toContain('  recipes.csv line 4: Sour: gin');
});

const undo = (import_id = number) => undoImport(database, import_id, { dryRun: false });
const content = async () => {
  const all = await contentOf(database, ['stock_items', 'stock_import_links', 'crafts', 'craft_ingredients']);
  const numbers = /"(?:item|craft|stock|parent|record)_id": \d+/g;
  return Object.values(all).map((rows) => rows.map((row) => row.replace(numbers, '')));
};

test('undoing leaves nothing of a first import, the file comes in again, and recipes become what they were', async () => {
  const empty = await content();
  await run(read(KITCHEN), { create: true });
  expect((await undo()).removed).toBe(10 + 3);
  expect(await content()).toEqual(empty);
  await run(read(KITCHEN), { create: true });
  expect(await recipes()).toEqual(KITCHEN_RECIPES);

  const before = await content();
  await run(read(KITCHEN.replace('LEMON JUICE,600 ml', 'LEMON JUICE,650 ml').replace('½ l', '1 l')));
  await undo();
  expect(await content()).toEqual(before);
  const [last] = (await database.db.select().from(history).orderBy(asc(history.history_id))).slice(-1);
  expect(last).toMatchObject({ entity: 'craft', action: 'changed', changes: [{ field: 'ingredients' }] });
});

test('undoing is refused where something stands on what it created', async () => {
  await run(read('recipe,ingredient,quantity\nSour,Gin,60 ml\n'), { create: true });
  const first = number;
  await run(read('recipe,ingredient,quantity\nFizz,Gin,40 ml\n'), { create: true });
  await saved('Fizz', { new_allergens: 'Egg' });
  await expect(undo()).rejects.toThrow('"Fizz" was changed or removed since.');
  await expect(undo(first)).rejects.toThrow('"Gin" is an ingredient of the craft "Fizz".');

  const header = 'recipe,ingredient,quantity,yield';
  await run(read([header, 'A,B,1 kg,1 kg', 'B,Salt,1 kg,1 kg'].join('\n')), { create: true });
  await run(read([header, 'A,Salt,1 kg,1 kg'].join('\n')));
  const { item_id } = await itemOf('A');
  await saved('B', { new_ingredients: [{ item_id, item_quantity: 1 }] });
  await expect(undo()).rejects.toThrow('"A" would be made of itself by its former recipe.');

  await run(read(KITCHEN), { create: true });
  const craft_id = await craftCalled('Simple syrup');
  const batch = { craft_id, quantity: 1, forced: true };
  await database.db.transaction(async (tx) => add(tx, 1, await requireCraft(tx, craft_id), batch));
  await expect(undo()).rejects.toThrow('"Simple syrup" was made since, in batch 1.');
});
