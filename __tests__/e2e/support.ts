import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';

export const ADMIN = { login: 'admin', password: 'admin-of-the-tests' };

/** A staff member of the sample venue, with the password that was made for this installation. */
export function staff(login: string): { login: string; password: string } {
  const lines = readFileSync('test-results/venue/sample-logins', 'utf8').split('\n');
  const [, password = ''] = lines.map((line) => line.split('\t')).find(([name]) => name === login) ?? [];
  return { login, password };
}

/** Signs in without the form: the form has tests of its own. */
export async function signIn(page: Page, person = ADMIN): Promise<void> {
  const response = await page.request.post('/api/auth/login', { data: { ...person, server: 'venue' } });
  expect(response.status()).toBe(200);
}

export const inEnglish = (page: Page): Promise<void> =>
  page.context().addCookies([{ name: 'locale', value: 'en', domain: 'localhost', path: '/' }]);

/** Playwright's test, but a console error, a page error or a CSP violation fails it. */
export const test = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
