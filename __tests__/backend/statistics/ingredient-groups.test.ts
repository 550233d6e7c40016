import type { Place } from '@/lib/contract/places';
import { composedReport } from '@/lib/lists/report/endpoints';
import { ingredientGroupCalls } from '@/lib/sections/statistics/contract';
import { ingredientsLists } from '@/lib/sections/statistics/lists/ingredients-lists';
import { book } from '@/backend/src/ledger/stock/ledger';
import { refusal, signedIn, told } from '../../support/ask';
import { startStack } from '../../support/stack';
import { at, paidAt, pay, seconds, userId, ZONE } from '../orders/venue';
import { SALAD, TOAST, WHOLE } from './dishes-venue';
import { LEMON, LETTUCE, openTrade } from './money-venue';

const stack = startStack({ VENUE_TIMEZONE: ZONE });
const manager = signedIn('mei');
const reader = signedIn('nok');
beforeAll(async () => {
  await stack.addPerson('mei', 'OrdersView', 'StockView', 'StockEdit');
  await stack.addPerson('nok', 'OrdersView', 'StockView');
  await openTrade(stack.database, await userId(stack.database, 'admin'));
  // Lettuce and lemon are 20 ฿ each of a salad's 80 ฿; a toast takes only lemon.
  const bought = { kind: 'opening', quantity: 100, amount: 200_000, stock_story_time: at('2026-03-01T15:00') } as const;
  const goods = [LEMON, LETTUCE].map((item_id) => ({ ...bought, item_id }));
  await stack.database.db.transaction((tx) => book(tx, goods));
  const lines = (menu_id: number, quantity: number) => ({ lines: [{ menu_id, quantity }] });
  await pay(stack.database, paidAt('2026-03-01T18:20', lines(SALAD, 3)), paidAt('2026-03-01T20:20', lines(TOAST, 1)));
});

const here = ingredientGroupCalls.statistics;
const groups = async (place: Place = 'statistics') => (await reader(ingredientGroupCalls[place].list, {})).items;
const create = (name: string, items: number[]) => manager(here.create, { body: { name, items } });
const prices = async (id: number, place: Place = 'statistics') => {
  const reply = await reader(composedReport(ingredientsLists, place), { body: { ...WHOLE, id } });
  return { ...reply, rows: reply.items.map((row) => Object.values(row)) };
};

test('a group is created at the address of its report; the report lists what was paid for its items, their part of each dish', async () => {
  expect(await groups()).toEqual([]);
  const { list_id: greens = 0 } = await create('Зелень', [LETTUCE]);
  const { list_id: citrus = 0 } = await create(' Цитрусы ', [LEMON, LETTUCE]);
  expect(await groups()).toEqual([
    { list_id: greens, name: 'Зелень', items: [LETTUCE] },
    { list_id: citrus, name: 'Цитрусы', items: [LETTUCE, LEMON] },
  ]);
  const evening = seconds('2026-03-01T18:00');
  expect((await prices(greens)).rows).toEqual([[evening, 37.5, 0, 37.5]]);
  const both = await prices(citrus);
  expect(both.rows).toEqual([
    [evening, 75, 0, 75],
    [seconds('2026-03-01T20:00'), 30, 0, 30],
  ]);
  expect(both.totals).toEqual({ total_records: 2, price: 105 });
  expect((await prices(0)).rows).toEqual([[evening, 37.5, 0, 37.5]]);
});

test('save takes a new name and items, and deletes with `delete`', async () => {
  const [greens, citrus] = await groups();
  const save = (list_id: number, body: { name: string; items: number[]; delete?: boolean }) =>
    manager(here.save, { body: { list_id, ...body } });
  await save(greens?.list_id ?? 0, { name: 'Латук', items: [LETTUCE] });
  expect((await groups()).map(({ name }) => name)).toEqual(['Латук', 'Цитрусы']);
  await save(citrus?.list_id ?? 0, { name: 'Цитрусы', items: [], delete: true });
  expect((await groups()).map(({ name }) => name)).toEqual(['Латук']);
});

test('groups of another place are neither shown nor changed; other things than stock items, and a place that the venue does not have, are refused', async () => {
  const beer = { body: { name: 'Пиво', items: [1] } };
  const { list_id = 0 } = await manager(ingredientGroupCalls.karaoke.create, beer);
  const theirs = { list_id, name: 'x', items: [1] };
  expect(await refusal(manager(here.save, { body: theirs }))).toEqual([2, 'list_id']);
  expect((await prices(theirs.list_id)).rows).toEqual([]);
  for (const items of [[4], [999]]) expect(await refusal(create('Папка', items))).toEqual([1, 'items']);
  expect(await refusal(create('Пусто', []))).toEqual([1, 'items']);
  expect(await refusal(create('  ', [1]))).toEqual([1, 'name']);
  expect(await told(manager(ingredientGroupCalls.ddweed.create, beer), ['code', 'key'])).toBe('2 noSuchPlace');
});

test('group names of a place are unique in any case', async () => {
  const { list_id: gin = 0 } = await create('Джин', [1]);
  expect(await refusal(create('  дЖИН ', [2]))).toEqual([5, 'name']);
  const { list_id: rum = 0 } = await create('Ром', [2]);
  const save = (list_id: number, name: string) =>
    refusal(manager(here.save, { body: { list_id, name, items: [1, 2] } }));
  expect(await save(rum, 'ДЖИН')).toEqual([5, 'name']);
  expect(await save(gin, 'джин')).toBeNull();
  expect(await save(rum, 'Ром')).toBeNull();
  const body = { name: 'Джин', items: [1] };
  expect(await refusal(manager(ingredientGroupCalls.karaoke.create, { body }))).toBeNull();
});
