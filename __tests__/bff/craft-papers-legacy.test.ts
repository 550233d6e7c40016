import nock from 'nock';
import { kitchenSheetAddress } from '@/lib/sections/craft/papers';
import { drawnData } from '../support/drawn';
import { answers, LEGACY, legacyBrowser } from '../support/legacy';
import { wireCraft } from '../support/wire-craft';

const API = '/api/v1/admin/craft';
const browserOf = legacyBrowser();

const line = (item_id: number, item_quantity: number, measure_name = 'kg') => ({
  item_id,
  name: `Товар ${item_id}`,
  item_quantity,
  measure_name,
  prime_cost: 10,
});
const list = (...items: object[]) => nock(LEGACY).post(`${API}/list`).reply(200, { items }).persist();
const ingredients = (craft_id: number, ...items: object[]) =>
  answers(`${API}/ingredients/get`, { items }, { craft_id });

async function sheet(address: string) {
  const drawn = drawnData('kitchen-sheet');
  const response = await browserOf().fetch(address);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const name = decodeURIComponent(response.headers.get('content-disposition') ?? '');
  return { ...drawn(), name };
}

const codeOf = async (address: string) => ((await (await browserOf().fetch(address)).json()) as { code: number }).code;

test('a kitchen sheet is made of the list and the recipes, with those of its ingredients, for a quantity', async () => {
  list(wireCraft(1, 10), wireCraft(2, 20, { output_quantity: 1 }), wireCraft(3, 30, { status: -1 }));
  ingredients(1, line(20, 0.5), line(30, 0.02), line(40, 6, 'unit'), line(50, 1, 'bottle'));
  ingredients(2, line(60, 0.25, 'litre'));
  const data = await sheet(kitchenSheetAddress(false, 1, 5));
  expect(data.facts).toEqual(['Выход: 5,000 кг']);
  expect([data.allergens, data.photo, data.words.title]).toEqual(['', undefined, 'Рецепт 1']);
  expect(data.name).toContain('Рецепт Рецепт 1.pdf');
  expect(data.recipes).toEqual([
    {
      heading: 'Рецепт',
      lines: [
        { name: 'Товар 20', see: 'рецепт 1', amount: '1,250 кг' },
        { name: 'Товар 30', see: '', amount: '50 г' },
        { name: 'Товар 40', see: '', amount: '15 шт.' },
        { name: 'Товар 50', see: '', amount: '2,500 bottle' },
      ],
      method: '',
    },
    { heading: '1. Рецепт 2: 1,250 кг', lines: [{ name: 'Товар 60', see: '', amount: '313 мл' }], method: '' },
  ]);
});

test('the sheet is for the recipe’s own yield, and says when it has none', async () => {
  list(wireCraft(1, 10, { output_quantity: 0 }));
  ingredients(1, line(20, 0.5));
  const { facts, recipes } = await sheet(kitchenSheetAddress(false, 1));
  expect(facts).toEqual(['Выход не указан']);
  expect(recipes[0]?.lines).toEqual([{ name: 'Товар 20', see: '', amount: '500 г' }]);
});

test('recipes that need each other do not ask for ever', async () => {
  list(wireCraft(1, 10), wireCraft(2, 20));
  ingredients(1, line(20, 1));
  ingredients(2, line(10, 1));
  expect((await sheet(kitchenSheetAddress(false, 1))).recipes).toHaveLength(2);
});

test('a sheet is served at the screen of its craft, for a known craft and a quantity', async () => {
  list(wireCraft(1, 10), wireCraft(2, 20, { stock_parent_id: 3594 }));
  ingredients(2, line(30, 1)).persist();
  ingredients(1, line(30, 1)).persist();
  expect(await codeOf(kitchenSheetAddress(false, 2))).toBe(2);
  expect(await codeOf(kitchenSheetAddress(true, 1))).toBe(2);
  expect(await codeOf(kitchenSheetAddress(false, 9))).toBe(2);
  for (const quantity of ['0', '-1', 'x', '1.2345'])
    expect(await codeOf(`/api/craft/kitchen-sheet.pdf?craft=1&quantity=${quantity}`)).toBe(1);
  expect((await sheet(kitchenSheetAddress(true, 2))).words.title).toBe('Рецепт 2');
});
