import type { Browser, Page } from '@playwright/test';
import { permissionsOf } from '../../lib/domain/permissions';
import en from '../../messages/en.json';
import ru from '../../messages/ru.json';
import { expect, signIn, test } from './support';

const PASSWORD = 'mint9274';
const FLAGS = ['ProgramLogin', 'MenuView', 'OrdersView'] as const;

/** A person of this test alone: choices are stored with the account. */
async function newPerson(page: Page, letter: string): Promise<{ login: string; password: string }> {
  const login = `${letter}${Date.now().toString(36)}`.slice(0, 12);
  await signIn(page);
  const permissions = permissionsOf([...FLAGS]);
  const card_number = String(Date.now());
  const data = { login, password: PASSWORD, active: 1, permissions, card_number, category_id: 2, discount: 0 };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  expect((await page.request.post('/api/users/create', { data, headers })).status()).toBe(200);
  await page.request.post('/api/auth/logout', { data: {} });
  return { login, password: PASSWORD };
}

/** Signs in by the form, which applies the account's choices. */
async function enter(page: Page, { login, password }: { login: string; password: string }): Promise<void> {
  await page.goto('/auth/login');
  await page.locator('[name=login]').fill(login);
  await page.locator('[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await expect(page).not.toHaveURL(/auth/);
}

const elsewhere = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

test('choices act at once, stay after signing out and in, and follow to another browser', async ({ page, browser }) => {
  const person = await newPerson(page, 'p');
  await enter(page, person);
  await page.goto('/settings/preferences');
  const main = page.getByRole('main');
  const choose = async (group: string, name: string) => {
    const stored = page.waitForResponse('**/api/users/preferences');
    await main.getByRole('radiogroup', { name: group }).getByText(name, { exact: true }).click();
    expect((await stored).status()).toBe(200);
  };
  await choose(ru.frame.language, 'English');
  await expect(main.getByText(en.preferences.lead)).toBeVisible();
  await choose(en.frame.theme, en.frame.themes.dark);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await choose(en.preferences.rows, '100');
  await choose(en.preferences.separator, en.report.separators.semicolon);
  const stored = page.waitForResponse('**/api/users/preferences');
  await main.getByRole('combobox', { name: en.preferences.start }).selectOption('orders');
  await stored;
  await main.getByRole('button', { name: en.frame.signOut }).click();
  await expect(page).toHaveURL(/\/auth\/login/);

  const other = await elsewhere(browser);
  for (const one of [page, other]) {
    await enter(one, person);
    await expect(one).toHaveURL(/\/orders$/);
    await expect(one.locator('html')).toHaveAttribute('lang', 'en');
    await expect(one.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expect(
      one.getByRole('radiogroup', { name: en.report.rowsOnPage }).getByRole('radio', { name: '100' }),
    ).toBeChecked();
    await one.goto('/');
    await expect(one).toHaveURL(/\/orders$/);
    await one.getByRole('button', { name: en.report.export }).click();
    const csv = await one.getByRole('menuitem', { name: /CSV/ }).getAttribute('href');
    expect(csv).toContain('separator=semicolon');
    await one.goto('/orders?count=50');
    await expect(
      one.getByRole('radiogroup', { name: en.report.rowsOnPage }).getByRole('radio', { name: '50' }),
    ).toBeChecked();
  }
  await other.context().close();
});

test('a sign-in ended from afar lands at sign-in with its next request', async ({ page, browser }) => {
  const person = await newPerson(page, 's');
  const other = await elsewhere(browser);
  await enter(other, person);
  await enter(page, person);
  await page.goto('/settings/security');
  const { preferences: words } = ru;
  await page.getByRole('list', { name: words.sessions }).getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: words.end }).click();
  await expect(page.getByText(words.ended)).toBeVisible();
  await expect(page.getByRole('list', { name: words.sessions }).getByRole('listitem')).toHaveCount(1);
  await other.goto('/menu');
  await expect(other).toHaveURL(/\/auth\/login/);
  await page.goto('/menu');
  await expect(page).toHaveURL(/\/menu/);
  await other.context().close();
});

test('a category is added, offered for an expense, renamed, and hidden from there', async ({ page }) => {
  const words = ru.categories;
  const name = `Такси ${Date.now().toString(36)}`;
  const renamed = `${name} и доставка`;
  const offered = async (text: string): Promise<number> => {
    await page.goto('/operations?add=expense');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').or(dialog.locator('input').first()).first().click();
    await expect(dialog.getByRole('option').first()).toBeVisible();
    return dialog.getByRole('option', { name: text, exact: true }).count();
  };
  await signIn(page);
  await page.goto('/settings/expense');
  await page.getByRole('button', { name: words.add }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: words.create }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  expect(await offered(name)).toBe(1);

  await page.goto('/settings/expense');
  await page.getByRole('row', { name: new RegExp(name) }).dblclick();
  await page.getByRole('dialog').getByRole('textbox').fill(renamed);
  await page.getByRole('dialog').getByRole('button', { name: words.save }).click();
  const row = page.getByRole('row', { name: new RegExp(renamed) });
  await row.click({ button: 'right' });
  await page.getByRole('menuitem', { name: words.hide, exact: true }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('checkbox', { name: words.showHidden }).check();
  await expect(row).toContainText(words.isHidden);
  await expect(page).toHaveURL(/hidden=1/);
  expect(await offered(renamed)).toBe(0);
});
