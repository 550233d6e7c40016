import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, inEnglish, languages, signIn, test } from './support';

/** Text of the PDF behind a link. */
async function pdfText(page: Page, address: string | null): Promise<string> {
  const response = await page.request.get(address ?? '');
  expect(response.headers()['content-type']).toBe('application/pdf');
  const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: await response.body(), encoding: 'utf8' });
  return stdout.replaceAll(/[ \u202f\u00a0]+/g, ' ');
}

const WORDS = {
  ru: {
    ...{ cashier: 'Кассир', number: 'Номер заказа', next: 'Следующий', previous: 'Предыдущий', session: 'Сессия' },
    ...{ sum: 'Сумма чеков', print: 'Печать чеков', alcohol: 'Алкоголь для налоговой', open: 'Открыть PDF' },
    ...{ title: (n: string) => `Заказ № ${n}`, total: 'ИТОГО', vat: 'НДС 7 %', nothing: 'Нет заказов для печати' },
    ...{ history: 'Журнал печати', close: 'Закрыть', daily: 'Итого за день', small: '0,01', files: 'Скачать' },
  },
  en: {
    ...{ cashier: 'Cashier', number: 'Order number', next: 'Next', previous: 'Previous', session: 'Session' },
    ...{ sum: 'Receipts total', print: 'Print receipts', alcohol: 'Alcohol tax report', open: 'Open the PDF' },
    ...{ title: (n: string) => `Order No. ${n}`, total: 'TOTAL', vat: 'VAT 7%', nothing: 'No orders to print' },
    ...{ history: 'Print log', close: 'Close', daily: 'Day total', small: '0.01', files: 'Download' },
  },
} as const;

for (const locale of languages('en')) {
  const words = WORDS[locale];
  test.describe(`orders in ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      if (locale === 'en') await inEnglish(page);
      await signIn(page);
    });

    test('the cashier filter narrows the list; an order opens by number, by double click and from a link, with its neighbours', async ({
      page,
    }) => {
      await page.goto('/orders?period_id=4');
      await expect(page.getByRole('row').nth(5)).toBeVisible();
      await page.getByRole('combobox', { name: words.cashier }).click();
      await page.getByRole('option', { name: 'nattaya' }).click();
      await expect(page).toHaveURL(/cashier_id=\d+/);
      await expect(page.getByRole('gridcell', { name: 'kassa1' })).toHaveCount(0);
      await page.getByRole('textbox', { name: words.number }).fill('100');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: words.title('100') });
      await expect(dialog.getByRole('table')).toBeVisible();
      await dialog.getByRole('button', { name: words.next }).click();
      await expect(page.getByRole('dialog', { name: words.title('101') })).toBeVisible();
      await expect(page).toHaveURL(/order=101/);
      // The list behind the dialog has paging buttons too.
      await page.getByRole('dialog').getByRole('button', { name: words.previous }).click();
      await page.getByRole('button', { name: words.session, exact: true }).click();
      await page.reload();
      await expect(dialog.getByRole('table')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).not.toHaveURL(/order=/);
      await page.locator('tr[data-index="2"]').dblclick();
      await expect(page.getByRole('dialog')).toBeVisible();
    });

    test('checks up to a sum are printed as receipts, and stay among the past runs', async ({ page }) => {
      await page.goto('/orders?period_id=4');
      const sum = page.getByLabel(words.sum);
      await sum.fill(words.small);
      await page.getByRole('button', { name: words.print }).click();
      await expect(page.getByText(words.nothing)).toBeVisible();
      await sum.fill('5000');
      await page.keyboard.press('Enter');
      const link = page.getByRole('link', { name: words.open });
      await expect(link).toBeVisible();
      const text = await pdfText(page, await link.getAttribute('href'));
      expect(text).toContain('Guest 1');
      expect(text).toContain(words.vat);
      const totals = [...text.matchAll(new RegExp(`${words.total} ([\\d ]+[.,]\\d\\d) ฿`, 'g'))].map(([, total = '']) =>
        Math.round(Number(total.replaceAll(' ', '').replace(',', '.')) * 100),
      );
      expect(totals.length).toBeGreaterThan(0);
      expect(totals.reduce((all, one) => all + one, 0)).toBeLessThanOrEqual(500_000);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: words.history }).click();
      const runs = page.getByRole('dialog');
      await expect(runs.getByRole('gridcell', { name: 'admin' }).first()).toBeVisible();

      // The menu belongs to the dialog: Escape closes only the menu.
      await runs.getByRole('button', { name: words.files }).click();
      await expect(page.getByRole('menuitem', { name: /CSV/ })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menuitem')).toHaveCount(0);
      await expect(runs).toBeVisible();
      await runs.getByRole('button', { name: words.files }).click();
      const file = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: /CSV/ }).click();
      expect((await file).suggestedFilename()).toMatch(/^receipt-runs-.*\.csv$/);
      const [, latest = ''] = readFileSync(await (await file).path(), 'utf8').split('\r\n');
      expect(latest).toMatch(/[,;]admin[,;]/);
    });

    test('the alcohol list has a total for each day', async ({ page }) => {
      // This week has no sales yet in the first hour of a Monday.
      const start_time = Math.floor(Date.now() / 1000) - 7 * 86_400;
      await page.goto(`/orders?period_id=5&start_time=${start_time}`);
      const address = await page.getByRole('link', { name: words.alcohol }).getAttribute('href');
      expect(await pdfText(page, address)).toContain(words.daily);
    });
  });
}

test('all orders of the year stream in, and the screen stays responsive', async ({ page }) => {
  await signIn(page);
  await page.goto('/orders?period_id=4&count=all');
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('row').nth(5)).toBeVisible();
  await expect.poll(async () => Number(await grid.getAttribute('aria-rowcount'))).toBeGreaterThan(15_000);
  expect(await grid.getByRole('row').count()).toBeLessThan(200);
});

test('Ctrl K opens an order by its number', async ({ page }) => {
  await signIn(page);
  await page.goto('/menu', { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  // The menu has a search of its own.
  await page.getByRole('dialog').getByRole('combobox').fill('777');
  await page.getByRole('option', { name: 'Заказ № 777' }).click();
  await expect(page.getByRole('dialog', { name: 'Заказ № 777' })).toBeVisible();
});
