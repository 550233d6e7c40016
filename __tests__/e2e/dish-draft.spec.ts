import type { menuDish } from '@/lib/sections/menu/contract/menu';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { ADMIN, expect, send, signIn, test } from './support';

const FOLDER = 1110;

test('a session that ends while a dish is edited: after signing in the dialog is open with the typed values', async ({
  page,
  consoleErrors,
}) => {
  await signIn(page);
  const name = `Черновик ${Date.now()}`;
  const dish = { parent_id: FOLDER, name, description: 'Суп', retail_price: 100 };
  const { item_id } = await send<{ item_id: number }>(page, 'menu/create_item', dish);
  const address = `/menu?folder=${FOLDER}&dish=${item_id}`;
  await page.goto(address, { waitUntil: 'networkidle' });
  const dialog = page.getByRole('dialog', { name });
  const price = dialog.getByRole('textbox', { name: 'Цена в меню', exact: true });
  const description = dialog.getByRole('textbox', { name: 'Описание', exact: true });
  const ok = dialog.getByRole('button', { name: 'Сохранить', exact: true });
  await price.fill('333');
  await description.fill('Суп дня');
  // Ended on the server only: the browser still has the cookie.
  const cookies = await page.context().cookies();
  await page.request.post('/api/auth/logout', { data: {} });
  await page.context().addCookies(cookies);
  await ok.click();
  await expect(page.getByText('Сеанс завершён. Войдите снова.')).toBeVisible();
  await page.getByLabel('Логин').fill(ADMIN.login);
  await page.getByRole('textbox', { name: 'Пароль' }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL(address);
  await expect(dialog.getByText('Восстановлено то, что вы не сохранили.')).toBeVisible();
  await expect(price).toHaveValue('333');
  await expect(description).toHaveValue('Суп дня');
  await ok.click();
  await expect(dialog).toHaveCount(0);
  const saved = (await (await page.request.get(`/api/menu/dish/${item_id}`)).json()) as ReplyOf<typeof menuDish>;
  expect(saved.dish).toMatchObject({ retail_price: 333, description: 'Суп дня' });
  await send(page, 'menu/delete', { items: [item_id] });
  // The refused save.
  consoleErrors.splice(0);
});
