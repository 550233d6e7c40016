import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNotSideways } from './accessible';
import { ADMIN, expect, inEnglish, signIn, test } from './support';

const PATH = '/settings/users';
const PHONE = { width: 390, height: 844 };
const PASSWORD = 'mint9274';

interface User {
  readonly user_id: number;
  readonly login: string;
  readonly permissions: string;
  readonly card_number: string | null;
}

/** A login that no run has used. */
const newLogin = (): string => `u${Date.now().toString(36)}`.slice(0, 12);
const newCard = (): string => String(Date.now());

async function readUsers(page: Page): Promise<User[]> {
  const reply = await page.request.get('/api/users/rows');
  return ((await reply.json()) as { rows: User[] }).rows;
}
const userNamed = async (page: Page, login: string): Promise<User | undefined> =>
  (await readUsers(page)).find((one) => one.login === login);

/** Adds a cashier by the call itself. */
async function addCashier(page: Page, login: string, card_number: string): Promise<User> {
  const permissions = `1${'0'.repeat(31)}`;
  const data = { login, password: PASSWORD, active: 1, permissions, card_number, category_id: 4, discount: 5 };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  expect((await page.request.post('/api/users/create', { data, headers })).status()).toBe(200);
  return (await userNamed(page, login))!;
}
async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`${PATH}${query}`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
}
const rowOf = (page: Page, login: string): Locator => page.getByRole('row', { name: new RegExp(`^${login}`) });

test('an account is added with the rights of its role, edited, and signs in with them', async ({ page, browser }) => {
  const login = newLogin();
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
  await dialog.getByLabel(/^Номер карты/).fill(newCard());
  await dialog.getByRole('checkbox', { name: /^Входит в бэк-офис/ }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Добавить' }).click();
  await expect(page.getByText('Операция успешно выполнена')).toBeVisible();
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

test('rights are copied, what they open is shown, and the history tells them', async ({ page }) => {
  const login = newLogin();
  await signIn(page);
  const { user_id } = await addCashier(page, login, newCard());
  await open(page);
  await rowOf(page, 'somchai').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Скопировать права…' }).click();
  const copy = page.getByRole('dialog', { name: 'Скопировать права somchai' });
  await copy.getByLabel('Кому').fill(login);
  await copy.getByRole('option', { name: login }).click();
  await copy.getByRole('button', { name: 'Продолжить' }).click();
  const dialog = page.getByRole('dialog', { name: `Пользователь ${login}` });
  await dialog.getByRole('button', { name: 'Что видит этот человек' }).click();
  const sees = page.getByRole('dialog', { name: `Что видит ${login}` });
  await expect(sees.getByText('ещё не сохранены')).toBeVisible();
  await expect(sees.getByRole('region', { name: 'Склад' })).toContainText('Принимать товар');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog).toBeHidden();
  const [mine, theirs] = [await userNamed(page, login), await userNamed(page, 'somchai')];
  expect(mine?.permissions).toBe(theirs?.permissions);

  await open(page, `?user=${user_id}`);
  await dialog.getByRole('button', { name: 'История' }).click();
  const history = page.getByRole('dialog', { name: `История: ${login}` });
  await expect(history.getByRole('listitem').filter({ hasText: 'Права' }).first()).toContainText('+ склад');
});

test('a card of somebody else asks, and its owner loses card and rights', async ({ page, consoleErrors }) => {
  await inEnglish(page);
  await signIn(page);
  const [owner, heir, number] = [newLogin(), `${newLogin().slice(0, 11)}x`, newCard()];
  await addCashier(page, owner, number);
  await addCashier(page, heir, `${number}1`);
  await open(page);
  await rowOf(page, heir).dblclick();
  const dialog = page.getByRole('dialog', { name: `User ${heir}` });
  await dialog.getByLabel(/^Card number/).fill(number);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: 'The card is taken' });
  await expect(question).toContainText(`belongs to ${owner}`);
  expect(consoleErrors.splice(0).every((error) => error.includes('409'))).toBe(true);
  await question.getByRole('button', { name: 'Reassign the card' }).click();
  await expect(page.getByText('Operation successfully completed')).toBeVisible();
  expect((await userNamed(page, heir))?.card_number).toBe(number);
  expect(await userNamed(page, owner)).toMatchObject({ card_number: null, permissions: '0'.repeat(32) });
});

test('all of it works by keyboard: select, menu, removal; Escape closes one thing at a time', async ({ page }) => {
  const login = newLogin();
  await signIn(page);
  await addCashier(page, login, newCard());
  await open(page, '?role_id=4');
  await rowOf(page, login).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: 'Открыть' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem', { name: 'Открыть' })).toBeHidden();
  const remove = page.getByRole('button', { name: 'Удалить выбранного пользователя' });
  await expect(remove).toBeEnabled();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  // The window takes keys once it has the focus.
  await expect(dialog.getByRole('button', { name: 'Закрыть' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(remove).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(remove).toBeDisabled();

  await rowOf(page, login).click();
  await page.keyboard.press('Delete');
  await page
    .getByRole('dialog', { name: `Удалить пользователя ${login}?` })
    .getByRole('button', { name: 'Удалить' })
    .click();
  await expect(rowOf(page, login)).toHaveCount(0);
  expect(await userNamed(page, login)).toBeUndefined();
});

test('on a phone the dialog fits, and the own account is locked', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page);
  const me = await userNamed(page, ADMIN.login);
  await open(page, `?user=${me?.user_id}`);
  const dialog = page.getByRole('dialog', { name: `Пользователь ${ADMIN.login}` });
  await expect(dialog.getByText('Логин, роль и права администратора не меняются')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Активен' })).toBeDisabled();
  await expectNotSideways(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await page.getByRole('button', { name: 'Найти раздел, блюдо или товар' }).click();
  await page.getByRole('combobox', { name: 'Найти раздел, блюдо или товар' }).fill('somch');
  await page.getByRole('option', { name: /somchai.*Пользователь/ }).click();
  await expect(page.getByRole('dialog', { name: 'Пользователь somchai' })).toBeVisible();
});
