import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from './accessible';
import { expect, inEnglish, languages, signIn, staff, test, wordsOf } from './support';

/** Creates a beer craft with a new stock item; its recipe opens. */
async function create(page: Page, t: ReturnType<typeof wordsOf>['craft'], name: string) {
  const form = page.getByRole('form', { name: t.create.label });
  await expect(form.getByLabel(t.create.category)).toBeDisabled();
  await form.getByRole('textbox', { name: t.create.name }).fill(name);
  await form.getByRole('button', { name: t.create.submit }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('textbox', { name: t.editor.output }).fill('20');
  return dialog;
}

for (const locale of languages('en')) {
  const messages = wordsOf(locale);
  const t = messages.craft;

  test(`a brewer creates a beer craft, brews it with too little in stock, and takes the batch back, in ${locale}`, async ({
    page,
  }) => {
    await signIn(page, staff('brewer1'));
    if (locale === 'en') await inEnglish(page);
    await page.goto('/craft');
    await expect(page).toHaveURL('/beer-craft');
    const mark = `${locale} ${Date.now()}`;
    // An ingredient of its own, so that the forced batch takes nothing that other tests count.
    const [wort, ale] = [`Wort ${mark}`, `Ale ${mark}`];
    const first = await create(page, t, wort);
    await first.getByRole('button', { name: t.editor.ok }).click();
    await expect(first).toBeHidden();

    const editor = await create(page, t, ale);
    const picker = editor.getByRole('combobox', { name: messages.recipe.add });
    await picker.click();
    await picker.fill(wort);
    await page.getByRole('treeitem', { name: wort }).click();
    await editor.getByRole('textbox', { name: messages.recipe.quantityOf.replace('{name}', wort) }).fill('5');
    await expectAccessibleInBoth(page);
    await editor.getByRole('button', { name: t.editor.ok }).click();
    await expect(page.getByText(t.editor.saved).first()).toBeVisible();

    await page.getByRole('button', { name: `${t.list.create}: ${ale}` }).click();
    const brew = page.getByRole('dialog', { name: t.brew.title.replace('{name}', ale) });
    await brew.getByRole('textbox', { name: t.brew.quantity }).fill('19');
    await brew.getByRole('textbox', { name: t.add.reason }).fill('trub');
    await expectAccessibleInBoth(page);
    await brew.getByRole('button', { name: t.brew.submit }).click();
    const lack = page.getByRole('dialog', { name: t.lack.title });
    await expect(lack.getByRole('row', { name: wort })).toBeVisible();
    await lack.getByRole('button', { name: t.lack.submit }).click();
    await expect(page.getByText(t.batch.added)).toBeVisible();

    await page.getByRole('link', { name: t.batches.link, exact: true }).click();
    await expect(page).toHaveURL('/beer-craft/batches');
    const row = page.getByRole('main').getByRole('row', { name: ale });
    await expect(row).toContainText('trub');
    await expectAccessibleInBoth(page);
    await row.dblclick({ position: { x: 200, y: 8 } });
    const batch = page.getByRole('dialog', { name: ale });
    // The list may have no room for the remark.
    await expect(batch.getByText(messages.exports.batches.forced)).toBeVisible();
    const movements = batch.getByRole('table', { name: messages.batch.label });
    await expect(movements.getByRole('row')).toHaveCount(3);
    await expectAccessibleInBoth(page);
    await batch.getByRole('button', { name: t.batches.undo }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: t.batches.undo }).click();
    await expect(batch.getByText(messages.exports.batches.undone.replace('{who}', 'brewer1'))).toBeVisible();
    await expect(batch.getByRole('button', { name: t.batches.undo })).toHaveCount(0);
  });
}
