import type { Page } from '@playwright/test';
import en from '../../messages/en.json';
import ru from '../../messages/ru.json';
import { codeOf } from '../../scripts/test/code-of';
import { elsewhere, enter, expect, inEnglish, newPerson, test, type Person } from './support';

const words = ru.security;

/** Signs in with the second step. */
async function enterWithCode(page: Page, person: Person, code: string): Promise<void> {
  await enter(page, person);
  await expect(page.locator('[name=code]')).toBeFocused();
  await page.locator('[name=code]').fill(code);
  await page.keyboard.press('Enter');
}

const isInside = (page: Page) => expect(page).not.toHaveURL(/auth/);

test('a second factor is turned on, asked for at sign-in, replaced by a recovery code; signing out everywhere ends others', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const person = await newPerson(page);
  await enter(page, person);
  await isInside(page);
  await page.goto('/settings/security');
  await page.getByRole('button', { name: words.turnOn }).click();
  await page.getByRole('dialog').locator('[name=password]').fill(person.password);
  await page.getByRole('button', { name: words.next }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: words.scanAlt })).toBeVisible();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel(words.firstCode).fill(codeOf(secret));
  await dialog.getByRole('button', { name: words.confirm }).click();
  const listed = page.getByRole('list', { name: words.codesTitle }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allInnerTexts();
  await page.getByRole('button', { name: words.saved }).click();
  await expect(page.getByText(/Осталось 10/)).toBeVisible();
  await page.request.post('/api/auth/logout', { data: {} });

  await enter(page, person);
  await expect(page.locator('[name=code]')).toBeFocused();
  await page.locator('[name=code]').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(ru.refusals.wrongFactorCode)).toBeVisible();
  await page.locator('[name=code]').fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await isInside(page);

  const other = await elsewhere(browser);
  await enterWithCode(other, person, codes[0] ?? '');
  await isInside(other);
  await page.goto('/settings/security');
  await expect(page.getByText(/Осталось 9/)).toBeVisible();
  await expect(page.getByRole('list', { name: ru.preferences.sessions }).getByRole('listitem')).toHaveCount(2);
  await inEnglish(page);
  await page.reload();
  await expect(page.getByText(en.security.lead)).toBeVisible();
  await page.getByRole('button', { name: en.security.everywhere }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.security.everywhere }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await other.goto('/menu');
  await expect(other).toHaveURL(/\/auth\/login/);
  await enter(page, person);
  await expect(page.locator('[name=code]')).toBeFocused();
  await other.context().close();
  // Refusals of sign-ins without a code, with a wrong one, and after the session ended.
  expect(consoleErrors.splice(0).every((error) => /status of 40[01]/.test(error))).toBe(true);
});
