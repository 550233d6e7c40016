import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '@/backend/src/db/open';
import { craftIngredients, crafts } from '@/backend/src/db/schema';
import { importRecipes } from '@/backend/src/import/recipes/apply-recipes';
import { differs } from '@/backend/src/import/recipes/plan-recipes';
import type { RecipeFile } from '@/backend/src/import/recipes/recipe-file';
import { linesOf } from '@/backend/src/import/recipes/report-recipes';
import { faultsIn, testDatabase } from '@/__tests__/support/database';
import { withRealFiles } from '../files';
import { readBytes } from './files';

let database: Database;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

const SHARED = path.resolve(__dirname, '../../../../../shared/data');
const readReal = (file: string, units?: Record<string, string>) =>
  readBytes(readFileSync(path.join(SHARED, file)), path.basename(file), units);
const run = (file: RecipeFile, dryRun = false) =>
  importRecipes(database, [file], { create: true, dryRun, folder: ['Рецепты'], file: file.file });
const counts = (file: RecipeFile, { order, leftOut, ...plan }: Awaited<ReturnType<typeof run>>) => ({
  ...{ ...linesOf([file], plan), recipes: file.recipes.length, in: order.length, leftOut: leftOut.length },
});

withRealFiles('the cocktails of an Irish bar: all lines but dashes, twists and "top up"', async () => {
  const file = readReal('bar-stocktake-ie/house_cocktails.csv');
  expect(counts(file, await run(file, true))).toEqual({ lines: 75, faulty: 0, recipes: 18, in: 0, leftOut: 0 });
  const stated = readReal('bar-stocktake-ie/house_cocktails.csv', { dash: '0.9 ml', twist: '1 pcs' });
  const plan = await run(stated);
  expect(counts(stated, plan)).toEqual({ lines: 75, faulty: 0, recipes: 18, in: 0, leftOut: 0 });
  expect(plan.faults.map(({ line, text }) => `${line} ${text}`)).toEqual([]);
  expect(await database.db.$count(crafts)).toBe(plan.order.length);
  expect((await run(stated)).order.filter(differs)).toEqual([]);
});

withRealFiles('989 drinks in ounces: lines without a quantity or unit are named', async () => {
  const file = readReal('cocktail-recipes/boston_cocktails.csv', { oz: '1 fl oz', dash: '0.9 ml', slice: '1 pcs' });
  const plan = await run(file);
  expect(counts(file, plan)).toEqual({ lines: 3643, faulty: 0, recipes: 989, in: 0, leftOut: 0 });
  expect([...new Set(plan.faults.map(({ text }) => text))]).toEqual([]);
  expect(await database.db.$count(craftIngredients)).toBe(0);
  expect(await faultsIn(database)).toEqual([]);
  expect((await run(file)).order.filter(differs)).toEqual([]);
});
