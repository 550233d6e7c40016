import { eq } from 'drizzle-orm';
import { dishIngredients, menuItems, pendingOperations, stockItems } from '@/backend/src/db/schema';
import { book } from '@/backend/src/ledger/stock/ledger';
import { sentenceOf } from '@/backend/src/ledger/stock/story-row';
import type { Note } from '@/lib/sections/stock/contract/notes';
import { approveCount, cancelCount, reopenCount } from '@/lib/sections/stocktake/contract';
import { stockRows } from '@/lib/sections/stock/contract/stock';
import { startStack } from '../../support/stack';
import { fillStock, stockItemOf } from '../../support/stock';
import { paidAt, pay } from '../orders/venue';
import { hire, type StockPerson } from './stocktake';
import { codeOf } from '../../support/ask';

const PLACE = 16;
const [BAR, BEER, KITCHEN] = [1, 2, 3];
const [RUM, GIN, LAGER, OLD, LIME, RICE] = [11, 12, 13, 14, 15, 16];
const MOJITO = 500;

const stack = startStack();
let nok: StockPerson;
let marina: StockPerson;
let somchai: StockPerson;
beforeAll(async () => {
  ({ nok, marina, somchai } = await hire(stack));
  const file = { is_file: true, measure_id: 3 };
  const bottle = { package_quantity: 0.7, package_price: 850_00 };
  await fillStock(stack.database, [
    { item_id: BAR, is_file: false, name: 'Бар' },
    { item_id: BEER, is_file: false, name: 'Пиво', parent_id: BAR },
    { item_id: KITCHEN, is_file: false, name: 'Кухня' },
    { ...file, item_id: RUM, parent_id: BAR, name: 'Ром', quantity: 7, stock_price: 1000_00 },
    { ...file, item_id: GIN, parent_id: BAR, name: 'Джин', quantity: 2.8, stock_price: 1, ...bottle },
    { ...file, item_id: LAGER, parent_id: BEER, name: 'Лагер', quantity: 0, stock_price: 90_00 },
    { ...file, item_id: OLD, parent_id: BEER, name: 'Снят', status: 1 },
    { ...file, item_id: LIME, parent_id: KITCHEN, name: 'Лайм', quantity: 3, stock_price: 60_00, measure_id: 1 },
    { ...file, item_id: RICE, parent_id: KITCHEN, name: 'Рис', quantity: 20, stock_price: 45_00, measure_id: 1 },
  ]);
  await booked({ item_id: LAGER, kind: 'write_off', quantity: -1.5 });
  const { db } = stack.database;
  await db.insert(menuItems).values({ item_id: MOJITO, is_file: true, name: 'Мохито', retail_price: 250_00 });
  const takes = (item_id: number, item_quantity: number) => ({ menu_id: MOJITO, item_id, item_quantity });
  await db.insert(dishIngredients).values([takes(RUM, 0.05), takes(LIME, 0.1)]);
});

const booked = (move: Parameters<typeof book>[1][number]) => stack.database.db.transaction((tx) => book(tx, [move]));
const held = (item_id: number) => stockItemOf(stack.database, item_id);
const onTable = (count: number, operation: 'add' | 'remove' = 'add') =>
  stack.database.db
    .insert(pendingOperations)
    .values({ place_id: PLACE, table: '5', menu_id: MOJITO, operation, count, price: 0 });
const settleTable = async (quantity: number) => {
  await stack.database.db.delete(pendingOperations);
  await pay(stack.database, paidAt('2026-11-20T20:00', { lines: [{ menu_id: MOJITO, quantity }] }));
};
const approve = (who: StockPerson, count_id: number, write_off: number[] = []) =>
  who.ask(approveCount, { body: { count_id, write_off } });
const lineOf = async (who: StockPerson, count: number, item: number) =>
  (await who.look(count)).lines.find(({ item_id }) => item_id === item)!;

test('a count covers the whole stock or some folders with everything below, without used-up items that are out of use, and is never empty', async () => {
  const all = await nok.look(await nok.start());
  expect(all.lines.map(({ folder, name }) => `${folder}: ${name}`)).toEqual([
    'Бар: Джин',
    'Бар: Ром',
    'Бар / Пиво: Лагер',
    'Кухня: Лайм',
    'Кухня: Рис',
  ]);
  expect(all.count).toMatchObject({ status: 'open', started_by: 'nok', lines: 5, counted: 0, difference: 0 });
  const bar = await nok.look(await nok.start([BAR]));
  expect(bar.lines.map(({ item_id }) => item_id)).toEqual([GIN, RUM, LAGER]);
  for (const folder of [RUM, 999]) expect(await codeOf(nok.start([folder]))).toBe(2);
  await fillStock(stack.database, [{ item_id: 77, is_file: false, name: 'Пусто' }]);
  expect(await codeOf(nok.start([77]))).toBe(1);
});

test('sales before, during and after the count do not matter: only the shortage on the shelf is booked', async () => {
  const count = await nok.start([BAR]);
  // Ten mojitos at an open table: 0.5 l of the 7 are poured, and not in the books yet.
  await onTable(10);
  expect(await lineOf(nok, count, RUM)).toMatchObject({ expected: 6.5, counted: null });
  const line = { expected: 6.5, counted: 6.3, value_expected: 6500, value_counted: 6300, counted_by: 'nok' };
  expect(await nok.enter(count, RUM, 6.3)).toMatchObject(line);
  await onTable(4);
  await settleTable(14);
  expect((await held(RUM)).quantity).toBe(6.3);
  expect(await lineOf(nok, count, RUM)).toMatchObject({ expected: 6.5, counted: 6.3 });
  await nok.submit(count);
  await approve(marina, count);
  // 6.3 were there, 0.2 l were sold since.
  expect((await held(RUM)).quantity).toBe(6.1);
});

test('differences are booked after a second person’s approval: shortfall, write-off, recharge, at the line’s value', async () => {
  const count = await nok.start([BAR, KITCHEN], false, 'Пятница');
  const before = await held(GIN);
  await nok.enter(count, GIN, 2.38);
  await nok.enter(count, RICE, 18.5);
  await nok.enter(count, LAGER, 1);
  await nok.enter(count, LIME, null, true);
  expect(await codeOf(approve(marina, count))).toBe(5);
  await nok.submit(count);
  expect((await held(GIN)).quantity).toBe(before.quantity);
  const { count: submitted, totals } = await marina.look(count);
  expect(submitted).toMatchObject({ status: 'submitted', submitted_by: 'nok', counted: 4 });
  // Gin −0.42 of 0.7 at 850, rice −1.5 at 45, lager +2.5 at 90.
  expect(submitted.difference).toBe(-510 - 67.5 + 225);
  expect(totals?.all).toMatchObject({ shortage: 577.5, surplus: 225 });
  const folders = totals?.folders.map(({ folder, shortage, surplus }) => `${folder}: -${shortage} +${surplus}`);
  expect(folders).toEqual(['Бар: -510 +0', 'Бар / Пиво: -0 +225', 'Кухня: -67.5 +0']);

  expect(await codeOf(approve(nok, count))).toBe(3);
  await approve(marina, count, [RICE]);
  expect((await held(GIN)).quantity).toBe(2.38);
  const rows = await stack.database.rows<{ note: Note }>`
    select item_id, kind, quantity::float8, amount, note, quantity_after::float8 as after
    from stock_story where count_id = ${count} order by item_id`;
  const description = `Инвентаризация №\u00a0${count}: Пятница`;
  expect(rows.map(({ note, ...row }) => ({ ...row, description: sentenceOf(note) }))).toEqual([
    { item_id: GIN, kind: 'shortfall', quantity: -0.42, amount: 510_00, description, after: 2.38 },
    { item_id: LAGER, kind: 'recharge', quantity: 2.5, amount: 225_00, description, after: 1 },
    { item_id: RICE, kind: 'write_off', quantity: -1.5, amount: 67_50, description, after: 18.5 },
  ]);
  const done = await nok.look(count);
  expect(done.count).toMatchObject({ status: 'approved', closed_by: 'marina', difference: -352.5 });
  expect(done.lines.map(({ item_id }) => item_id)).toEqual([GIN, RUM, LAGER, LIME, RICE]);
  expect(done.lines.map(({ booked }) => booked)).toEqual(['shortfall', null, 'recharge', null, 'write_off']);
});

test('a counted item gets the date of the count, not of its approval; uncounted items and cancelled counts give none', async () => {
  const dateOf = async (id: number) => (await held(id)).last_counted?.getTime() ?? null;
  const [rum, lime] = [await dateOf(RUM), await dateOf(LIME)];
  const count = await nok.start();
  const line = await nok.enter(count, LIME, 1);
  await nok.submit(count);
  await marina.ask(cancelCount, { body: { count_id: count } });
  expect([await dateOf(RUM), await dateOf(LIME)]).toEqual([rum, lime]);
  expect(await codeOf(approve(marina, count))).toBe(5);

  const again = await nok.start();
  await nok.enter(again, LIME, line.expected ?? null);
  await nok.submit(again);
  const counted_time = Date.parse('2036-11-20T10:00:00Z') / 1000;
  await stack.database.rows`
    update stock_count_lines set counted_time = to_timestamp(${counted_time}) where count_id = ${again} and item_id = ${LIME}`;
  await approve(somchai, again);
  expect([await dateOf(RUM), await dateOf(LIME)]).toEqual([rum, counted_time * 1000]);
  const { rows } = await nok.ask(stockRows, {});
  expect(rows.find(({ item_id }) => item_id === LIME)).toMatchObject({ last_counted: counted_time });
});

test('nobody approves their own submission; sent back, it is counted again', async () => {
  const count = await marina.start([KITCHEN]);
  expect(await codeOf(marina.submit(count))).toBe(1);
  await marina.enter(count, RICE, 10);
  await marina.submit(count);
  expect(await codeOf(marina.enter(count, RICE, 11))).toBe(5);
  expect(await codeOf(approve(marina, count))).toBe(3);
  expect(await codeOf(nok.ask(reopenCount, { body: { count_id: count } }))).toBe(3);
  await somchai.ask(reopenCount, { body: { count_id: count } });
  expect(await marina.enter(count, RICE, 18.5)).toMatchObject({ counted: 18.5 });
  await marina.enter(count, LIME, 2);
  expect(await marina.enter(count, LIME, null)).toMatchObject({ counted: null, counted_by: null });
  expect((await marina.look(count)).count).toMatchObject({ status: 'open', submitted_by: null, counted: 1 });
  await somchai.submit(count);
  await approve(marina, count);
  expect((await held(RICE)).quantity).toBe(18.5);
});

test('an approval books the submission that the approver saw, and no later one', async () => {
  const count_id = await marina.start([KITCHEN]);
  const submitted = async (counted: number, time: string) => {
    await marina.enter(count_id, RICE, counted);
    await marina.submit(count_id);
    await stack.database.rows`update stock_counts set submitted_time = ${time} where count_id = ${count_id}`;
    return (await somchai.look(count_id)).count.submitted_time ?? 0;
  };
  const { quantity } = await held(RICE);
  const seen = await submitted(1, '2026-11-20T10:00:00Z');
  await marina.ask(reopenCount, { body: { count_id } });
  const now = await submitted(quantity, '2026-11-20T10:05:00Z');
  expect(await codeOf(somchai.ask(approveCount, { body: { count_id, submitted_time: seen } }))).toBe(5);
  await somchai.ask(approveCount, { body: { count_id, submitted_time: now } });
  expect((await held(RICE)).quantity).toBe(quantity);
});

test('who may not see the stock learns neither which items are empty, nor which way a line was booked', async () => {
  const listed = async (count: number) => (await marina.look(count)).lines.some(({ item_id }) => item_id === OLD);
  const bookings = async (who: StockPerson, count: number) => (await who.look(count)).lines.map(({ booked }) => booked);
  const open = await nok.start([BAR]);
  expect(await listed(open)).toBe(false);
  await nok.enter(open, RUM, 1);
  await nok.submit(open);
  await approve(somchai, open);
  expect(await bookings(nok, open)).toContain('shortfall');
  const blind = await nok.start([BAR], true);
  const beside = await nok.start([BAR]);
  expect([await listed(blind), await listed(beside)]).toEqual([true, true]);
  expect((await bookings(nok, open)).every((booked) => booked === undefined)).toBe(true);
  expect(await bookings(marina, open)).toContain('shortfall');
  for (const count_id of [blind, beside]) await marina.ask(cancelCount, { body: { count_id } });
});

test('a negative quantity cannot be taken as expected; an item outside the count is not found', async () => {
  const item_id = 41;
  await fillStock(stack.database, [
    { item_id, is_file: true, parent_id: KITCHEN, name: 'Соль', measure_id: 1, quantity: 1, stock_price: 20_00 },
  ]);
  await booked({ item_id, kind: 'write_off', quantity: -3 });
  const count = await nok.start([KITCHEN]);
  expect(await lineOf(nok, count, item_id)).toMatchObject({ expected: -2, value_expected: -40 });
  expect(await codeOf(nok.enter(count, item_id, null, true))).toBe(1);
  expect(await codeOf(nok.enter(count, RUM, 1))).toBe(2);
  expect(await codeOf(nok.enter(99_999, RUM, 1))).toBe(2);
  expect(await codeOf(nok.look(99_999))).toBe(2);
});

test('a removed or re-measured item is not booked, and its line says so', async () => {
  const { db } = stack.database;
  const shared = { is_file: true, parent_id: KITCHEN, measure_id: 1, quantity: 4, stock_price: 10_00 };
  const items = [51, 52, 53].map((item_id) => ({ ...shared, item_id, name: `Товар ${item_id}` }));
  await fillStock(stack.database, items);
  const count = await nok.start([KITCHEN]);
  for (const item_id of [51, 52, 53]) await nok.enter(count, item_id, 3);
  await nok.submit(count);
  await db.update(stockItems).set({ removed_at: new Date() }).where(eq(stockItems.item_id, 51));
  await db.update(stockItems).set({ measure_id: 3 }).where(eq(stockItems.item_id, 52));
  const seen = await marina.look(count);
  const stale = (lines: typeof seen.lines) => lines.filter((line) => line.stale).map(({ item_id }) => item_id);
  expect(stale(seen.lines)).toEqual([51, 52]);
  expect([seen.count.difference, seen.totals?.all.shortage]).toEqual([-10, 10]);
  await approve(marina, count);
  expect([(await held(51)).quantity, (await held(52)).quantity, (await held(53)).quantity]).toEqual([4, 4, 3]);
  const after = await marina.look(count);
  expect([stale(after.lines), after.count.difference]).toEqual([[51, 52], -10]);
});

test('a line keeps its value as of the count', async () => {
  const count = await nok.start([KITCHEN]);
  await nok.enter(count, RICE, 17.5);
  await booked({ item_id: RICE, kind: 'revaluation', quantity: 0, amount: 0, price: 99_00 });
  await nok.submit(count);
  expect(await lineOf(marina, count, RICE)).toMatchObject({ value_expected: 832.5, value_counted: 787.5 });
  await approve(marina, count);
  expect((await marina.look(count)).count.difference).toBe(-45);
});
