import { expect, inEnglish, languages, openRecent, signIn, staff, test } from './support';

const WORDS = {
  ru: {
    price: 'Цена',
    costs: /себест|фудкост|маржа|прибыль|множитель/i,
    recipe: 'Состав',
    amount: 'Количество',
    sum: 'Сумма',
    views: 'Что показать',
  },
  en: {
    price: 'Price',
    costs: /cost|margin|profit|multiplier/i,
    recipe: 'Ingredients',
    amount: 'Quantity',
    sum: 'Revenue',
    views: 'What to show',
  },
} as const;

for (const locale of languages('ru'))
  test(`a cashier sees the menu and statistics without costs (${locale})`, async ({ page }) => {
    const words = WORDS[locale];
    await signIn(page, staff('kassa1'));
    if (locale === 'en') await inEnglish(page);
    await page.goto('/menu?folder=1110&item=1111', { waitUntil: 'networkidle' });
    const heads = page.getByRole('columnheader');
    await expect(heads.filter({ hasText: words.price }).first()).toBeVisible();
    await expect(heads.filter({ hasText: words.costs })).toHaveCount(0);
    await page.getByRole('row').filter({ hasText: '1111' }).dblclick();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: words.recipe }).click();
    await expect(dialog.getByRole('columnheader', { name: words.amount })).toBeVisible();
    await expect(dialog.getByText(words.costs)).toHaveCount(0);
    await page.goto('/menu', { waitUntil: 'networkidle' });
    const views = page.getByRole('group', { name: words.views });
    await expect(views.getByRole('button')).toHaveCount(4);
    await expect(views.getByRole('button', { name: words.costs })).toHaveCount(0);

    // Kitchen and bar, so that there is trade.
    await openRecent(page, '/statistics/dishes');
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByText(words.costs)).toHaveCount(0);
    await page.goto('/statistics/revenue?period_id=4', { waitUntil: 'networkidle' });
    await expect(page.getByText(words.costs)).toHaveCount(0);
  });

test('neither files nor replies of a cashier hold costs, and the chart of margins is closed', async ({ page }) => {
  await signIn(page, staff('kassa1'));
  const file = await page.request.get('/api/export/dishes?format=csv&period_id=4&category_id=0');
  expect(file.status()).toBe(200);
  const [head] = (await file.text()).split('\n');
  expect(head).toMatch(/Название/);
  expect(head).not.toMatch(WORDS.ru.costs);
  expect(await (await page.request.get('/api/menu/rows')).text()).not.toContain('prime_cost');
  const chart = await page.request.get('/api/export/dishes_quadrant?format=csv&period_id=4');
  expect(chart.status()).toBe(403);
});
