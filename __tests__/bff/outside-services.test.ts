import { createServer } from 'node:http';
import nock from 'nock';
import { eq } from 'drizzle-orm';
import { catalogueExports, menuItems, users } from '@/backend/src/db/schema';
import { send as call, type ApiError } from '@/lib/api/call';
import { exportCategories, exportItems } from '@/lib/sections/catalogue/contract';
import { FLAGS } from '@/lib/contract/access';
import { readSensor } from '@/lib/sections/stock/contract/sensors';
import { permissionsOf } from '@/lib/rights/permissions';
import { listen } from '../support/listen';
import { browserOf, signedInAs, startStack } from '../support/stack';

const OUTSIDE = 'http://outside.test';
const TOKEN = 'secret-of-the-shop';
const params = { target: 'cannabis' } as const;

const catalogue = { EXPORT_CANNABIS_URL: `${OUTSIDE}/menu/`, EXPORT_CANNABIS_TOKEN: TOKEN };
const stack = startStack({ SENSOR_URL: `${OUTSIDE}/meters/`, ...catalogue });
const browser = browserOf();
beforeAll(async () => {
  await stack.database.db.insert(menuItems).values([
    { item_id: 10, name: 'Кухня', is_file: false },
    { item_id: 11, name: 'Борщ', is_file: true, parent_id: 10 },
    { item_id: 12, name: 'Чай', is_file: true },
    { item_id: 13, name: 'Убрано', is_file: true, removed_at: new Date() },
  ]);
  nock.disableNetConnect();
  nock.enableNetConnect('127.0.0.1');
});
afterAll(() => nock.enableNetConnect());
afterEach(() => nock.cleanAll());

/** The outside services' side of each call. */
const meter = () => nock(OUTSIDE).get('/meters/4101');
const get = () => nock(OUTSIDE).get('/menu/export/categories').query({ tokenId: TOKEN });
const post = () => nock(OUTSIDE).post('/menu/export').query({ tokenId: TOKEN });

const read = (who = browser) => call(readSensor, { params: { guid: 4101 } }, who.fetch);
const categories = (who = browser) => call(exportCategories, { params }, who.fetch);
const send = (items = [11, 12], category: string | number = 7, who = browser) =>
  call(exportItems, { params, body: { category, items } }, who.fetch);
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (cause: unknown) => {
      const { status, problem } = cause as ApiError;
      expect(JSON.stringify(problem)).not.toContain(TOKEN);
      return [status, problem.code, problem.message];
    },
  );
const FAILED = {
  sensor: 'Unable to read the beer sensor',
  categories: 'Unable to load categories list',
  items: 'Unable to export items',
};

const silence = () => Object.assign(new Error(TOKEN), { code: 'ECONNREFUSED' });
const away = { location: 'http://elsewhere.test/auth/login' };
const ODD: readonly [string, (reply: nock.Interceptor) => nock.Scope, number, number][] = [
  ['HTML', (reply) => reply.reply(200, '<html>Login</html>'), 502, 1000],
  ['half a body', (reply) => reply.reply(200, '{"status":"o'), 502, 1000],
  ['nothing', (reply) => reply.reply(200, ''), 502, 1000],
  ['status 500', (reply) => reply.reply(500, { status: 'ok', categories: [], channels: [] }), 502, 1008],
  ['status 404', (reply) => reply.reply(404, { channels: [] }), 502, 1008],
  ['status 401', (reply) => reply.reply(401, { error: TOKEN }), 502, 1008],
  // If the redirect were followed, it would send the token along, and the call would time out.
  ['a redirect', (reply) => reply.reply(302, '', away), 502, 1000],
  ['a redirect that keeps the method', (reply) => reply.reply(307, '', away), 502, 1000],
  ['silence', (reply) => reply.replyWithError(silence()), 503, 1002],
  ['more than a megabyte', (reply) => reply.reply(200, `"${'x'.repeat(1024 * 1024)}"`), 502, 1004],
];
test.each(ODD)('%s is a problem with a fixed text, and the log has no token', async (_name, reply, status, code) => {
  const { log } = await import('@/lib/bff/log');
  const lines: unknown[] = [];
  jest.spyOn(log, 'warn').mockImplementation((...line: unknown[]) => void lines.push(line));
  for (const one of [meter(), get(), post()]) reply(one);
  expect(await refusal(read())).toEqual([status, code, FAILED.sensor]);
  expect(await refusal(categories())).toEqual([status, code, FAILED.categories]);
  expect(await refusal(send())).toEqual([status, code, FAILED.items]);
  expect(JSON.stringify(lines)).not.toContain(TOKEN);
});

test.each([true, false])('a service that hangs, or breaks off, in its reply is no answer: %s', async (hangs) => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"status":"ok"', () => hangs || response.destroy());
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  const context = () => ({
    server: { id: 'venue', name: '', url: '', hidden: false, readonly: false },
    cookie: '',
    location: '/',
    requestId: 'request-1',
    deadline: performance.now() + (hangs ? 200 : 60_000),
  });
  const { fetchCategories, sendItems } = await import('@/lib/sections/catalogue/bff/client');
  const catalogue = { ...params, url, token: TOKEN, own: false };
  const code = hangs ? 1003 : 1002;
  await expect(fetchCategories(catalogue, context())).rejects.toMatchObject({ code, message: FAILED.categories });
  const shipment = { category: 1, items: [1], login: 'admin' };
  await expect(sendItems(catalogue, shipment, context())).rejects.toMatchObject({ code, message: FAILED.items });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('a sensor', () => {
  test('gives litres to the centilitre, by channel; invalid volumes are left out', async () => {
    const channels = [
      { channel: 3, volume: 0 },
      { channel: '1', volume: '12.345', unit: 'l' },
      { channel: 2, volume: 7.999 },
      { channel: 2, volume: 1 },
      { channel: 9, volume: 1 },
      { channel: 0, volume: 1 },
      { channel: 4, volume: -1 },
      { channel: 5, volume: null },
      { channel: 6, volume: '' },
      { channel: 7, volume: 'full' },
      { channel: 8 },
      null,
      5,
    ];
    meter().reply(200, { channels });
    expect(await read()).toEqual({
      channels: [
        { channel: 1, volume: 12.35 },
        { channel: 2, volume: 8 },
        { channel: 3, volume: 0 },
      ],
    });
    meter().reply(200, { channels: [] });
    expect(await read()).toEqual({ channels: [] });
  });

  test.each([{ volume: 5 }, [], null, 'x'.repeat(64 * 1024)])('without channels is drift: %.20j', async (reply) => {
    meter().reply(200, JSON.stringify(reply));
    expect(await refusal(read())).toEqual([502, 1004, FAILED.sensor]);
  });

  test('is not asked by a wrong guid', async () => {
    const wrong = call(readSensor, { params: { guid: -1 } }, browser.fetch);
    await expect(wrong).rejects.toMatchObject({ problem: { code: 1 } });
  });
});

describe('a catalogue', () => {
  test('may give a category’s id three names, as a number or a text, in a list or in an object', async () => {
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

  test('is sent dishes by the protocol: token in address and body, category unchanged, each id once, no user name', async () => {
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

  test.each<[reply: unknown, code: number]>([
    [{ items: 'none' }, 1004],
    [{}, 1004],
    [null, 1004],
    [5, 1004],
    [[{ name: 'no id' }, { id: 1 }], 1004],
    [{ status: 'error', categories: [] }, 1008],
  ])('without a list of categories, or that says the contrary of ok, gives none: %j', async (reply, code) => {
    get().reply(200, JSON.stringify(reply));
    expect(await refusal(categories())).toEqual([502, code, FAILED.categories]);
  });

  test.each([[{}], [{ status: 'OK?' }], [{ status: 'error', error: TOKEN }], [{ status: 200 }], [{ code: 3 }], [null]])(
    'that does not say ok took nothing: %j',
    async (reply) => {
      post().reply(200, JSON.stringify(reply));
      expect(await refusal(send())).toEqual([502, 1008, FAILED.items]);
    },
  );

  test.each([[[10]], [[11, 13]], [[11, 999]]])('is sent dishes of the menu only: %j', async (items) => {
    const outside = post().reply(200, { status: 'ok' });
    expect(await refusal(send(items))).toEqual([404, 2, 'No such dish']);
    expect(outside.isDone()).toBe(false);
  });
});

/** Calls that no admin API receives. */
const CALLS = { 'a sensor': read, 'the categories of a catalogue': categories, 'a publication': send } as const;
const NAMES = Object.keys(CALLS) as (keyof typeof CALLS)[];
// The changes are made before the cached rights expire.
test.each(NAMES)('a right that was taken, and an account that was disabled, close %s at once', async (name) => {
  for (const one of [meter(), get(), post()]) one.reply(200, { channels: [], status: 'ok', categories: [] }).persist();
  const login = `user${name.length}`;
  const all = permissionsOf(FLAGS.filter((flag) => flag !== 'BeerCraft'));
  await stack.addUser(login, all);
  const change = (values: Partial<typeof users.$inferInsert>) =>
    stack.database.db.update(users).set(values).where(eq(users.login, login));
  const person = await signedInAs(login);
  const ask = async () => {
    const found = await refusal(name === 'a publication' ? send([11], 7, person) : CALLS[name](person));
    return found === 'done' ? found : found[1];
  };
  expect(await ask()).toBe('done');
  await change({ permissions: permissionsOf(['ProgramLogin']) });
  expect(await ask()).toBe(3);
  await change({ permissions: all });
  expect(await ask()).toBe('done');
  await change({ active: false });
  expect(await ask()).toBe(1001);
});
