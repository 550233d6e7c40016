import { expectAccessible } from './accessible';
import { expect, inEnglish, languages, signIn, test, wordsOf } from './support';

/** Folders of the sample menu, which have one name in both languages. */
const [KITCHEN, SOUPS] = ['Кухня', 'Супы'] as const;

for (const locale of languages('en')) {
  const { report, reports: t } = wordsOf(locale);
  test.describe(`dishes in ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      if (locale === 'en') await inEnglish(page);
      await signIn(page);
    });

    test('a category is chosen by keys, by name or in the tree, and is in the address', async ({ page }) => {
      await page.goto('/statistics/dishes?period_id=4');
      const category = page.getByRole('button', { name: new RegExp(`^${t.category.label}`) });
      await expect(category).toContainText(KITCHEN);
      await category.press('Enter');
      await page.getByRole('textbox', { name: t.category.name }).fill(SOUPS.slice(0, 3));
      await expect(page.getByRole('treeitem', { name: SOUPS }).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/category_id=\d+/);
      await expect(category).toContainText(SOUPS);
      await expect(category).toBeFocused();
      await page.reload();
      await expect(category).toContainText(SOUPS);
      await category.click();
      const tree = page.getByRole('tree', { name: t.category.tree });
      await expect(tree.getByRole('treeitem', { selected: true })).toBeInViewport();
      await tree.getByRole('treeitem', { name: t.category.whole }).click();
      await expect(page).toHaveURL(/category_id=0/);
      await expect(category).toContainText(t.category.whole);
    });

    test('keys move through the quadrant, and Enter opens the dish', async ({ page }) => {
      await page.goto('/statistics/dishes?period_id=4');
      await page.getByRole('button', { name: t.quadrant.quadrant }).click();
      await expect(page).toHaveURL(/show=quadrant/);
      const dots = page.getByRole('listbox', { name: t.quadrant.title });
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
      const dialog = page.getByRole('dialog', { name: t.parts.dishes_by_hours.details.replace('{of}', '00:00') });
      await expect(dialog.getByRole('row').nth(2)).toBeVisible();
      const head = (name: string) => dialog.getByRole('columnheader', { name });
      const { orders_price } = t.parts.dishes_by_hours.columns;
      await expect(head(orders_price)).toHaveAttribute('aria-sort', 'descending');
      await head(t.columns.name).getByRole('button').click();
      await expect(head(t.columns.name)).toHaveAttribute('aria-sort', 'ascending');
      await page.reload();
      await expect(dialog.getByRole('row').nth(2)).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: t.details.ok, exact: true }).click();
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
      await expect(page.getByRole('listbox', { name: t.quadrant.title })).toBeVisible();
      await page.getByRole('button', { name: report.print }).click();
      const opened = context.waitForEvent('page');
      await page.getByRole('menuitem', { name: report.asPage }).click();
      const paper = await opened;
      await expect(paper.getByRole('img', { name: t.quadrant.title })).toContainText(t.classes.star);
      await expect(paper.getByRole('table', { name: t.quadrant.classes })).toContainText(t.classes.star);
      await paper.getByRole('link', { name: report.paper.back }).click();
      await expect(paper).toHaveURL(/\/statistics\/dishes\?period_id=4&show=quadrant/);
    });
  });
}
