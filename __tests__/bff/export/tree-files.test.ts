import { stockItems } from '@/backend/src/db/schema';
import { book } from '@/backend/src/ledger/stock/ledger';
import { viewOf } from '@/lib/lists/view';
import { permissionsOf } from '@/lib/rights/permissions';
import { stockList } from '@/lib/sections/stock/lists/list';
import type { List } from '@/lib/lists/list';
import { browserOf, startStack } from '../../support/stack';

const stack = startStack();
const keeper = browserOf('keeper');
beforeAll(async () => {
  await stack.addUser('keeper', permissionsOf(['ProgramLogin', 'StockView']));
  const { db } = stack.database;
  await db.insert(stockItems).values([
    { item_id: 50, is_file: false, name: 'Крепкое' },
    { item_id: 51, parent_id: 50, is_file: true, name: 'Джин', measure_id: 3 },
  ]);
  const note = { kind: 'openedByFile', args: { file: 'a.csv' } } as const;
  await db.transaction((tx) =>
    book(tx, [
      { item_id: 51, kind: 'opening', quantity: 2, amount: 180_000, note },
      { item_id: 51, kind: 'write_off', quantity: -0.5, description: 'бой' },
    ]),
  );
});

/** Some cells of each row of a file. */
async function csv(address: string, ...cells: number[]): Promise<string[][]> {
  const response = await keeper.fetch(`/api/export/${address}format=csv`);
  expect([address, response.status]).toEqual([address, 200]);
  const lines = (await response.text()).replaceAll('\u00a0', ' ').trimEnd().split('\r\n').slice(1);
  return lines.map((line) => line.split(';').filter((_, at) => cells.includes(at)));
}

test('the stock, an item’s history and what uses it', async () => {
  expect(await csv('stock?', 1, 3, 4, 7)).toEqual([
    ['Крепкое', '', '', '1350,00'],
    ['Джин', '1,5', 'л', '1350,00'],
  ]);
  expect(await csv('stock-story?item=51&period_id=4&', 1, 2, 6)).toEqual([
    ['1,5', '-0,5', 'Списание · бой'],
    ['2', '2', 'Начальный остаток · Начальный остаток из файла a.csv'],
  ]);
  expect(await csv('stock-story?item=51&period_id=4&filters=1&')).toHaveLength(1);
  expect(await csv('stock-story?item=51&period_id=4&filters=&')).toHaveLength(0);
  expect(await csv('stock-dependencies?item=51&')).toEqual([]);
});

test('a paper without room for all rows has the value of all rows', async () => {
  const [{ listPaper }, { servers }] = await Promise.all([
    import('@/lib/bff/export/list-paper'),
    import('@/lib/bff/servers'),
  ]);
  const { db } = stack.database;
  await db.insert(stockItems).values({ item_id: 52, is_file: true, name: 'Ром', measure_id: 3 });
  const note = { kind: 'openedByFile', args: { file: 'a.csv' } } as const;
  await db.transaction((tx) => book(tx, [{ item_id: 52, kind: 'opening', quantity: 1, amount: 50_000, note }]));
  const person = { login: 'keeper', permissions: permissionsOf(['ProgramLogin', 'StockView']) };
  const cookie = await stack.cookieOf(person.login);
  const context = { server: servers()[0]!, cookie, person, location: '/', requestId: 'paper' };
  const table = stockList as unknown as List;
  const view = viewOf(table, new URLSearchParams('show=all'));
  const paper = await listPaper({ table, view, context, locale: 'en', most: 1 });
  expect(paper.rows).toHaveLength(1);
  expect(paper.totals?.lines[0]?.cells).toContain('1\u202f850.00');
});

test.each(['item=0', 'item=51&filters=4'])('an impossible history is refused: %s', async (of) => {
  expect((await keeper.fetch(`/api/export/stock-story?format=csv&${of}`)).status).toBe(400);
});
