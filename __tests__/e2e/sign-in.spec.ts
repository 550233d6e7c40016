import { HOST_NAME } from '../../scripts/test/host-name';
import { ADMIN, expect, inEnglish, signIn, test } from './support';

test('a person signs in by keyboard, in Russian, once the page is ready to send', async ({ page }) => {
  expect(await (await page.request.get('/auth/login')).text()).not.toContain('type="submit"');
  await page.goto('/');
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByLabel('Логин')).toBeFocused();
  await page.keyboard.type(ADMIN.login);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ADMIN.password);
  await expect(page.getByRole('button', { name: 'Войти' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/menu');
  await expect(page.getByRole('heading', { name: 'Меню' })).toBeVisible();
});

const PLACES = [
  { place: 'a host name by plain http', host: HOST_NAME, isSecure: false },
  { place: 'the machine itself', host: 'localhost', isSecure: true },
];
for (const { place, host, isSecure } of PLACES) {
  test(`at ${place} a person signs in and changes something`, async ({ page, baseURL }) => {
    await page.goto(`${baseURL?.replace(HOST_NAME, host)}/auth/login`);
    expect(await page.evaluate(() => window.isSecureContext)).toBe(isSecure);
    await expect(page.getByText('Соединение не зашифровано')).toHaveCount(isSecure ? 0 : 1);
    await page.getByLabel('Логин').fill(ADMIN.login);
    await page.getByRole('textbox', { name: 'Пароль' }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByRole('heading', { name: 'Меню' })).toBeVisible();
    await page.goto(`${baseURL?.replace(HOST_NAME, host)}/operations`);
    await page.getByRole('textbox', { name: 'Внести в сейф' }).fill('12,50');
    await page.getByRole('button', { name: 'Внести в сейф' }).click();
    await page.getByRole('button', { name: 'Внести 12,50' }).click();
    await expect(page.getByText('В сейф внесено 12,50 ฿')).toBeVisible();
  });
}

test('a protected address leads to sign-in and then back to itself', async ({ page }) => {
  await page.goto('/menu?folder=2297&sort=name');
  await expect(page).toHaveURL(/\/auth\/login\?next=/);
  await page.getByLabel('Логин').fill(ADMIN.login);
  await page.getByRole('textbox', { name: 'Пароль' }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL('/menu?folder=2297&sort=name');
});

test('unknown addresses lead to sign-in, and a signed-in user from there to the menu', async ({ page }) => {
  await page.goto('/no/such/page', { waitUntil: 'networkidle' });
  await expect(page).toHaveURL(/\/auth\/login/);
  await signIn(page);
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/menu');
  await page.goto('/auth/login');
  await expect(page).toHaveURL('/menu');
});

test('log-out ends the session: Back shows no menu, the old cookie opens nothing', async ({ page, context }) => {
  await signIn(page);
  await page.goto('/menu', { waitUntil: 'networkidle' });
  const cookies = await context.cookies();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/auth/login');
  await context.addCookies(cookies);
  await page.goto('/menu');
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('a session that ends in the middle leads to sign-in and back', async ({ page, consoleErrors }) => {
  await signIn(page);
  await page.goto('/menu?folder=2297', { waitUntil: 'networkidle' });
  const stolen = await page.context().cookies();
  await page.request.post('/api/auth/logout', { data: {} });
  await page.context().addCookies(stolen);
  // The page may have asked meanwhile, and leave by itself.
  await page.reload().catch(() => null);
  await expect(page).toHaveURL('/auth/login?next=%2Fmenu%3Ffolder%3D2297&problem=1001');
  await expect(page.getByText('Сеанс завершён. Войдите снова.')).toBeVisible();
  consoleErrors.splice(0);
});

test('a link from another site opens the page for a signed-in user', async ({ page, baseURL }) => {
  const app = baseURL ?? '';
  await signIn(page);
  await page.goto(`${app.replace(HOST_NAME, '127.0.0.1')}/auth/login`);
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = `${address}/menu?folder=2297`;
    document.body.append(link);
    link.click();
  }, app);
  await expect(page).toHaveURL(`${app}/menu?folder=2297`);
});

test('the language switches at once and is kept', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByLabel('Логин').fill('typed');
  await page.getByText('English').click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByLabel('Login')).toHaveValue('typed');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await inEnglish(page);
});
