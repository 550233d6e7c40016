import { readFileSync } from 'node:fs';
import { expect, openRecent, signIn, test } from './support';

test('all orders of the period are in the file as on the screen, and on paper', async ({ page }) => {
  await signIn(page);
  await openRecent(page, '/orders');
  const range = await page.getByText(/^1–\d+ из [\d\s\u202f]+$/).textContent();
  const total = Number(range?.split(' из ')[1]?.replaceAll(/\D/g, ''));
  await page.getByRole('button', { name: 'Скачать' }).click();
  const csv = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const file = await csv;
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(total + 1);

  await page.getByRole('button', { name: 'Печать', exact: true }).click();
  const paper = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'Напечатать' }).click();
  const sheet = await paper;
  await expect(sheet.getByRole('heading', { name: 'Заказы' })).toBeVisible();
  await expect(sheet.getByText(/^\d\d\.\d\d\.\d{4} \d\d:\d\d – \d\d\./)).toBeVisible();
  await expect(sheet.getByRole('row')).toHaveCount(Math.min(total, 5000) + 3);
});
