import type { Page } from '@playwright/test';
import type { Expense } from '@/lib/sections/expenses/contract';
import { expect, inEnglish, languages, send, signIn, test, wordsOf } from './support';

async function newest(page: Page, name: string): Promise<Expense> {
  const data = { period_id: 0, report_type: 2, page: 1, count: 10, filters: { name } };
  const [row] = (await send<{ filtered_records: Expense[] }>(page, 'expenses/list', data)).filtered_records;
  if (!row) throw new Error(`${name} is not among the expenses`);
  return row;
}

for (const locale of languages('en')) {
  const words = wordsOf(locale);
  const { expenses: t } = words;

  test(`a service is found, renamed, documented, moved to the cashbox and taken back, in ${locale}`, async ({
    page,
    consoleErrors,
  }) => {
    await signIn(page);
    if (locale === 'en') await inEnglish(page);
    await page.goto('/expenses');
    const service = `Лёд ${locale} ${Date.now()}`;
    const body = { category_id: 16, name: service, price: 120.5, use_own_funds: false };
    await send(page, 'services/add', body);
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('textbox', { name: t.filters.name }).fill(service);
    await expect(page).toHaveURL(/name=/);
    await page.getByRole('row', { name: service }).dblclick();
    const dialog = page.getByRole('dialog').filter({ hasText: t.tabs.history });
    const name = dialog.getByRole('textbox', { name: t.fields.name });
    await expect(name).toHaveValue(service);
    await expect(dialog.getByRole('button', { name: t.save })).toBeDisabled();

    // A reload opens the same dialog again.
    await page.reload({ waitUntil: 'networkidle' });
    await name.fill(`${service} сухой`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.done.renamed)).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.getByRole('row', { name: `${service} сухой` }).dblclick();

    await page.getByRole('tab', { name: t.tabs.history }).click();
    await expect(page.getByRole('tabpanel')).toContainText(`${service} сухой`);
    await page.getByRole('tab').nth(1).click();
    await page
      .getByLabel(t.papers.file)
      .setInputFiles({ name: 'чек.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') });
    await expect(page.getByRole('link', { name: 'чек.pdf' })).toBeVisible();
    await page
      .getByLabel(t.papers.file)
      .setInputFiles({ name: 'чек.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html></html>') });
    await expect(dialog.getByRole('alert')).toHaveText(t.papers.wrongKind);
    // The browser itself reports the refusal.
    expect(consoleErrors.splice(0).every((error) => error.includes('400'))).toBe(true);
    await page.getByRole('tab', { name: t.tabs.operation }).click();

    const { payment } = words.record;
    await dialog.getByRole('button', { name: payment.action }).click();
    await page.getByRole('button', { name: new RegExp(`^${payment.submit}: .*120`) }).click();
    const undo = page.getByRole('button', { name: words.form.undo });
    await expect(undo).toBeVisible();
    await expect(dialog).toContainText(t.paidFrom.cashier);
    await dialog.getByRole('button', { name: t.remove.action }).click();
    const question = page.getByRole('dialog', { name: `${service} сухой` });
    await page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: new RegExp(`^${words.form.money.back} 120`) })
      .click();
    await expect(page.getByText(t.done.removed)).toBeVisible();
    await expect(question).toBeHidden();
    await expect(page.locator('tbody s').first()).toHaveText(`${service} сухой`);
    expect(await newest(page, service)).toMatchObject({ kind: 'expense_removal', cost: 120.5 });
  });
}
