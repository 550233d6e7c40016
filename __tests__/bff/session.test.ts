import { call } from '@/lib/api/call';
import { menuRows } from '@/lib/sections/menu/contract/menu';
import { FLAGS } from '@/lib/contract/access';
import { MAX_PERMISSION, permissionsOf } from '@/lib/rights/permissions';
import { sessions, users } from '@/backend/src/db/schema';
import { eq } from 'drizzle-orm';
import { asIfJustNow } from '../support/attempts';
import { openBrowser } from '../support/browser';
import { PASSWORD, signedInAs, startStack } from '../support/stack';
import { codeOf } from '../support/ask';

const stack = startStack({ TRUST_PROXY: 'on' });
beforeAll(async () => {
  await stack.addUser('waiter', permissionsOf(['ProgramLogin', 'MenuView']));
  await stack.addUser('Brewer', permissionsOf(['ProgramLogin', 'MenuView', 'BeerCraft']));
  await stack.addUser('stranger', permissionsOf(FLAGS.filter((flag) => flag !== 'ProgramLogin')));
  await stack.addUser('nobody', permissionsOf(['ProgramLogin']));
});

const problem = async (response: Response) => ({ status: response.status, ...((await response.json()) as object) });

test('signing in by https seals the admin API’s cookie into ours: HttpOnly, SameSite=Strict, Secure and __Host-', async () => {
  const browser = openBrowser({ host: 'office.example', https: true });
  const response = await browser.signIn('waiter');
  expect(await response.json()).toEqual({ landing: '/menu' });
  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-venue=.*; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  expect(cookie.length).toBeLessThanOrEqual(4096);
  expect(cookie).not.toContain('venue_session');
  expect((await call(menuRows, {}, browser.fetch)).rows).toEqual([]);
});

// Safari drops a Secure cookie that came by plain http, also on the machine itself.
test.each(['localhost:3000', '127.0.0.1:3000', '192.168.1.20:3000', 'venue'])(
  'over plain http at %s the cookie has a plain name and is not Secure',
  async (host) => {
    const browser = openBrowser({ host });
    const [cookie = ''] = (await browser.signIn('waiter')).headers.getSetCookie();
    expect(cookie).toMatch(/^venue=.*; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain('Secure');
    expect((await call(menuRows, {}, browser.fetch)).rows).toEqual([]);
  },
);

test('logins ignore case; the brewer lands on beer-craft, the admin on the menu; without ProgramLogin nobody may sign in: code 3', async () => {
  expect(await (await stack.browser().signIn('BREWER')).json()).toEqual({ landing: '/beer-craft' });
  expect(await (await stack.browser().signIn('admin')).json()).toEqual({ landing: '/menu' });
  expect(await problem(await stack.browser().signIn('stranger'))).toMatchObject({ status: 403, code: 3 });
});

test('a wrong password, an unknown login and a switched-off account give the same answer: code 4', async () => {
  await stack.addUser('gone', MAX_PERMISSION);
  await stack.database.db.update(users).set({ active: false }).where(eq(users.login, 'gone'));
  const browser = openBrowser({ address: '10.0.0.2' });
  for (const [login, password] of [
    ['waiter', 'wrong'],
    ['ghost', PASSWORD],
    ['gone', PASSWORD],
  ] as const) {
    const response = await browser.signIn(login, password);
    expect(await problem(response)).toMatchObject({ status: 401, code: 4, message: 'Wrong login or password' });
    expect(response.headers.getSetCookie()).toEqual([]);
  }
});

test('empty fields, an unknown server, a NUL in a login, invalid JSON, a body too large and an invalid Origin are refused, not failures', async () => {
  const browser = stack.browser();
  expect(await problem(await browser.signIn('', PASSWORD))).toMatchObject({ status: 400, code: 1, field: 'login' });
  expect(await problem(await browser.signIn('waiter', ''))).toMatchObject({ status: 400, code: 1, field: 'password' });
  expect(await problem(await browser.signIn('waiter', PASSWORD, 'elsewhere'))).toMatchObject({
    code: 1,
    field: 'server',
  });
  const send = (body: string) => browser.fetch('/api/auth/login', { method: 'POST', body });
  expect(await problem(await send('{'))).toMatchObject({ status: 400, code: 1 });
  expect(await problem(await send(`"${'x'.repeat(9 * 1024)}"`))).toMatchObject({ status: 413, code: 1005 });
  expect(await problem(await stack.browser().signIn('a\u0000b'))).toMatchObject({ status: 400, code: 1 });
  const odd = { method: 'POST', body: '{}', headers: { origin: 'foo' } };
  expect(await problem(await stack.browser().fetch('/api/auth/logout', odd))).toMatchObject({ status: 403, code: 3 });
});

test.each(['log-out', 'another sign-in'])(
  '%s ends the session on the server: a replayed cookie is refused',
  async (end) => {
    const browser = await signedInAs('waiter');
    const thief = stack.browser();
    thief.setCookie(browser.cookie());
    if (end === 'log-out') await browser.fetch('/api/auth/logout', { method: 'POST', body: '{}' });
    else await browser.signIn('waiter');
    expect(browser.cookie() === '').toBe(end === 'log-out');
    expect(await codeOf(call(menuRows, {}, thief.fetch))).toBe(1001);
    expect(await (await thief.fetch('/api/auth/session')).json()).toEqual({ landing: null });
  },
);

test('calls beside a log-out are answered or refused, and none of them is a failure', async () => {
  const browser = await signedInAs('waiter');
  const beside = Array.from({ length: 20 }, () => {
    const other = stack.browser();
    other.setCookie(browser.cookie());
    return other.fetch('/api/menu/rows');
  });
  const out = await browser.fetch('/api/auth/logout', { method: 'POST', body: '{}' });
  expect(out.status).toBe(200);
  for (const { status } of await Promise.all(beside)) expect([200, 401]).toContain(status);
});

const TAMPERED = 'a seal of ours with another end';
test.each([TAMPERED, 'Fe26.2*1*d*e*f~2', 'Fe26.2*1*a*b*c*d*e*f~2', 'Fe26.2*1***x***~2', '~2', '*'.repeat(100)])(
  'a malformed cookie is no session, and stops neither sign-in nor log-out: %s',
  async (seal) => {
    const browser = await signedInAs('waiter');
    const [name = '', own = ''] = browser.cookie().split('=');
    const sealed = seal === TAMPERED ? `${own.slice(0, -4)}AAAA` : seal;
    const odd = stack.browser();
    odd.setCookie(`${name}=${sealed}`);
    expect(await codeOf(call(menuRows, {}, odd.fetch))).toBe(1001);
    expect(await (await odd.fetch('/api/auth/session')).json()).toEqual({ landing: null });
    expect((await odd.fetch('/api/auth/logout', { method: 'POST', body: '{}' })).status).toBe(200);
    odd.setCookie(`${name}=${sealed}`);
    expect((await odd.signIn('waiter')).status).toBe(200);
    expect(await codeOf(call(menuRows, {}, odd.fetch))).toBe(null);
  },
);

test('a right that was given, and one that was withdrawn, hold at the next request; without ProgramLogin the session is over', async () => {
  await stack.addUser('newcomer', permissionsOf(['ProgramLogin']));
  const browser = await signedInAs('newcomer');
  const give = (permissions: string) =>
    stack.database.db.update(users).set({ permissions }).where(eq(users.login, 'newcomer'));
  expect(await codeOf(call(menuRows, {}, browser.fetch))).toBe(3);
  await give(permissionsOf(['ProgramLogin', 'MenuView']));
  expect(await codeOf(call(menuRows, {}, browser.fetch))).toBe(null);
  await give(permissionsOf(['ProgramLogin']));
  expect(await codeOf(call(menuRows, {}, browser.fetch))).toBe(3);
  await give(permissionsOf(['MenuView']));
  expect(await codeOf(call(menuRows, {}, browser.fetch))).toBe(1001);
});

test('an ended session is cleared on the way to the sign-in page; a valid one is kept', async () => {
  const browser = await signedInAs('waiter');
  const kept = await browser.fetch('/api/auth/ended?next=%2Fmenu%3Ffolder%3D7');
  expect(kept.status).toBe(303);
  expect(kept.headers.get('location')).toBe('/auth/login?next=%2Fmenu%3Ffolder%3D7');
  expect(browser.cookie()).not.toBe('');
  await stack.database.db.delete(sessions);
  await browser.fetch('/api/auth/ended');
  expect(browser.cookie()).toBe('');
});

test('the sixth wrong password is not checked for a second: code 6, for that login and address only', async () => {
  await stack.addUser('clumsy', permissionsOf(['ProgramLogin']));
  const browser = openBrowser({ address: '10.9.9.9' });
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await browser.signIn('clumsy', 'wrong')).status).toBe(401);
  await asIfJustNow(stack.database);
  const refused = await browser.signIn('clumsy', PASSWORD);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  const args = { seconds, minutes: seconds < 60 ? 0 : Math.ceil(seconds / 60) };
  expect(await problem(refused)).toMatchObject({ status: 429, code: 6, key: 'tooManyAttempts', args });
  expect((await openBrowser({ address: '10.9.9.10' }).signIn('clumsy')).status).toBe(200);
  expect((await browser.signIn('waiter')).status).toBe(200);
});

test('the door refuses unlisted calls and other sites', async () => {
  const browser = await signedInAs('nobody');
  expect(await problem(await browser.fetch('/api/menu/nothing'))).toMatchObject({ status: 404, code: 2 });
  expect(await problem(await browser.fetch('/api/auth/check', { method: 'POST', body: '{}' }))).toMatchObject({
    status: 404,
  });
  const foreign = { method: 'POST', body: '{}', headers: { origin: 'https://evil.example' } };
  expect(await problem(await browser.fetch('/api/menu/check', foreign))).toMatchObject({ status: 403, code: 3 });
  const crossSite = { method: 'POST', body: '{}', headers: { 'sec-fetch-site': 'cross-site' } };
  expect(await problem(await browser.fetch('/api/auth/logout', crossSite))).toMatchObject({ status: 403, code: 3 });
});

test('every reply has a request id and is not cached; a given id is kept', async () => {
  const browser = await signedInAs('waiter');
  const response = await browser.fetch('/api/menu/rows', { headers: { 'x-request-id': 'till-0001-abcd' } });
  expect(response.headers.get('x-request-id')).toBe('till-0001-abcd');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const own = await browser.fetch('/api/menu/rows', { headers: { 'x-request-id': '<script>' } });
  expect(own.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});
