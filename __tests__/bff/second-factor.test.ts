import { send, ask } from '@/lib/api/call';
import { listMenu } from '@/lib/sections/menu/contract/menu';
import { getPreferences } from '@/lib/sections/settings/contract/preferences';
import { beginSecondFactor, confirmSecondFactor, ownSecondFactor } from '@/lib/sections/auth/contract/second-factor';
import { endSession, listSessions } from '@/lib/sections/auth/contract/sessions';
import { permissionsOf } from '@/lib/rights/permissions';
import { codeOf } from '@/scripts/test/code-of';
import { codeOf as problemCodeOf, told } from '../support/ask';
import { posting } from '../support/browser';
import { PASSWORD, signedInAs, startStack, type Browser } from '../support/stack';

const visitor = { headers: new Headers() };
jest.mock('next/headers', () => ({ headers: () => Promise.resolve(visitor.headers) }));

const stack = startStack({ SECOND_FACTOR: 'required', SESSION_DAYS: '2' });
beforeAll(async () => {
  await stack.addUser('boss', permissionsOf(['ProgramLogin', 'MenuView', 'FundsDirectChange']));
  await stack.addUser('waiter', permissionsOf(['ProgramLogin', 'MenuView']));
});
afterAll(() => {
  delete process.env['SECOND_FACTOR'];
  delete process.env['SESSION_DAYS'];
});

/** Outcome of a page's lock: the address of its redirect, or null. */
async function lock(browser: Browser, path: string): Promise<string | null> {
  visitor.headers = new Headers({ host: 'localhost:3000', cookie: browser.cookie(), 'x-path': path });
  const { requireVisit } = await import('@/lib/bff/require-page');
  return requireVisit().then(
    () => null,
    (error: unknown) => String((error as { digest?: string }).digest).split(';')[2] ?? '',
  );
}

const enter = (browser: Browser, code?: string) =>
  browser.fetch(
    '/api/auth/login',
    posting({ login: 'boss', password: PASSWORD, server: 'venue', ...(code && { code }) }),
  );

test('the sealed cookie lasts as long as a session at most', async () => {
  const response = await stack.browser().signIn('waiter');
  const cookie = response.headers.getSetCookie().find((line) => line.includes('venue=')) ?? '';
  const seconds = Number(/Max-Age=(\d+)/.exec(cookie)?.[1]);
  expect(seconds).toBeGreaterThan(2 * 86_400 - 120);
  expect(seconds).toBeLessThanOrEqual(2 * 86_400);
});

test('without the factor that the venue requires every call but its set-up is refused, and pages lead there', async () => {
  const browser = stack.browser();
  expect((await browser.signIn('boss')).status).toBe(200);
  for (const endpoint of [listMenu, getPreferences, listSessions])
    expect(await told(ask(endpoint, {}, browser.fetch), ['key'])).toBe('secondFactorFirst');
  expect(await told(send(endSession, { body: { others: true } }, browser.fetch), ['key'])).toBe('secondFactorFirst');
  expect((await browser.fetch('/api/lists/menu.csv')).status).not.toBe(200);
  for (const path of ['/menu', '/settings/preferences', '/print/menu'])
    expect(await lock(browser, path)).toBe('/settings/security');
  expect(await lock(browser, '/settings/security')).toBeNull();

  expect(await ask(ownSecondFactor, {}, browser.fetch)).toMatchObject({ since: null, required: true });
  const { secret } = await send(beginSecondFactor, { body: { password: PASSWORD } }, browser.fetch);
  const first = { body: { code: codeOf(secret) } };
  const { recovery_codes } = await send(confirmSecondFactor, first, browser.fetch);
  expect(await problemCodeOf(ask(listMenu, {} as never, browser.fetch))).toBeNull();
  expect(await lock(browser, '/menu')).toBeNull();

  const other = stack.browser();
  const asked = await enter(other);
  expect([asked.status, ((await asked.json()) as { key: string }).key]).toEqual([401, 'secondFactorNeeded']);
  expect(other.cookie()).not.toContain('venue=');
  const wrong = await enter(other, '000000');
  expect([wrong.status, ((await wrong.json()) as { key: string }).key]).toEqual([400, 'wrongFactorCode']);
  expect((await enter(other, codeOf(secret, 1))).status).toBe(200);
  expect((await enter(stack.browser(), recovery_codes[0])).status).toBe(200);
  await send(endSession, { body: { everywhere: true } }, other.fetch);
  expect(await problemCodeOf(ask(listMenu, {} as never, browser.fetch))).toBe(1001);
  expect(await problemCodeOf(ask(listMenu, {} as never, other.fetch))).toBe(1001);
});

test('who needs none works as before', async () => {
  const browser = await signedInAs('waiter');
  expect(await problemCodeOf(ask(listMenu, {} as never, browser.fetch))).toBeNull();
  expect(await lock(browser, '/menu')).toBeNull();
});
