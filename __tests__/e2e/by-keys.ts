import { expect, type Locator, type Page } from '@playwright/test';
import { expectPhoto, expectSaved, menuParts, photoOf, typeQuantity, type Hands } from './menu-parts';
import type { Line, NewDish, Painted } from './new-menu';

const MOST_STEPS = 80;

/** Builds a menu by keyboard only, below the folder `top`: names may repeat elsewhere. */
export function byKeys(page: Page, top: string): Hands & { goTo(name: string): Promise<void> } {
  const { keyboard } = page;
  // While a listener is attached, no file chooser of the browser opens.
  page.on('filechooser', () => undefined);
  const { dialog, tab, button, field, picker, stockLine, hour, row, renamed } = menuParts(page);
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  const times = (count: number, key: string) => press(...Array.from({ length: count }, () => key));

  /** Presses a key, usually Tab, until something has the focus. */
  const goBy = async (place: Locator, key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab') => {
    await place.waitFor({ state: 'attached' });
    for (let step = 0; step < MOST_STEPS; step++) {
      if (await place.evaluate((element) => element === document.activeElement)) return;
      await press(key);
    }
    await expect(place).toBeFocused();
  };
  /** Goes to a dish or folder by the search, which focuses it in its list. */
  const goTo = async (name: string) => {
    await press('/');
    await expect(page.getByRole('combobox', { name: 'Поиск по меню' })).toBeFocused();
    await keyboard.type(name);
    const ours = page.getByRole('option', { selected: true }).filter({ hasText: top }).getByText(name, { exact: true });
    await page.getByRole('option').filter({ hasText: top }).filter({ hasText: name }).first().waitFor();
    for (let step = 0; step < MOST_STEPS && (await ours.count()) === 0; step++) await press('ArrowDown');
    await press('Enter');
    await expect(row(name)).toBeFocused();
  };
  const openTab = async (name: string, way: 'Tab' | 'Shift+Tab' = 'Shift+Tab') => {
    await goBy(dialog.getByRole('tab', { selected: true }), way);
    for (let step = 0; step < 5; step++) {
      if ((await tab(name).getAttribute('aria-selected')) === 'true') return;
      await press('ArrowRight');
    }
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  };

  /** Walks down the stock's folders by arrows, expanding each. */
  const walkTo = async (names: readonly string[]) => {
    await press('ArrowUp', 'ArrowDown');
    for (const [at, name] of names.entries()) {
      const active = dialog.locator('[role="treeitem"][aria-selected="true"]').filter({ hasText: name });
      for (let step = 0; step < MOST_STEPS && (await active.count()) === 0; step++) await press('ArrowDown');
      if (at < names.length - 1) await press('ArrowRight');
    }
  };
  const pick = async (line: Line) => {
    await goBy(picker);
    if (line.folders) {
      await stockLine(line.folders[0]!).waitFor();
      await walkTo([...line.folders, line.item]);
    } else {
      await keyboard.type(line.item);
      await stockLine(line.item).waitFor();
    }
    await press('Enter');
    await typeQuantity(page, line);
    await press('Enter');
    await expect(picker).toBeFocused();
  };

  const paint = async ({ from, to, copied }: Painted) => {
    await goBy(button('Никогда'));
    await press('Enter');
    await goBy(page.locator('[data-cell][tabindex="0"]'));
    await times(from, 'ArrowRight');
    await expect(hour(from)).toBeFocused();
    await press('Space');
    await times(to - 1 - from, 'Shift+ArrowRight');
    await goBy(button('Понедельник: скопировать на другие дни'));
    await press('Enter');
    const entry = page.getByRole('menuitem', { name: copied });
    await goBy(entry, 'ArrowDown');
    await press('Enter');
    await expect(entry).toBeHidden();
  };

  const fill = async (dish: NewDish) => {
    await expect(field('Название')).toBeFocused();
    await keyboard.type(dish.name);
    await goBy(field('Цена в меню'));
    await keyboard.type(dish.price);
    // The neighbours of the folder decide the type of a new dish.
    const kitchen = dialog.getByRole('radio', { name: 'Кухня' });
    if (!(await kitchen.isChecked())) {
      await goBy(dialog.getByRole('radio', { name: 'Бар' }));
      await press('ArrowRight');
    }
    await expect(kitchen).toBeChecked();
    await goBy(field('Описание'));
    await keyboard.type(dish.about);
    if (dish.hours) {
      await openTab('Дни и часы', 'Tab');
      if (typeof dish.hours === 'string') {
        await goBy(button(dish.hours));
        await press('Enter');
      } else await paint(dish.hours);
    }
    await openTab('Состав', dish.hours ? 'Shift+Tab' : 'Tab');
    for (const line of dish.lines) await pick(line);
  };

  return {
    goTo,
    addFolder: async (name) => {
      await goBy(page.getByRole('button', { name: 'Добавить папку' }).first());
      await press('Enter');
      await expect(dialog.getByLabel('Название')).toBeFocused();
      await keyboard.type(name);
      await press('Enter');
      await expectSaved(page, name);
    },
    openFolder: async (name) => {
      await goTo(name);
      await press('Enter');
      await expect(page.locator('[aria-current="location"]')).toHaveText(name);
    },
    addDish: async (dish) => {
      await goBy(page.getByRole('button', { name: 'Добавить блюдо' }).first(), 'Shift+Tab');
      await press('Enter');
      await fill(dish);
      await press('Control+Enter');
      await expectSaved(page, dish.name);
    },
    duplicate: async (like, name) => {
      await goTo(like);
      await press('Control+c');
      await expect(row(`${like} (2)`)).toBeFocused();
      await press('F2');
      await expect(renamed).toBeFocused();
      await keyboard.type(name);
      await press('Enter');
      await expect(row(name)).toBeFocused();
    },
    putPhoto: async (name) => {
      await goTo(name);
      await press('Enter');
      await expect(tab('Свойства')).toBeFocused();
      await openTab('Фото');
      await goBy(button('Выбрать фото'));
      const chooser = page.waitForEvent('filechooser');
      await press('Enter');
      await (await chooser).setFiles({ name: 'dish.jpg', mimeType: 'image/jpeg', buffer: await photoOf('jpeg') });
      // The frame is the widest that fits; the upload button has the focus.
      await expect(button('Загрузить')).toBeFocused();
      await press('Enter');
      await expectPhoto(page);
      await press('Escape');
      await expect(dialog).toBeHidden();
    },
  };
}
