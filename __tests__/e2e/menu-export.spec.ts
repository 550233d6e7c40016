import { expectAccessibleInBoth } from './accessible';
import { expect, inEnglish, signIn, staff, test } from './support';

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test('a folder is sent to a catalogue, which then shows its dishes', async ({ page }) => {
  await page.goto('/menu?folder=2500', { waitUntil: 'networkidle' });
  await page.getByRole('row').filter({ hasText: 'Тайские супы' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Опубликовать в каталоге…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Публикация в каталоге' });
  await expect(dialog.getByText('4 блюда из папки «Тайские супы»')).toBeVisible();
  const send = dialog.getByRole('button', { name: 'Опубликовать' });
  await expect(send).toBeDisabled();
  await dialog.getByText('Караоке').click();
  await dialog.getByText('Горячее / Hot dishes').click();
  await expectAccessibleInBoth(page, '[role="dialog"]');
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('4 блюда опубликованы в каталоге «Караоке»')).toBeVisible();
  await page.getByRole('link', { name: 'Открыть каталог' }).click();
  await expect(page).toHaveURL('/catalogue/karaoke');
  const section = page.getByRole('region', { name: /Горячее/ });
  await expect(section.getByRole('listitem').filter({ hasText: 'Том Ям креветки' })).toContainText(
    /260,00 ฿.*Опубликовано .*, admin/,
  );
  await expect(section.getByRole('listitem')).toHaveCount(4);
  await expectAccessibleInBoth(page);
  await page.setViewportSize({ width: 390, height: 700 });
  await expectAccessibleInBoth(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a failing catalogue has its fixed texts, and nothing is lost', async ({ page, consoleErrors }) => {
  await inEnglish(page);
  const categories = '**/api/menu/export/cannabis/categories';
  const json = { code: 1003, message: 'Unable to load categories list', request_id: 'request-1' };
  await page.route(categories, (route) => route.fulfill({ status: 504, json }));
  await page.goto('/menu?folder=2510', { waitUntil: 'networkidle' });
  await page.getByRole('row').filter({ hasText: 'Том Кха Гай' }).click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Publish to a catalogue…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('Unable to load categories list');
  await page.unroute(categories);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await dialog.getByText('Edibles').click();

  await page.route('**/api/menu/export/cannabis', (route) =>
    route.fulfill({ status: 502, json: { ...json, code: 1008, message: 'Unable to export items' } }),
  );
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Unable to export items');
  await expect(dialog.getByRole('radio', { name: /Edibles/ })).toBeChecked();
  // The browser reports the 504 and the 502 itself.
  expect(consoleErrors.splice(0)).toHaveLength(2);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the catalogues: no others, closed without the right to the menu, open to a brewer', async ({
  page,
  consoleErrors,
}) => {
  expect((await page.goto('/catalogue/shop'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Такой страницы нет' })).toBeVisible();
  // The browser reports the 404 itself.
  consoleErrors.splice(0);
  await page.context().clearCookies();
  await signIn(page, staff('brewer1'));
  expect((await page.goto('/catalogue/karaoke'))?.status()).toBe(200);
});
