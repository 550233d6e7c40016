import { browserPath, wirePath, type Endpoint } from '@/lib/contract/endpoint';
import { mayAccess, permissionsOf } from '@/lib/domain/permissions';
import { FLAGS } from '@/lib/contract/permission';
import { adminEndpoints, bffEndpoints } from '@/lib/endpoints';
import { readSettings, standingOf } from '@/lib/env';
import { tablesOf } from '@/lib/reports/sections';
import { PASSWORD, startStack, type Browser, type Stack } from '../support/stack';

const ALL = permissionsOf(FLAGS.filter((flag) => flag !== 'BeerCraft'));

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  stack = await startStack();
  await stack.addUser('localhost', ALL);
  browser = stack.browser();
  await browser.signIn('localhost');
});
afterAll(() => stack.close());

const ask = (path: string, body?: object) =>
  browser.fetch(
    path,
    body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );

const PRIVATE = ['revenue', 'delivery', 'expense_categories', 'product_sales'];

test.each([...PRIVATE, ...tablesOf('analytics').map(({ id }) => id)])(
  'the report %s is refused by the BFF',
  async (part) => {
    const reply = await ask(`/api/reports/${part}`, { period_id: 1, item_id: 1 });
    expect([reply.status, ((await reply.json()) as { code: number }).code]).toEqual([403, 3]);
  },
);

test.each([...PRIVATE, 'expense_categories/details'])('the report %s is refused by the backend', async (part) => {
  const payload = { login: 'localhost', password: PASSWORD, time: 0 };
  const entered = await stack.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
  const reply = await stack.app.inject({
    method: 'POST',
    url: `/api/v1/admin/statistics/${part}`,
    headers: { cookie: String(entered.headers['set-cookie']).split(';')[0] ?? '' },
    payload: { period_id: 1 },
  });
  expect([reply.statusCode, reply.json<{ code: number }>().code]).toEqual([403, 3]);
});

const given = { params: { id: 1, guid: 1, target: 'menu' } };
const standing = standingOf(readSettings({}));
const person = { login: 'localhost', permissions: ALL };
const passesTheDoor = ({ id, access }: Endpoint): boolean =>
  access !== 'public' && id !== 'auth.logout' && !id.startsWith('auth.');

test('every private call is refused at the door, before its body is read', async () => {
  const closed = [...adminEndpoints, ...bffEndpoints].filter(
    (endpoint) => passesTheDoor(endpoint) && !mayAccess(person, endpoint.access, standing),
  );
  expect(closed.length).toBeGreaterThan(50);
  for (const endpoint of closed) {
    const path = browserPath(wirePath(endpoint, given));
    const { status } = await browser.fetch(path, { method: endpoint.method });
    expect([endpoint.id, status]).toEqual([endpoint.id, 403]);
  }
});

const SCREENS: readonly (readonly [string, string, object?])[] = [
  ['menu', '/api/menu/rows'],
  ['menu', '/api/menu/folder?folder=0'],
  ['menu', '/api/menu/list'],
  ['menu', '/api/menu/ingredients'],
  ['stock', '/api/stock/rows'],
  ['stock', '/api/stock/folder?folder=0'],
  ['stock', '/api/stock/categories'],
  ['stock', '/api/stock/pending'],
  ['stock', '/api/statistics/pending_orders'],
  ['stock', '/api/stock/story', { item_id: 1, period_id: 4, filters: [1, 2] }],
  ['stock', '/api/stock/purchase/1'],
  ['orders', '/api/orders/list', { period_id: 4, page: 1, count: 50 }],
  ['orders', '/api/orders/1'],
  ['orders', '/api/users/cashiers'],
  ['orders', '/api/orders/receipts/choose', { period_id: 4 }],
  ['orders', '/api/orders/receipts/runs'],
  ['orders', '/api/orders/alcohol', { period_id: 4 }],
];

test('the calls of menu, stock and orders are allowed', async () => {
  for (const [screen, path, body] of SCREENS) {
    const { status } = await ask(path, body);
    // There is no such item, purchase or order yet.
    const isOne = /\/1$|story/.test(path);
    expect([screen, path, isOne && status === 404 ? 200 : status]).toEqual([screen, path, 200]);
  }
});
