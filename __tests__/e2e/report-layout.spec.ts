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

/** Number of lines of each heading. */
const linesIn = (headings: Element[]) =>
  headings.map((heading) => {
    const text = document.createRange();
    text.selectNodeContents(heading);
    return text.getClientRects().length;
  });

test('headings stand on one line where the table has room', async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 900 });
  await page.goto('/orders?period_id=3', { waitUntil: 'networkidle' });
  const headings = page.getByRole('columnheader').filter({ hasNot: page.getByRole('button') });
  await expect(headings.filter({ hasText: 'Оплачено, ฿' })).toBeVisible();
  expect(new Set(await headings.evaluateAll(linesIn))).toEqual(new Set([1]));
});

test('on a phone the foot of a delivery covers the unit of a field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 2000 });
  await page.goto('/stock/receive', { waitUntil: 'networkidle' });
  const unit = page.getByRole('complementary').locator('[data-side="right"]', { hasText: '฿' });
  const { y } = (await unit.boundingBox())!;
  await page.setViewportSize({ width: 390, height: Math.round(y) + 60 });
  const isOnTop = await unit.evaluate((element) => {
    element.style.pointerEvents = 'auto';
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(false);
});
