import { stockItems } from '@/backend/src/db/schema';
import { stockStory, stockStoryChart, type StoryFilter } from '@/lib/sections/stock/contract/story';
import { signedIn, type Ask } from '../support/ask';
import { startStack, type Stack } from '../support/stack';

const MOVES = 50_000;
const PAGE = 100;

let stack: Stack;
let ask: Ask;
beforeAll(async () => {
  stack = await startStack();
  await stack.database.db.insert(stockItems).values([
    { item_id: 1, is_file: true, name: 'Пиво', measure_id: 3 },
    { item_id: 2, is_file: true, name: 'Вино', measure_id: 3 },
  ]);
  // Two items in turn, as orders come: their rows are interleaved.
  await stack.database.pool.query(`
    insert into stock_story (item_id, kind, quantity_before, quantity, quantity_after, unit_price, amount, price_after, stock_story_time)
    select 1 + n % 2, case n / 2 % 2 when 0 then 'recharge' else 'write_off' end, n / 2 % 2, 1 - 2 * (n / 2 % 2), 1 - n / 2 % 2,
      0, 0, 0, now() - (200000 - n) * interval '5 minutes'
    from generate_series(0, ${2 * MOVES} - 1) n`);
  ask = await signedIn(stack);
});
afterAll(() => stack.close());

/** The best of several runs of each, in milliseconds; taken in turn, so that other load slows all alike. */
async function fastest(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const best = works.map(() => Infinity);
  for (let round = 0; round < 7; round++)
    for (const [at, work] of works.entries()) {
      const start = performance.now();
      await work();
      best[at] = Math.min(best[at] ?? Infinity, performance.now() - start);
    }
  return best;
}

test('a late page of a long story is about as fast as the first', async () => {
  const about = { item_id: 1, period_id: 4, filters: [1, 2, 3] satisfies StoryFilter[], count: PAGE };
  const page = (number: number) => ask(stockStory, { body: { ...about, page: number } });
  const { items, total_records } = await page(MOVES / PAGE);
  expect([items.length, total_records]).toEqual([PAGE, MOVES]);
  const [first = 0, middle = 0, last = 0] = await fastest([1, 250, 500].map((number) => () => page(number)));
  expect(Math.max(middle, last)).toBeLessThan(3 * first + 50);
});

test('its chart has at most 240 points in time order', async () => {
  const { points = [] } = await ask(stockStoryChart, { body: { item_id: 1, period_id: 4 } });
  expect(points.length).toBeLessThanOrEqual(240);
  expect(points.length).toBeGreaterThan(100);
  const times = points.map(({ time }) => time);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});
