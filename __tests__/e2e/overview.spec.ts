import { expect, inLanguage, languages, signIn, test } from './support';

const LIST = { ru: 'Заказы', en: 'Orders' } as const;
const WORDS = { ru: 'Сегодня', en: 'Today' } as const;

for (const locale of languages('en'))
  test(`a phone tells how tonight goes without scrolling, and its figures lead to their lists, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await inLanguage(page, locale);
    await signIn(page);
    await page.goto('/overview');
    const tonight = page.getByRole('region', { name: WORDS[locale], exact: true });
    await expect(tonight).toBeInViewport({ ratio: 1 });
    const [revenue, orders] = [tonight.getByRole('link').first(), tonight.getByRole('link').nth(1)];
    const sum = ((await revenue.textContent()) ?? '').replace(/\s*฿$/, '');
    await revenue.click();
    await page.waitForURL(/\/statistics\/revenue\?compare=week$/);
    await expect(page.getByRole('cell', { name: sum }).first()).toBeVisible();
    await page.goBack();
    await orders.click();
    await page.waitForURL(/\/orders$/);
    await expect(page.getByRole('heading', { level: 1, name: LIST[locale] })).toBeVisible();
  });
