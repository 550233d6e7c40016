import nock from 'nock';
import { call, send } from '@/lib/api/call';
import { addCraft, craftIngredients, createCraft, deleteCraft, listCrafts } from '@/lib/contract/craft';
import { beerCraftsTable, craftsTable } from '@/lib/reports/crafts';
import { valueOf, type Words } from '@/lib/reports/table';
import { LEGACY, legacyBrowser } from '../support/legacy';

const API = '/api/v1/admin/craft';
const browserOf = legacyBrowser();

const craft = (craft_id: number, name: string, more: object = {}) => ({
  ...{ craft_id, name, stock_id: craft_id + 100, stock_name: name, stock_quantity: 1.5, measure: 'unit' },
  ...{ prime_cost: 80, output_quantity: 2, parent_id: 20, stock_parent_id: 20, status: 0, employee_name: null },
  ...more,
});
const SYRUP = craft(1, 'Сироп');
const ALE = craft(4, 'Эль', { measure: 'litre', stock_parent_id: 3594, employee_name: 'brewer' });

it('lists crafts of the wire on the screen of each, and nothing in the columns that it does not know', async () => {
  nock(LEGACY)
    .post(`${API}/list`, {})
    .reply(200, { items: [SYRUP, ALE] });
  const reply = await call(listCrafts, { body: {} }, browserOf().fetch);
  expect([craftsTable, beerCraftsTable].map((table) => table.rows(reply))).toEqual([[SYRUP], [ALE]]);
  expect(craftsTable.total(reply)).toBe(1);
  const words = ((key: string) => key) as unknown as Words;
  const cells = craftsTable.columns.map((column) => [column.key, valueOf(column, SYRUP, words)]);
  expect(Object.fromEntries(cells)).toEqual({
    ...{ craft_id: 1, name: 'Сироп', stock_id: 101, stock_name: 'Сироп', stock_quantity: 1.5, prime_cost: 80 },
    ...{ output_quantity: 2, status: 'exports.crafts.inUse', measure: 'measures.unit' },
  });
});

it('reads a recipe of the wire', async () => {
  const items = [{ item_id: 31, name: 'Сахар', item_quantity: 0.5, measure_name: 'kg', prime_cost: 40 }];
  nock(LEGACY).post(`${API}/ingredients/get`, { craft_id: 1 }).reply(200, { items });
  expect(await call(craftIngredients, { body: { craft_id: 1 } }, browserOf().fetch)).toEqual({ items });
});

it('creates and removes with the bodies of the wire', async () => {
  const body = { name: 'Крем', create_new_stock_item: true, stock_id: 20 };
  nock(LEGACY).post(`${API}/create`, body).reply(200, { craft_id: 9 });
  nock(LEGACY).post(`${API}/delete`, { craft_id: 9 }).reply(200, { code: 3, error: 'Not enough privilege' });
  const { fetch } = browserOf();
  expect(await send(createCraft, { body }, fetch, 'key-of-a-craft')).toEqual({ craft_id: 9 });
  await expect(send(deleteCraft, { body: { craft_id: 9 } }, fetch, 'key-of-removal')).rejects.toMatchObject({
    problem: { code: 3, message: 'Not enough privilege' },
  });
});

it('tries a batch, tells what it lacks, makes it anyway, and says why not', async () => {
  const lack = { item_id: 31, name: 'Сахар', required_quantity: 1.5, available_quantity: -0.25 };
  const body = { craft_id: 1, quantity: 3 };
  nock(LEGACY)
    .post(`${API}/add`, { ...body, forced: false })
    .reply(200, { items: [lack] })
    .post(`${API}/add`, { ...body, forced: true })
    .reply(200, {})
    .post(`${API}/add`, { craft_id: 4, quantity: 50, forced: false, is_beer_craft: true })
    .reply(200, { code: 1, message: 'Нет рецепта' });
  const { fetch } = browserOf();
  const attempt = (forced: boolean) => send(addCraft, { body: { ...body, forced } }, fetch, `key-${forced}`);
  expect(await attempt(false)).toEqual({ items: [lack] });
  expect(await attempt(true)).toEqual({});
  const beer = { craft_id: 4, quantity: 50, forced: false, is_beer_craft: true };
  await expect(send(addCraft, { body: beer }, fetch, 'key-of-a-beer')).rejects.toMatchObject({
    problem: { code: 1, message: 'Нет рецепта' },
  });
});
