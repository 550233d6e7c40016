import { browserPath } from '@/lib/contract/endpoint';
import { NO_PERMISSION } from '@/lib/rights/permissions';
import { posting } from '../support/browser';
import { SHELF } from '../support/command-stack';
import { browserOf } from '../support/stack';
import { fillStock } from '../support/stock';
import { BAR, DAIQUIRI, openTill, SONG, tillStack } from '../support/till';

const stack = tillStack();
const admin = browserOf();

beforeAll(async () => {
  await fillStock(stack.database, SHELF);
  const till = openTill();
  const sell = async (table: string, menu_id: number, more: object = {}) => {
    await till.ask('add', { place_id: BAR, table, menu_id, count: 2 });
    await till.ask('pay', { place_id: BAR, table, cashier_id: stack.cashier, paid_type: 'cash', ...more });
  };
  await sell('5', DAIQUIRI);
  await sell('9', SONG, { discount_card: '7000000100' });
});

const a = {
  number: expect.any(Number) as unknown,
  text: expect.any(String) as unknown,
  list: expect.any(Array) as unknown,
  flags: expect.stringMatching(/^[01]{32}$/) as unknown,
};
const some = (row: object): unknown => expect.arrayContaining([expect.objectContaining(row)]);
const has = (row: object) => ({ items: some(row) });
const items = { items: a.list };
const rows = { items: a.list, totals: expect.any(Object) as unknown };

type Body = object | (() => object);
type Written = readonly [method: 'GET' | 'POST', path: string, body: Body | null, reply: unknown];
const get = (path: string, reply: unknown): Written => ['GET', path, null, reply];
const post = (path: string, body: Body, reply: unknown = {}): Written => ['POST', path, body, reply];

const GOODS: readonly Written[] = [
  get('/menu/ingredients/', has({ item_id: 201, name: 'Джин' })),
  get(`/menu/ingredients/${DAIQUIRI}/`, has({ item_id: 1, item_quantity: 0.06 })),
  post('/menu/aggregated_ingredients/', { items: [DAIQUIRI] }, [
    { menu_id: DAIQUIRI, ingredients: [{ item_id: 1, item_quantity: 0.06 }] },
  ]),
  post('/stock/barcodes/add', { item_id: 201, barcode: '4600001', menu_id: SONG }, { added: true }),
  post('/stock/save', {
    item_id: 201,
    new_category_id: 48,
    new_parent_id: 0,
    new_name: 'Джин лондонский',
    new_description: 'Сухой',
    new_stock_price: 400,
    new_quantity: 5,
    new_menu_item_id: null,
  }),
  post('/stock/save', { item_id: 202, new_measure_id: 1, recalculate_measure: false }),
];

const listed = { filters: {}, page: 1, count: 50, report_type: 2, category_id: 0, start_time: 0, end_time: 0 };
const MONEY: readonly Written[] = [
  post('/expenses/list', { ...listed, period_id: 0 }, { filtered_records: a.list, total_income: a.number }),
  post(
    '/orders/list',
    { page: 1, count: 50, period_id: 0, cashier_id: 0 },
    { orders: a.list, totals: expect.objectContaining({ total_records: 2, total_paidsum: 460 }) },
  ),
  post('/orders/shortlist', {}, { orders: some({ order_number: 1 }) }),
  post('/orders/alcohol', {}, items),
];

const PARTS = ['draft_beer', 'alcohol', 'products', 'dishes', 'discount_cards', 'revenue', 'orders_by_hours'];
const HIDDEN = ['dishes_by_hours', 'ingredients_lists', 'additions', 'karaoke', 'promo'];
const hourNow = (): number => (Number(new Date().toISOString().slice(11, 13)) + 7) % 24;
const STATISTICS: readonly Written[] = [
  ...[...PARTS, ...HIDDEN].flatMap((part) => [
    post(`/statistics/${part}`, {}, rows),
    post(`/statistics/${part}`, { part, page: 1, count: 50, chart_type: 0, period_id: 0 }, rows),
  ]),
  post('/statistics/expense_categories', {}, { groups: a.list, totals: expect.any(Object) }),
  post('/statistics/expense_categories/details', { category_id: 16 }, items),
  post(
    '/statistics/dishes_by_hours/details',
    () => ({ menu_ids: [DAIQUIRI], hour: hourNow() }),
    has({ menu_id: DAIQUIRI }),
  ),
  post('/statistics/dishes', { part: 'dishes', sort: { part: 'dishes', key: 'name', direction: 'desc' } }, rows),
  post('/statistics/product_sales', { part: 'product_sales', item_id: 301 }, { tableData: a.list, pending: a.list }),
  post('/statistics/product_sales', { part: 'product_sales' }, { historyData: a.list }),
];

const account = { password: 'secret7', active: 1, permissions: NO_PERMISSION, category_id: 4, discount: 5 };
const USERS: readonly Written[] = [
  post(
    '/users/create',
    { ...account, login: 'nina78', card_number: '771', reassign_card: true },
    { user_id: a.number },
  ),
  post('/users/list', {}, has({ login: 'nina78', card_number: '771', permissions: a.flags })),
  post('/users/cards/create_qr', { owner_id: 1, discount: 10 }, { card_id: a.number }),
  post('/users/cards', {}, has({ card_type: 1, permissions: a.flags, owner_name: 'admin' })),
];

const hours = (start_hour: number, end_hour: number) => ({ start_hour, end_hour });
const lunch = { category_id: 2350, id: 2350, api: 'dishes_by_hours', ...hours(12, 17) };
const labels = { current_label: a.text, last_label: a.text, before_last_label: a.text };
const THREE = ['princess_promo_dishes', 'dishes_lanch', 'dishes_karaoke'];
const REST = ['cash2safe', 'buisness_lanch_by_days', 'orders_by_custom_hours', 'writeoff'];
const SESSIONS = ['princess_promo_sessions', 'princess_promo_sessions_by_hours'];
const ANALYTICS: readonly Written[] = [
  ...['discount100', ...THREE, ...REST, ...SESSIONS].flatMap((part) => [
    post(`/analytics/${part}`, {}, rows),
    post(`/analytics/${part}`, { part, page: 1, count: 50, chart_type: 0, period_id: 0, ...hours(9, 4), id: 0 }, rows),
    post(`/analytics/${part}`, { part, chart_type: 1, period_id: 4 }, rows),
  ]),
  post('/analytics/discount100/details', { card_number: '7000000100' }, has({ order_price: 100, cashier: 'kassa1' })),
  ...THREE.map((part) => post(`/analytics/${part}`, { part }, { totals: expect.objectContaining(labels) })),
  ...[0, 1, 2].map((chart_type) => post('/statistics/dishes_by_hours', { ...lunch, chart_type }, rows)),
  post('/statistics/dishes_by_hours/details', () => ({ part: 'dishes_by_hours', hour: hourNow() }), items),
];

// `backend/http/every-command.test.ts` sends every command in its wire format. This table has the odd cases: unused fields,
// missing fields, and zeros that mean nothing.
test.each(
  [...GOODS, ...MONEY, ...STATISTICS, ...USERS, ...ANALYTICS].map((call, at) => [at + 1, call[1], call] as const),
)('%i. %s takes what clients of the wire send, and answers as written', async (_at, _path, call) => {
  const [method, path, body, reply] = call;
  const content: unknown = typeof body === 'function' ? (body as () => object)() : body;
  const init = content === null ? { method } : posting(content as object);
  for (const address of path.endsWith('/') ? [path, browserPath(path)] : [path]) {
    const answer = await admin.fetch(`/api${address}`, init);
    const json: unknown = await answer.json();
    expect([answer.status, json]).toEqual([
      200,
      Array.isArray(reply) ? reply : expect.objectContaining(reply as object),
    ]);
  }
});
