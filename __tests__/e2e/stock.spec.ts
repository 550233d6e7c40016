import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBoth } from './accessible';
import { expect, send, signIn, test } from './support';

const PACKAGING = 3550;

const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

const expectAccessible = (page: Page): Promise<void> => expectAccessibleInBoth(page, '[role="dialog"]');

async function openFolder(page: Page, folder: number): Promise<void> {
  await page.goto(`/stock?folder=${folder}`, { waitUntil: 'networkidle' });
}

/** Opens the row's item, and from there the window of `action`. */
async function openWindow(page: Page, row: Locator, action: string): Promise<void> {
  await row.click();
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Действия с товаром' }).getByRole('button', { name: action }).click();
}

/** New items of this test: ten pieces at 20 baht each. */
async function deliver(page: Page, names: readonly string[]): Promise<void> {
  const line = { parent_id: PACKAGING, description: '', quantity: 10, price: 20, measure_id: 2 };
  const { items } = (await (await page.request.get('/api/stock/categories')).json()) as {
    items: { category_id: number }[];
  };
  await send(page, 'stock/add', {
    use_own_funds: true,
    pay_later: false,
    include_vat: false,
    items: names.map((name) => ({ ...line, name, category_id: items[0]?.category_id })),
  });
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page);
});

test('why an item is short: its history and an order of it; each window closes by itself', async ({ page }) => {
  await openFolder(page, 3120);
  const row = rowOf(page, 'Chang 0,62 бут.');
  await openWindow(page, row, 'История');
  const history = page.getByRole('dialog', { name: 'История: Chang 0,62 бут.' });
  await history.getByText('Всё время', { exact: true }).first().click();
  const order = history.getByRole('button', { name: /^Заказ №/ }).first();
  await expect(order).toBeVisible();
  await expect(history.getByRole('img', { name: /^Остаток с / })).toBeVisible();
  await expectAccessible(page);
  await order.click();
  const positions = page.getByRole('dialog', { name: /^Заказ №/ });
  await expect(positions.getByRole('row', { name: /^Итого/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(positions).toBeHidden();
  await expect(order).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();
  const card = page.getByRole('dialog').filter({ hasText: 'Chang 0,62 бут.' });
  await expect(card.getByRole('button', { name: 'История' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(row).toBeFocused();
});

test('after a write-off, a shortfall and a merge the list shows what is left', async ({ page }) => {
  const [name, other] = [`Стакан ${Date.now()}`, `Кружка ${Date.now()}`];
  await deliver(page, [name, other]);
  await openFolder(page, PACKAGING);
  const row = rowOf(page, name);
  await openWindow(page, row, 'Списать');
  const dialog = page.getByRole('dialog', { name: `Списание: ${name}` });
  await dialog.getByLabel('Фактически').fill('8');
  await expect(dialog.getByRole('textbox', { name: 'Списать' })).toHaveValue('2');
  await dialog.getByLabel('Причина').fill('Разбили');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Изменения не сохранены' }).getByRole('button', { name: 'Вернуться' }).click();
  await dialog.getByRole('button', { name: 'Списать' }).click();
  await expect(dialog).toBeHidden();
  await expect(row.getByRole('gridcell', { name: '8', exact: true }).first()).toBeVisible();

  await openWindow(page, row, 'Списать');
  await dialog.getByRole('tab', { name: 'Недостача' }).click();
  await dialog.getByLabel('Не хватает').fill('1');
  await dialog.getByLabel('Причина').fill('Не нашли');
  await dialog.getByRole('button', { name: 'Записать недостачу' }).click();
  await expect(dialog).toBeHidden();
  await expect(row.getByRole('gridcell', { name: '7', exact: true }).first()).toBeVisible();

  await openWindow(page, row, 'Объединить');
  const merge = page.getByRole('dialog', { name: `Объединить с «${name}»` });
  await merge.getByLabel('Какой товар присоединить').first().fill(other);
  await merge.getByRole('treeitem').filter({ hasText: other }).click();
  await expect(merge).toContainText('17 шт.');
  await expectAccessible(page);
  await merge.getByRole('button', { name: 'Объединить' }).click();
  await expect(merge).toBeHidden();
  await expect(rowOf(page, other)).toHaveCount(0);
  await expect(row.getByRole('gridcell', { name: '17', exact: true }).first()).toBeVisible();
});

test('rename in place, move and remove, each with Undo', async ({ page }) => {
  const stamp = Date.now();
  await deliver(page, [`Салфетки ${stamp}`]);
  await openFolder(page, PACKAGING);
  await rowOf(page, `Салфетки ${stamp}`).click();
  await page.keyboard.press('F2');
  await page.getByLabel('Новое название').fill(`Полотенца ${stamp}`);
  await page.keyboard.press('Enter');
  const row = rowOf(page, `Полотенца ${stamp}`);
  await expect(row).toBeFocused();

  await row.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Переместить…' }).click();
  const move = page.getByRole('dialog', { name: /^Куда переместить/ });
  await move.getByRole('treeitem', { name: /^Моющие/ }).click();
  await expectAccessible(page);
  await move.getByRole('button', { name: 'Переместить' }).click();
  await expect(row).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Отменить' });
  await undo.click();
  await expect(row).toHaveCount(1);
  await expect(undo).toHaveCount(0);

  await row.click();
  await page.keyboard.press('Delete');
  // The delivered goods are still there.
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true }).click();
  await expect(row).toHaveCount(0);
  await undo.click();
  await expect(row).toHaveCount(1);
});

test('on a phone the quantity of an item is visible, and two actions with the rest under ⋯', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFolder(page, 3120);
  const quantity = page.getByRole('columnheader', { name: 'Остаток' });
  const box = await quantity.boundingBox();
  expect(box && box.x + box.width).toBeLessThanOrEqual(390 - 24);
  const actions = page.locator('main header').getByRole('button').or(page.locator('main header').getByRole('link'));
  const more = page.getByRole('button', { name: 'Другие действия' });
  const shown = async () => (await actions.filter({ visible: true }).allTextContents()).filter(Boolean).length;
  expect(await shown()).toBe(2);
  await more.click();
  await expect(page.getByRole('button', { name: 'Добавить папку' })).toBeVisible();
  expect(await shown()).toBeGreaterThan(3);
});
