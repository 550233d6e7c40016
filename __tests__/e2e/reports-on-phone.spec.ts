import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect, signIn, test } from './support';

const PHONE = { width: 390, height: 844 };

test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

/** Layout shift since the page loaded (Web Vitals: below 0.1 is good). */
const movedBy = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .map((entry) => entry as PerformanceEntry & { value: number; hadRecentInput: boolean })
              .reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

test('on a phone the rows of a compared report are on the first screen, without layout shift', async ({ page }) => {
  await signIn(page);
  for (const path of [
    '/statistics/dishes?period_id=3&compare=average',
    '/statistics/alcohol?period_id=3&compare=week',
    '/statistics/revenue?period_id=4&compare=average',
    '/analytics/dishes_lanch?period_id=3',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    // On the 1st there has been no trade in the month: then its place says so.
    const head = page.getByRole('grid').getByRole('row').nth(1).or(page.getByText('За этот период ничего нет')).first();
    const box = await head.boundingBox();
    expect(box && box.y + box.height, path).toBeLessThanOrEqual(PHONE.height);
    expect(await movedBy(page), path).toBeLessThan(0.1);
  }
});

test('compared periods collapse to one line, and the name stays while the table scrolls', async ({ page }) => {
  await signIn(page);
  await page.goto('/statistics/dishes?period_id=2&compare=average', { waitUntil: 'networkidle' });
  const note = page.getByRole('button', { name: 'Сравнивается со средним за 4 периода' });
  const periods = page.locator(`[id="${String(await note.getAttribute('aria-controls'))}"]`);
  await expect(note).toHaveAttribute('aria-expanded', 'false');
  await expect(periods).toBeHidden();
  await note.tap();
  await expect(periods.getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
  const name = page.getByRole('columnheader', { name: 'Название' });
  await page.getByRole('grid').evaluate((grid) => grid.parentElement?.scrollTo({ left: 300 }));
  await expect(name).toBeInViewport();
  expect((await name.boundingBox())?.x).toBe(0);
});

test('on a phone totals come before chart and rows, the first of them at once and the rest on demand', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/statistics/revenue?period_id=4', { waitUntil: 'networkidle' });
  const total = await page.getByText('Средний чек, ฿', { exact: true }).first().boundingBox();
  const grid = await page.getByRole('grid').boundingBox();
  expect(total?.y ?? NaN).toBeLessThan(grid?.y ?? 0);
  const free = page.getByRole('rowheader', { name: 'Бесплатные позиции, шт.' });
  await expect(free).toBeHidden();
  await page.getByRole('button', { name: 'Ещё 5 показателей' }).tap();
  await expect(free).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Свернуть', exact: true }).tap();
  await expect(free).toBeHidden();
});

test('on a phone an order keeps number, paid sum and payment, a dish its name, goods how long they last', async ({
  page,
}) => {
  await signIn(page);
  const heads = page.getByRole('columnheader');
  await page.goto('/orders?period_id=4', { waitUntil: 'networkidle' });
  const shown = (await heads.allTextContents()).slice(0, 4);
  expect(shown).toEqual(['Заказ', 'Время', 'Оплачено, ฿', 'Оплата']);
  const print = page.getByRole('button', { name: 'Печать чеков' });
  await expect(print).toBeHidden();
  await page.getByRole('button', { name: 'Чеки и печать' }).tap();
  await expect(print).toBeVisible();
  await page.goto('/statistics/dishes?period_id=4', { waitUntil: 'networkidle' });
  await expect(heads.first()).toHaveText('Название');
  // `table-widths` checks the same column on the stock's screen.
  await page.goto('/statistics/alcohol?period_id=4', { waitUntil: 'networkidle' });
  expect((await heads.allTextContents()).slice(0, 3).join()).toContain('Хватит на');
});

test('on a phone dishes of three periods show name and the sums of the periods', async ({ page }) => {
  await signIn(page);
  await page.goto('/analytics/dishes_karaoke?period_id=4', { waitUntil: 'networkidle' });
  const heads = await page.getByRole('columnheader').allTextContents();
  expect(heads.slice(0, 3).map((head) => head.replaceAll(/[^\p{L}]/gu, ''))).toEqual([
    'Название',
    'Выручка',
    'Выручкапрошлыйпериод',
  ]);
  await expectAccessible(page);
});
