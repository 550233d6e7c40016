import type { Page } from '@playwright/test';
import type { menuDish } from '@/lib/contract/menu';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { ADMIN, expect, signIn, test } from './support';

const FOLDER = 1110;

/** A dish for this test, open in the dialog, with a price and a description typed and not saved. */
async function editDish(page: Page) {
  await signIn(page);
  const name = `Черновик ${Date.now()}`;
  const made = await page.request.post('/api/menu/create_item', {
    data: { parent_id: FOLDER, name, description: 'Суп', retail_price: 100 },
  });
  const { item_id } = (await made.json()) as { item_id: number };
  const address = `/menu?folder=${FOLDER}&dish=${item_id}`;
  await page.goto(address, { waitUntil: 'networkidle' });
  const dialog = page.getByRole('dialog', { name });
  const price = dialog.getByRole('textbox', { name: 'Цена в меню', exact: true });
  const description = dialog.getByRole('textbox', { name: 'Описание', exact: true });
  await price.fill('333');
  await description.fill('Суп дня');
  const expectRestored = async () => {
    await expect(dialog.getByText('Восстановлено то, что вы не сохранили.')).toBeVisible();
    await expect(price).toHaveValue('333');
    await expect(description).toHaveValue('Суп дня');
  };
  const ok = dialog.getByRole('button', { name: 'Сохранить', exact: true });
  const remove = () => page.request.post('/api/menu/delete', { data: { items: [item_id] } });
  return { item_id, address, dialog, price, ok, expectRestored, remove };
}

test('a session that ends while a dish is edited: after signing in the dialog is open with the typed values', async ({
  page,
  consoleErrors,
}) => {
  const { item_id, address, dialog, ok, expectRestored, remove } = await editDish(page);
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
  await expectRestored();
  await ok.click();
  await expect(dialog).toHaveCount(0);
  const saved = (await (await page.request.get(`/api/menu/dish/${item_id}`)).json()) as ReplyOf<typeof menuDish>;
  expect(saved.dish).toMatchObject({ retail_price: 333, description: 'Суп дня' });
  await remove();
  // The refused save.
  consoleErrors.splice(0);
});

test('a reload keeps the typed values of a dish; starting over drops them', async ({ page }) => {
  const { dialog, price, expectRestored, remove } = await editDish(page);
  await page.reload({ waitUntil: 'networkidle' });
  await expectRestored();
  await dialog.getByRole('button', { name: 'Начать заново' }).click();
  await expect(price).toHaveValue('100,00');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(price).toHaveValue('100,00');
  await remove();
});
