import type { Database } from '@/backend/src/db/open';
import { craftIngredients, crafts } from '@/backend/src/db/schema';
import { importRecipes } from '@/backend/src/import/recipes/apply-recipes';
import { differs } from '@/backend/src/import/recipes/plan-recipes';
import type { RecipeFile } from '@/backend/src/import/recipes/recipe-file';
import { linesOf } from '@/backend/src/import/recipes/summary-recipes';
import { faultsIn, openTestDatabase } from '@/__tests__/support/database';
import { readBytes } from '../../backend/import/recipes/files';
import { real, withRealFiles } from './real';

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const readReal = (file: string, units?: Record<string, string>) => readBytes(...real(file), units);
const run = (file: RecipeFile, dryRun = false) =>
  importRecipes(database, [file], { create: true, dryRun, folder: ['Рецепты'], file: file.file });
const counts = (file: RecipeFile, { order, leftOut, ...plan }: Awaited<ReturnType<typeof run>>) => ({
  ...linesOf([file], plan),
  recipes: file.recipes.length,
  in: order.length,
  leftOut: leftOut.length,
});

withRealFiles('the cocktails of an Irish bar: 67 of 75 lines, 72 with dashes and twists stated', async () => {
  const file = readReal('bar-stocktake-ie/house_cocktails.csv');
  const dry = await run(file, true);
  expect(counts(file, dry)).toEqual({ lines: 75, faulty: 8, recipes: 18, in: 12, leftOut: 6 });
  expect(dry.faults.map(({ line }) => line)).toEqual([4, 5, 17, 43, 44, 57, 71, 76]);
  const stated = readReal('bar-stocktake-ie/house_cocktails.csv', { dash: '0.9 ml', twist: '1 pcs' });
  const plan = await run(stated);
  expect(counts(stated, plan)).toEqual({ lines: 75, faulty: 3, recipes: 18, in: 15, leftOut: 3 });
  expect(plan.faults.map(({ line, text }) => `${line} ${text}`)).toEqual(
    [17, 71, 76].map((line) => `${line} Soda Water: "top up" is not a quantity.`),
  );
  expect(await database.db.$count(crafts)).toBe(15);
  expect((await run(stated)).order.filter(differs)).toEqual([]);
});

withRealFiles('989 drinks in fluid ounces: 3,606 of 3,643 lines, 952 recipes', async () => {
  const file = readReal('cocktail-recipes/boston_cocktails.csv', { oz: '1 fl oz', dash: '0.9 ml', slice: '1 pcs' });
  const plan = await run(file);
  expect(counts(file, plan)).toEqual({ lines: 3643, faulty: 37, recipes: 989, in: 952, leftOut: 37 });
  const taken = plan.order.reduce((sum, { ingredients }) => sum + ingredients.length, 0);
  expect(await database.db.$count(craftIngredients)).toBe(taken);
  const [gauguin] = plan.order.filter(({ recipe }) => recipe.name === 'Gauguin');
  // Two ounces and three times one: 59.147 ml and 29.574 ml.
  expect(gauguin?.ingredients.map(({ item_quantity }) => item_quantity)).toEqual([0.059, 0.03, 0.03, 0.03]);
  expect(await faultsIn(database)).toEqual([]);
  expect((await run(file)).order.filter(differs)).toEqual([]);
});
