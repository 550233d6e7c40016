import { expect, signIn, staff, test } from './support';

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test('a manager finds a dish by keyboard and gets to its folder', async ({ page }) => {
  await page.goto('/menu');
  // A key pressed before the page listens is lost.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox')).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type('том ям креветки');
  await expect(page.getByRole('option').first()).toContainText('Том Ям креветки');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/folder=2510.*item=2511|item=2511.*folder=2510/);
  await expect(page.getByRole('row', { selected: true })).toContainText('Том Ям креветки');
});

test('a search without matches shows a notice; Escape closes the list, then clears the search', async ({ page }) => {
  await page.goto('/menu');
  await page.getByRole('combobox').fill('ъъъ');
  const nothing = page.getByRole('status').filter({ hasText: 'Ничего не найдено' });
  await expect(nothing).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(nothing).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toHaveValue('');
});

test('Enter and double click open folders, Back and the browser’s Back leave them', async ({ page }) => {
  await page.goto('/menu?folder=2297', { waitUntil: 'networkidle' });
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await row('Тайская кухня').dblclick();
  await expect(page).toHaveURL(/folder=2500/);
  await row('Тайские супы').click();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/folder=2510/);
  await expect(row('Том Кха Гай')).toBeVisible();
  await page.getByRole('button', { name: 'Назад' }).click();
  await expect(page).toHaveURL(/folder=2500/);
  await page.goBack();
  await expect(page).toHaveURL(/folder=2510/);
  await page.reload();
  await expect(row('Том Кха Гай')).toBeVisible();
});

test('arrows move through the tree', async ({ page }) => {
  await page.goto('/menu', { waitUntil: 'networkidle' });
  await page.getByRole('treeitem', { name: /^Кухня/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/folder=2300/);
});

test('id and name sort in both directions; the order is in the address', async ({ page }) => {
  await page.goto('/menu?folder=2510', { waitUntil: 'networkidle' });
  const names = page.getByRole('row').filter({ hasText: /Том|Кэнг/ });
  await expect(names.first()).toContainText('2511');
  await page.getByRole('button', { name: 'Название' }).click();
  await expect(names.first()).toContainText('Кэнг Джыт');
  await page.getByRole('button', { name: 'Название' }).click();
  await expect(names.first()).toContainText('Том Ям морепродукты');
  await expect(page).toHaveURL(/sort=name&dir=desc/);
  await page.reload();
  await expect(names.first()).toContainText('Том Ям морепродукты');
});

test('dishes are in the first HTML and are fetched once', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Messages are files, like scripts.
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/messages/')) calls.push(pathname);
  });
  await page.goto('/menu?folder=2510');
  // A slow machine may be quiet before the page's code runs.
  await expect.poll(() => calls).toEqual(['/api/menu/rows']);
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual(['/api/menu/rows']);
});

test('a user without the right to the stock sees a page with status 403', async ({ page, consoleErrors }) => {
  await page.context().clearCookies();
  await signIn(page, staff('kassa1'));
  const response = await page.goto('/stock');
  expect(response?.status()).toBe(403);
  await expect(page.getByRole('heading', { name: 'Раздел «Склад» вам недоступен' })).toBeVisible();
  // The browser reports the 403 itself.
  consoleErrors.splice(0);
});
