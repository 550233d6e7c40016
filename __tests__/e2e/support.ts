import { readFileSync } from 'node:fs';
import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { permissionsOf } from '../../lib/rights/permissions';
import en from '../../messages/en.json';
import ru from '../../messages/ru.json';
import { HOST_NAME, resolveHostName } from '../../scripts/test/host-name';

resolveHostName();

/** Maximum delay of replies in milliseconds, to find tests that pass only with fast replies. */
const LATE = Number(process.env['LATE_REPLIES'] ?? 0);

export const ADMIN = { login: 'admin', password: 'admin-of-the-tests' };

/** A staff member of the sample venue, with the password of this installation. */
export function staff(login: string): { login: string; password: string } {
  const lines = readFileSync('test-results/venue/sample-logins', 'utf8').split('\n');
  const [, password = ''] = lines.map((line) => line.split('\t')).find(([name]) => name === login) ?? [];
  return { login, password };
}

/** Lets calls of a test name the page that posts, as those of a page do by themselves. */
function asPage({ request }: BrowserContext): void {
  const post = request.post.bind(request);
  request.post = (url, options = {}) =>
    post(url, { ...options, headers: { 'sec-fetch-site': 'same-origin', ...options.headers } });
}

/** Signs in without the form, which has its own tests. */
export async function signIn(page: Page, person = ADMIN): Promise<void> {
  const context = page.context();
  asPage(context);
  const chosen = (await context.cookies()).filter(({ name }) => name === 'locale');
  const response = await page.request.post('/api/auth/login', { data: { ...person, server: 'venue' } });
  expect(response.status()).toBe(200);
  // A test that changes the language stores it with the account, which other tests use at the same time.
  await context.clearCookies({ name: 'locale' });
  await context.addCookies(chosen);
}

/** Posts to a call of the app with the page's session, and returns the reply. */
export async function send<Reply = unknown>({ request }: Page, path: string, data: object): Promise<Reply> {
  const answer = await request.post(`/api/${path}`, { data, headers: { 'idempotency-key': crypto.randomUUID() } });
  expect([path, answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([path, 200, '']);
  return (await answer.json()) as Reply;
}

export interface Person {
  readonly login: string;
  readonly password: string;
}

/** A person of one test alone, who is not signed in: choices are stored with the account. */
export async function newPerson(page: Page): Promise<Person> {
  const person = { login: `p${crypto.randomUUID().replaceAll('-', '').slice(0, 11)}`, password: 'mint9274' };
  await signIn(page);
  const permissions = permissionsOf(['ProgramLogin', 'MenuView', 'OrdersView']);
  const card = { card_number: String(Date.now()), category_id: 2, discount: 0 };
  await send(page, 'users/create', { ...person, ...card, active: 1, permissions });
  await page.request.post('/api/auth/logout', { data: {} });
  return person;
}

/** Signs in by the form, which applies the account's choices; a second step follows if the account has one. */
export async function enter(page: Page, { login, password }: Person): Promise<void> {
  await page.goto('/auth/login');
  await page.locator('[name=login]').fill(login);
  await page.locator('[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
}

/** A page of another browser. */
export const elsewhere = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

/** Languages of a test: one in `npm test`, both at night. */
export const languages = (inTest: 'ru' | 'en'): readonly ('ru' | 'en')[] =>
  process.env['NIGHT'] ? ['ru', 'en'] : [inTest];

/** Messages of a language. */
export const wordsOf = (locale: 'ru' | 'en') => (locale === 'ru' ? ru : en);

/** Chooses the language of the pages that are opened from now on. */
export const inLanguage = (page: Page, locale: string): Promise<void> =>
  page.context().addCookies([{ name: 'locale', value: locale, domain: HOST_NAME, path: '/' }]);

export const inEnglish = (page: Page): Promise<void> => inLanguage(page, 'en');

const RECENT_SECONDS = 30 * 86_400;

/** Opens a list for the last thirty days: on the 1st there has been no trade in the month. */
export async function openRecent(page: Page, path: string): Promise<void> {
  const start_time = Math.floor(Date.now() / 1000) - RECENT_SECONDS;
  await page.goto(`${path}?period_id=5&start_time=${start_time}`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: /^(С|From) \d/ })).toBeVisible();
}

/** True once React has hydrated all buttons and content, including late parts. Until then buttons ignore clicks. */
const isHydrated = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => {
      const byReact = (element: object) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
      return [...document.querySelectorAll('button, main :is(div, section, td, li)')].every(byReact);
    })
    // The page is navigating, for example to the sign-in: the next poll asks again.
    .catch(() => false);

/** Makes a page that is opened or reloaded wait until it can be used. */
function waitForHydration(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const usable = async <T>(loaded: Promise<T>): Promise<T> => {
    const response = await loaded;
    await expect.poll(() => isHydrated(page), { intervals: [20, 50] }).toBe(true);
    return response;
  };
  page.goto = (...args) => usable(goto(...args));
  page.reload = (...args) => usable(reload(...args));
}

/** Playwright's test; a console error, a page error or a CSP violation fails it. */
export const test = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      waitForHydration(page);
      if (LATE > 0)
        await page.route('**/api/**', (route) => setTimeout(() => void route.fallback(), LATE * Math.random()));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
