import nock from 'nock';
import { call, send } from '@/lib/api/call';
import { cardPage } from '@/lib/sections/cards/contract';
import { listCategories } from '@/lib/sections/categories/contract/categories';
import { addCraft, listCrafts } from '@/lib/sections/craft/contract/craft';
import { listExpenses } from '@/lib/sections/expenses/contract';
import { stockPending } from '@/lib/sections/stock/contract/stock';
import { boundsOf } from '@/lib/domain/venue-time';
import { beerCraftsList, craftsList } from '@/lib/sections/craft/lists/crafts';
import { valueOf, type Words } from '@/lib/lists/list';
import { answers, bodiesAt, gives, LEGACY, legacyBrowser } from '../support/legacy';
import { wireCraft } from '../support/wire-craft';
import { LEGACY_SERVICE, TOTALS } from '../components/expenses/rows';

const API = '/api/v1/admin';
const browserOf = legacyBrowser();

const csv = async (address: string): Promise<string[][]> => {
  const response = await browserOf().fetch(`/api/export/${address}&format=csv`);
  expect([address, response.status]).toEqual([address, 200]);
  const lines = (await response.text()).replaceAll('\u00a0', ' ').trimEnd().split('\r\n').slice(1);
  return lines.map((line) => line.split(';'));
};

const NOKS = { permissions: '0'.repeat(32), discount: 10, owner_id: 1, owner_name: 'nok' };
const card = (card_id: number, more: object = {}) => {
  return { card_id, card_number: `80${card_id}`, card_type: 0, ...NOKS, validtime: null, ...more };
};
const CARDS = [
  card(9, { card_type: 2, validtime: 0 }),
  card(3, { card_type: 1, owner_id: 7, owner_name: 'may', validtime: 1_700_000_000 }),
  card(5, { card_type: 1, permissions: null, owner_id: null, owner_name: null, validtime: 4_000_000_000 }),
];

it('cards that a server sends as a whole are narrowed, sorted and counted, and it is seen which have expired', async () => {
  nock(LEGACY).post(`${API}/users/cards`).reply(200, { items: CARDS }).persist();
  const page = (body: object) => call(cardPage, { body }, browserOf().fetch);
  const found = async (body: object) => {
    const { items, total_records } = await page(body);
    return [total_records, ...items.map(({ card_id, state }) => `${card_id} ${state}`)];
  };
  expect(await found({})).toEqual([3, '3 expired', '5 valid', '9 valid']);
  expect(await found({ page: 2, count: 2 })).toEqual([3, '9 valid']);
  expect(await found({ search: '03', owner_id: 7, type: 'qr' })).toEqual([1, '3 expired']);
  expect(await found({ state: 'valid', sort: { key: 'validtime', direction: 'desc' } })).toEqual([
    2,
    '9 valid',
    '5 valid',
  ]);
  const { items } = await page({ card_ids: [5] });
  expect(items).toEqual([{ ...CARDS[2], state: 'valid' }]);
});

test('categories are those of the call that a server knows, with id and name alone, in the file too', async () => {
  const items = [{ category_id: 16, name: 'Услуги' }];
  nock(LEGACY).get(`${API}/expenses/categories`).times(2).reply(200, { items });
  expect(await call(listCategories, { query: { hidden: '1' } }, browserOf().fetch)).toEqual({ items });
  expect((await csv('expense-categories?'))[0]?.slice(0, 2)).toEqual(['16', 'Услуги']);
});

test('what open tables take is that of the business day: a server may keep operations of tables that paid', async () => {
  const noon = boundsOf({ period_id: 0 }, Math.floor(Date.now() / 1000), 'Asia/Bangkok').start ?? 0;
  const add = (time: number, count: number) => ({ time, productid: 7, count, operation: 'add' });
  const items = [{ table: '4', operations: [add(noon - 60, 5), add(noon, 2)] }];
  nock(LEGACY).get(`${API}/statistics/pending_orders`).reply(200, { items });
  const recipe = { menu_id: 7, ingredients: [{ item_id: 9, item_quantity: 0.5 }] };
  answers(`${API}/menu/aggregated_ingredients/`, [recipe], { items: [7] });
  expect(await call(stockPending, {}, browserOf().fetch)).toEqual({ items: [{ item_id: 9, pending: 1 }] });
});

const body = { period_id: 0, report_type: 2 as const, page: 1, count: 50 };

it('a list of expenses is read without kind, flow, bank, removal and papers', async () => {
  answers(`${API}/expenses/list`, { filtered_records: [LEGACY_SERVICE], ...TOTALS }, body);
  const reply = await call(listExpenses, { body }, browserOf().fetch);
  expect(reply).toEqual({ filtered_records: [LEGACY_SERVICE], ...TOTALS });
});

describe('crafts', () => {
  const SYRUP = wireCraft(1, 101);
  const ALE = wireCraft(4, 104, { measure: 'litre', stock_parent_id: 3594, employee_name: 'brewer' });

  it('lists crafts of the wire on the screen of each, and nothing in the columns that it does not know', async () => {
    answers(`${API}/craft/list`, { items: [SYRUP, ALE] }, {});
    const reply = await call(listCrafts, { body: {} }, browserOf().fetch);
    expect([craftsList, beerCraftsList].map((table) => table.rows(reply))).toEqual([[SYRUP], [ALE]]);
    expect(craftsList.total(reply)).toBe(1);
    const words = ((key: string) => key) as unknown as Words;
    const cells = craftsList.columns.map((column) => [column.key, valueOf(column, SYRUP, words)]);
    expect(Object.fromEntries(cells)).toEqual({
      craft_id: 1,
      name: 'Рецепт 1',
      stock_id: 101,
      stock_name: 'Товар 101',
      stock_quantity: 1.5,
      prime_cost: 80,
      output_quantity: 2,
      status: 'exports.crafts.inUse',
      measure: 'measures.kg',
    });
  });

  it('tries a batch, tells what it lacks, and makes it anyway', async () => {
    const lack = { item_id: 31, name: 'Сахар', required_quantity: 1.5, available_quantity: -0.25 };
    const body = { craft_id: 1, quantity: 3 };
    answers(`${API}/craft/add`, { items: [lack] }, { ...body, forced: false });
    answers(`${API}/craft/add`, {}, { ...body, forced: true });
    const { fetch } = browserOf();
    const attempt = (forced: boolean) => send(addCraft, { body: { ...body, forced } }, fetch, `key-${forced}`);
    expect(await attempt(false)).toEqual({ items: [lack] });
    expect(await attempt(true)).toEqual({});
  });
});

test('a legacy server’s nested stock is a list with levels', async () => {
  const node = { category_id: null, category: '', description: '', last_update: 1_772_000_000, status: 0 };
  const item = { ...node, item_id: 51, parent_id: 50, is_file: true, name: 'Джин', quantity: 1.5, stock_price: 900 };
  const folder = { ...node, item_id: 50, parent_id: 0, is_file: false, name: 'Крепкое' };
  const children = [{ ...item, measure_id: 3, measure_name: 'litre' }];
  gives(`${API}/stock/list`, { items: [{ ...folder, children }] });
  expect((await csv('stock?sort=name')).map((cells) => [cells[1], cells[3], cells[10], cells[11]])).toEqual([
    ['Крепкое', '', '', '0'],
    ['Джин', '1,5', 'Крепкое', '1'],
  ]);
});

test('a legacy server’s history has no pages, kinds or notes', async () => {
  const moved = { quantity: -0.5, quantity_after: 1.5, price: 450, unit_price: 900, currency: 'THB', measure: 'litre' };
  const of = { description: '', user_name: 'nok', order_number: 7, write_off_or_recharge: null };
  const row = { ...moved, ...of, stock_story_id: 9, stock_story_time: 1_772_000_000 };
  const bodies = bodiesAt(`${API}/stock/story`, { items: [row] });
  expect((await csv('stock-story?item=51&period_id=4')).map((cells) => [cells[1], cells[2], cells[6]])).toEqual([
    ['1,5', '-0,5', 'Заказ № 7'],
  ]);
  expect(bodies).toMatchObject([{ item_id: 51, filters: [1, 2, 3] }]);
});
