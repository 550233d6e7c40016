import nock from 'nock';
import { LEGACY, legacyBrowser } from '../../support/legacy';

const browser = legacyBrowser();

const csv = async (address: string): Promise<string[][]> => {
  const response = await browser().fetch(`/api/export/${address}&format=csv`);
  expect([address, response.status]).toEqual([address, 200]);
  return (await response.text())
    .replaceAll('\u00a0', ' ')
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(';'));
};

test('a legacy server’s nested stock is a list with levels', async () => {
  const node = { category_id: null, category: '', description: '', last_update: 1_772_000_000, status: 0 };
  const item = {
    ...node,
    item_id: 51,
    parent_id: 50,
    is_file: true,
    name: 'Джин',
    measure_id: 3,
    measure_name: 'litre',
  };
  const folder = { ...node, item_id: 50, parent_id: 0, is_file: false, name: 'Крепкое' };
  nock(LEGACY)
    .get('/api/v1/admin/stock/list')
    .reply(200, { items: [{ ...folder, children: [{ ...item, quantity: 1.5, stock_price: 900 }] }] });
  expect((await csv('stock?sort=name')).map((cells) => [cells[1], cells[3], cells[10], cells[11]])).toEqual([
    ['Крепкое', '', '', '0'],
    ['Джин', '1,5', 'Крепкое', '1'],
  ]);
});

test('a legacy server’s history has no pages, kinds or notes', async () => {
  const row = {
    ...{ stock_story_id: 9, quantity: -0.5, quantity_after: 1.5, price: 450, unit_price: 900, currency: 'THB' },
    ...{ measure: 'litre', stock_story_time: 1_772_000_000, description: '', user_name: 'nok', order_number: 7 },
    write_off_or_recharge: null,
  };
  let body: unknown;
  nock(LEGACY)
    .post('/api/v1/admin/stock/story', (sent: unknown) => ((body = sent), true))
    .reply(200, { items: [row] });
  expect((await csv('stock-story?item=51&period_id=4')).map((cells) => [cells[1], cells[2], cells[6]])).toEqual([
    ['1,5', '-0,5', 'Заказ № 7'],
  ]);
  expect(body).toMatchObject({ item_id: 51, filters: [1, 2, 3] });
});
