import nock from 'nock';
import { MAX_PERMISSION } from '@/lib/rights/permissions';
import { openBrowser, type Browser } from '../support/browser';
import { LEGACY, legacyBrowser, signInAt } from '../support/legacy';

const HOUR = 3_600_000;
const START = Date.parse('2026-03-02T10:00:00Z');
let renewals = 0;
let at = START;
legacyBrowser();
beforeEach(() => {
  at = START;
  jest.spyOn(Date, 'now').mockImplementation(() => at);
});

/** A session on a server that renews its cookie with every reply, or never. */
async function signedIn(renews: boolean): Promise<Browser> {
  const browser = await signInAt('production');
  nock.cleanAll();
  nock(LEGACY)
    .persist()
    .get(/auth\/check/)
    .reply(() => {
      renewals += 1;
      const reply = { status: 'ok', login: 'boss', permissions: MAX_PERMISSION };
      return [200, reply, renews ? { 'set-cookie': [`PHPSESSID=${renewals}; path=/`] } : {}];
    })
    .get(/menu\/list/)
    .reply(200, { items: [] });
  return browser;
}

/** Status of a call this many hours after the sign-in. */
async function after(browser: Browser, hours: number): Promise<number> {
  at = START + hours * HOUR;
  return (await browser.fetch('/api/menu/list')).status;
}

test.each([true, false])('a used session ends after seven days, with a renewed cookie: %s', async (renews) => {
  const browser = await signedIn(renews);
  const hours = Array.from({ length: 16 }, (_, index) => (index + 1) * 10);
  for (const hour of hours) expect([hour, await after(browser, hour)]).toEqual([hour, 200]);
  expect(await after(browser, 167.9)).toBe(200);
  expect(await after(browser, 168.1)).toBe(401);
});

test('an unused session ends after twelve hours, and a copy of its cookie does not outlive it', async () => {
  const browser = await signedIn(false);
  expect(await after(browser, 11.9)).toBe(200);
  const copy = browser.cookie();
  expect(await after(browser, 23.8)).toBe(200);
  const thief = openBrowser();
  thief.setCookie(copy);
  expect(await after(thief, 24)).toBe(401);
  expect(await after(browser, 35.9)).toBe(401);
});

test('within ten minutes no use is recorded, so that calls seal no cookie', async () => {
  const browser = await signedIn(false);
  const before = browser.cookie();
  await after(browser, 0.1);
  expect(browser.cookie()).toBe(before);
  await after(browser, 0.2);
  expect(browser.cookie()).not.toBe(before);
});
