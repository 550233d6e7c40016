import { dishIngredients, menuItems, stockStory } from '@/backend/src/db/schema';
import { inBooks } from '@/backend/src/http/command';
import { payOrder } from '@/backend/src/sections/orders/pay';
import { insertRows } from '@/backend/src/db/insert-rows';
import { book } from '@/backend/src/ledger/stock/ledger';
import { merge } from '@/backend/src/sections/stock/merge';
import { transfer } from '@/backend/src/sections/stock/transfer';
import { fillStock, stockItemOf } from '../../support/stock';
import { startStack } from '../../support/stack';
import { times } from '../../support/effort';
import { paidAt } from '../orders/venue';

const ROUNDS = times(4, 50);
const AT_ONCE = 20;
const BOTTLE = 201;
const BREW = 301;
const CHAIN_BROKEN = /does not go on from what it holds/;

const stack = startStack();
beforeAll(async () => {
  await fillStock(stack.database, [
    { item_id: 3594, is_file: false, name: 'Варка' },
    { item_id: BOTTLE, is_file: true, name: 'Последняя бутылка', measure_id: 2, quantity: 0, stock_price: 500_00 },
    { item_id: BREW, is_file: true, name: 'Настойка', measure_id: 2, parent_id: 3594 },
  ]);
});

const db = () => stack.database.db;

const held = (id: number) => stockItemOf(stack.database, id);
const all = (one: (index: number) => Promise<unknown>) => Promise.allSettled([...Array(AT_ONCE).keys()].map(one));
const done = (settled: readonly PromiseSettledResult<unknown>[]) =>
  settled.filter(({ status }) => status === 'fulfilled').length;
const reasons = (settled: readonly PromiseSettledResult<unknown>[]): string[] =>
  settled
    .filter((one) => one.status === 'rejected')
    .map(({ reason }) => ((reason as Error).cause as Error | undefined)?.message ?? String(reason));
const bring = (item_id: number, quantity: number) =>
  inBooks(db(), (tx) => book(tx, [{ item_id, kind: 'recharge', quantity }]));

describe('the last bottle', () => {
  const takeOne = { source_id: BOTTLE, target_id: BREW, quantity: 1 };

  it(`goes to one of ${AT_ONCE} concurrent callers, ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await bring(BOTTLE, 1);
      const settled = await all(() => inBooks(db(), (tx) => transfer(tx, 1, takeOne)));
      expect(done(settled)).toBe(1);
      expect(new Set(reasons(settled))).toEqual(new Set(['ProblemError: The source holds less']));
    }
    expect((await held(BOTTLE)).quantity).toBe(0);
    expect((await held(BREW)).quantity).toBe(ROUNDS);
  });

  it('the database refuses a write-back of an old quantity', async () => {
    await bring(BOTTLE, 1);
    // All have read it before the first writes.
    const { quantity, stock_price } = await held(BOTTLE);
    const row = { quantity_before: quantity, quantity: -1, quantity_after: quantity - 1 };
    const money = { unit_price: stock_price, amount: stock_price, price_after: stock_price };
    const move = { item_id: BOTTLE, kind: 'transfer_out', ...row, ...money } as const;
    // Without precautions: read committed, and no retry.
    const settled = await all(() => db().transaction((tx) => insertRows(tx, stockStory, [move])));
    expect(done(settled)).toBe(1);
    expect(reasons(settled).filter((reason) => CHAIN_BROKEN.test(reason)).length).toBeGreaterThan(0);
    expect((await held(BOTTLE)).quantity).toBe(0);
  });
});

describe('selling while merging', () => {
  const order = (menu_id: number) => paidAt('2026-11-20T20:00', { lines: [{ menu_id, quantity: 1 }] });
  /** Two items of 10 each and a free dish that takes 0.05 of the first: the tills meet at the stock alone. */
  async function shelve(round: number) {
    const [source, destination, dish] = [1000 + round * 2, 1001 + round * 2, 1000 + round];
    const shared = { is_file: true, measure_id: 3, quantity: 10, stock_price: 100_00 };
    await fillStock(stack.database, [
      { ...shared, item_id: source, name: 'Источник' },
      { ...shared, item_id: destination, name: 'Назначение' },
    ]);
    await db().insert(menuItems).values({ item_id: dish, is_file: true, name: 'Шот' });
    await db().insert(dishIngredients).values({ menu_id: dish, item_id: source, item_quantity: 0.05 });
    return { source, destination, dish };
  }
  const SHELVES = 4;

  it(`loses nothing: ${SHELVES} merges among ${AT_ONCE - SHELVES} payments, ${ROUNDS} times`, async () => {
    // A till repeats a refused call.
    const until = async (work: () => Promise<unknown>): Promise<unknown> =>
      work().catch((error: unknown) => {
        if (((error as Error).cause as { code?: string } | undefined)?.code !== '40001') throw error;
        return until(work);
      });
    const sold = (AT_ONCE - SHELVES) / SHELVES;
    for (let round = 0; round < ROUNDS; round += 1) {
      const shelves = await Promise.all([...Array(SHELVES).keys()].map((one) => shelve(round * SHELVES + one)));
      const settled = await all((index) => {
        const { source, destination, dish } = shelves[index % SHELVES]!;
        // Neither first nor last.
        const merges = Math.floor(index / SHELVES) === 2;
        return until(() =>
          inBooks<unknown>(db(), (tx) =>
            merges ? merge(tx, 1, source, destination) : payOrder(tx, order(dish), 'Asia/Bangkok'),
          ),
        );
      });
      expect(reasons(settled)).toEqual([]);
      for (const { source, destination } of shelves) {
        expect(await held(source)).toMatchObject({ quantity: 0, merged_into: destination });
        expect((await held(destination)).quantity).toBe(Math.round((20 - sold * 0.05) * 1000) / 1000);
      }
    }
  });
});
