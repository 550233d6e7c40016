import { dishIngredients } from '@/backend/src/db/schema';
import { addToStock, mergeStock, undoWriteOff, writeOffStock } from '@/lib/sections/stock/contract/edit';
import { stockStory } from '@/lib/sections/stock/contract/story';
import { book } from '@/backend/src/ledger/stock/ledger';
import { deliveryOf, fillStock } from '@/__tests__/support/stock';
import { BEER, one, startLunchBar } from './lunch-bar';
import { give } from '../../money/money';
import { codeOf } from '@/__tests__/support/ask';

const [RUM, GIN, LIME, SUGAR] = [201, 202, 203, 204] as const;
const TODAY = { period_id: 0 };
const bar = startLunchBar();
let gone: number;
const lose = async (item_id: number, quantity: number, type: 1 | 2 = 1, rest: object = {}) =>
  (await bar.ask(writeOffStock, { body: { item_id, quantity, reason: 'Бой', type, ...rest } })).stock_story_id ?? 0;

beforeAll(async () => {
  await give(bar, { safe: 10_000_00 });
  await fillStock(bar.database, [
    { item_id: RUM, is_file: true, name: 'Ром', measure_id: 3, quantity: 10, stock_price: 500_00 },
    { item_id: GIN, is_file: true, name: 'Джин', measure_id: 3, quantity: 10, stock_price: 300_00 },
    { item_id: SUGAR, is_file: true, name: 'Сахар', measure_id: 1, quantity: 50, stock_price: 25_00 },
    { item_id: LIME, is_file: true, name: 'Лайм', measure_id: 2, quantity: 100, stock_price: 7_03 },
  ]);
  await bar.database.db.insert(dishIngredients).values({ menu_id: BEER, item_id: RUM, item_quantity: 0.5 });
  await lose(RUM, 1.5);
  gone = await lose(RUM, 2);
  await lose(RUM, 0.25, 2, { cause: 'broken', comment: 'у стойки' });
  await lose(RUM, -0.5);
  await lose(LIME, 3, 2);
});

const rows = async (body: object = TODAY) => {
  const { items, totals } = await bar.report('writeoff', { ...body });
  const figures = ['stock', 'written_off', 'shortfall', 'recharged'].map((name) => `${name}_quantity`);
  const shown = items.map((row) => ['id', ...figures, 'lost_cost'].map((name) => row[name]));
  return [...shown, totals['lost_cost'] ?? 0];
};
const LIMES = [LIME, 97, 0, 3, 0, 21.09];

test('what was written off, missing and found, by name of the item, with its cost; a loss taken back counts no more', async () => {
  expect(await rows()).toEqual([LIMES, [RUM, 6.75, 3.5, 0.25, 0.5, 1625], 1646.09]);
  const [, rum] = (await bar.report('writeoff', TODAY)).items;
  expect(rum).toMatchObject({ name: 'Ром', stock_price: 500 });
  expect(String(rum?.['measure_name'])).not.toBe('');
  await bar.ask(undoWriteOff, { body: { stock_story_id: gone } });
  expect(await rows()).toEqual([LIMES, [RUM, 8.75, 1.5, 0.25, 0.5, 625], 646.09]);
});

test('a loss taken back on a later day is deducted on that day', async () => {
  const threeDays = 3 * 86_400;
  const time = new Date(Date.now() - threeDays * 1000);
  const loss = { item_id: SUGAR, kind: 'write_off', quantity: -4, user_id: null, stock_story_time: time } as const;
  await bar.database.db.transaction((tx) => book(tx, [loss]));
  const now = Math.floor(Date.now() / 1000);
  const then = { period_id: 5, start_time: now - threeDays - 60, end_time: now - threeDays + 60 };
  expect(await rows(then)).toEqual([[SUGAR, 46, 4, 0, 0, 100], 100]);
  const { items } = await bar.ask(stockStory, { body: { item_id: SUGAR, period_id: 4, filters: [3] } });
  await bar.ask(undoWriteOff, { body: { stock_story_id: items[0]?.stock_story_id ?? 0 } });
  expect(await rows()).toContainEqual([SUGAR, 50, -4, 0, 0, -100]);
  expect(await rows(then)).toEqual([[SUGAR, 50, 4, 0, 0, 100], 100]);
  expect(await rows({ period_id: 4 })).toContainEqual([SUGAR, 50, 0, 0, 0, 0]);
});

test('a merged item counts for the one that it is part of', async () => {
  await lose(GIN, 2);
  expect(await rows()).toContainEqual([GIN, 8, 2, 0, 0, 600]);
  await bar.ask(mergeStock, { body: { source_id: GIN, destination_id: RUM } });
  expect(await rows()).toContainEqual([RUM, 16.75, 3.5, 0.25, 0.5, 1225]);
  expect((await rows()).at(-1)).toBe(1146.09);
});

test('an item opens its movements of the period: orders, purchases, losses and their causes; an unknown one is refused', async () => {
  const number = await bar.sell('2026-03-10T20:00', [one(BEER)], { booked_time: new Date() });
  await bar.ask(addToStock, deliveryOf([{ item_id: RUM, quantity: 1, price: 510 }], { use_own_funds: false }));
  const { items, totals } = await bar.details('writeoff', { ...TODAY, item_id: RUM });
  expect(totals).toEqual({ total_records: items.length });
  const kinds = items.map(({ kind }) => kind);
  expect(kinds.slice(0, 3)).toEqual(['purchase', 'order', 'merge_in']);
  const of = (kind: string) => items.find((row) => row['kind'] === kind);
  expect(of('order')).toMatchObject({ order_number: number, quantity: -0.5, user_name: '' });
  expect(of('purchase')?.['purchase_number']).toEqual(expect.any(Number));
  expect(of('merge_in')?.['note']).toMatchObject({ args: { name: 'Джин' } });
  expect(of('shortfall')).toMatchObject({ cause: 'broken', comment: 'у стойки', user_name: 'admin', quantity: -0.25 });
  expect(items.filter(({ merged_item }) => merged_item === 'Джин').map(({ kind }) => kind)).toContain('write_off');
  const asked = { ...TODAY, item_id: RUM, count: 2 };
  const second = await bar.details('writeoff', { ...asked, page: 2 });
  expect(second.items).toEqual(items.slice(2, 4));
  expect(second.totals).toEqual(totals);
  expect((await bar.details('writeoff', { period_id: 1, item_id: RUM })).items).toEqual([]);
  expect(await codeOf(bar.details('writeoff', { ...TODAY, item_id: 4711 }))).toBe(2);
  expect(await codeOf(bar.details('writeoff', TODAY))).toBe(2);
});
