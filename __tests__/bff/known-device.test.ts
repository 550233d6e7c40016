import { permissionsOf } from '@/lib/rights/permissions';
import { asIfJustNow } from '../support/attempts';
import { openBrowser, posting, signedInAs, type Browser } from '../support/browser';
import { PASSWORD, startStack } from '../support/stack';

const stack = startStack({ TRUST_PROXY: 'on' });
beforeAll(async () => {
  await stack.addUser('waiter', permissionsOf(['ProgramLogin', 'MenuView']));
});
afterEach(() => stack.database.pool.query('delete from login_attempts'));

const deviceOf = (browser: Browser) => /venue-device=([^;]+)/.exec(browser.cookie('/api/auth/login'))?.[1];
const statusOf = async (browser: Browser, login: string, password?: string) =>
  (await browser.signIn(login, password)).status;
/** Wrong passwords from one address, which have to wait for a quarter of an hour by now. */
const guess = async (login: string, address: string) => {
  await openBrowser({ address }).signIn(login, 'guess');
  await stack.database.rows`
    update login_attempts set points = 20, expire = expire + 19 * 900000 where key = ${`pair ${login} ${address}`}`;
  expect(await statusOf(openBrowser({ address }), login)).toBe(429);
};

test('a sign-in leaves a cookie for later sign-ins: HttpOnly, SameSite=Strict, a year, sent to no page', async () => {
  const browser = openBrowser({ host: 'office.example', https: true });
  const cookies = (await browser.signIn('admin')).headers.getSetCookie();
  expect(cookies.at(-1)).toMatch(
    /^venue-device=[\w-]{22}\.[\w-]{22}; Max-Age=31536000; Path=\/api\/auth; HttpOnly; SameSite=Strict; Secure$/,
  );
  expect(browser.cookie('/menu')).not.toContain('venue-device');
  const plain = openBrowser({ host: '192.168.1.20:3000' });
  expect((await plain.signIn('admin')).headers.getSetCookie().at(-1)).toMatch(/SameSite=Strict$/);
  const reply: unknown = await (await browser.signIn('admin')).json();
  expect(JSON.stringify(reply)).not.toContain('device');
});

test('a known device signs in where others have to wait; for another login it is like any other', async () => {
  const browser = await signedInAs('admin', { address: '10.3.0.1' });
  await browser.fetch('/api/auth/logout', { method: 'POST', body: '{}' });
  await guess('admin', '10.3.0.1');
  expect(await statusOf(browser, 'Admin')).toBe(200);
  await guess('waiter', '10.3.0.1');
  expect(await statusOf(browser, 'waiter')).toBe(429);
});

test('a known device has five attempts of its own, also at once, and delays no other', async () => {
  const browser = await signedInAs('admin', { address: '10.3.0.2' });
  const answers = await Promise.all(Array.from({ length: 12 }, () => statusOf(browser, 'admin', 'guess')));
  const judged = answers.filter((status) => status === 401).length;
  // Five, and on a slow machine those that came a second, two and four seconds later.
  expect(judged).toBeGreaterThanOrEqual(5);
  expect(judged).toBeLessThanOrEqual(8);
  await asIfJustNow(stack.database);
  expect(await statusOf(browser, 'admin')).toBe(429);
  expect(await statusOf(openBrowser({ address: '10.3.0.2' }), 'admin')).toBe(200);
});

test('only the cookie names the device: a header of the client is not passed on', async () => {
  const browser = await signedInAs('admin', { address: '10.3.0.3' });
  const device = deviceOf(browser) ?? '';
  expect(device).not.toBe('');
  await guess('admin', '10.3.0.3');
  const signIn = (headers: Record<string, string>) =>
    openBrowser({ address: '10.3.0.3' }).fetch(
      '/api/auth/login',
      posting({ login: 'admin', password: PASSWORD, server: 'venue' }, headers),
    );
  expect((await signIn({ 'x-known-device': device })).status).toBe(429);
  const other = openBrowser({ address: '10.3.0.3' });
  other.setCookie(`venue-device=${device.slice(0, -1)}${device.endsWith('A') ? 'Q' : 'A'}`);
  expect(await statusOf(other, 'admin')).toBe(429);
});

test('one’s own new password leaves the browser known, to other accounts too, and the page learns nothing', async () => {
  await stack.addUser('cook', permissionsOf(['ProgramLogin', 'MenuView']));
  const browser = await signedInAs('waiter', { address: '10.3.0.5' });
  await browser.signIn('cook');
  const change = async () => {
    const body = { old_password: PASSWORD, password: 'secret77' };
    const init = posting(body, { 'idempotency-key': 'key-of-the-cook' });
    const reply = await browser.fetch('/api/users/password', init);
    return [reply.status, (await reply.json()) as unknown];
  };
  expect(await change()).toEqual([200, {}]);
  const kept = await stack.database.pool.query("select reply from idempotency_keys where key = 'key-of-the-cook'");
  expect(kept.rows).toEqual([{ reply: {} }]);
  // As when the first answer was lost.
  expect(await change()).toEqual([200, {}]);
  await guess('cook', '10.3.0.5');
  await guess('waiter', '10.3.0.5');
  expect(await statusOf(browser, 'cook', 'secret77')).toBe(200);
  expect(await statusOf(browser, 'waiter')).toBe(200);
});
