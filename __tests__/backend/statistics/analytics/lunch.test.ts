import { venueClock } from '@/backend/src/db/schema';
import { deleteExpense } from '@/lib/sections/expenses/contract';
import { deleteItems, saveItem } from '@/lib/sections/menu/contract/edit';
import { faultsIn } from '@/__tests__/support/database';
import { expenseOf } from '../../orders/venue';
import { BEER, between, DEEP, LUNCH, one, startLunchBar, PASTA, SOUP } from './lunch-bar';

const DAYS = between('2026-03-02T12:00', '2026-03-06T12:00');
const HOURS = { start_hour: 12, end_hour: 17 };
const ASKED = { ...DAYS, ...HOURS, category_id: LUNCH };
const bar = startLunchBar();
beforeAll(async () => {
  await bar.sell('2026-03-02T11:59', [one(SOUP)]);
  // Two dishes of the lunch in one order, and one more of the bar.
  await bar.sell('2026-03-02T12:00', [one(SOUP), one(PASTA), one(BEER)]);
  await bar.sell('2026-03-02T12:30', [one(BEER)]);
  const tenth = { card_id: 3, discount_card: '10', discount_percent: 10 };
  await bar.sell('2026-03-03T14:10', [one(SOUP, 2), one(BEER)], tenth);
  await bar.sell('2026-03-03T17:59', [one(PASTA)]);
  await bar.sell('2026-03-03T18:00', [one(PASTA)]);
  await bar.sell('2026-03-05T14:59', [one(SOUP)], { place_id: 17 });
});
afterEach(async () => expect(await faultsIn(bar.database)).toEqual([]));

const hours = async () => {
  const { items, totals } = await bar.report('buisnesslanch', ASKED);
  const rows: readonly Readonly<Record<string, unknown>>[] = [...items, { ...totals, hours: 'all' }];
  return rows.map((row) => ['hours', 'quantity', 'price', 'distinct_orders_quantity'].map((name) => row[name]));
};
const save = (item_id: number, change: object) => bar.ask(saveItem, { body: { item_id, ...change } });
const counted = async () => (await bar.database.db.select().from(venueClock))[0]?.lunches_counted;

const USUAL = [
  [12, 2, 250, 1],
  [14, 2, 180, 1],
  [17, 1, 150, 1],
  ['all', 5, 580, 3],
];

test('moves within the lunch, elsewhere, and of the lunch itself change nothing', async () => {
  await save(PASTA, { new_parent_id: LUNCH });
  await save(DEEP, { new_parent_id: LUNCH });
  await save(LUNCH, { new_parent_id: 62 });
  await save(LUNCH, { new_parent_id: 0 });
  expect(await counted()).toBe(true);
  expect(await hours()).toEqual(USUAL);
});

test('an order paid after a move, and one taken back, are counted by the menu of now', async () => {
  await save(BEER, { new_parent_id: DEEP });
  const order = await bar.sell('2026-03-05T15:00', [one(BEER)]);
  expect(await hours()).toEqual([[12, 4, 410, 2], [14, 3, 252, 1], [15, 1, 80, 1], USUAL[2], ['all', 9, 892, 5]]);
  await bar.ask(deleteExpense, { body: { expense_id: await expenseOf(bar.database, order) } });
  expect((await hours()).map(([hour]) => hour)).toEqual([12, 14, 17, 'all']);
  await save(BEER, { new_parent_id: 62 });
  expect(await hours()).toEqual(USUAL);
});

test('dishes keep their past when their folder gets another number, or they are removed', async () => {
  await save(DEEP, { new_id: 161 });
  await bar.ask(deleteItems, { body: { items: [SOUP] } });
  expect(await hours()).toEqual(USUAL);
});

test('without the folder it is the whole menu, also as orders', async () => {
  await save(LUNCH, { new_id: 2351 });
  const whole = [[12, 4, 410, 2], [14, 3, 252, 1], USUAL[2], ['all', 8, 812, 4]];
  expect(await hours()).toEqual(whole);
  expect((await bar.report('buisness_lanch_by_days', ASKED)).totals).toMatchObject({ cost: 812, quantity: 8 });
  await save(2351, { new_id: LUNCH });
  expect(await hours()).toEqual(USUAL);
});
