import { expect, signIn, staff, test } from './support';

test.beforeEach(async ({ page }) => {
  await signIn(page);
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

test('dishes are in the first HTML and are fetched once', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Messages are files, like scripts.
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/messages/')) calls.push(pathname);
  });
  const html = await (await page.request.get('/menu?folder=2510')).text();
  expect(html).toMatch(/<td[^>]*>.*Том Кха Гай|role="gridcell"[^>]*>.*Том Кха Гай/s);
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

test('the catalogues: no others, and open to a brewer', async ({ page, consoleErrors }) => {
  expect((await page.goto('/catalogue/shop'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Такой страницы нет' })).toBeVisible();
  // The browser reports the 404 itself.
  consoleErrors.splice(0);
  await page.context().clearCookies();
  await signIn(page, staff('brewer1'));
  expect((await page.goto('/catalogue/karaoke'))?.status()).toBe(200);
});
