import { eq } from 'drizzle-orm';
import { discountCards } from '@/backend/src/db/schema';
import { deleteExpense } from '@/lib/sections/expenses/contract';
import { at, expenseOf } from '../../orders/venue';
import { BEER, between, KARAOKE, one, startLunchBar, PASTA, SOUP } from './lunch-bar';

const QUOTED = `7"0'1; --`;
const WEEK = between('2026-03-02T12:00', '2026-03-09T12:00');
const bar = startLunchBar();
let mixed: number;
let cancelled: number;

beforeAll(async () => {
  const nina = { card_id: 1, discount_card: '7000', discount_percent: 100 };
  // Pasta is never free: the order has 100 % and is paid in part.
  mixed = await bar.sell('2026-03-05T20:00', [one(SOUP), one(PASTA)], nina);
  await bar.sell('2026-03-06T20:00', [one(SOUP)], { ...nina, discount_percent: 50 });
  await bar.sell('2026-03-06T21:00', [one(BEER, 2)], { card_id: 2, discount_card: QUOTED, discount_percent: 100 });
  await bar.sell('2026-03-07T01:00', [one(SOUP)], { discount_card: '999', discount_percent: 100 });
  for (const discount_card of ['', '0'])
    await bar.sell('2026-03-07T02:00', [one(BEER)], { discount_card, discount_percent: 100 });
  cancelled = await bar.sell('2026-03-07T20:00', [one(BEER)], nina);
  await bar.ask(deleteExpense, { body: { expense_id: await expenseOf(bar.database, cancelled) } });
  await bar.sell('2026-03-08T20:00', [one(BEER)], { ...nina, place_id: KARAOKE });
  // Outside the period: a minute before noon of its last day is inside.
  await bar.sell('2026-03-09T11:59', [one(BEER)], { card_id: 2, discount_card: QUOTED, discount_percent: 100 });
  await bar.sell('2026-03-09T12:00', [one(BEER)], nina);
});

const nina = { card_number: '7000', username: 'Нина', count: 2, sum: 330 };
const quoted = { card_number: QUOTED, username: 'admin', count: 2, sum: 240 };
const unknown = { card_number: '999', username: '', count: 1, sum: 100 };

test('a card opens its orders, latest first, with who took them and their totals', async () => {
  const { items, totals } = await bar.details('discount100', { ...WEEK, card_number: '7000' });
  expect(items).toMatchObject([{ order_price: 80 }, { order_number: mixed, cashier: '', order_price: 250 }]);
  expect(items[1]).toMatchObject({ time: at('2026-03-05T20:00').getTime() / 1000 });
  expect(totals).toMatchObject({ total_records: 2, order_price: 330 });
  const of = async (body: object) => (await bar.details('discount100', { ...WEEK, ...body })).items.length;
  expect(await of({ card_number: QUOTED })).toBe(2);
  expect(await of({ card_number: '999' })).toBe(1);
  expect(await of({ card_number: 'nobody' })).toBe(0);
  expect(await of({ card_number: '7000', place_id: KARAOKE })).toBe(1);
});

test('orders with 100 % at their payment are summed by card, with its present owner; its later percent changes nothing', async () => {
  const { db } = bar.database;
  await db.update(discountCards).set({ owner_name: 'Олег', discount: 20 }).where(eq(discountCards.card_id, 1));
  await db.update(discountCards).set({ discount: 100 }).where(eq(discountCards.card_id, 3));
  const { items, totals } = await bar.report('discount100', WEEK);
  expect(items).toEqual([{ ...nina, username: 'Олег' }, quoted, unknown]);
  expect(totals).toEqual({ total_records: 3, count: 5, sum: 670 });
  const karaoke = await bar.report('discount100', { ...WEEK, place_id: KARAOKE });
  expect(karaoke.items).toMatchObject([{ card_number: '7000', count: 1, sum: 80 }]);
});

test('a card that gets the number of an unknown one is the same line, with its owner', async () => {
  const { db } = bar.database;
  await db.insert(discountCards).values({ card_id: 9, card_number: '999', discount: 5, owner_name: 'Рома' });
  const before = await bar.report('discount100', WEEK);
  expect(before.items).toContainEqual(unknown);
  await bar.sell('2026-03-08T21:00', [one(BEER)], { card_id: 9, discount_card: '999', discount_percent: 100 });
  const { items } = await bar.report('discount100', WEEK);
  expect(items).toContainEqual({ card_number: '999', username: 'Рома', count: 2, sum: 180 });
  expect((await bar.details('discount100', { ...WEEK, card_number: '999' })).items).toHaveLength(2);
});
