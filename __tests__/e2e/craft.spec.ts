import { expectAccessible, expectNotSideways } from './accessible';
import { test } from './own-venue';
import { expect, signIn } from './support';

// One venue for all, in this order: the last test stops it and checks its books.
test.describe.configure({ mode: 'serial' });
// Narrower windows have Add in the menu of the row.
test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(({ context, venue }) =>
  context.addCookies([{ name: 'locale', value: 'ru', url: venue.address }]).then(() => undefined),
);

const NAME = 'Сироп пробный';

test('a craft: created with a new item, given a recipe, and opened from the address', async ({ page }) => {
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
  await form.getByRole('combobox', { name: 'Единица' }).selectOption('л');
  await form.getByRole('textbox', { name: 'Название' }).fill(NAME);
  await page.keyboard.press('Enter');

  const editor = page.getByRole('dialog', { name: NAME });
  await editor.getByRole('textbox', { name: 'Выход рецепта' }).fill('2');
  await editor.getByRole('combobox', { name: 'Добавить ингредиент' }).fill('лёд');
  await editor.getByRole('treeitem', { name: /^Лёд/ }).first().click();
  await editor.getByRole('textbox', { name: /^Количество: / }).fill('0,5');
  await editor.getByRole('button', { name: 'Сохранить' }).click();
  await expect(editor).toBeHidden();
  await expect(page.getByText('Продукт успешно изменен')).toBeVisible();
  await expect(page).toHaveURL('/craft');

  const row = page.getByRole('row', { name: new RegExp(NAME) });
  await row.dblclick({ position: { x: 60, y: 10 } });
  await expect(editor).toBeVisible();
  await expect(page).toHaveURL(/\/craft\?craft=\d+/);
  await page.reload();
  await expect(editor.getByRole('textbox', { name: 'Выход рецепта' })).toHaveValue('2,000');
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
});

test('a batch: tried, lacking, made anyway, and taken back', async ({ page }) => {
  await signIn(page);
  await page.goto('/craft', { waitUntil: 'networkidle' });
  const row = page.getByRole('row', { name: new RegExp(NAME) });
  const add = async (quantity: string) => {
    await row.getByRole('button', { name: `Добавить: ${NAME}` }).click();
    const dialog = page.getByRole('dialog', { name: `Добавить: ${NAME}` });
    await expect(dialog.getByRole('textbox', { name: 'Количество' })).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Количество' }).fill(quantity);
    await expect(dialog.getByRole('table', { name: 'Что спишется со склада' })).toBeVisible();
    return dialog;
  };
  const dialog = await add('4');
  await dialog.getByRole('textbox', { name: 'Вышло на самом деле' }).fill('3,8');
  await expect(dialog).toContainText('Потери: 0,200 л');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Пролили');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Добавить' }).click();
  await expect(page.getByText('Продукт успешно добавлен')).toBeVisible();
  await expect(row.locator('[data-column="stock_quantity"]')).toHaveText(/^3,80/);
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(row.locator('[data-column="stock_quantity"]')).toHaveText(/^0,00/);

  await (await add('900000')).getByRole('button', { name: 'Добавить' }).click();
  const lack = page.getByRole('dialog', { name: 'Не хватает ингредиентов' });
  await expect(lack.getByRole('table')).toContainText(
    '225 000,000 кг'.replaceAll(' ', '\u202f').replace('\u202fкг', ' кг'),
  );
  await expectAccessible(page);
  await lack.getByRole('button', { name: 'Отмена' }).click();
  await expect(lack).toBeHidden();
  await expect(row.locator('[data-column="stock_quantity"]')).toHaveText(/^0,00/);
  await (await add('900000')).getByRole('button', { name: 'Добавить' }).click();
  await lack.getByRole('button', { name: 'Продолжить всё равно' }).click();
  await expect(lack).toBeHidden();
  await expect(row.locator('[data-column="stock_quantity"]')).toHaveText(/^900.000/);
});

test('a phone: batch and removal in the menu of the row, creator named', async ({ page, venue }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto('/craft', { waitUntil: 'networkidle' });
  await expectNotSideways(page);
  const row = page.getByRole('row', { name: new RegExp(NAME) });
  const entry = async (name: string) => {
    await row.getByRole('button', { name: 'Действия' }).click();
    await page.getByRole('menu', { name: NAME }).getByRole('menuitem', { name }).click();
  };
  await entry('Добавить');
  await expect(page.getByRole('dialog', { name: `Добавить: ${NAME}` })).toBeVisible();
  await expectNotSideways(page);
  await page.keyboard.press('Escape');
  await entry('Удалить');
  const question = page.getByRole('dialog', { name: `Удалить заготовку «${NAME}»?` });
  await expect(question).toContainText('Создатель: admin.');
  await question.getByRole('button', { name: 'Удалить' }).click();
  await expect(row).toHaveCount(0);
  expect(await venue.stopAndCheck()).toEqual([]);
});
