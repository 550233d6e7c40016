import { expectAccessible } from './accessible';
import { expect, inEnglish, languages, signIn, test } from './support';

const WORDS = {
  ru: {
    category: /^Категория/,
    find: 'Найти категорию',
    tree: 'Категории меню',
    kitchen: 'Кухня',
    soups: 'Супы',
    whole: 'Всё меню',
    quadrant: 'Квадрант',
    dots: 'Блюда по популярности и марже с порции',
    star: 'Звезда',
    hour: /^Что заказывали в 00:00/,
    ok: 'ОК',
    sum: 'Сумма',
    name: 'Название',
    print: 'Печать',
    onPage: 'Напечатать',
    classes: 'Классы блюд',
    back: 'Вернуться к списку',
  },
  en: {
    category: /^Category/,
    find: 'Find a category',
    tree: 'Menu categories',
    kitchen: 'Кухня',
    soups: 'Супы',
    whole: 'Whole menu',
    quadrant: 'Quadrant',
    dots: 'Dishes by popularity and margin a portion',
    star: 'Star',
    hour: /^Ordered at 00:00/,
    ok: 'OK',
    sum: 'Amount',
    name: 'Name',
    print: 'Print',
    onPage: 'Print',
    classes: 'Classes of dishes',
    back: 'Back to the list',
  },
} as const;

for (const locale of languages('en')) {
  const words = WORDS[locale];
  test.describe(`dishes in ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      if (locale === 'en') await inEnglish(page);
      await signIn(page);
    });

    test('a category is chosen by keys, by name or in the tree, and is in the address', async ({ page }) => {
      await page.goto('/statistics/dishes?period_id=4');
      const category = page.getByRole('button', { name: words.category });
      await expect(category).toContainText(words.kitchen);
      await category.press('Enter');
      await page.getByRole('textbox', { name: words.find }).fill(words.soups.slice(0, 3));
      await expect(page.getByRole('treeitem', { name: words.soups }).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/category_id=\d+/);
      await expect(category).toContainText(words.soups);
      await expect(category).toBeFocused();
      await page.reload();
      await expect(category).toContainText(words.soups);
      await category.click();
      const tree = page.getByRole('tree', { name: words.tree });
      await expect(tree.getByRole('treeitem', { selected: true })).toBeInViewport();
      await tree.getByRole('treeitem', { name: words.whole }).click();
      await expect(page).toHaveURL(/category_id=0/);
      await expect(category).toContainText(words.whole);
    });

    test('keys move through the quadrant, and Enter opens the dish', async ({ page }) => {
      await page.goto('/statistics/dishes?period_id=4');
      await page.getByRole('button', { name: words.quadrant }).click();
      await expect(page).toHaveURL(/show=quadrant/);
      const dots = page.getByRole('listbox', { name: words.dots });
      await dots.focus();
      await page.keyboard.press('End');
      const last = dots.getByRole('option', { selected: true });
      const popular = await last.textContent();
      await page.keyboard.press('ArrowLeft');
      await expect(last).not.toHaveText(popular ?? '');
      await page.keyboard.press('End');
      await expect(last).toHaveText(popular ?? '');
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/menu\?dish=\d+/);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.goBack();
      await expect(dots).toBeVisible();
    });

    test('a column and a row open the hour, which sorts and shows its sum; Escape returns', async ({ page }) => {
      await page.goto('/statistics/dishes_by_hours?period_id=4');
      const bars = page.getByRole('listbox');
      await expect(bars).toBeVisible();
      await page.getByRole('gridcell', { name: '00:00' }).dblclick();
      const dialog = page.getByRole('dialog', { name: words.hour });
      await expect(dialog.getByRole('row').nth(2)).toBeVisible();
      await expect(dialog.getByRole('columnheader', { name: words.sum })).toHaveAttribute('aria-sort', 'descending');
      await dialog.getByRole('columnheader', { name: words.name }).getByRole('button').click();
      await expect(dialog.getByRole('columnheader', { name: words.name })).toHaveAttribute('aria-sort', 'ascending');
      await page.reload();
      await expect(dialog.getByRole('row').nth(2)).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: words.ok, exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await bars.focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/details=12/);
      await expect(page.getByRole('dialog').getByRole('row').nth(1)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(bars).toBeFocused();
    });

    test('the quadrant prints as shown: its plot, its dishes and their classes', async ({ page, context }) => {
      await page.goto('/statistics/dishes?period_id=4&show=quadrant');
      await expect(page.getByRole('listbox', { name: words.dots })).toBeVisible();
      await page.getByRole('button', { name: words.print }).click();
      const opened = context.waitForEvent('page');
      await page.getByRole('menuitem', { name: words.onPage }).click();
      const paper = await opened;
      await expect(paper.getByRole('img', { name: words.dots })).toContainText(words.star);
      await expect(paper.getByRole('table', { name: words.classes })).toContainText(words.star);
      await paper.getByRole('link', { name: words.back }).click();
      await expect(paper).toHaveURL(/\/statistics\/dishes\?period_id=4&show=quadrant/);
    });
  });
}
