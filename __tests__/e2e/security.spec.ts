import type { Browser, Page } from '@playwright/test';
import { permissionsOf } from '../../lib/domain/permissions';
import en from '../../messages/en.json';
import ru from '../../messages/ru.json';
import { codeOf } from '../../scripts/test/code-of';
import { expect, inEnglish, signIn, test } from './support';

const PASSWORD = 'mint9274';
const SHOTS = process.env['SHOTS'];
const words = ru.security;

/** A person of this test alone. */
async function newPerson(page: Page): Promise<string> {
  const login = `t${Date.now().toString(36)}`.slice(0, 12);
  await signIn(page);
  const permissions = permissionsOf(['ProgramLogin', 'MenuView']);
  const card_number = String(Date.now());
  const data = { login, password: PASSWORD, active: 1, permissions, card_number, category_id: 2, discount: 0 };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  expect((await page.request.post('/api/users/create', { data, headers })).status()).toBe(200);
  await page.request.post('/api/auth/logout', { data: {} });
  return login;
}

/** Types login and password; the second step follows if the account has one. */
async function enter(page: Page, login: string): Promise<void> {
  await page.goto('/auth/login');
  await page.locator('[name=login]').fill(login);
  await page.locator('[name=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
}

async function enterWithCode(page: Page, login: string, code: string): Promise<void> {
  await enter(page, login);
  await expect(page.locator('[name=code]')).toBeFocused();
  await page.locator('[name=code]').fill(code);
  await page.keyboard.press('Enter');
}

const elsewhere = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();
const isInside = (page: Page) => expect(page).not.toHaveURL(/auth/);
const shot = async (page: Page, name: string) => {
  if (!SHOTS) return;
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [1440, 390]) {
      await page.evaluate((theme) => document.documentElement.setAttribute('data-mantine-color-scheme', theme), scheme);
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${SHOTS}/${name}-${scheme}-${width}.png` });
    }
};

test('a second factor is turned on, asked for at sign-in, replaced by a recovery code; signing out everywhere ends others', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const login = await newPerson(page);
  await enter(page, login);
  await isInside(page);
  await page.goto('/settings/security');
  await shot(page, 'security-ru');
  await page.getByRole('button', { name: words.turnOn }).click();
  await page.getByRole('dialog').locator('[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: words.next }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: words.scanAlt })).toBeVisible();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await shot(page, 'scan-ru');
  await dialog.getByLabel(words.firstCode).fill(codeOf(secret));
  await dialog.getByRole('button', { name: words.confirm }).click();
  const listed = page.getByRole('list', { name: words.codesTitle }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allInnerTexts();
  await shot(page, 'codes-ru');
  await page.getByRole('button', { name: words.saved }).click();
  await expect(page.getByText(/Осталось 10/)).toBeVisible();
  await page.request.post('/api/auth/logout', { data: {} });

  await enter(page, login);
  await expect(page.locator('[name=code]')).toBeFocused();
  await shot(page, 'code-step-ru');
  await page.locator('[name=code]').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(ru.refusals.wrongFactorCode)).toBeVisible();
  await shot(page, 'code-step-wrong-ru');
  await page.locator('[name=code]').fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await isInside(page);

  const other = await elsewhere(browser);
  await enterWithCode(other, login, codes[0] ?? '');
  await isInside(other);
  await page.goto('/settings/security');
  await expect(page.getByText(/Осталось 9/)).toBeVisible();
  await expect(page.getByRole('list', { name: ru.preferences.sessions }).getByRole('listitem')).toHaveCount(2);
  await shot(page, 'security-on-ru');
  await inEnglish(page);
  await page.reload();
  await expect(page.getByText(en.security.lead)).toBeVisible();
  await shot(page, 'security-on-en');
  await page.getByRole('button', { name: en.security.everywhere }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.security.everywhere }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await other.goto('/menu');
  await expect(other).toHaveURL(/\/auth\/login/);
  await enter(page, login);
  await expect(page.locator('[name=code]')).toBeFocused();
  await shot(page, 'code-step-en');
  await other.context().close();
  // Refusals of sign-ins without a code, with a wrong one, and after the session ended.
  expect(consoleErrors.splice(0).every((error) => /status of 40[01]/.test(error))).toBe(true);
});
