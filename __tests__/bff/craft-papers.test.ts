import { kitchenSheetAddress, labelAddress } from '@/lib/sections/craft/papers';
import { permissionsOf } from '@/lib/rights/permissions';
import { closePdf } from '@/lib/pdf/render-pdf';
import { pagesOf as pagesIn, pdfIn, withTools } from '../support/pdf-text';
import { browserOf } from '../support/stack';
import { ALE, MALT, OIL, SAUCE, startKitchen, TOMATO } from '../backend/craft/kitchen';

const at = startKitchen();
const browser = browserOf();
const brewer = browserOf('brewer');
const made = { sauce: 0, soup: 0, ale: 0, batch: 0, brewed: 0 };

beforeAll(async () => {
  await at.addUser('brewer', permissionsOf(['ProgramLogin', 'BeerCraft']));
  const texts = { new_allergens: 'Сельдерей', new_method: 'Томить час.', new_shelf_life_hours: 48 };
  made.sauce = await at.craft(SAUCE, 2, [[TOMATO, 1.5]], texts);
  made.soup = await at.craft(await at.item(), 4, [
    [SAUCE, 1],
    [OIL, 0.2],
  ]);
  made.ale = await at.craft(ALE, 10, [[MALT, 2]]);
  made.batch = (await at.add(made.sauce, 3)).batch_id ?? 0;
  made.brewed = (await at.add(made.ale, 9, { is_beer_craft: true })).batch_id ?? 0;
});
afterAll(closePdf);

const statusOf = async (who: typeof browser, address: string) => (await who.fetch(address)).status;

const pagesOf = async (address: string) => pagesIn(await pdfIn(await browser.fetch(address)));

withTools('labels of a batch have its product, use by, number, maker and allergens, one for each copy', async () => {
  const labels = await pagesOf(labelAddress(false, made.batch, 3));
  expect(labels).toHaveLength(3);
  for (const label of labels) {
    expect(label).toMatch(/Годен до \d{2}\.\d{2}\.\d{4} \d{2}:\d{2}/);
    expect(label).toContain(`Партия ${made.batch}`);
    expect(label).toMatch(/3,000 кг.*admin/);
    expect(label).toContain('Сельдерей');
  }
});

withTools('a kitchen sheet has the amounts for a quantity, the recipe of the sauce in it, and its method', async () => {
  const [page = '', ...more] = await pagesOf(kitchenSheetAddress(false, made.soup, 8));
  expect(more).toEqual([]);
  expect(page).toMatch(/Соус \(рецепт 1\)\s+2,000 кг/);
  expect(page).toMatch(/Масло\s+400 мл/);
  expect(page).toMatch(/Томаты\s+1,500 кг/);
  expect(page).toContain('Томить час.');
  expect(page).toContain('Сельдерей');
});

test('papers are served at the screen of their craft, to its readers', async () => {
  const beer = [labelAddress(true, made.brewed, 1), kitchenSheetAddress(true, made.ale)];
  const others = [labelAddress(false, made.batch, 1), kitchenSheetAddress(false, made.soup)];
  for (const address of beer) expect([address, await statusOf(brewer, address)]).toEqual([address, 200]);
  for (const address of others)
    expect([address, [403, 404].includes(await statusOf(brewer, address))]).toEqual([address, true]);
  const elsewhere = [
    labelAddress(true, made.batch, 1),
    kitchenSheetAddress(true, made.soup),
    labelAddress(false, made.brewed, 1),
  ];
  for (const address of elsewhere)
    expect([address, (await statusOf(browser, address)) >= 400]).toEqual([address, true]);
  for (const copies of [0, 101]) expect(await statusOf(browser, labelAddress(false, made.batch, copies))).toBe(400);
});
