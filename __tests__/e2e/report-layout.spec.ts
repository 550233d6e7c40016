import { expect, signIn, test } from './support';

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test('totals of a tall report stay visible, and an empty period offers a way out', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/statistics/revenue?period_id=4', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: /^Ещё \d+ показател/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('definition').first()).toBeInViewport({ ratio: 1 });
  const start = Math.floor(Date.now() / 1000) + 30 * 86_400;
  await page.goto(`/statistics/revenue?period_id=5&start_time=${start}&end_time=${start + 86_400}`, {
    waitUntil: 'networkidle',
  });
  const out = page.getByRole('button', { name: 'Показать за всё время' });
  await out.scrollIntoViewIfNeeded();
  await expect(out).toBeInViewport({ ratio: 1 });
  await out.click();
  await expect(page).toHaveURL(/period_id=4/);
});

test('rows reached by key never hide under the totals', async ({ page }) => {
  await page.goto('/statistics/draft_beer?period_id=4&item=3111', { waitUntil: 'networkidle' });
  const total = page.getByRole('grid').getByRole('row', { name: /^Итого/ });
  await expect(total).toBeVisible();
  await page.getByRole('gridcell').nth(3).click();
  const row = page.getByRole('row', { selected: true });
  for (let step = 1; step <= 15; step += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(row).toHaveAttribute('aria-rowindex', String(step + 2));
    const [one, foot] = [await row.boundingBox(), await total.boundingBox()];
    expect((one?.y ?? NaN) + (one?.height ?? NaN)).toBeLessThanOrEqual((foot?.y ?? NaN) + 1);
  }
});
