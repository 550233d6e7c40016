import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, inEnglish, languages, signIn, test, wordsOf } from './support';

for (const locale of languages('en')) {
  const { receipts: t, report } = wordsOf(locale);
  test(`checks up to a sum are printed as receipts, and stay among the past runs, in ${locale}`, async ({ page }) => {
    if (locale === 'en') await inEnglish(page);
    await signIn(page);
    await page.goto('/orders?period_id=4');
    const sum = page.getByLabel(t.sum);
    await sum.fill('0.01');
    await page.getByRole('button', { name: t.print }).click();
    await expect(page.getByText(t.nothing)).toBeVisible();
    await sum.fill('5000');
    await page.keyboard.press('Enter');
    const link = page.getByRole('link', { name: t.ready.open });
    await expect(link).toBeVisible();
    const pdf = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: await pdf.body(), encoding: 'utf8' });
    const text = stdout.replaceAll(/[ \u202f\u00a0]+/g, ' ');
    expect(text).toContain('Guest 1');
    expect(text).toContain(t.paper.vat);
    const totals = [...text.matchAll(new RegExp(`${t.paper.total} ([\\d ]+[.,]\\d\\d) ฿`, 'g'))].map(([, total = '']) =>
      Math.round(Number(total.replaceAll(' ', '').replace(',', '.')) * 100),
    );
    expect(totals.length).toBeGreaterThan(0);
    expect(totals.reduce((all, one) => all + one, 0)).toBeLessThanOrEqual(500_000);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t.history }).click();
    const runs = page.getByRole('dialog');
    await expect(runs.getByRole('gridcell', { name: 'admin' }).first()).toBeVisible();

    // The menu belongs to the dialog: Escape closes only the menu.
    await runs.getByRole('button', { name: report.export }).click();
    await expect(page.getByRole('menuitem', { name: /CSV/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    await expect(runs).toBeVisible();
    await runs.getByRole('button', { name: report.export }).click();
    const file = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    expect((await file).suggestedFilename()).toMatch(/^receipt-runs-.*\.csv$/);
    const [, latest = ''] = readFileSync(await (await file).path(), 'utf8').split('\r\n');
    expect(latest).toMatch(/[,;]admin[,;]/);
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
