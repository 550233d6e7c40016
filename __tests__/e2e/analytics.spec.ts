import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNotSideways } from './accessible';
import { expect, inEnglish, languages, signIn, staff, test } from './support';

const WORDS = {
  ru: {
    ...{ cards: /^Заказы по карте/, order: /^Заказ №/, next: 'Следующий', from: 'С какого часа', to: 'По какой час' },
    ...{ allDay: 'с 9:00 до 4:59 следующего дня', later: 'с 10:00 до 4:59 следующего дня', chart: 'График' },
    ...{ orders: 'Заказы', revenue: 'Выручка', search: 'сейф', safe: 'Из кассы в сейф', hidden: 'скрытый отчёт' },
    ...{ tab: 'скрытый', hour: /^Что заказывали в 1[2-7]:00/, download: 'Скачать', card: 'Номер карты' },
  },
  en: {
    ...{ cards: /^Orders with card/, order: /^Order No\./, next: 'Next', from: 'From hour', to: 'To hour' },
    ...{ allDay: '9:00 to 4:59 next day', later: '10:00 to 4:59 next day', chart: 'Chart' },
    ...{ orders: 'Orders', revenue: 'Revenue', search: 'safe', safe: 'Cashbox to safe', hidden: 'hidden report' },
    ...{ tab: 'hidden', hour: /^Ordered at 1[2-7]:00/, download: 'Download', card: 'Card number' },
  },
} as const;

/** Counts requests of a report from now on. */
function countRequests(page: Page, part: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(part)) count += 1;
  });
  return () => count;
}

for (const locale of languages('ru')) {
  const words = WORDS[locale];
  test.describe(`analytics in ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      if (locale === 'en') await inEnglish(page);
      await signIn(page, staff('somchai'));
    });

    test('a card opens its orders, an order the whole order and the next one; Escape closes one at a time', async ({
      page,
    }) => {
      await page.goto('/analytics?period_id=4');
      await expect(page).toHaveURL('/analytics/discount100?period_id=4');
      await page
        .getByRole('gridcell', { name: /^\d{10}$/ })
        .first()
        .dblclick();
      const orders = page.getByRole('dialog', { name: words.cards });
      await expect(orders.getByRole('row').nth(1)).toBeVisible();
      await orders.getByRole('gridcell').first().click();
      await page.keyboard.press('Enter');
      const order = page.getByRole('dialog', { name: words.order });
      await expect(order).toBeVisible();
      await expect(page).toHaveURL(/details=\d{10}.*order=\d+/);
      await page.keyboard.press('Escape');
      await expect(order).toHaveCount(0);
      await expect(orders.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(order).toBeVisible();
      const first = new URL(page.url()).searchParams.get('order');
      await expectAccessible(page);
      await order.getByRole('button', { name: words.next }).click();
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

    test('hours are chosen by keys, each release asks once, and Back restores them; so does the chart', async ({
      page,
    }) => {
      await page.goto('/analytics/orders_by_custom_hours?period_id=4', { waitUntil: 'networkidle' });
      const requests = countRequests(page, 'orders_by_custom_hours');
      await expect(page.getByText(words.allDay)).toBeVisible();
      await page.getByRole('slider', { name: words.from }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(/start_hour=10/);
      await expect(page.getByText(words.later)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(requests()).toBe(1);
      await page.getByRole('combobox', { name: words.chart }).click();
      await page.getByRole('option', { name: words.orders }).click();
      await expect(page).toHaveURL(/chart_type=1/);
      await page.reload();
      await expect(page.getByRole('combobox', { name: words.chart })).toHaveValue(words.orders);
      await expect(page.getByText(words.later)).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('combobox', { name: words.chart })).toHaveValue(words.revenue);
      await page.goBack();
      await expect(page.getByText(words.allDay)).toBeVisible();
    });

    test('the search leads to a hidden report with the period; its tab says so', async ({ page }) => {
      await page.goto('/analytics/discount100?period_id=4');
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill(words.search);
      await page.getByRole('option', { name: words.safe }).filter({ hasText: words.hidden }).click();
      await expect(page).toHaveURL('/analytics/cash2safe?period_id=4');
      await expect(page.getByRole('link', { name: `${words.safe} ${words.tab}` })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });

    test('a column opens the dishes of its hour, also after a reload', async ({ page }) => {
      await page.goto('/analytics/buisnesslanch?period_id=4');
      const columns = page.getByRole('listbox');
      await columns.focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('Enter');
      const dishes = page.getByRole('dialog', { name: words.hour });
      await expect(dishes.getByRole('row').nth(1)).toBeVisible();
      await expect(page).toHaveURL(/details=1[2-7]/);
      await page.reload();
      await expect(dishes.getByRole('row').nth(1)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('the cards are in a CSV file and in a PDF', async ({ page }) => {
      await page.goto('/analytics/discount100?period_id=4');
      const cards = (await page.getByRole('row').count()) - 1;
      await page.getByRole('button', { name: words.download }).click();
      const started = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: /CSV/ }).click();
      const lines = readFileSync(await (await started).path(), 'utf8')
        .trimEnd()
        .split('\r\n');
      expect(lines).toHaveLength(cards + 1);
      expect(lines[0]).toContain(words.card);
      const paper = await page.request.get('/api/print/analytics_discount100?period_id=4');
      expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);
      expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
    });
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a handle is dragged by a finger and asks once, when it is let go', async ({ page }) => {
    await signIn(page, staff('somchai'));
    await page.goto('/analytics/orders_by_custom_hours?period_id=4', { waitUntil: 'networkidle' });
    const requests = countRequests(page, 'orders_by_custom_hours');
    const handle = page.getByRole('slider', { name: WORDS.ru.to });
    const box = await handle.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    const [x, y] = [(box?.x ?? 0) + 12, (box?.y ?? 0) + 12];
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
    await touch('touchStart', x);
    for (const moved of [30, 60, 100]) await touch('touchMove', x - moved);
    await expect(page.getByText('до 4:59 следующего дня')).toHaveCount(0);
    expect(requests()).toBe(0);
    await touch('touchEnd');
    await expect(page).toHaveURL(/end_hour=\d+/);
    await page.waitForLoadState('networkidle');
    expect(requests()).toBe(1);
    await expectNotSideways(page);
  });
});
