import { eq } from 'drizzle-orm';
import { idempotencyKeys, menuItems } from '@/backend/src/db/schema';
import { once } from '@/backend/src/http/command';
import { send as call, type ApiError } from '@/lib/api/call';
import { deleteItems, restoreItems, setPriority } from '@/lib/contract/menu-edit';
import { unkeyed } from '../../support/command-call';
import { startStack, type Browser, type Stack } from '../../support/stack';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  stack = await startStack();
  await stack.database.db.insert(menuItems).values([
    { item_id: 1, name: 'Борщ', is_file: true },
    { item_id: 2, name: 'Пельмени', is_file: true },
  ]);
  browser = stack.browser();
  await browser.signIn('admin');
});
afterAll(() => stack.close());

const set = (priority: 0 | 1 | 2, items: number[], key?: string) =>
  call(setPriority, { body: { priority, items } }, browser.fetch, key).then(
    () => 'done',
    (error: unknown) => (error as ApiError).problem.code,
  );
const priorities = async () =>
  (await stack.database.db.select().from(menuItems).orderBy(menuItems.item_id)).map(({ priority }) => priority);

test('one call changes many rows', async () => {
  expect(await set(2, [1, 2])).toBe('done');
  expect(await priorities()).toEqual([2, 2]);
});

test('all or nothing: an unknown id changes none', async () => {
  expect(await set(1, [1, 99])).toBe(2);
  expect(await priorities()).toEqual([2, 2]);
});

test('the same key again changes nothing and answers the same; for another call it is refused', async () => {
  expect(await set(0, [1], 'key-number-one')).toBe('done');
  await stack.database.db.update(menuItems).set({ priority: 1 }).where(eq(menuItems.item_id, 1));
  expect(await set(0, [1], 'key-number-one')).toBe('done');
  expect(await priorities()).toEqual([1, 2]);
  expect(await set(0, [2], 'key-number-one')).toBe(5);
});

test('a refused command keeps no key: it may be retried', async () => {
  expect(await set(0, [77], 'key-number-two')).toBe(2);
  await stack.database.db.insert(menuItems).values({ item_id: 77, name: 'Квас', is_file: true, priority: 2 });
  expect(await set(0, [77], 'key-number-two')).toBe('done');
});

test('a key belongs to one endpoint: the same body at another one is refused', async () => {
  const input = { body: { items: [1] } };
  await call(deleteItems, input, browser.fetch, 'key-number-four');
  const elsewhere = call(restoreItems, input, browser.fetch, 'key-number-four');
  await expect(elsewhere).rejects.toMatchObject({ problem: { code: 5 } });
});

test('twenty concurrent calls with one key run once', async () => {
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => set(1, [2], 'key-number-three')));
  expect(new Set(outcomes)).toEqual(new Set(['done']));
  const kept = await stack.database.db
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, 'key-number-three'));
  expect(kept).toHaveLength(1);
});

test.each(['40001', '40P01', '23505'])(
  'a transaction that failed with %s runs again, and any other only once',
  async (code) => {
    let runs = 0;
    const work = (failure: string) =>
      once(stack.database.db, setPriority, unkeyed, {}, () => {
        runs += 1;
        if (runs === 1) throw Object.assign(new Error('refused'), { code: failure });
        return Promise.resolve(runs);
      });
    expect(await work(code)).toBe(2);
    runs = 0;
    await expect(work('23514')).rejects.toThrow('refused');
    expect(runs).toBe(1);
  },
);
