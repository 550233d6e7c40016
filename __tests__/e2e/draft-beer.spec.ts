import { expectAccessible } from './accessible';
import { expect, inEnglish, languages, openRecent, signIn, test } from './support';

const WORDS = {
  ru: {
    ...{ beer: 'Разливное пиво', volume: 'В кеге, л', save: 'Сохранить канал', remove: 'Удалить канал' },
    ...{ sensor: 'Номер датчика', channel: 'Канал', saved: 'Канал сохранён', removed: 'Канал удалён' },
    ...{ pending: 'Не оплачено, на столах', year: 'Всё время', total: 'Итого', order: 'Заказ №' },
    ...{ days: /^\d+ дн\.$/, tabs: 'Отчёты', empty: 'Singha кег 30 л', sensorNo: '4201' },
  },
  en: {
    ...{ beer: 'Draft beer', volume: 'In the keg, l', save: 'Save channel', remove: 'Delete channel' },
    ...{ sensor: 'Sensor number', channel: 'Channel', saved: 'Channel saved', removed: 'Channel deleted' },
    ...{ pending: 'Unpaid, on open tabs', year: 'All time', total: 'Total', order: 'Order No.' },
    ...{ days: /^\d+ days?$/, tabs: 'Reports', empty: 'Пхурин Лагер (варка)', sensorNo: '4202' },
  },
} as const;

for (const locale of languages('ru')) {
  const words = WORDS[locale];
  test.describe(`draft beer in ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      if (locale === 'en') await inEnglish(page);
      await signIn(page);
    });

    test('shows how long the Chang lasts and what is in the keg; a row opens its history and Back returns', async ({
      page,
    }) => {
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

    test('a channel is saved and deleted', async ({ page }) => {
      await openRecent(page, '/statistics/draft_beer');
      await page.getByRole('row', { name: words.empty }).dblclick();
      const sensor = page.getByRole('textbox', { name: words.sensor });
      const save = page.getByRole('button', { name: words.save });
      const remove = page.getByRole('button', { name: words.remove });
      await expect(sensor).toBeVisible();
      if (await remove.isEnabled()) {
        await remove.click();
        await expect(page.getByText(words.removed)).toBeVisible();
      }
      await expect(save).toBeDisabled();
      await sensor.fill('4a');
      await expect(save).toBeDisabled();
      await sensor.fill(words.sensorNo);
      await expect(save).toBeDisabled();
      await page.getByRole('combobox', { name: words.channel }).click();
      await page.getByRole('option', { name: '3', exact: true }).click();
      await save.click();
      await expect(page.getByText(words.saved)).toBeVisible();
      await expect(page.getByText(words.volume)).toBeVisible();
      await page.reload();
      await expect(page.getByRole('link', { name: words.beer })).toBeFocused();
      await expect(sensor).toHaveValue(words.sensorNo);
      await remove.click();
      await expect(page.getByText(words.removed)).toBeVisible();
      await expect(sensor).toHaveValue('');
      await expect(remove).toBeDisabled();
    });
  });
}

test('rows reached by key never hide under the totals', async ({ page }) => {
  await signIn(page);
  await page.goto('/statistics/draft_beer?period_id=4&item=3111', { waitUntil: 'networkidle' });
  const total = page.getByRole('grid').getByRole('row', { name: /^Итого/ });
  await expect(total).toBeVisible();
  await page.getByRole('gridcell').first().click();
  const row = page.getByRole('row', { selected: true });
  for (let step = 1; step <= 15; step += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(row).toHaveAttribute('data-index', String(step));
    const [one, foot] = [await row.boundingBox(), await total.boundingBox()];
    expect((one?.y ?? NaN) + (one?.height ?? NaN)).toBeLessThanOrEqual((foot?.y ?? NaN) + 1);
  }
});
