import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect, inEnglish, send, signIn, staff, test } from './support';

/** Creates a dish for this run by a call, shows its row and selects it. */
async function withDish(page: Page, name: string): Promise<void> {
  const { item_id } = await send<{ item_id: number }>(page, 'menu/create_item', { parent_id: 1110, name });
  await page.goto(`/menu?folder=1110&item=${item_id}`, { waitUntil: 'networkidle' });
  await row(page, name).focus();
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Opens the row's menu by key and goes down to an entry. */
async function chooseByKey(page: Page, entry: string): Promise<void> {
  await page.keyboard.press('Shift+F10');
  const item = page.getByRole('menuitem', { name: entry });
  await expect(item).toBeVisible();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  for (let step = 0; step < 12; step += 1) {
    if (await item.evaluate((node) => node === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
}

test('by keyboard: hours from the row’s menu, and the list marks the dish as not served', async ({ page }) => {
  const name = `Полночник ${Date.now()}`;
  await signIn(page);
  await withDish(page, name);
  await expect(row(page, name)).not.toContainText('сейчас не подаётся');
  await chooseByKey(page, 'Дни и часы');
  const dialog = page.getByRole('dialog', { name: `Дни и часы: ${name}` });
  await dialog.getByRole('button', { name: 'Никогда' }).focus();
  await page.keyboard.press('Space');
  await expect(dialog).toContainText('Не продаётся ни в один из дней');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Сохранить' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row(page, name)).toContainText('сейчас не подаётся');
  await expect(row(page, name)).toBeFocused();
});

test('a user with reading rights opens a dish and cannot change it', async ({ page }) => {
  // Four runs of axe.
  test.slow();
  await signIn(page, staff('kassa1'));
  await inEnglish(page);
  await page.goto('/menu?folder=1110&item=1111', { waitUntil: 'networkidle' });
  await row(page, '1111').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  for (const tab of ['Days and hours', 'Ingredients', 'History', 'Properties']) {
    await dialog.getByRole('tab', { name: tab }).click();
    await expectAccessible(page, { part: '[role="dialog"]' });
  }
  await expect(dialog.getByRole('textbox').first()).toHaveAttribute('readonly');
  await expect(dialog.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await dialog.getByText('Close', { exact: true }).click();
  await expect(dialog).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('hours are painted by dragging', async ({ page }) => {
    const name = `Пальчики ${Date.now()}`;
    await signIn(page);
    await withDish(page, name);
    await row(page, name).getByRole('button', { name: 'Действия' }).tap();
    await page.getByRole('menuitem', { name: 'Дни и часы' }).tap();
    const dialog = page.getByRole('dialog', { name: `Дни и часы: ${name}` });
    await dialog.getByRole('button', { name: 'Никогда' }).tap();
    const middle = async (cell: string) => {
      const box = (await dialog.getByRole('gridcell', { name: cell }).boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const [from, to] = [await middle('Вторник, 02:00–03:00'), await middle('Среда, 04:00–05:00')];
    const browser = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (typeof from)[]) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [from]);
    for (let step = 1; step <= 6; step += 1) {
      const part = step / 6;
      await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    }
    await touch('touchEnd', []);
    await expect(dialog.getByRole('gridcell', { selected: true })).toHaveCount(6);
    await expect(dialog).toContainText('Вт, Ср 02:00–05:00');
  });
});

test('in a window of 1366 pixels every column is shown, names have room, and a long path stays in its line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page);
  await page.goto('/menu?folder=1110', { waitUntil: 'networkidle' });
  const head = page.getByRole('columnheader', { name: 'Название' });
  await expect(page.getByRole('columnheader', { name: 'Изменено' })).toBeVisible();
  expect((await head.boundingBox())?.width).toBeGreaterThan(190);
  const path = page.getByRole('list', { name: 'Путь к открытой папке' });
  expect((await path.boundingBox())?.height).toBeLessThan(30);
  await page.getByRole('button', { name: /^Папки между/ }).click();
  await page.getByRole('menuitem', { name: 'Коктейли' }).click();
  await expect(path.getByText('Коктейли')).toHaveAttribute('aria-current', 'location');
});
