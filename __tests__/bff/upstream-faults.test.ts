import nock from 'nock';
import { send as call, type ApiError } from '@/lib/api/call';
import { createQrCard, expireCard } from '@/lib/sections/cards/contract';
import { addCraft, createCraft } from '@/lib/sections/craft/contract/craft';
import type { Endpoint } from '@/lib/contract/endpoint';
import { listMenu, menuRows } from '@/lib/sections/menu/contract/menu';
import { setPriority } from '@/lib/sections/menu/contract/edit';
import { saveEmployee } from '@/lib/sections/salary/contract/salary';
import { operateSalary } from '@/lib/sections/salary/contract/operations';
import { createUser, editUser } from '@/lib/sections/users/contract/users';
import { MAX_PERMISSION, NO_PERMISSION } from '@/lib/rights/permissions';
import { openBrowser, type Browser } from '../support/browser';
import { answers, gives, LEGACY, legacyBrowser, signInAt } from '../support/legacy';

process.env['SALARY_EDITORS'] = 'boss';
const API = '/api/v1/admin';
legacyBrowser();
let browser: Browser;
beforeEach(async () => {
  browser = await signInAt('production');
});

/** The Problem that a browser gets for a reply of the legacy server to GET /menu/list. */
async function problemFor(reply: (scope: nock.Interceptor) => nock.Scope): Promise<unknown> {
  reply(nock(LEGACY).get(`${API}/menu/list`));
  const error = await call(listMenu, { query: {} }, browser.fetch).then(
    () => null,
    (cause: unknown) => cause as ApiError,
  );
  return error && { status: error.status, code: error.problem.code, message: error.problem.message };
}

test('every call carries the session’s credentials and the location hash, a change its idempotency key', async () => {
  const seen: Record<string, string>[] = [];
  nock(LEGACY)
    .get(`${API}/menu/list`)
    .reply(function () {
      seen.push(this.req.headers);
      return [200, { items: [] }];
    });
  await browser.fetch('/api/menu/list', { headers: { 'x-location': '/menu' } });
  const [headers] = seen;
  expect(String(headers!['cookie'])).toMatch(/^PHPSESSID=[0-9a-f-]{36}$/);
  expect(String(headers!['x-location-hash'])).toBe('#/menu');
  expect(String(headers!['x-request-id'])).toMatch(/^[0-9a-f-]{36}$/);
  const change = nock(LEGACY, { reqheaders: { 'idempotency-key': 'the-key-of-before' } })
    .post(`${API}/menu/priority`)
    .reply(200, {});
  await call(setPriority, { body: { priority: 2, items: [1, 2] } }, browser.fetch, 'the-key-of-before');
  expect(change.isDone()).toBe(true);
});

const reset = () => Object.assign(new Error('reset'), { code: 'ECONNRESET' });
test.each<[string, Parameters<typeof problemFor>[0], object]>([
  [
    'HTML has a fixed text',
    (menu) => menu.reply(200, '<html>Fatal error</html>'),
    { status: 502, code: 1000, message: 'error: No JSON format' },
  ],
  [
    'a bare text is a refusal',
    (menu) => menu.reply(200, '"Закупка удалена"', { 'content-type': 'application/json' }),
    { status: 502, code: 1008, message: 'Закупка удалена' },
  ],
  ['a truncated body is invalid JSON', (menu) => menu.reply(200, '{"items": [{"item_id": 1'), { code: 1000 }],
  ['a broken connection is no answer', (menu) => menu.replyWithError(reset()), { status: 503, code: 1002 }],
  [
    'a failure keeps its message',
    (menu) => menu.reply(500, { message: 'Deadlock found' }),
    { status: 502, code: 1008, message: 'Deadlock found' },
  ],
  ['a failure may have none', (menu) => menu.reply(500, 'Internal Server Error'), { status: 502, code: 1008 }],
  [
    'a code is an error though the status is 200',
    (menu) => menu.reply(200, { code: 11, error: 'Недостаточно средств' }),
    { status: 409, code: 11, message: 'Недостаточно средств' },
  ],
  [
    'an unknown code is an error',
    (menu) => menu.reply(200, { code: 777 }),
    { status: 409, code: 777, message: 'Error #777' },
  ],
  ['a code keeps its status', (menu) => menu.reply(404, { code: 2, error: 'gone' }), { status: 404, code: 2 }],
  [
    'a code equal to one of ours does not mean ours',
    (menu) => menu.reply(200, { code: 1001, error: 'table is locked' }),
    { status: 502, code: 1008, message: 'table is locked' },
  ],
  [
    'a redirect to a sign-in page',
    (menu) => menu.reply(302, '', { location: '/auth/login' }),
    { status: 401, code: 1001 },
  ],
  // If the redirect were followed, the call would time out.
  [
    'a redirect elsewhere is never followed',
    (menu) => menu.reply(302, '', { location: 'http://elsewhere.test/' }),
    { code: 1000 },
  ],
  ['a later 401', (menu) => menu.reply(401, { code: 4, error: 'who are you' }), { status: 401, code: 1001 }],
  [
    'a reply outside the contract shows none of itself',
    (menu) => menu.reply(200, { items: [{ item_id: 'secret' }] }),
    { status: 502, code: 1004, message: 'The reply does not match the contract' },
  ],
])('%s', async (_what, reply, problem) => {
  expect(await problemFor(reply)).toMatchObject(problem);
});

const nok = { login: 'nokk', password: 'secret7', active: 1, permissions: NO_PERMISSION, card_number: '801' } as const;
const anna = { employee_name: 'Анна', position: 'Официант', wages: 20_000, overtime_hour_cost: 150 };
const month = { month: 10, year: 2026 };
/** Commands of the screens, with the bodies and replies of a legacy server. */
const COMMANDS: readonly (readonly [string, Endpoint, object, object])[] = [
  ['users/cards/create_qr', createQrCard, { owner_id: 7, discount: 5 }, { card_id: 12 }],
  ['users/cards/expiration', expireCard, { card_id: 12, expiration: 4_000_000_000 }, {}],
  ['craft/create', createCraft, { name: 'Крем', create_new_stock_item: true, stock_id: 20 }, { craft_id: 9 }],
  ['craft/add', addCraft, { craft_id: 4, quantity: 50, forced: false, is_beer_craft: true }, {}],
  ['users/create', createUser, { ...nok, category_id: 4, discount: 10, reassign_card: true }, {}],
  ['users/edit', editUser, { user_id: 7, discount: 5 }, {}],
  ['salary/save', saveEmployee, { type: 'add', employee_id: null, ...anna }, {}],
  ['salary/save', saveEmployee, { employee_id: 1, ...month, wages: 31_000 }, {}],
  ['salary/operation', operateSalary, { type: 'bonus', employee_id: 3, ...month, amount: 300, description: 'x' }, {}],
];
test.each(COMMANDS)('%s is sent as the wire has it, and a refusal is one', async (path, endpoint, body, reply) => {
  const upstream = () => nock(LEGACY).post(`${API}/${path}`, body as nock.DataMatcherMap);
  const ask = () => call(endpoint, { body }, browser.fetch);
  upstream().reply(200, reply);
  expect(await ask()).toEqual(reply);
  upstream().reply(200, { code: '20', error: 'Card already exists' });
  await expect(ask()).rejects.toMatchObject({ problem: { code: 20, message: 'Card already exists' } });
});

test('a wrong login at a legacy server is code 4, by status, by code or by redirect', async () => {
  const login = () => nock(LEGACY).post('/api/v1/auth/login');
  const ways = [
    ...[200, 401].map((status) => () => login().reply(status, { code: 4, error: 'wrong' })),
    () => login().reply(302, '', { location: '/login?error=1' }),
  ];
  for (const answer of ways) {
    answer();
    const response = await openBrowser().signIn('boss', 'wrong', 'production');
    expect([response.status, ((await response.json()) as { code: number }).code]).toEqual([401, 4]);
  }
});

/** The server answers the menu once, to a call with the cookie `wanted` alone, and renews the cookie. */
const givesMenu = ({ wanted, renewed }: { wanted?: string | RegExp; renewed?: string }) =>
  nock(LEGACY, wanted ? { reqheaders: { cookie: wanted } } : {})
    .get(`${API}/menu/list`)
    .reply(200, { items: [] }, renewed ? { 'set-cookie': [renewed] } : {});

test('a renewed cookie of the legacy server is used for the next call', async () => {
  const before = browser.cookie();
  givesMenu({ renewed: 'PHPSESSID=renewed; path=/' });
  await call(menuRows, {}, browser.fetch);
  expect(browser.cookie()).not.toBe(before);
  const next = givesMenu({ wanted: 'PHPSESSID=renewed' });
  await call(menuRows, {}, browser.fetch);
  expect(next.isDone()).toBe(true);
});

test('log-out reaches the legacy server; a silent server keeps nobody signed in here', async () => {
  const logout = nock(LEGACY, { reqheaders: { cookie: /PHPSESSID/ } })
    .post('/api/v1/auth/logout')
    .replyWithError('down');
  const response = await browser.fetch('/api/auth/logout', { method: 'POST', body: '{}' });
  expect(response.status).toBe(200);
  expect(logout.isDone()).toBe(true);
  expect(browser.cookie()).toBe('');
});

test.each([
  { code: 11, error: null },
  { code: '11', error: 'no money' },
  { code: 11, field: null },
  { code: 11, error: ['a'] },
])('a refusal is never taken for success, in any notation: %j', async (body) => {
  answers(`${API}/menu/priority`, body);
  const refused = call(setPriority, { body: { priority: 1, items: [1] } }, browser.fetch);
  await expect(refused).rejects.toMatchObject({ problem: { code: 11 } });
});

test('a check of rights that takes long leaves a command its whole time', async () => {
  nock.cleanAll();
  const clock = performance.now.bind(performance);
  let passed = 0;
  const now = jest.spyOn(performance, 'now').mockImplementation(() => clock() + passed);
  nock(LEGACY)
    .get('/api/v1/auth/check')
    .reply(() => {
      passed = Number(process.env['ADMIN_API_TIMEOUT']) * 1000;
      return [200, { permissions: MAX_PERMISSION }];
    });
  answers(`${API}/menu/priority`, {});
  expect(await call(setPriority, { body: { priority: 1, items: [1] } }, browser.fetch)).toEqual({});
  now.mockRestore();
});

test('rights are used for five seconds, then asked for again', async () => {
  nock.cleanAll();
  nock(LEGACY).get(`${API}/menu/list`).reply(200, { items: [] }).persist();
  const allowing = gives('/api/v1/auth/check', { permissions: MAX_PERMISSION });
  const read = async (later: number) => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + later);
    const { status } = await browser.fetch('/api/menu/list');
    clock.mockRestore();
    return status;
  };
  const now = Date.now();
  expect(await read(0)).toBe(200);
  expect(allowing.isDone()).toBe(true);
  gives('/api/v1/auth/check', { permissions: NO_PERMISSION }).persist();
  expect([await read(4_900), await read(5_100)]).toEqual([200, 403]);
});

test('two users whom a server gives the same cookie do not share rights', async () => {
  const signIn = async (login: string, permissions: string) => {
    nock(LEGACY)
      .post('/api/v1/auth/login')
      .reply(200, { login, permissions }, { 'set-cookie': ['lang=ru'] });
    gives('/api/v1/auth/check', { permissions });
    gives('/api/v1/auth/check', { permissions });
    const fresh = openBrowser();
    await fresh.signIn(login, 'secret', 'production');
    return fresh;
  };
  nock.cleanAll();
  const boss = await signIn('boss2', MAX_PERMISSION);
  gives(`${API}/menu/list`, { items: [] });
  await call(menuRows, {}, boss.fetch);
  nock.cleanAll();
  const waiter = await signIn('waiter', '0'.repeat(32));
  await expect(call(menuRows, {}, waiter.fetch)).rejects.toMatchObject({ problem: { code: 3 } });
});

test('a server that opens no session, or one too large for a cookie, is reported; a finished change stays finished when the renewed cookie does not fit', async () => {
  const reply = { login: 'boss', permissions: MAX_PERMISSION };
  answers('/api/v1/auth/login', reply);
  expect((await openBrowser().signIn('boss', 'secret', 'production')).status).toBe(502);
  nock(LEGACY)
    .post('/api/v1/auth/login')
    .reply(200, reply, { 'set-cookie': [`SID=${'x'.repeat(5000)}`] });
  expect((await openBrowser().signIn('boss', 'secret', 'production')).status).toBe(502);
  nock(LEGACY)
    .post(`${API}/menu/priority`)
    .reply(200, {}, { 'set-cookie': [`SID=${'x'.repeat(5000)}`] });
  expect(await call(setPriority, { body: { priority: 1, items: [1] } }, browser.fetch)).toEqual({});
});

test('a cookie renewed by the check is used by the very call it was made for', async () => {
  nock.cleanAll();
  nock(LEGACY)
    .get('/api/v1/auth/check')
    .reply(200, { permissions: MAX_PERMISSION }, { 'set-cookie': ['PHPSESSID=rotated; path=/'] });
  const list = givesMenu({ wanted: 'PHPSESSID=rotated' });
  await call(menuRows, {}, browser.fetch);
  expect(list.isDone()).toBe(true);
});

const CLEARED = ['SID=gone; Max-Age=-1', 'SID=gone; Expires=Thu, 01 Jan 1970 00:00:00 GMT'];
test.each(CLEARED)('a cleared cookie is dropped: %s', async (line) => {
  givesMenu({ renewed: 'SID=gone; path=/' });
  await call(menuRows, {}, browser.fetch);
  givesMenu({ renewed: line });
  await call(menuRows, {}, browser.fetch);
  const last = givesMenu({ wanted: /^PHPSESSID=[^;]+$/ });
  await call(menuRows, {}, browser.fetch);
  expect(last.isDone()).toBe(true);
});

test('a session whose server left the settings is no session; signing in again works', async () => {
  jest.resetModules();
  const servers = process.env['LEGACY_SERVERS'];
  process.env['LEGACY_SERVERS'] = JSON.stringify([{ id: 'renamed', name: 'Renamed', url: LEGACY }]);
  const { whoIsHere, signOut } = await import('@/lib/sections/auth/bff/sign-in');
  const headers = { cookie: browser.cookie(), host: 'localhost:3000', origin: 'http://localhost:3000' };
  expect(await (await whoIsHere(new Request('http://localhost:3000/api/auth/session', { headers }))).json()).toEqual({
    landing: null,
  });
  const out = await signOut(new Request('http://localhost:3000/api/auth/logout', { method: 'POST', headers }));
  expect([out.status, out.headers.getSetCookie()[0]]).toEqual([200, expect.stringContaining('Max-Age=0')]);
  process.env['LEGACY_SERVERS'] = servers;
});
