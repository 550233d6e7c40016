import sharp from 'sharp';
import { expect, signIn, test } from './support';

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test('a dish is created with folder, price, recipe, hours and photo, and removed by Undo', async ({ page }) => {
  const name = `Солянка ${test.info().workerIndex}`;
  await page.goto('/menu', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Добавить папку' }).click();
  const folder = page.getByRole('dialog', { name: 'Новая папка' });
  await folder.getByLabel('Название').fill(`Папка ${name}`);
  await folder.getByRole('button', { name: 'Создать' }).click();
  await expect(folder).toBeHidden();
  await page.getByRole('treeitem', { name: new RegExp(`Папка ${name}`) }).click();

  await page.getByRole('button', { name: 'Добавить блюдо' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Название', { exact: false }).first().fill(name);
  await dialog.getByLabel('Цена в меню').fill('180,50');
  await dialog.getByLabel('Описание', { exact: false }).first().fill('Густая, с лимоном');
  await dialog.getByRole('tab', { name: 'Дни и часы' }).click();
  await dialog.getByText('Ланч Пн–Пт 12–17').click();
  await dialog.getByRole('tab', { name: 'Состав' }).click();
  await dialog.getByRole('combobox', { name: 'Добавить ингредиент' }).fill('помидоры');
  await expect(dialog.getByRole('treeitem', { name: /^Помидоры/ }).first()).toBeVisible();
  await dialog
    .getByRole('treeitem', { name: /^Помидоры/ })
    .first()
    .click();
  await dialog.getByRole('textbox', { name: 'Количество: Помидоры' }).fill('0,2');
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await expect(dialog).toBeHidden();

  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('180,50');
  await row.click();
  await page.keyboard.press('Enter');
  await dialog.getByRole('tab', { name: 'Фото' }).click();
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Выбрать фото' }).click();
  await (await chooser).setFiles({ name: 'dish.jpg', mimeType: 'image/jpeg', buffer: photo });
  await dialog.getByRole('button', { name: 'Загрузить' }).click();
  await expect(page.getByText('Фото обновлено')).toBeVisible();
  await dialog.getByRole('tab', { name: 'История' }).click();
  await expect(dialog.getByText('новое блюдо')).toBeVisible();
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await expect(dialog).toBeHidden();

  await row.click();
  await page.keyboard.press('Delete');
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(row).toHaveCount(1);
});

test('the price list is a PDF of the open folder, made on the server', async ({ page }) => {
  const response = await page.request.get('/api/menu/price-list.pdf?folder=2510');
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
});
