import { eq } from 'drizzle-orm';
import { menuItems, stockCounts, stockStory, users } from '@/backend/src/db/schema';
import { browserPath } from '@/lib/contract/endpoint';
import { approveCount, startCount } from '@/lib/sections/stocktake/contract';
import { permissionsOf } from '@/lib/rights/permissions';
import { hire, type StockPerson } from '../stocktake/stocktake';
import { A, B, startNodes } from '../../support/nodes';
import { formOf, painting } from '../../support/pictures';
import { fillStock } from '../../support/stock';
import { codeOf } from '../../support/ask';

const AT_ONCE = 20;
const ITEMS = [11, 12, 13];

describe('two nodes on one database', () => {
  const nodes = startNodes();
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

  const startUnder = async (key?: string): Promise<unknown> => {
    const browser = nodes.browser();
    await browser.signIn('admin');
    const start = () =>
      browser
        .fetch(browserPath(startCount.path), {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
          body: JSON.stringify({ name: key ?? 'without', folders: [], blind: false }),
        })
        .then((response) => response.json() as Promise<{ count_id: number }>);
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

  test('a photo written at one node is read at the other', async () => {
    await nodes.database.db.insert(menuItems).values({ item_id: 77, name: 'Салат', is_file: true });
    const browser = nodes.browser();
    await browser.signIn('admin');
    await nodes.use(A);
    const form = formOf(77, await painting(600, 400).jpeg().toBuffer());
    const sent = await browser.fetch('/api/menu/picture/upload', { method: 'POST', body: form });
    const { timestamp } = (await sent.json()) as { timestamp: number };
    const read = async () => {
      const response = await browser.fetch(`/api/menu/picture/77?timestamp=${timestamp}`);
      return [response.status, Buffer.from(await response.arrayBuffer()).toString('base64')];
    };
    const atFirst = await read();
    await nodes.use(B);
    expect(atFirst[0]).toBe(200);
    expect(await read()).toEqual(atFirst);
  });

  test('a session and its rights are the same at both nodes', async () => {
    await nodes.use(A);
    const browser = await nodes.enter('walker', 'StockView', 'StockAdd');
    const list = async () => (await browser.fetch('/api/stock/counts?limit=1')).status;
    const before = await list();
    await nodes.use(B);
    expect([before, await list()]).toEqual([200, 200]);
    const permissions = permissionsOf(['ProgramLogin']);
    await nodes.database.db.update(users).set({ permissions }).where(eq(users.login, 'walker'));
    expect(await list()).toBe(403);
  });
});
