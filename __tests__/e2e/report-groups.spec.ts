import type { Page } from '@playwright/test';
import { expect, inEnglish, languages, openRecent, signIn, test, wordsOf } from './support';

const toast = (page: Page, title: string, text: string) =>
  expect(page.getByRole('alert').filter({ hasText: title }).filter({ hasText: text }).first()).toBeVisible();

for (const locale of languages('ru')) {
  const { groups: t } = wordsOf(locale).reports;

  test(`an ingredient group is created, changed and deleted, in ${locale}`, async ({ page }) => {
    await signIn(page);
    if (locale === 'en') await inEnglish(page);
    await openRecent(page, '/karaoke/ingredients_lists');
    // The first group is chosen automatically.
    await expect(page).toHaveURL(/[?&]id=\d+/);
    const picker = page.getByRole('combobox', { name: t.label });
    await expect(picker).not.toHaveValue('');
    const dialog = page.getByRole('dialog');
    const ok = dialog.getByRole('button', { name: t.ok, exact: true });
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
    await ok.click();
    await toast(page, t.toast.saved, t.toast.savedText);
    await expect(picker).toHaveValue(`${name} 2`);

    await page.getByRole('button', { name: t.edit, exact: true }).click();
    await dialog.getByRole('button', { name: t.delete }).click();
    await page.getByRole('button', { name: t.deleteYes, exact: true }).click();
    await toast(page, t.toast.saved, t.toast.deletedText);
    await expect(picker).not.toHaveValue(`${name} 2`);
    await expect(picker).not.toHaveValue('');
  });
}
