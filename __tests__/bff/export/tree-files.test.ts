import { eq } from 'drizzle-orm';
import { menuItems, stockItems } from '@/backend/src/db/schema';
import { book } from '@/backend/src/stock/ledger';
import { permissionsOf } from '@/lib/domain/permissions';
import { startStack, type Browser, type Stack } from '../../support/stack';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ VENUE_TIMEZONE: 'Asia/Bangkok' });
  const flags = ['ProgramLogin', 'MenuView'] as const;
  await stack.addUser('waiter', permissionsOf([...flags]));
  await stack.addUser('keeper', permissionsOf(['ProgramLogin', 'StockView']));
  const { db } = stack.database;
  await db.insert(menuItems).values([
    { item_id: 10, is_file: false, name: 'Напитки' },
    { item_id: 11, parent_id: 10, is_file: true, name: 'Чанг', retail_price: 12_000 },
    { item_id: 12, is_file: true, name: 'Рис', retail_price: 9_000 },
  ]);
  await db.insert(stockItems).values([
    { item_id: 50, is_file: false, name: 'Крепкое' },
    { item_id: 51, parent_id: 50, is_file: true, name: 'Джин', measure_id: 3 },
  ]);
  await db.transaction((tx) =>
    book(tx, [
      {
        item_id: 51,
        kind: 'opening',
        quantity: 2,
        amount: 180_000,
        note: { kind: 'openedByFile', args: { file: 'a.csv' } },
      },
      { item_id: 51, kind: 'write_off', quantity: -0.5, description: 'бой' },
    ]),
  );
});
afterAll(() => stack.close());

const as = async (login: string): Promise<Browser> => {
  const browser = stack.browser();
  await browser.signIn(login);
  return browser;
};
const csv = async (browser: Browser, address: string): Promise<string[]> => {
  const response = await browser.fetch(`/api/export/${address}${address.includes('?') ? '&' : '?'}format=csv`);
  expect([address, response.status]).toEqual([address, 200]);
  return (await response.text()).replaceAll('\u00a0', ' ').trimEnd().split('\r\n').slice(1);
};

test('the menu below the open folder, with levels', async () => {
  const browser = await as('waiter');
  expect((await csv(browser, 'menu')).map((line) => line.split(';').slice(0, 2))).toEqual([
    ['10', 'Напитки'],
    ['11', 'Чанг'],
    ['12', 'Рис'],
  ]);
  // Without StockView there are no columns of costs.
  const [only, ...others] = await csv(browser, 'menu?folder=10&separator=comma');
  expect([only, others]).toEqual([
    expect.stringMatching(/^11,Чанг,0,0\.00,Бар,120\.00,120\.00,0,[^,]*,,0,В продаже$/),
    [],
  ]);
});

test('the stock, an item’s history and what uses it', async () => {
  const browser = await as('keeper');
  expect(
    (await csv(browser, 'stock')).map((line) => line.split(';').filter((_, at) => [1, 3, 4, 7].includes(at))),
  ).toEqual([
    ['Крепкое', '', '', '1350,00'],
    ['Джин', '1,5', 'л', '1350,00'],
  ]);
  const story = await csv(browser, 'stock-story?item=51&period_id=4');
  expect(story.map((line) => line.split(';').filter((_, at) => [1, 2, 6].includes(at)))).toEqual([
    ['1,5', '-0,5', expect.stringMatching(/^Списание · бой$/)],
    ['2', '2', expect.stringMatching(/^Начальный остаток · Начальный остаток из файла a\.csv$/)],
  ]);
  expect(await csv(browser, 'stock-story?item=51&period_id=4&filters=1')).toHaveLength(1);
  expect(await csv(browser, 'stock-story?item=51&period_id=4&filters=')).toHaveLength(0);
  expect(await csv(browser, 'stock-dependencies?item=51')).toEqual([]);
});

test('without the right there is neither file nor paper; an impossible item is refused by name', async () => {
  const [waiter, keeper] = [await as('waiter'), await as('keeper')];
  const status = async (browser: Browser, address: string) => (await browser.fetch(address)).status;
  for (const list of ['stock', 'stock-story', 'stock-dependencies']) {
    expect([list, await status(waiter, `/api/export/${list}?format=csv&item=51`)]).toEqual([list, 403]);
    expect([list, await status(waiter, `/api/print/${list}?item=51`)]).toEqual([list, 403]);
  }
  expect(await status(keeper, '/api/export/menu?format=csv')).toBe(403);
  expect(await status(keeper, '/api/export/stock-story?format=csv&item=0')).toBe(400);
  expect(await status(keeper, '/api/export/stock-story?format=csv&item=51&filters=4')).toBe(400);
});

test('a removed dish is in no file', async () => {
  await stack.database.db.update(menuItems).set({ removed_at: new Date() }).where(eq(menuItems.item_id, 12));
  expect(await csv(await as('waiter'), 'menu')).toHaveLength(2);
});
