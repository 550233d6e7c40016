import type { Page } from '@playwright/test';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';
import { expect, inEnglish, languages, openRecent, signIn, test } from './support';

const toast = (page: Page, title: string, text: string) =>
  expect(page.getByRole('alert').filter({ hasText: title }).filter({ hasText: text }).first()).toBeVisible();

for (const locale of languages('ru')) {
  const words = locale === 'ru' ? ru : en;
  const { groups: t, parts, totals } = words.reports;

  test(`an ingredient group is created, changed and deleted, in ${locale}`, async ({ page, consoleErrors }) => {
    await signIn(page);
    if (locale === 'en') await inEnglish(page);
    await openRecent(page, '/karaoke/ingredients_lists');
    // The first group is chosen automatically.
    await expect(page).toHaveURL(/[?&]id=\d+/);
    const picker = page.getByRole('combobox', { name: t.label });
    await expect(picker).not.toHaveValue('');
    await page.getByRole('button', { name: t.edit, exact: true }).click();
    const dialog = page.getByRole('dialog');
    const ok = dialog.getByRole('button', { name: t.ok, exact: true });
    // OK without a change closes without a call.
    const calls: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
    await expect(dialog.locator('tr[data-index="0"]')).toBeVisible();
    await ok.click();
    await expect(dialog).toBeHidden();
    expect(calls.filter((url) => url.includes('ingredients_lists/save'))).toEqual([]);

    const name = `Текила ${locale} ${Date.now()}`;
    await page.getByRole('button', { name: t.add, exact: true }).click();
    await expect(dialog.getByRole('textbox', { name: t.name })).toBeFocused();
    await expect(ok).toBeDisabled();
    await page.keyboard.type(name);
    const pick = dialog.getByRole('textbox', { name: t.pick });
    for (const item of ['Cuervo', 'Patr']) {
      await pick.fill(item);
      await expect(dialog.getByRole('treeitem', { name: item })).toHaveCount(1);
      await pick.press('Enter');
    }
    const rows = dialog.getByRole('grid').getByRole('row');
    await expect(rows).toHaveCount(3);
    // Ingredients of the group cannot be picked again.
    await pick.fill('Patr');
    await expect(dialog.getByRole('treeitem', { name: 'Patr' })).toHaveCount(0);
    await rows.filter({ hasText: 'Cuervo' }).click();
    await page.keyboard.press('Delete');
    await expect(rows).toHaveCount(2);
    await ok.click();
    await toast(page, t.toast.created, t.toast.createdText);
    await expect(dialog).toBeHidden();
    await expect(picker).toHaveValue(name);

    await page.getByRole('button', { name: t.edit, exact: true }).click();
    await dialog.getByRole('textbox', { name: t.name }).fill(`${name} 2`);
    await page.route('**/ingredients_lists_karaoke/save', (route) =>
      route.fulfill({ status: 409, json: { code: 5, message: 'busy', request_id: 'x' } }),
    );
    await ok.click();
    await toast(page, t.toast.error, t.toast.saveFailed);
    await expect(dialog).toBeVisible();
    await page.unroute('**/ingredients_lists_karaoke/save');
    await ok.click();
    await toast(page, t.toast.saved, t.toast.savedText);
    await expect(picker).toHaveValue(`${name} 2`);

    await page.getByRole('button', { name: t.edit, exact: true }).click();
    await dialog.getByRole('button', { name: t.delete }).click();
    await page.getByRole('button', { name: t.deleteYes, exact: true }).click();
    await toast(page, t.toast.saved, t.toast.deletedText);
    await expect(picker).not.toHaveValue(`${name} 2`);
    await expect(picker).not.toHaveValue('');
    // The browser reports the faked answer above.
    expect(consoleErrors.splice(0).filter((error) => !error.includes('409'))).toEqual([]);
  });

  test(`a category opens its expenses, corrections open nothing, in ${locale}`, async ({ page }) => {
    await signIn(page);
    if (locale === 'en') await inEnglish(page);
    await openRecent(page, '/statistics/expense_categories');
    await expect(page.getByRole('row', { name: words.exports.expenseGroups.g1 }).first()).toBeVisible();
    await page.getByRole('row', { name: /^16 / }).dblclick();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('grid')).toBeVisible();
    await expect(dialog.locator('tr[data-index="0"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // It is near the end, and rows out of sight are not rendered.
    await page.setViewportSize({ width: 1440, height: 1800 });
    await page.getByRole('row', { name: /^99 / }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(parts.expense_categories.totals.total_cost).first()).toBeVisible();
  });

  test(`deliveries by partner, with a chart and totals, in ${locale}`, async ({ page }) => {
    await signIn(page);
    if (locale === 'en') await inEnglish(page);
    await openRecent(page, '/delivery');
    const block = page.getByRole('table', { name: words.report.totals });
    await expect(block.getByRole('columnheader')).toContainText(['Grab', 'Foodpanda', totals.total]);
    await expect(block.getByRole('rowheader').first()).toContainText(parts.delivery.totals.revenue);
    await expect(page.getByRole('region', { name: parts.delivery.chart }).first()).toBeVisible();
    await expect(page.getByRole('row', { name: /Grab/ }).first()).toBeVisible();
  });
}
