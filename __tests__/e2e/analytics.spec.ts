import { expectAccessible, expectNotSideways } from './accessible';
import { expect, inEnglish, languages, signIn, staff, test, wordsOf } from './support';

for (const locale of languages('ru')) {
  const { record, reports } = wordsOf(locale);
  const [ofCard = ''] = reports.parts.discount100.details.split(' {');
  const [ofOrder = ''] = record.order.title.split('\u00a0{');
  test(`a card opens its orders, an order the whole order and the next one; Escape closes one at a time, in ${locale}`, async ({
    page,
  }) => {
    if (locale === 'en') await inEnglish(page);
    await signIn(page, staff('somchai'));
    await page.goto('/analytics?period_id=4');
    await expect(page).toHaveURL('/analytics/discount100?period_id=4');
    await page
      .getByRole('gridcell', { name: /^\d{10}$/ })
      .first()
      .dblclick();
    const orders = page.getByRole('dialog', { name: ofCard });
    await expect(orders.getByRole('row').nth(1)).toBeVisible();
    await orders.getByRole('gridcell').first().click();
    await page.keyboard.press('Enter');
    const order = page.getByRole('dialog', { name: ofOrder });
    await expect(order).toBeVisible();
    await expect(page).toHaveURL(/details=\d{10}.*order=\d+/);
    await page.keyboard.press('Escape');
    await expect(order).toHaveCount(0);
    await expect(orders.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(order).toBeVisible();
    const first = new URL(page.url()).searchParams.get('order');
    await expectAccessible(page);
    await order.getByRole('button', { name: record.order.next }).click();
    await expect(page).not.toHaveURL(new RegExp(`order=${String(first)}$`));
    await page.reload();
    await expect(order).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(order).toHaveCount(0);
    await expect(orders).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/analytics/discount100?period_id=4');
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a handle is dragged by a finger and asks once, when it is let go', async ({ page }) => {
    await signIn(page, staff('somchai'));
    await page.goto('/analytics/orders_by_custom_hours?period_id=4', { waitUntil: 'networkidle' });
    let requests = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('orders_by_custom_hours')) requests += 1;
    });
    const handle = page.getByRole('slider', { name: 'По какой час' });
    const box = await handle.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    const [x, y] = [(box?.x ?? 0) + 12, (box?.y ?? 0) + 12];
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
    await touch('touchStart', x);
    for (const moved of [30, 60, 100]) await touch('touchMove', x - moved);
    await expect(page.getByText('до 4:59 следующего дня')).toHaveCount(0);
    expect(requests).toBe(0);
    await touch('touchEnd');
    await expect(page).toHaveURL(/end_hour=\d+/);
    await page.waitForLoadState('networkidle');
    expect(requests).toBe(1);
    await expectNotSideways(page);
  });
});
