import { expectAccessible } from './accessible';
import { expect, signIn, test } from './support';

// Narrower windows have Add in the menu of the row.
test.use({ viewport: { width: 1440, height: 900 } });

test('a craft: created with a new item, given a recipe, opened from the address, made, taken back and removed', async ({
  page,
}) => {
  const name = `Сироп ${Date.now()}`;
  await signIn(page);
  await page.goto('/craft', { waitUntil: 'networkidle' });
  const form = page.getByRole('form', { name: 'Новая заготовка' });
  const create = form.getByRole('button', { name: 'Создать' });
  await expect(create).toBeDisabled();
  await expect(form.getByRole('button', { name: 'Удалить' })).toBeDisabled();

  await form.getByRole('button', { name: /^Категория/ }).click();
  await page.getByRole('textbox', { name: 'Найти папку или товар' }).fill('кухня');
  await expectAccessible(page);
  await page.getByRole('treeitem', { name: 'Кухня', exact: true }).click();
  await form.getByRole('combobox', { name: 'Единица' }).click();
  await form.getByRole('option', { name: 'л', exact: true }).click();
  await form.getByRole('textbox', { name: 'Название' }).fill(name);
  await page.keyboard.press('Enter');

  const editor = page.getByRole('dialog', { name });
  await editor.getByRole('textbox', { name: 'Выход рецепта' }).fill('2');
  await editor.getByRole('combobox', { name: 'Добавить ингредиент' }).fill('лёд');
  await editor.getByRole('treeitem', { name: /^Лёд/ }).first().click();
  await editor.getByRole('textbox', { name: /^Количество: / }).fill('0,5');
  await editor.getByRole('button', { name: 'Сохранить' }).click();
  await expect(editor).toBeHidden();
  await expect(page.getByText('Продукт успешно изменен')).toBeVisible();
  await expect(page).toHaveURL('/craft');

  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.dblclick({ position: { x: 60, y: 10 } });
  await expect(editor).toBeVisible();
  await expect(page).toHaveURL(/\/craft\?craft=\d+/);
  await page.reload();
  await expect(editor.getByRole('textbox', { name: 'Выход рецепта' })).toHaveValue('2,000');
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();

  await row.getByRole('button', { name: `Приготовить: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Приготовить: ${name}` });
  await expect(dialog.getByRole('textbox', { name: 'Количество' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Количество' }).fill('4');
  await expect(dialog.getByRole('table', { name: 'Что спишется со склада' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Вышло на самом деле' }).fill('3,8');
  await expect(dialog).toContainText('Потери: 0,200 л');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Пролили');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Приготовить' }).click();
  await expect(page.getByText('Продукт успешно добавлен')).toBeVisible();
  await expect(row.locator('[data-column="stock_quantity"]')).toHaveText(/^3,80/);
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(row.locator('[data-column="stock_quantity"]')).toHaveText(/^0,00/);

  await row.locator('[data-column="stock_quantity"]').click();
  await form.getByRole('button', { name: 'Удалить' }).click();
  const question = page.getByRole('dialog', { name: `Удалить заготовку «${name}»?` });
  await expect(question).toContainText('Создатель: admin.');
  await question.getByRole('button', { name: 'Удалить' }).click();
  await expect(row).toHaveCount(0);
});
