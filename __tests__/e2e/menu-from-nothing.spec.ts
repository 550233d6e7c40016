import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { listMenu, MenuDish, MenuFolder } from '@/lib/sections/menu/contract/menu';
import { expectAccessibleInBoth } from './accessible';
import { byKeys } from './by-keys';
import { byMouse } from './by-mouse';
import { menuParts } from './menu-parts';
import { ALL_DISHES, CATEGORIES, DRAGGED, openingOf, originalOf } from './new-menu';
import { expect, signIn, test } from './support';

/** The folder as the server has it. */
async function folderNamed(page: Page, name: string): Promise<MenuFolder> {
  const { items } = (await (await page.request.get('/api/menu/list')).json()) as ReplyOf<typeof listMenu>;
  const found = items.find((item) => item.name === name);
  if (!found || found.is_file) throw new Error(`No such folder: ${name}`);
  return found;
}
const dishesIn = (folder: MenuFolder): MenuDish[] =>
  folder.children.flatMap((child) => (child.is_file ? child : dishesIn(child)));

/** Printed path of every category, and its dishes. */
function headingsIn(top: string): Map<string, readonly string[]> {
  const pathOf = (name: string): string => {
    const inside = CATEGORIES.find((category) => category.name === name)?.inside;
    return inside ? `${pathOf(inside)} / ${name}` : `${top} / ${name}`;
  };
  const at = (category: string) =>
    ALL_DISHES.map(({ name }) => name).filter((name) => {
      const home = CATEGORIES.find(({ dishes }) => dishes.some((dish) => dish.name === name))?.name;
      return (name === DRAGGED.name ? DRAGGED.to : home) === category;
    });
  return new Map(CATEGORIES.map(({ name }) => [pathOf(name), at(name)]));
}

// A picture of every step would take longer than the steps.
test.use({ trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false } });

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

test('a person builds a menu by mouse and by keyboard, prints it and exports it', async ({ page, context }) => {
  const top = `Чайка ${Date.now()}`;
  const hands = { mouse: byMouse(page), keys: byKeys(page, top) };
  const { row, dialog } = menuParts(page);
  await signIn(page);
  await page.goto('/menu', { waitUntil: 'networkidle' });
  await hands.mouse.addFolder(top);
  const folderId = () => Number(new URL(page.url()).searchParams.get('folder'));

  await test.step('categories, some within others', async () => {
    for (const { name, by, inside } of CATEGORIES) {
      await hands[by].openFolder(inside ?? top);
      await hands[by].addFolder(name);
    }
  });

  for (const { name: category, by, dishes } of CATEGORIES) {
    await test.step(`the dishes of ${category}`, async () => {
      await hands[by].openFolder(category);
      for (const dish of dishes) {
        if ('like' in dish) await hands[dish.by].duplicate(dish.like, dish.name);
        else await hands[dish.by].addDish(dish);
      }
    });
  }

  await test.step('photos', async () => {
    for (const { name: category, dishes } of CATEGORIES) {
      await hands.mouse.openFolder(category);
      for (const { name, by, photo } of dishes) if (photo) await hands[by].putPhoto(name, photo);
    }
  });

  await test.step('a dish is dragged into another folder', async () => {
    await hands.mouse.openFolder('Супы от шефа');
    await row(DRAGGED.name).dragTo(row(DRAGGED.to));
    await expect(row(DRAGGED.name)).toHaveCount(0);
    await expect(page.getByText(`«${DRAGGED.name}» теперь в папке «${DRAGGED.to}»`)).toBeVisible();
  });

  await test.step('priority and discount, by right click and by key', async () => {
    await row('Уха с лососем').click({ button: 'right' });
    await page.getByRole('menuitemradio', { name: 'Скидка 15 %' }).click();
    await expect(row('Уха с лососем')).toContainText('15 %');
    await row('Уха с лососем').click({ button: 'right' });
    await page.getByRole('menuitemradio', { name: 'Приоритет 2' }).click();
    await hands.keys.goTo('Гаспачо');
    await page.keyboard.press('Shift+F10');
    const choice = page.getByRole('menuitemradio', { name: 'Приоритет 1' });
    await choice.waitFor();
    for (let step = 0; step < 20; step++) {
      if (await choice.evaluate((element) => element === document.activeElement)) break;
      const isPriority = page.getByRole('menuitemradio', { name: 'Приоритет' }).locator(':focus');
      await page.keyboard.press((await isPriority.count()) > 0 ? 'ArrowRight' : 'ArrowDown');
    }
    await page.keyboard.press('Enter');
    await expect(row('Гаспачо')).toBeFocused();
  });

  await test.step('removed by mistake, twice, and restored', async () => {
    await page.keyboard.press('Delete');
    await expect(row('Гаспачо')).toHaveCount(0);
    await expect(page.getByText('«Гаспачо» удалено')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(row('Гаспачо')).toBeVisible();
    await row('Таратор').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
    await expect(row('Таратор')).toHaveCount(0);
    const toast = page.getByRole('alert').filter({ hasText: '«Таратор» удалено' });
    await toast.getByRole('button', { name: 'Отменить' }).click();
    await expect(row('Таратор')).toBeVisible();
  });

  await test.step('the server has all of it', async () => {
    const folder = await folderNamed(page, top);
    const made = new Map(dishesIn(folder).map((dish) => [dish.name, dish]));
    expect([...made.keys()].toSorted()).toEqual(ALL_DISHES.map(({ name }) => name).toSorted());
    for (const dish of ALL_DISHES) {
      const { price, about, ...original } = originalOf(dish);
      expect({ ...made.get(dish.name) }).toMatchObject({
        name: dish.name,
        retail_price: Number(price.replace(',', '.')),
        description: about,
        type: 1,
        valid_ingredients: true,
        ...openingOf({ ...original, price, about }),
      });
      expect(made.get(dish.name)!.prime_cost).toBeGreaterThan(0);
      expect(made.get(dish.name)!.image_timestamp !== null).toBe(dish.photo !== undefined);
    }
    expect(made.get('Уха с лососем')).toMatchObject({ max_discount: 15, priority: 2 });
    expect(made.get('Гаспачо')).toMatchObject({ priority: 1 });
  });

  await test.step('printed as a page and as a PDF', async () => {
    await hands.mouse.openFolder(top);
    await page.getByRole('button', { name: 'Печать' }).click();
    const asPdf = page.getByRole('menuitem', { name: 'Прайс-лист в PDF' }).first();
    const address = (await asPdf.getAttribute('href'))!;
    expect(address).toContain(`folder=${folderId()}`);
    const opened = context.waitForEvent('page');
    await page.getByRole('menuitem', { name: 'Печать из браузера' }).first().click();
    const paper = await opened;
    await expect(paper.getByRole('heading', { name: 'Прайс-лист' })).toBeVisible();
    const headings = headingsIn(top);
    expect((await paper.getByRole('caption').allTextContents()).toSorted()).toEqual([...headings.keys()].toSorted());
    for (const [heading, names] of headings) {
      const table = paper.getByRole('table', { name: heading, exact: true });
      for (const name of names) await expect(table.getByRole('cell', { name, exact: true })).toBeVisible();
      await expect(table.getByRole('row')).toHaveCount(names.length + 1);
    }
    await paper.close();

    const download = await page.request.get(address);
    expect(download.headers()['content-type']).toBe('application/pdf');
    const { stdout, error } = spawnSync('pdftotext', ['-layout', '-', '-'], {
      input: await download.body(),
      encoding: 'utf8',
    });
    expect(error, 'pdftotext, of Debian’s poppler-utils').toBeUndefined();
    const text = words(stdout);
    expect(text).toContain('Цена, ฿');
    for (const [heading, names] of headings) for (const said of [heading, ...names]) expect(text).toContain(said);
    expect(text).toMatch(/Сырники со сметаной Кухня 180,50/);
  });

  await test.step('exported to a catalogue by keyboard', async () => {
    await page.goto('/menu', { waitUntil: 'networkidle' });
    await row(top).click();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Опубликовать в каталоге…' }).press('Enter');
    await expect(dialog.getByText(`${ALL_DISHES.length} блюд из папки «${top}»`)).toBeVisible();
    await dialog.getByRole('radio', { name: 'Караоке' }).press('Space');
    await dialog.getByRole('radio', { name: 'Горячее / Hot dishes' }).press('Space');
    await expectAccessibleInBoth(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Опубликовать' }).press('Enter');
    await expect(page.getByText(`${ALL_DISHES.length} блюд опубликовано в каталоге «Караоке»`)).toBeVisible();
    await page.getByRole('link', { name: 'Открыть каталог', exact: true }).press('Enter');
    const shown = page.getByRole('region', { name: /Горячее/ }).getByRole('listitem');
    for (const { name } of ALL_DISHES) await expect(shown.filter({ hasText: name }).first()).toBeVisible();
  });
});
