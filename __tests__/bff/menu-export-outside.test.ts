import nock from 'nock';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { menuItems } from '@/backend/src/db/schema';
import { catalogueExports } from '@/backend/src/db/schema';
import { send as call, type ApiError } from '@/lib/api/call';
import { exportCategories, exportItems } from '@/lib/contract/menu-export';
import { startStack, type Browser, type Stack } from '../support/stack';

const OUTSIDE = 'http://weed.test';
const TOKEN = 'secret-of-the-shop';
const params = { target: 'cannabis' } as const;
const CATEGORIES = 'Unable to load categories list';
const ITEMS = 'Unable to export items';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  stack = await startStack({ EXPORT_CANNABIS_URL: `${OUTSIDE}/api/menu/`, EXPORT_CANNABIS_TOKEN: TOKEN });
  await stack.database.db.insert(menuItems).values([
    { item_id: 10, name: 'Кухня', is_file: false },
    { item_id: 11, name: 'Борщ', is_file: true, parent_id: 10 },
    { item_id: 12, name: 'Чай', is_file: true },
    { item_id: 13, name: 'Убрано', is_file: true, removed_at: new Date() },
  ]);
  browser = stack.browser();
  await browser.signIn('admin');
  nock.disableNetConnect();
  nock.enableNetConnect('127.0.0.1');
});
afterAll(async () => {
  nock.enableNetConnect();
  await stack.close();
});
afterEach(() => nock.cleanAll());

const get = () => nock(OUTSIDE).get('/api/menu/export/categories').query({ tokenId: TOKEN });
const post = () => nock(OUTSIDE).post('/api/menu/export').query({ tokenId: TOKEN });
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (cause: unknown) => {
      const { status, problem } = cause as ApiError;
      expect(JSON.stringify(problem)).not.toContain(TOKEN);
      return [status, problem.code, problem.message];
    },
  );
const categories = () => call(exportCategories, { params }, browser.fetch);
const send = (items = [11, 12], category: string | number = 7) =>
  call(exportItems, { params, body: { category, items } }, browser.fetch);

test('a category’s id may have three names, be a number or a text, in a list or in an object', async () => {
  const list = [
    { id: 7, name: 'Flowers' },
    { category_id: 'pre', name: ' Pre-rolls ' },
    { item_id: 9, name: 'Edibles', extra: { a: 1 } },
    { id: null, category_id: '', item_id: 10, name: 'Drinks' },
    { id: 7, name: 'Flowers again' },
    { name: 'No id' },
    { id: 11 },
    'nonsense',
  ];
  const expected = {
    categories: [
      { category_id: 7, name: 'Flowers' },
      { category_id: 'pre', name: 'Pre-rolls' },
      { category_id: 9, name: 'Edibles' },
      { category_id: 10, name: 'Drinks' },
    ],
  };
  for (const reply of [list, { items: list }, { categories: list }, { status: 'ok', categories: list }]) {
    get().reply(200, JSON.stringify(reply));
    expect(await categories()).toEqual(expected);
  }
  get().reply(200, []);
  expect(await categories()).toEqual({ categories: [] });
});

test('dishes are sent by the protocol: token in address and body, category unchanged, each id once, no user name', async () => {
  const seen: { headers: Record<string, unknown>; body: unknown }[] = [];
  post()
    .times(2)
    .reply(function (_uri, body) {
      seen.push({ headers: this.req.headers, body });
      return [200, { status: 'ok', exported: 2 }];
    });
  expect(await send([11, 12, 11])).toEqual({});
  expect(await send([12], 'pre')).toEqual({});
  expect(seen.map(({ body }) => body)).toEqual([
    { token: TOKEN, category: 7, items: [11, 12] },
    { token: TOKEN, category: 'pre', items: [12] },
  ]);
  const { headers } = seen[0]!;
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('x-sent-by');
  expect(String(headers['idempotency-key'])).toMatch(/^[\w-]{21}$/);
  expect(await stack.database.db.$count(catalogueExports)).toBe(0);
});

const ODD: readonly [string, (reply: nock.Interceptor) => nock.Scope, number, number][] = [
  ['HTML', (reply) => reply.reply(200, '<html>Login</html>'), 502, 1000],
  ['half a body', (reply) => reply.reply(200, '{"status":"o'), 502, 1000],
  ['nothing', (reply) => reply.reply(200, ''), 502, 1000],
  ['status 500', (reply) => reply.reply(500, { status: 'ok', categories: [] }), 502, 1008],
  ['status 401', (reply) => reply.reply(401, { error: TOKEN }), 502, 1008],
  ['a word to the contrary', (reply) => reply.reply(200, { status: 'error', error: TOKEN }), 502, 1008],
  ['silence', (reply) => reply.replyWithError(Object.assign(new Error(TOKEN), { code: 'ECONNREFUSED' })), 503, 1002],
  ['more than a megabyte', (reply) => reply.reply(200, `"${'x'.repeat(1024 * 1024)}"`), 502, 1004],
];
test.each(ODD)('%s is a problem with a fixed text', async (_name, reply, status, code) => {
  const { log } = await import('@/lib/bff/log');
  const lines: unknown[] = [];
  jest.spyOn(log, 'warn').mockImplementation((...line: unknown[]) => void lines.push(line));
  reply(get());
  expect(await refusal(categories())).toEqual([status, code, CATEGORIES]);
  reply(post());
  expect(await refusal(send())).toEqual([status, code, ITEMS]);
  expect(JSON.stringify(lines)).not.toContain(TOKEN);
});

test('a redirect is never followed: it would carry the token along', async () => {
  const trap = nock('http://elsewhere.test').get(/./).reply(200, []).post(/./).reply(200, { status: 'ok' });
  const away = { location: 'http://elsewhere.test/auth/login' };
  for (const status of [301, 302, 307, 308]) {
    get().reply(status, '', away);
    expect(await refusal(categories())).toEqual([502, 1000, CATEGORIES]);
    post().reply(status, '', away);
    expect(await refusal(send())).toEqual([502, 1000, ITEMS]);
  }
  expect(trap.pendingMocks()).toHaveLength(2);
});

test.each([[{ items: 'none' }], [{}], [null], [5], [[{ name: 'no id' }, { id: 1 }]]])(
  'anything but a list of categories is drift: %j',
  async (reply) => {
    get().reply(200, JSON.stringify(reply));
    expect(await refusal(categories())).toEqual([502, 1004, CATEGORIES]);
  },
);

test.each([[{}], [{ status: 'OK?' }], [{ status: 200 }], [{ code: 3 }], [[]], [null]])(
  'an export without status ok has failed: %j',
  async (reply) => {
    post().reply(200, JSON.stringify(reply));
    expect(await refusal(send())).toEqual([502, 1008, ITEMS]);
  },
);

describe('a catalogue that hangs or breaks off', () => {
  let server: Server;
  let url: string;
  let hangs = true;
  beforeAll(async () => {
    server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"status":"ok"', () => hangs || response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const context = (ms: number) => ({
    server: { id: 'venue', name: '', url: '', hidden: false, readonly: false },
    cookie: '',
    location: '/',
    requestId: 'request-1',
    deadline: performance.now() + ms,
  });
  const catalogue = () => ({ ...params, url, token: TOKEN, own: false });
  const client = () => import('@/lib/bff/catalogue-client');

  test('times out, also in the middle of its reply', async () => {
    const { fetchCategories, sendItems } = await client();
    await expect(fetchCategories(catalogue(), context(200))).rejects.toMatchObject({ code: 1003, message: CATEGORIES });
    const shipment = { category: 1, items: [1], login: 'admin' };
    await expect(sendItems(catalogue(), shipment, context(200))).rejects.toMatchObject({ code: 1003, message: ITEMS });
  });

  test('a broken connection is no answer', async () => {
    const { fetchCategories } = await client();
    hangs = false;
    await expect(fetchCategories(catalogue(), context(60_000))).rejects.toMatchObject({
      code: 1002,
      message: CATEGORIES,
    });
  });
});

test.each([[[10]], [[11, 13]], [[11, 999]]])('anything but a dish of the menu is not sent: %j', async (items) => {
  const outside = post().reply(200, { status: 'ok' });
  expect(await refusal(send(items))).toEqual([404, 2, 'No such dish']);
  expect(outside.isDone()).toBe(false);
});
