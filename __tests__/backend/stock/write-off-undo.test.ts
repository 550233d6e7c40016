import { desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { stockItems, stockStory } from '@/backend/src/db/schema';
import { stockStory as readStory } from '@/lib/contract/stock-story';
import { addToStock, saveStockItem, undoWriteOff, writeOffStock } from '@/lib/contract/stock-edit';
import { faultsIn } from '../../support/database';
import { startMoney, RUM, type Money } from '../expenses/money-venue';

let money: Money;
beforeAll(async () => {
  money = await startMoney();
});
afterAll(() => money.close());
afterEach(async () => expect(await faultsIn(money.database)).toEqual([]));

const holding = async () => {
  const [item] = await money.database.db.select().from(stockItems).where(eq(stockItems.item_id, RUM));
  return [item?.quantity, item?.stock_price];
};
const lose = async (quantity: number, type: 1 | 2 = 1, rest: object = {}) => {
  const body = { item_id: RUM, quantity, reason: 'Бой', type, ...rest };
  return (await money.ask(writeOffStock, { body })).stock_story_id ?? 0;
};
const undo = (stock_story_id: number) => money.ask(undoWriteOff, { body: { stock_story_id } });
const buy = (quantity: number, price: number) =>
  money.ask(addToStock, {
    body: {
      ...{ use_own_funds: true, pay_later: false, include_vat: false },
      items: [{ item_id: RUM, quantity, price }],
    },
  });
const newest = async () =>
  (await money.database.db.select().from(stockStory).orderBy(desc(stockStory.stock_story_id)).limit(1))[0];
const ALL = { period_id: 4, filters: [1, 2, 3] as (1 | 2 | 3)[] };

const quantity = fc.integer({ min: 1, max: 150_000 }).map((milli) => milli / 1000);
const price = fc.integer({ min: 1, max: 99_999 }).map((satang) => satang / 100);

test('taking a loss back restores quantity, price and value exactly, also below zero', async () => {
  await fc.assert(
    fc.asyncProperty(quantity, price, quantity, fc.constantFrom(1, 2), async (bought, cost, lost, type) => {
      await buy(bought, cost);
      const before = await holding();
      const id = await lose(lost, type);
      const loss = await newest();
      await undo(id);
      expect(await holding()).toEqual(before);
      expect(await newest()).toMatchObject({
        ...{ kind: 'write_off_undo', undoes: id, quantity: lost },
        ...{ amount: loss?.amount, unit_price: loss?.unit_price },
      });
    }),
    { numRuns: 25 },
  );
});

test('with a delivery in between, the price is the average of both, as if nothing had been lost', async () => {
  await money.ask(saveStockItem, { body: { item_id: RUM, new_quantity: 10, new_stock_price: 100 } });
  const id = await lose(4);
  await buy(6, 200);
  await undo(id);
  expect(await holding()).toEqual([16, 137_50]);
});

test('a loss is taken back once, and nothing else is one', async () => {
  const id = await lose(1);
  await undo(id);
  expect(await money.code(undo(id))).toBe(5);
  expect(await money.code(undo((await newest())?.stock_story_id ?? 0))).toBe(2);
  expect(await money.code(undo(999_999))).toBe(2);
  expect(await money.code(undo(await lose(-1)))).toBe(2);
  const codes = await lose(1).then((again) => Promise.all([1, 2].map(() => money.code(undo(again)))));
  expect(codes.toSorted()).toEqual([5, null]);
});

test('a loss in another measure stays', async () => {
  const id = await lose(1);
  await money.ask(saveStockItem, {
    body: { item_id: RUM, new_measure_id: 2, recalculate_measure: true, measure_factor: 2 },
  });
  expect(await money.code(undo(id))).toBe(5);
});

test('a cause is kept as such: other clients read it as a sentence, and a found quantity has none', async () => {
  const rows = async () => (await money.ask(readStory, { body: { item_id: RUM, ...ALL, page: 1, count: 1 } })).items;
  await lose(1, 1, { reason: 'Breakage: fell', cause: 'broken', comment: 'fell' });
  expect(await rows()).toMatchObject([{ cause: 'broken', comment: 'fell', description: 'Бой: fell' }]);
  await lose(1, 2, { reason: 'Staff', cause: 'staff' });
  expect(await rows()).toMatchObject([{ cause: 'staff', comment: '', description: 'Персонал' }]);
  await lose(-1, 1, { reason: 'Нашли', cause: 'broken', comment: 'x' });
  expect(await rows()).toMatchObject([{ cause: null, description: 'Нашли', kind: 'recharge' }]);
});
