import nock from 'nock';
import { send as call, type ApiError } from '@/lib/api/call';
import { checkDishId, listMenu, menuRows } from '@/lib/contract/menu';
import { setPriority } from '@/lib/contract/menu-edit';
import { checkLogin } from '@/lib/contract/auth';
import { MAX_PERMISSION } from '@/lib/domain/permissions';
import { openBrowser, type Browser } from '../support/browser';

const LEGACY = 'http://legacy.test';
const API = '/api/v1/admin';
let browser: Browser;

beforeAll(() => {
  Object.assign(process.env, {
    SESSION_SECRET: 's'.repeat(48),
    LOG_LEVEL: 'silent',
    LEGACY_SERVERS: JSON.stringify([
      { id: 'production', name: 'Production', url: LEGACY },
      { id: 'look', name: 'Production, read-only', url: LEGACY, hidden: true, readonly: true },
      { id: 'dev', name: 'Development', url: 'http://dev.test', hidden: true },
    ]),
  });
  nock.disableNetConnect();
});
afterAll(() => nock.enableNetConnect());

beforeEach(async () => {
  browser = await signedIn('production');
});
afterEach(() => nock.cleanAll());

const check = () => nock(LEGACY).get('/api/v1/auth/check').reply(200, { status: 'ok', permissions: MAX_PERMISSION });

async function signedIn(server: string): Promise<Browser> {
  const fresh = openBrowser();
  nock(LEGACY)
    .post(
      '/api/v1/auth/login',
      (body: { login: string; password: string; time: number }) => body.login === 'boss' && body.time > 1.7e9,
    )
    .reply(
      200,
      { login: 'boss', permissions: MAX_PERMISSION },
      { 'set-cookie': [`PHPSESSID=${crypto.randomUUID()}; path=/; HttpOnly`] },
    );
  expect((await fresh.signIn('boss', 'secret', server)).status).toBe(200);
  check();
  return fresh;
}

/** The Problem that a browser gets for a reply of the legacy server to GET /menu/list. */
async function problemFor(reply: (scope: nock.Interceptor) => nock.Scope): Promise<unknown> {
  reply(nock(LEGACY).get(`${API}/menu/list`));
  const error = await call(listMenu, { query: {} }, browser.fetch).then(
    () => null,
    (cause: unknown) => cause as ApiError,
  );
  return error && { status: error.status, code: error.problem.code, message: error.problem.message };
}

test('every call carries the session’s credentials and the location hash', async () => {
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
});

test('HTML with status 200 is code 1000 with a fixed text', async () => {
  expect(await problemFor((menu) => menu.reply(200, '<html>Fatal error</html>'))).toEqual({
    status: 502,
    code: 1000,
    message: 'error: No JSON format',
  });
});

test('a truncated body is invalid JSON, and a broken connection is no answer', async () => {
  expect(await problemFor((menu) => menu.reply(200, '{"items": [{"item_id": 1'))).toMatchObject({ code: 1000 });
  expect(
    await problemFor((menu) => menu.replyWithError(Object.assign(new Error('reset'), { code: 'ECONNRESET' }))),
  ).toMatchObject({
    status: 503,
    code: 1002,
  });
});

test('status 500 uses the reply’s message, or the status text', async () => {
  expect(await problemFor((menu) => menu.reply(500, { message: 'Deadlock found' }))).toMatchObject({
    status: 502,
    code: 1008,
    message: 'Deadlock found',
  });
  expect(await problemFor((menu) => menu.reply(500, 'Internal Server Error'))).toMatchObject({
    status: 502,
    code: 1008,
  });
});

test('any result with a code is an error, whatever its status', async () => {
  expect(await problemFor((menu) => menu.reply(200, { code: 11, error: 'Недостаточно средств' }))).toEqual({
    status: 409,
    code: 11,
    message: 'Недостаточно средств',
  });
  expect(await problemFor((menu) => menu.reply(200, { code: 777 }))).toEqual({
    status: 409,
    code: 777,
    message: 'Error #777',
  });
  expect(await problemFor((menu) => menu.reply(404, { code: 2, error: 'gone' }))).toMatchObject({
    status: 404,
    code: 2,
  });
});

test('a redirect is never followed: to a sign-in page it ends the session, elsewhere it is invalid JSON', async () => {
  const trap = nock('http://elsewhere.test').get('/').reply(200, { items: [] });
  expect(await problemFor((menu) => menu.reply(302, '', { location: 'http://elsewhere.test/' }))).toMatchObject({
    code: 1000,
  });
  expect(trap.isDone()).toBe(false);
  expect(await problemFor((menu) => menu.reply(302, '', { location: '/auth/login' }))).toMatchObject({
    status: 401,
    code: 1001,
  });
});

test('a later 401 ends the session', async () => {
  expect(await problemFor((menu) => menu.reply(401, { code: 4, error: 'who are you' }))).toMatchObject({
    status: 401,
    code: 1001,
  });
});

test('a hanging server times out', async () => {
  const { callUpstream } = await import('@/lib/bff/upstream');
  nock.cleanAll();
  nock(LEGACY).get('/api/v1/auth/check').delay(2000).reply(200, {});
  const server = { id: 'production', name: '', url: LEGACY, hidden: false, readonly: false };
  const context = { server, cookie: '', location: '/', requestId: 'r' };
  const hang = callUpstream(checkLogin, {}, { ...context, deadline: performance.now() + 50 });
  await expect(hang).rejects.toMatchObject({ code: 1003, message: 'The admin API did not answer in time' });
  nock.abortPendingRequests();
});

test('a reply outside the contract is 502, and the browser sees none of it', async () => {
  expect(await problemFor((menu) => menu.reply(200, { items: [{ item_id: 'secret' }] }))).toEqual({
    status: 502,
    code: 1004,
    message: 'The reply does not match the contract',
  });
});

test('a wrong login at a legacy server is code 4, by status or by code', async () => {
  for (const status of [200, 401]) {
    nock(LEGACY).post('/api/v1/auth/login').reply(status, { code: 4, error: 'wrong' });
    const response = await openBrowser().signIn('boss', 'wrong', 'production');
    expect([response.status, ((await response.json()) as { code: number }).code]).toEqual([401, 4]);
  }
});

test('a renewed cookie of the legacy server is used for the next call', async () => {
  const before = browser.cookie();
  nock(LEGACY)
    .get(`${API}/menu/list`)
    .reply(200, { items: [] }, { 'set-cookie': ['PHPSESSID=renewed; path=/'] });
  await call(menuRows, {}, browser.fetch);
  expect(browser.cookie()).not.toBe(before);
  check();
  const next = nock(LEGACY, { reqheaders: { cookie: 'PHPSESSID=renewed' } })
    .get(`${API}/menu/list`)
    .reply(200, { items: [] });
  await call(menuRows, {}, browser.fetch);
  expect(next.isDone()).toBe(true);
});

test('hidden servers accept a sign-in by name', async () => {
  const hidden = await signedIn('look');
  nock(LEGACY).post(`${API}/menu/check`).reply(200, { exists: false, ordered: false });
  expect(await call(checkDishId, { body: { item_id: 5 } }, hidden.fetch)).toEqual({ exists: false, ordered: false });
});

test('on a read-only server the BFF refuses every change and allows every query', async () => {
  const reader = await signedIn('look');
  const change = nock(LEGACY).post(`${API}/menu/priority`).reply(200, {});
  const error = await call(setPriority, { body: { priority: 1, items: [1] } }, reader.fetch).catch(
    (cause: unknown) => cause,
  );
  expect(error).toMatchObject({ status: 403, problem: { code: 1007 } });
  expect(change.isDone()).toBe(false);
  nock(LEGACY).get(`${API}/menu/list`).reply(200, { items: [] });
  expect(await call(menuRows, {}, reader.fetch)).toEqual({ rows: [] });
});

test('a change passes its idempotency key on', async () => {
  const change = nock(LEGACY, { reqheaders: { 'idempotency-key': 'the-key-of-before' } })
    .post(`${API}/menu/priority`)
    .reply(200, {});
  await call(setPriority, { body: { priority: 2, items: [1, 2] } }, browser.fetch, 'the-key-of-before');
  expect(change.isDone()).toBe(true);
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
  nock(LEGACY).post(`${API}/menu/priority`).reply(200, body);
  const error: unknown = await call(setPriority, { body: { priority: 1, items: [1] } }, browser.fetch).catch(
    (cause: unknown) => cause,
  );
  expect(error).toMatchObject({ problem: { code: 11 } });
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
  nock(LEGACY).post(`${API}/menu/priority`).reply(200, {});
  expect(await call(setPriority, { body: { priority: 1, items: [1] } }, browser.fetch)).toEqual({});
  now.mockRestore();
});

test('a server’s code equal to one of ours does not mean ours', async () => {
  expect(await problemFor((menu) => menu.reply(200, { code: 1001, error: 'table is locked' }))).toMatchObject({
    status: 502,
    code: 1008,
    message: 'table is locked',
  });
});

test('two users whom a server gives the same cookie do not share rights', async () => {
  const signIn = async (login: string, permissions: string) => {
    nock(LEGACY)
      .post('/api/v1/auth/login')
      .reply(200, { login, permissions }, { 'set-cookie': ['lang=ru'] });
    nock(LEGACY).get('/api/v1/auth/check').reply(200, { permissions });
    nock(LEGACY).get('/api/v1/auth/check').reply(200, { permissions });
    const fresh = openBrowser();
    await fresh.signIn(login, 'secret', 'production');
    return fresh;
  };
  nock.cleanAll();
  const boss = await signIn('boss2', MAX_PERMISSION);
  nock(LEGACY).get(`${API}/menu/list`).reply(200, { items: [] });
  await call(menuRows, {}, boss.fetch);
  nock.cleanAll();
  const waiter = await signIn('waiter', '0'.repeat(32));
  await expect(call(menuRows, {}, waiter.fetch)).rejects.toMatchObject({ problem: { code: 3 } });
});

test('a server that opens no session, or one too large for a cookie, is reported', async () => {
  const reply = { login: 'boss', permissions: MAX_PERMISSION };
  nock(LEGACY).post('/api/v1/auth/login').reply(200, reply);
  expect((await openBrowser().signIn('boss', 'secret', 'production')).status).toBe(502);
  nock(LEGACY)
    .post('/api/v1/auth/login')
    .reply(200, reply, { 'set-cookie': [`SID=${'x'.repeat(5000)}`] });
  expect((await openBrowser().signIn('boss', 'secret', 'production')).status).toBe(502);
});

test('a finished change stays finished when the renewed cookie does not fit', async () => {
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
  const list = nock(LEGACY, { reqheaders: { cookie: 'PHPSESSID=rotated' } })
    .get(`${API}/menu/list`)
    .reply(200, { items: [] });
  await call(menuRows, {}, browser.fetch);
  expect(list.isDone()).toBe(true);
});

test.each(['SID=gone; Max-Age=-1', 'SID=gone; Expires=Thu, 01 Jan 1970 00:00:00 GMT'])(
  'a cleared cookie is dropped: %s',
  async (line) => {
    nock(LEGACY)
      .get(`${API}/menu/list`)
      .reply(200, { items: [] }, { 'set-cookie': ['SID=gone; path=/'] });
    await call(menuRows, {}, browser.fetch);
    nock.cleanAll();
    check();
    nock(LEGACY)
      .get(`${API}/menu/list`)
      .reply(200, { items: [] }, { 'set-cookie': [line] });
    await call(menuRows, {}, browser.fetch);
    check();
    const last = nock(LEGACY, { reqheaders: { cookie: /^PHPSESSID=[^;]+$/ } })
      .get(`${API}/menu/list`)
      .reply(200, { items: [] });
    await call(menuRows, {}, browser.fetch);
    expect(last.isDone()).toBe(true);
  },
);

test('a sign-in refused by redirect is refused', async () => {
  nock(LEGACY).post('/api/v1/auth/login').reply(302, '', { location: '/login?error=1' });
  const response = await openBrowser().signIn('boss', 'wrong', 'production');
  expect([response.status, ((await response.json()) as { code: number }).code]).toEqual([401, 4]);
});

test('guessing at a legacy server is stopped here: five wrong passwords, then code 6 and no call', async () => {
  const guesser = openBrowser({ address: '10.66.0.1' });
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  nock(LEGACY).post('/api/v1/auth/login').times(5).reply(401, { code: 4 });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await guesser.signIn('victim', 'guess', 'production')).status).toBe(401);
  }
  expect((await guesser.signIn('victim', 'guess', 'production')).status).toBe(429);
  clock.mockRestore();
});

test('a session whose server left the settings is no session; signing in again works', async () => {
  jest.resetModules();
  const servers = process.env['LEGACY_SERVERS'];
  process.env['LEGACY_SERVERS'] = JSON.stringify([{ id: 'renamed', name: 'Renamed', url: LEGACY }]);
  const { whoIsHere, signOut } = await import('@/lib/bff/sign-in');
  const headers = { cookie: browser.cookie(), host: 'localhost:3000', origin: 'http://localhost:3000' };
  expect(await (await whoIsHere(new Request('http://localhost:3000/api/auth/session', { headers }))).json()).toEqual({
    landing: null,
  });
  const out = await signOut(new Request('http://localhost:3000/api/auth/logout', { method: 'POST', headers }));
  expect([out.status, out.headers.getSetCookie()[0]]).toEqual([200, expect.stringContaining('Max-Age=0')]);
  process.env['LEGACY_SERVERS'] = servers;
});
