import { eq } from 'drizzle-orm';
import { stockCounts, stockStory } from '@/backend/src/db/schema';
import { ask, send } from '@/lib/api/call';
import { approveCount, startCount } from '@/lib/sections/stocktake/contract';
import { hire, type StockPerson } from '../stocktake/stocktake';
import { A, B, startNodes } from '../../support/nodes';
import { fillStock } from '../../support/stock';
import { codeOf } from '../../support/ask';
import { browserOf } from '../../support/browser';

const AT_ONCE = 20;
const ITEMS = [11, 12, 13];

const nodes = startNodes({ POS_TOKEN: 'token-of-the-till-0123456789' });
let people: Readonly<Record<'nok' | 'marina' | 'somchai', StockPerson>>;
beforeAll(async () => {
  people = await hire(nodes);
  const item = { is_file: true, measure_id: 3, quantity: 90, stock_price: 100_00 };
  await fillStock(
    nodes.database,
    ITEMS.map((item_id) => ({ ...item, item_id, name: String(item_id) })),
  );
});
beforeEach(() => nodes.use(A, B));

test('a count entered at both nodes is approved once, and each difference booked once', async () => {
  const { nok, marina, somchai } = people;
  const count = await nok.start();
  for (const [at, item_id] of ITEMS.entries()) {
    await nodes.use(at % 2 ? A : B);
    const { expected } = await nok.enter(count, item_id, 0);
    await nodes.use(at % 2 ? B : A);
    await nok.enter(count, item_id, (expected ?? 0) - 1);
  }
  await nok.submit(count);
  await nodes.use(A, B);
  const codes = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, n) =>
      codeOf((n % 2 ? marina : somchai).ask(approveCount, { body: { count_id: count } })),
    ),
  );
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  expect(codes.filter((code) => code !== null && code !== 5)).toEqual([]);
  expect(await nodes.second.db.$count(stockStory, eq(stockStory.count_id, count))).toBe(ITEMS.length);
});

const admin = browserOf();
const startUnder = async (key?: string): Promise<unknown> => {
  const input = { body: { name: key ?? 'without', folders: [], blind: false } };
  const start = () =>
    key === undefined ? ask(startCount, input, admin.fetch) : send(startCount, input, admin.fetch, key);
  const answers = await Promise.all(Array.from({ length: 10 }, start));
  return new Set(answers.map(({ count_id }) => count_id)).size;
};

test('a call sent to both nodes at once under one key is executed once, without a key each time', async () => {
  expect(await startUnder('a-key-at-two-nodes')).toBe(1);
  const counts = () => nodes.database.db.$count(stockCounts, eq(stockCounts.name, 'a-key-at-two-nodes'));
  expect(await counts()).toBe(1);
  await startUnder();
  expect(await nodes.database.db.$count(stockCounts, eq(stockCounts.name, 'without'))).toBe(10);
});
