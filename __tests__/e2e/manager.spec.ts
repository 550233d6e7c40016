import dayjs from 'dayjs';
import { fromVenueClock } from '@/lib/domain/venue-time';
import { formatMoney } from '@/lib/domain/format';
import { toSatang } from '@/lib/domain/money';
import { expect, inLanguage, signIn, test } from './support';

const ZONE = 'Asia/Bangkok';

/** Saturday noon to Monday noon of a weekend that is over, `weeks` weeks before the last one. */
function weekend(weeks: number) {
  const today = dayjs().utcOffset(7).subtract(12, 'hour');
  const monday = today.subtract((today.day() + 6) % 7, 'day').subtract(7 * weeks, 'day');
  const at = (day: dayjs.Dayjs) => fromVenueClock(`${day.format('YYYY-MM-DD')} 12:00`, ZONE);
  return { period_id: 5, start_time: at(monday.subtract(2, 'day')), end_time: at(monday) };
}
const query = (period: object) =>
  new URLSearchParams(Object.entries(period).map(([name, value]) => [name, String(value)]));

test.beforeEach(async ({ page }) => {
  await inLanguage(page, 'ru');
  await signIn(page);
});

test('revenue of the last weekend against the previous one: on the screen and on paper', async ({ page, context }) => {
  const earned = async (weeks: number) => {
    const response = await page.request.post('/api/orders/list', { data: { ...weekend(weeks), page: 1, count: 500 } });
    const { orders } = (await response.json()) as { orders: { paidsum: number; cancelled_time?: number | null }[] };
    return orders.reduce((sum, { paidsum, cancelled_time }) => sum + (cancelled_time ? 0 : toSatang(paidsum)), 0) / 100;
  };
  // All three places; each has a report of its own.
  const [last, before] = [await earned(0), await earned(1)];
  let [sum, past] = [0, 0];
  for (const place of ['', '_karaoke', '_ddweed']) {
    const response = await page.request.post(`/api/reports/orders_by_hours${place}`, {
      data: { ...weekend(0), compare: 'week' },
    });
    const { totals, past_totals } = (await response.json()) as Record<string, Record<string, number>>;
    sum += toSatang(totals?.['price_total'] ?? NaN);
    past += toSatang(past_totals?.['price_total'] ?? NaN);
  }
  expect([sum / 100, past / 100]).toEqual([last, before]);

  await page.goto(`/statistics/revenue?${query(weekend(0))}`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: 'Выручка', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('combobox', { name: 'Сравнение' }).click();
  await page.getByRole('option', { name: 'с теми же днями недели раньше' }).click();
  await expect(page).toHaveURL(/compare=week/);
  const main = (await (
    await page.request.post('/api/reports/revenue', { data: { ...weekend(0), compare: 'week' } })
  ).json()) as Record<'totals' | 'past_totals', Record<string, number>>;
  const price = main.totals['total_price'] ?? NaN;
  const change = (toSatang(price) - toSatang(main.past_totals['total_price'] ?? NaN)) / 100;
  // A low screen shows five totals, and the rest on request.
  await page.getByRole('button', { name: /^Ещё \d+ показател/ }).click();
  const totals = page.getByRole('table', { name: 'Итоги' });
  await expect(totals).toContainText(formatMoney(price, 'ru'));
  await expect(totals).toContainText(formatMoney(Math.abs(change), 'ru'));

  await page.getByRole('button', { name: 'Печать' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('menuitem', { name: 'Напечатать' }).click();
  const paper = await opened;
  await expect(paper.getByRole('heading', { name: 'Статистика: Выручка' })).toBeVisible();
  await expect(paper.getByText('сравнение с теми же днями недели раньше')).toBeVisible();
  await expect(paper.getByText(formatMoney(price, 'ru')).first()).toBeVisible();
  await expect(paper.locator('svg').first()).toBeVisible();
});

test('dishes that lose money: the lowest margin first, below zero in red', async ({ page }) => {
  await page.goto('/statistics/dishes?period_id=4&category_id=0');
  await page.getByRole('button', { name: 'Маржа', exact: true }).click();
  await expect(page).toHaveURL(/sort=margin/);
  const first = page.getByRole('row').nth(1);
  await expect(first).toBeVisible();
  const response = await page.request.post('/api/reports/dishes', {
    data: { period_id: 4, category_id: 0, page: 1, count: 1, sort: { key: 'margin', direction: 'asc' } },
  });
  const { items } = (await response.json()) as { items: { name: string; margin: number }[] };
  await expect(first).toContainText(items[0]?.name ?? 'none');
  // The order is kept for the next time.
  await page.goto('/statistics/alcohol');
  await page.getByRole('link', { name: 'Блюда', exact: true }).click();
  await expect(page).toHaveURL(/sort=margin/);
});

test('days that the Chang lasts', async ({ page }) => {
  await page.goto('/statistics');
  await expect(page).toHaveURL(/draft_beer/);
  await expect(page.getByRole('row', { name: /Chang/ })).toContainText(/\d+ дн\./);
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
