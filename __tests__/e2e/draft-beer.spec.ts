import { expectAccessible } from './accessible';
import { expect, inEnglish, languages, openRecent, signIn, test } from './support';

const WORDS = {
  ru: {
    ...{ beer: 'Разливное пиво', volume: 'В кеге, л', pending: 'Не оплачено, на столах', year: 'Всё время' },
    ...{ order: 'Заказ №', days: /^\d+ дн\.$/, tabs: 'Отчёты' },
  },
  en: {
    ...{ beer: 'Draft beer', volume: 'In the keg, l', pending: 'Unpaid, on open tabs', year: 'All time' },
    ...{ order: 'Order No.', days: /^\d+ days?$/, tabs: 'Reports' },
  },
} as const;

for (const locale of languages('ru')) {
  const words = WORDS[locale];
  test(`shows how long the Chang lasts and what is in the keg; a row opens its history and Back returns, in ${locale}`, async ({
    page,
  }) => {
    if (locale === 'en') await inEnglish(page);
    await signIn(page);
    await openRecent(page, '/statistics/draft_beer');
    const chang = page.getByRole('row', { name: /Chang/ });
    await expect(chang.getByText(words.days)).toBeVisible();
    await expect(page.getByRole('columnheader', { name: words.volume })).toBeVisible();
    await chang.dblclick();
    await expect(page).toHaveURL(/item=3111/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Chang/);
    await expect(page.getByRole('navigation', { name: words.tabs })).toHaveCount(0);
    const back = page.getByRole('link', { name: words.beer });
    await expect(back).toBeFocused();
    await expect(page.getByRole('table', { name: words.pending })).toBeVisible();
    const grid = page.getByRole('grid');
    // Not the grey placeholder rows.
    const row = grid.locator('tr[data-index="0"]');
    await expect(row).toBeVisible();

    // The period reloads the history.
    const total = grid.locator('tfoot');
    const before = await total.innerText();
    await page.getByText(words.year, { exact: true }).click();
    await expect(page).toHaveURL(/period_id=4.*item=3111|item=3111.*period_id=4/);
    await expect(total).not.toHaveText(before);
    await expect(total).toHaveText(/\d/);

    await row.dblclick();
    await expect(page.getByRole('dialog', { name: words.order })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAccessible(page);

    await back.click();
    await expect(page).not.toHaveURL(/item=/);
    await expect(page).toHaveURL(/period_id=4/);
    await expect(page.getByRole('navigation', { name: words.tabs })).toBeVisible();
    await expect(page.getByRole('row', { name: /Chang/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/item=3111/);
    await page.goBack();
    await expect(page.getByRole('row', { name: /Chang/ })).toBeVisible();
  });
}
