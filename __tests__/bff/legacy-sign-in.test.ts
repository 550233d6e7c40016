import nock from 'nock';
import { MAX_PERMISSION } from '@/lib/domain/permissions';
import { asIfJustNow } from '../support/attempts';
import { openBrowser } from '../support/browser';
import { LEGACY } from '../support/legacy';
import { startStack, type Stack } from '../support/stack';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({
    LEGACY_SERVERS: JSON.stringify([
      { id: 'production', name: 'Production', url: LEGACY },
      { id: 'dev', name: 'Development', url: 'http://dev.test' },
    ]),
  });
  nock.disableNetConnect();
  nock.enableNetConnect('127.0.0.1');
});
afterAll(async () => {
  nock.enableNetConnect();
  await stack.close();
});
afterEach(async () => {
  nock.cleanAll();
  await stack.database.pool.query('delete from login_attempts');
});

const login = (url = LEGACY) => nock(url).post('/api/v1/auth/login');
const opens = (url = LEGACY) =>
  login(url).reply(200, { login: 'boss', permissions: MAX_PERMISSION }, { 'set-cookie': ['PHPSESSID=1; path=/'] });
const statusOf = async (address: string, name = 'boss', server = 'production') =>
  (await openBrowser({ address }).signIn(name, 'secret', server)).status;
const rows = async () => {
  const counters = 'select key, points from login_attempts order by key';
  return (await stack.database.pool.query<{ key: string; points: number }>(counters)).rows;
};
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
  ['odd', () => login().reply(200, '<html>')],
  ['half', () => login().reply(200, { login: 'boss' })],
  ['opening no session', () => login().reply(200, { login: 'boss', permissions: MAX_PERMISSION })],
])('a server that is %s counts for nothing', async (_name, answer) => {
  answer().persist();
  for (let at = 0; at < 6; at += 1) expect(await statusOf('10.4.0.2')).toBeGreaterThanOrEqual(500);
  expect((await rows()).every(({ points }) => points === 0)).toBe(true);
  nock.cleanAll();
  opens();
  expect(await statusOf('10.4.0.2')).toBe(200);
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

test('our backend counts for the app only', async () => {
  const payload = { step: 'count', server: 'production', login: 'boss' };
  for (const authorization of [undefined, 'Bearer x', `Bearer ${'s'.repeat(48)}`]) {
    const headers = { ...(authorization !== undefined && { authorization }) };
    const reply = await stack.app.inject({ method: 'POST', url: '/legacy-attempts', payload, headers });
    expect([reply.statusCode, reply.json<{ key: string }>().key]).toEqual([403, 'wrongToken']);
  }
  expect(await rows()).toEqual([]);
});

test('while our backend does not answer, the app counts in memory', async () => {
  nock.disableNetConnect();
  refuses();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  for (let at = 0; at < 5; at += 1) expect(await statusOf('10.4.0.5')).toBe(401);
  expect(await statusOf('10.4.0.5')).toBe(429);
  clock.mockRestore();
  nock.cleanAll();
  opens();
  expect(await statusOf('10.4.0.6')).toBe(200);
});
