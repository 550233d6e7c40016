import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNotSideways } from './accessible';
import { ADMIN, expect, signIn, test } from './support';

const PATH = '/settings/users';
const PHONE = { width: 390, height: 844 };

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`${PATH}${query}`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
}
const rowOf = (page: Page, login: string): Locator => page.getByRole('row', { name: new RegExp(`^${login}`) });

test('an account is added with the rights of its role, edited, and signs in with them', async ({ page, browser }) => {
  const login = `u${Date.now().toString(36)}`.slice(0, 12);
  await signIn(page);
  await open(page);
  await page.getByRole('button', { name: 'Добавить пользователя' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новый пользователь' });
  await dialog.getByLabel(/^Логин/).fill('no');
  await expect(dialog.getByText('Нужны 4–12 латинских букв или цифр', { exact: true })).toBeVisible();
  await dialog.getByLabel(/^Логин/).fill(login);
  await dialog.getByRole('button', { name: 'Придумать' }).click();
  const password = await dialog.getByLabel(/^Пароль/).inputValue();
  expect(password).toMatch(/^[a-z0-9]{10}$/);
  await dialog.getByLabel(/^Роль/).click();
  await dialog.getByRole('option', { name: 'Кассир' }).click();
  await expect(dialog.getByText('Как у роли «Кассир»')).toBeVisible();
  await dialog.getByLabel(/^Номер карты/).fill(String(Date.now()));
  await dialog.getByRole('checkbox', { name: /^Входит в бэк-офис/ }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Добавить' }).click();
  await expect(page.getByText('Операция выполнена успешно')).toBeVisible();
  const handed = page.getByRole('dialog', { name: `Вход для ${login}` });
  await expect(handed).toContainText(password);
  await handed.getByRole('button', { name: 'Готово' }).click();
  await expect(rowOf(page, login)).toContainText('Кассир + вход в бэк-офис');

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await signIn(theirs, { login, password });
  await theirs.goto('/menu', { waitUntil: 'networkidle' });
  await expect(theirs.getByRole('navigation', { name: 'Разделы' })).not.toContainText('Склад');

  await rowOf(page, login).dblclick();
  const card = page.getByRole('dialog', { name: `Пользователь ${login}` });
  await expect(card.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  await card.getByRole('checkbox', { name: /^Видит склад/ }).check();
  await card.getByRole('button', { name: 'Сохранить' }).click();
  await expect(card).toBeHidden();
  await theirs.goto('/menu', { waitUntil: 'networkidle' });
  await expect(theirs.getByRole('navigation', { name: 'Разделы' })).toContainText('Склад');
  await other.close();
});

test('on a phone the dialog fits, and the own account is locked', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page);
  await open(page);
  await rowOf(page, ADMIN.login).getByText(ADMIN.login).first().dblclick();
  const dialog = page.getByRole('dialog', { name: `Пользователь ${ADMIN.login}` });
  await expect(dialog.getByText('Логин, роль и права администратора не меняются')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Активен' })).toBeDisabled();
  await expectNotSideways(page);
  await expectAccessible(page);
});
