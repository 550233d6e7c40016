import { expectAccessible } from './accessible';
import { expect, inEnglish, signIn, test } from './support';

test('a closed day is read, and its sheet prints on one page', async ({ page }) => {
  await inEnglish(page);
  await signIn(page);
  await page.goto('/operations/days/1', { waitUntil: 'networkidle' });
  await expect(page.getByRole('table', { name: 'Sales, ฿' })).toBeVisible();
  await page.getByRole('link', { name: 'Print the sheet' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Day close report');
  await expect(page.getByText('Handed over by')).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});

test('on a phone Enter moves through the fields of the cash count, which a reload keeps', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto('/operations/day-close', { waitUntil: 'networkidle' });
  const again = page.getByRole('button', { name: 'Пересчитать' });
  const first = page.getByRole('textbox', { name: /^1\s000 ฿$/ });
  await expect(again.or(first)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await first.click();
  await page.keyboard.press('Control+a');
  const fields = await page.locator('form').getByRole('textbox').count();
  for (let field = 0; field < fields; field += 1) {
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('button', { name: 'Подсчёт закончен' })).toBeFocused();
  await expect(page.locator('main')).not.toContainText('По учёту');
  await expectAccessible(page);
  await page.reload({ waitUntil: 'networkidle' });
  if (await again.isVisible()) await again.click();
  await expect(first).toHaveValue('3');
});
