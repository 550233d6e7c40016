import { eq } from 'drizzle-orm';
import { stockStory } from '@/backend/src/db/schema';
import { book } from '@/backend/src/ledger/stock/ledger';
import { approveCount } from '@/lib/sections/stocktake/contract';
import { startStack, type Stack } from '../../support/stack';
import { fillStock } from '../../support/stock';
import { codeOf, hire, type StockPerson } from './stocktake';
import { times } from '../../support/effort';

const AT_ONCE = 20;
const ROUNDS = times(3, 50);
const ITEMS = [11, 12, 13];

let stack: Stack;
let nok: StockPerson;
let marina: StockPerson;
let somchai: StockPerson;
beforeAll(async () => {
  stack = await startStack();
  ({ nok, marina, somchai } = await hire(stack));
  const shared = { is_file: true, measure_id: 3, quantity: 90, stock_price: 100_00 };
  await fillStock(
    stack.database,
    ITEMS.map((item_id) => ({ ...shared, item_id, name: `${item_id}` })),
  );
});
afterAll(() => stack.close());

async function submitted(): Promise<number> {
  const count = await nok.start();
  for (const item_id of ITEMS) {
    const { expected } = await nok.enter(count, item_id, 0);
    await nok.enter(count, item_id, (expected ?? 0) - 1);
  }
  await nok.submit(count);
  return count;
}
const rowsOf = (count: number) => stack.database.db.$count(stockStory, eq(stockStory.count_id, count));

test('one of twenty concurrent approvals wins, the others get a conflict, each difference is booked once', async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const count = await submitted();
    const codes = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) =>
        codeOf((n % 2 ? marina : somchai).ask(approveCount, { body: { count_id: count } })),
      ),
    );
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code !== null && code !== 5)).toEqual([]);
    expect(await rowsOf(count)).toBe(ITEMS.length);
  }
});

test('a sale concurrent with an approval counts too', async () => {
  const count = await submitted();
  const sale = () =>
    stack.database.db.transaction((tx) => book(tx, [{ item_id: 11, kind: 'write_off', quantity: -2 }]));
  const held = async () => (await nok.look(await nok.start())).lines.find(({ item_id }) => item_id === 11)?.expected;
  const before = await held();
  const outcomes = await Promise.allSettled([
    marina.ask(approveCount, { body: { count_id: count } }),
    ...Array.from({ length: 5 }, sale),
  ]);
  const sold = outcomes.slice(1).filter(({ status }) => status === 'fulfilled').length;
  expect(outcomes[0].status).toBe('fulfilled');
  expect(await held()).toBe((before ?? 0) - 1 - 2 * sold);
});
