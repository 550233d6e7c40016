import type { Page } from '@playwright/test';
import { CODE } from '@/lib/contract/problem';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';
import { expect, inLanguage, languages, signIn, staff, test } from './support';

const LANGUAGES = { ru, en } as const;
/** No other test counts the dishes of this folder, which come and go here. */
const FOLDER = 2520;
const SALADS = `/menu?folder=${FOLDER}`;
const DISH = { id: 2521, name: 'Сом Там' };

const shoot = async (page: Page, name: string): Promise<void> => {
  if (process.env['SHOTS']) await page.screenshot({ path: `test-results/shots/errors/${name}.png` });
};

/** The browser reports every 4xx and 5xx itself. */
const onlyRefusals = (consoleErrors: string[]): void => {
  const others = consoleErrors.splice(0).filter((text) => !text.startsWith('Failed to load resource'));
  expect(others).toEqual([]);
};

for (const locale of languages('ru')) {
  const words = LANGUAGES[locale];
  const { errors, menuEdit, dish, priceList } = words;

  test.describe(`in ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      await inLanguage(page, locale);
    });
    test.afterEach(({ consoleErrors }) => {
      onlyRefusals(consoleErrors);
    });

    const openMenu = async (page: Page, address = SALADS) => {
      await signIn(page);
      await page.goto(address, { waitUntil: 'networkidle' });
    };
    const row = (page: Page, name = DISH.name) => page.getByRole('row').filter({ hasText: name });
    const openDish = async (page: Page) => {
      await openMenu(page, `${SALADS}&dish=${DISH.id}`);
      await expect(
        page.getByRole('dialog').getByRole('textbox', { name: dish.fields.name, exact: true }),
      ).toBeVisible();
    };
    const ok = (page: Page) => page.getByRole('dialog').getByRole('button', { name: dish.ok, exact: true });
    test('an ended session leads to sign-in with a notice', async ({ page }) => {
      await openMenu(page);
      // The menu is opened before the session ends: a background call of the page could lead to sign-in first.
      await row(page).click({ button: 'right' });
      const priority = page.getByRole('menuitemradio', { name: menuEdit.priorityValue.replace('{value}', '2') });
      await expect(priority).toBeVisible();
      const cookies = await page.context().cookies();
      await page.request.post('/api/auth/logout', { data: {} });
      await page.context().addCookies(cookies);
      await priority.click();
      await expect(page).toHaveURL(/\/auth\/login\?next=/);
      await expect(page.getByText(errors.e1001)).toBeVisible();
      await shoot(page, `session-ended-${locale}`);
    });

    test('an id that is taken or can no longer change blocks OK', async ({ page }) => {
      await openDish(page);
      const id = page.getByRole('dialog').getByRole('textbox', { name: dish.fields.item_id, exact: true });
      // Guests have ordered it.
      await id.fill('987654');
      await expect(page.getByText(dish.id.ordered)).toBeVisible();
      await expect(ok(page)).toBeDisabled();
      await shoot(page, `id-ordered-${locale}`);

      const copied = await page.request.post('/api/menu/copy_item', { data: { source_id: DISH.id } });
      const { item_id: copy } = (await copied.json()) as { item_id: number };
      await page.goto(`${SALADS}&dish=${copy}`, { waitUntil: 'networkidle' });
      await id.fill('2512');
      await expect(page.getByText(dish.id.occupied, { exact: true })).toBeVisible();
      await expect(id).toHaveAttribute('aria-invalid', 'true');
      await expect(ok(page)).toBeDisabled();
      await shoot(page, `id-occupied-${locale}`);
      await page.request.post('/api/menu/delete', { data: { items: [copy] } });
    });

    test('two managers edit one dish: the second sees the first one’s changes and chooses', async ({
      page,
      browser,
    }) => {
      await openMenu(page);
      const { item_id } = (await (
        await page.request.post('/api/menu/create_item', {
          data: { parent_id: FOLDER, name: `Спор ${locale} ${Date.now()}`, description: 'x', retail_price: 100 },
        })
      ).json()) as { item_id: number };
      await page.goto(`${SALADS}&dish=${item_id}`);
      const price = page.getByRole('textbox', { name: dish.fields.retail_price, exact: true });
      await price.fill('120');
      const other = await browser.newPage({ baseURL: new URL(page.url()).origin });
      await signIn(other, staff('somchai'));
      await other.request.post('/api/menu/save', { data: { item_id, new_retail_price: 150 } });
      await other.close();
      await ok(page).click();
      await expect(page.getByRole('heading', { name: dish.conflict.title })).toBeFocused();
      await expect(page.getByText(dish.conflict.theirs)).toBeVisible();
      await shoot(page, `conflict-${locale}`);
      await page.getByRole('button', { name: dish.conflict.save }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      const { dish: saved } = (await (await page.request.get(`/api/menu/dish/${item_id}`)).json()) as {
        dish: { retail_price: number };
      };
      expect(saved.retail_price).toBe(120);
      await page.request.post('/api/menu/delete', { data: { items: [item_id] } });
    });

    test('a price list that cannot be drawn has a readable text, not JSON', async ({ page }) => {
      await openMenu(page);
      const busy = { status: 303, headers: { location: `/menu/print?folder=${FOLDER}&problem=${CODE.busy}` } };
      await page.context().route('**/api/menu/price-list.pdf*', (route) => route.fulfill(busy));
      const opened = page.context().waitForEvent('page');
      await page.getByRole('button', { name: priceList.print }).click();
      await page.getByRole('menuitem', { name: priceList.asPdf }).first().click();
      const tab = await opened;
      await expect(tab.getByRole('heading', { name: priceList.failed })).toBeVisible();
      await expect(tab.getByText(errors.e1009)).toBeVisible();
      await shoot(tab, `pdf-busy-${locale}`);
      await expect(tab.getByRole('link', { name: errors.retry })).toHaveAttribute(
        'href',
        /price-list\.pdf\?folder=2520$/,
      );
    });
  });
}
