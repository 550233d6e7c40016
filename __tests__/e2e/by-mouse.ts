import { expect, type Page } from '@playwright/test';
import { expectPhoto, expectSaved, menuParts, photoOf, typeQuantity, type Hands } from './menu-parts';
import type { Line, NewDish, Painted } from './new-menu';

/** Builds a menu by mouse; the keyboard only types texts. */
export function byMouse(page: Page): Hands {
  const { dialog, tab, button, field, picker, stockLine, hour, row, renamed } = menuParts(page);
  const menuOf = async (name: string, entry: string) => {
    await row(name).click({ button: 'right' });
    await page.getByRole('menuitem', { name: entry }).click();
  };

  const pick = async (line: Line) => {
    await picker.click();
    if (line.folders) for (const folder of line.folders) await stockLine(folder).click();
    else await picker.fill(line.item);
    await stockLine(line.item).click();
    await typeQuantity(page, line);
  };

  const paint = async ({ from, to, copied }: Painted) => {
    await button('Никогда').click();
    await hour(from).hover();
    await page.mouse.down();
    await hour(to - 1).hover();
    await page.mouse.up();
    await button('Понедельник: скопировать на другие дни').click();
    await page.getByRole('menuitem', { name: copied }).click();
  };

  const fill = async (dish: NewDish) => {
    await field('Название').fill(dish.name);
    await field('Цена в меню').fill(dish.price);
    await dialog.getByText('Кухня', { exact: true }).click();
    await field('Описание').fill(dish.about);
    if (dish.hours) {
      await tab('Дни и часы').click();
      if (typeof dish.hours === 'string') await button(dish.hours).click();
      else await paint(dish.hours);
    }
    await tab('Состав').click();
    for (const line of dish.lines) await pick(line);
  };

  /** Pulls a corner of the frame inwards, then moves the frame. */
  const crop = async () => {
    const corner = dialog.getByRole('button', { name: 'снизу справа' });
    const frame = dialog.getByRole('group', { name: 'Рамка кадра' });
    for (const [handle, by] of [
      [corner, -60],
      [frame, 25],
    ] as const) {
      await handle.hover();
      const box = (await handle.boundingBox())!;
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2 + by, box.y + box.height / 2 + by / 2, { steps: 4 });
      await page.mouse.up();
    }
  };

  return {
    addFolder: async (name) => {
      await page.getByRole('button', { name: 'Добавить папку' }).first().click();
      await dialog.getByLabel('Название').fill(name);
      await button('Создать').click();
      await expectSaved(page, name);
    },
    openFolder: async (name) => {
      await page.getByRole('treeitem', { name, exact: true }).click();
      await expect(page.locator('[aria-current="location"]')).toHaveText(name);
    },
    addDish: async (dish) => {
      await page.getByRole('button', { name: 'Добавить блюдо' }).first().click();
      await fill(dish);
      await button('Создать').click();
      await expectSaved(page, dish.name);
    },
    duplicate: async (like, name) => {
      await menuOf(like, 'Дублировать');
      await expect(row(`${like} (2)`)).toBeVisible();
      await menuOf(`${like} (2)`, 'Переименовать');
      await renamed.fill(name);
      // Leaving the field commits, as Enter does.
      await page.getByRole('heading', { name: 'Меню', exact: true }).click();
      await expect(row(name)).toBeVisible();
    },
    putPhoto: async (name, photo) => {
      await row(name).dblclick();
      await tab('Фото').click();
      if (photo === 'dropped') {
        const base64 = (await photoOf('png', 1200)).toString('base64');
        const files = await page.evaluateHandle((content) => {
          const blob = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
          const transfer = new DataTransfer();
          transfer.items.add(new File([blob], 'dish.png', { type: 'image/png' }));
          return transfer;
        }, base64);
        const place = dialog.getByText('Фото пока нет');
        await place.dispatchEvent('dragover', { dataTransfer: files });
        await place.dispatchEvent('drop', { dataTransfer: files });
        await crop();
      } else {
        const chooser = page.waitForEvent('filechooser');
        await button('Выбрать фото').click();
        await (await chooser).setFiles({ name: 'dish.jpg', mimeType: 'image/jpeg', buffer: await photoOf('jpeg') });
      }
      await button('Загрузить').click();
      await expectPhoto(page);
      await button('Отмена').click();
      await expect(dialog).toBeHidden();
    },
  };
}
