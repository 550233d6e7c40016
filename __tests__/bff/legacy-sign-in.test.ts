import { setTimeout as pause } from 'node:timers/promises';
import nock from 'nock';
import { countLegacyAttempt } from '@/lib/http/legacy-attempts';
import { CODE } from '@/lib/contract/problem';
import { MAX_PERMISSION } from '@/lib/rights/permissions';
import { asIfJustNow } from '../support/attempts';
import { openBrowser } from '../support/browser';
import { LEGACY } from '../support/legacy';
import { startStack } from '../support/stack';

const stack = startStack({
  LEGACY_SERVERS: JSON.stringify([
    { id: 'production', name: 'Production', url: LEGACY },
    { id: 'dev', name: 'Development', url: 'http://dev.test' },
  ]),
});
beforeAll(() => {
  nock.disableNetConnect();
  nock.enableNetConnect('127.0.0.1');
});
afterAll(() => nock.enableNetConnect());
afterEach(async () => {
  nock.cleanAll();
  await stack.database.pool.query('delete from login_attempts');
});

const login = (url = LEGACY) => nock(url).post('/api/v1/auth/login');
const opens = (url = LEGACY) =>
  login(url).reply(200, { login: 'boss', permissions: MAX_PERMISSION }, { 'set-cookie': ['PHPSESSID=1; path=/'] });
const statusOf = async (address: string, name = 'boss', server = 'production') =>
  (await openBrowser({ address }).signIn(name, 'secret', server)).status;
const rows = () =>
  stack.database.rows<{ key: string; points: number }>`select key, points from login_attempts order by key`;
const refuses = () => login().reply(401, { code: 4, error: 'Wrong' }).persist();

test('wrong passwords are counted in the database, for all nodes; another server and a success do not wait', async () => {
  refuses();
  for (let at = 0; at < 5; at += 1) expect(await statusOf('10.4.0.1')).toBe(401);
  expect(await rows()).toEqual([
    { key: 'address 10.4.0.1', points: 5 },
    { key: 'login production boss', points: 5 },
    { key: 'pair production boss 10.4.0.1', points: 5 },
  ]);
  await asIfJustNow(stack.database);
  const refused = await openBrowser({ address: '10.4.0.1' }).signIn('boss', 'secret', 'production');
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await refused.json()).toMatchObject({ code: 6, key: 'tooManyAttempts' });
  opens('http://dev.test');
  expect(await statusOf('10.4.0.1', 'boss', 'dev')).toBe(200);
});

test.each([
  ['silent', () => login().replyWithError(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))],
  ['failing', () => login().reply(500, 'oops')],
  ['failing with a code of its own', () => login().reply(500, { code: 1, error: 'oops' })],
  ['failing as a wrong password would', () => login().reply(503, { code: 4, error: 'oops' })],
  ['elsewhere', () => login().reply(404, '<html>')],
  ['refusing by a limit of its own', () => login().reply(429, { code: 6, error: 'later', args: { seconds: 5 } })],
  ['refusing by a limit before it', () => login().reply(429, 'Too many requests')],
])('a server that is %s counts for nothing', async (_name, answer) => {
  answer().persist();
  for (let at = 0; at < 6; at += 1) {
    const reply = await openBrowser({ address: '10.4.0.2' }).signIn('boss', 'secret', 'production');
    expect((await reply.json()) as object).not.toHaveProperty('key', 'tooManyAttempts');
    // The answer does not wait until the attempt is taken back.
    while ((await rows()).some(({ points }) => points > 0)) await pause(5);
  }
  nock.cleanAll();
  opens();
  expect(await statusOf('10.4.0.2')).toBe(200);
});

test.each([
  ['400 without a code', () => login().reply(400, { error: 'no' })],
  ['403 without a code', () => login().reply(403, 'Forbidden')],
  ['200 with an error alone', () => login().reply(200, { error: 'wrong password' })],
  ['200 with a text', () => login().reply(200, '"wrong password"')],
  ['a code that is text', () => login().reply(401, { code: 'E_LOGIN', error: 'no' })],
  ['a code of ours', () => login().reply(401, { code: 1002, error: 'no' })],
  ['a redirect to the sign-in page', () => login().reply(302, '', { location: '/login?failed' })],
  ['a redirect elsewhere', () => login().reply(302, '', { location: '/' })],
  ['a page', () => login().reply(200, '<html>')],
  ['half a reply', () => login().reply(200, { login: 'boss' })],
  ['no session', () => login().reply(200, { login: 'boss', permissions: MAX_PERMISSION })],
])('a server that refuses by %s: attempts are counted', async (_name, answer) => {
  answer().persist();
  for (let at = 0; at < 5; at += 1) expect(await statusOf('10.4.0.4')).not.toBe(429);
  await asIfJustNow(stack.database);
  expect(await statusOf('10.4.0.4')).toBe(429);
});

test('a known device of a legacy account has attempts of its own', async () => {
  const browser = openBrowser({ address: '10.4.0.3' });
  opens();
  await browser.signIn('boss', 'secret', 'production');
  expect(browser.cookie('/api/auth/login')).toMatch(/venue-device=[\w-]{22}\.[\w-]{22}/);
  refuses();
  for (let at = 0; at < 5; at += 1) await statusOf('10.4.0.3');
  await asIfJustNow(stack.database);
  expect(await statusOf('10.4.0.3')).toBe(429);
  nock.cleanAll();
  opens();
  expect((await browser.signIn('boss', 'secret', 'production')).status).toBe(200);
});

test.each([
  ['пять', null],
  [-1, null],
  [2.5, '3'],
  [7, '7'],
])('a server that asks to wait for %j seconds is passed on', async (seconds, header) => {
  login().reply(429, { code: 6, error: 'x', args: { seconds } });
  const reply = await openBrowser({ address: '10.4.0.9' }).signIn('boss', 'secret', 'production');
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, header]);
});

test('our backend counts for the app only', async () => {
  const payload = { step: 'count', server: 'production', login: 'boss' };
  for (const authorization of [undefined, 'Bearer x', `Bearer ${'s'.repeat(48)}`]) {
    const headers = { ...(authorization !== undefined && { authorization }) };
    const reply = await stack.app.inject({ method: 'POST', url: countLegacyAttempt.path, payload, headers });
    expect([reply.statusCode, reply.json<{ key: string }>().key]).toEqual([403, 'wrongToken']);
  }
  expect(await rows()).toEqual([]);
});

test('while our backend does not answer, the app counts in memory, and asks the server no sixth time', async () => {
  nock.disableNetConnect();
  login().times(5).reply(401, { code: 4, error: 'Wrong' });
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  for (let at = 0; at < 5; at += 1) expect(await statusOf('10.4.0.5')).toBe(401);
  expect(await statusOf('10.4.0.5')).toBe(429);
  clock.mockRestore();
  nock.cleanAll();
  opens();
  expect(await statusOf('10.4.0.6')).toBe(200);
});

describe('our backend', () => {
  /** Answers steps of our backend in its place. */
  const ownBackend = () =>
    nock(`http://127.0.0.1:${process.env['BACKEND_PORT']}`).post(countLegacyAttempt.path).times(9);
  const askedAt = async (context: object) => {
    const { limitSignIn } = await import('@/lib/sections/auth/bff/sign-in-limit');
    return limitSignIn({ ...legacy, ...context }, () => Promise.resolve({ in: true }));
  };
  const legacy = {
    server: { id: 'production', name: '', url: LEGACY, hidden: false, readonly: false },
    login: 'boss',
    address: '10.4.0.8',
    cookie: '',
    location: '/auth/login',
    requestId: 'request-1',
  };

  test.each([
    ['is away', () => ownBackend().reply(503, { code: 1011, error: 'no database' })],
    ['breaks off', () => ownBackend().replyWithError(Object.assign(new Error('reset'), { code: 'ECONNRESET' }))],
  ])('%s: the app counts in memory', async (_name, answer) => {
    answer();
    expect(await askedAt({})).toEqual({ in: true, remembered: undefined });
  });

  test.each([
    ['refuses the app', CODE.forbidden, () => ownBackend().reply(403, { code: 3, error: 'token' })],
    ['has a fault', CODE.upstreamFailed, () => ownBackend().reply(500, { code: 1006, error: 'fault' })],
    ['is another program', CODE.noJson, () => ownBackend().reply(200, '<html>')],
  ])('%s: nobody signs in uncounted', async (_name, code, answer) => {
    answer();
    await expect(askedAt({})).rejects.toMatchObject({ code });
  });

  test('is given no more time than the request has', async () => {
    ownBackend().delay(60_000).reply(200, {});
    const started = performance.now();
    await askedAt({ deadline: started + 50 });
    expect(performance.now() - started).toBeLessThan(2500);
    nock.abortPendingRequests();
  });
});
