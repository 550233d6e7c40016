import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Page, Route } from '@playwright/test';
import { CODE, statusOf } from '@/lib/contract/problem';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';
import { expect, inLanguage, languages, signIn, staff, test } from './support';

test.use({ actionTimeout: 10_000 });

const LANGUAGES = { ru, en } as const;
const SOUPS = '/menu?folder=2510';
const DISH = { id: 2511, name: 'Том Ям креветки' };

/** A refusal as the BFF sends it; the answer is the server's own text. */
const refuse =
  (code: number, message: string, field?: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({
      status: statusOf(code),
      json: { code, message, ...(field && { field }), request_id: 'e2e-1' },
    });

const shoot = async (page: Page, name: string): Promise<void> => {
  if (process.env['SHOTS']) await page.screenshot({ path: `test-results/shots/errors/${name}.png` });
};

/** The browser reports every 4xx and 5xx itself. */
const onlyRefusals = (consoleErrors: string[]): void => {
  const others = consoleErrors.splice(0).filter((text) => !text.startsWith('Failed to load resource'));
  expect(others).toEqual([]);
};

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#36c' } })
    .jpeg()
    .toBuffer();

for (const locale of languages('ru')) {
  const words = LANGUAGES[locale];
  const { errors, form, login, menu, menuEdit, dish, dishImage, priceList } = words;
  const named = (text: string, name: string): string => text.replace('{name}', name);

  test.describe(`in ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      await inLanguage(page, locale);
    });
    test.afterEach(({ consoleErrors }) => {
      onlyRefusals(consoleErrors);
    });

    const openMenu = async (page: Page, address = SOUPS) => {
      await signIn(page);
      await page.goto(address, { waitUntil: 'networkidle' });
    };
    const row = (page: Page, name = DISH.name) => page.getByRole('row').filter({ hasText: name });
    const openDish = async (page: Page) => {
      await openMenu(page, `${SOUPS}&dish=${DISH.id}`);
      await expect(
        page.getByRole('dialog').getByRole('textbox', { name: dish.fields.name, exact: true }),
      ).toBeVisible();
    };
    const openPhoto = async (page: Page) => {
      await openDish(page);
      await page.getByRole('tab', { name: dish.tabs.image }).click();
      await expect(page.getByRole('button', { name: dishImage.choose })).toBeVisible();
    };
    const choosePhoto = async (page: Page, content: Buffer, name = 'dish.jpg') => {
      // From disk, as a user does; 20 MB through the test protocol would be slow.
      const file = test.info().outputPath(name);
      await writeFile(file, content);
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: dishImage.choose }).click();
      await (await chooser).setFiles(file);
    };
    const ok = (page: Page) => page.getByRole('dialog').getByRole('button', { name: dish.ok, exact: true });
    const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

    const tryToSignIn = async (page: Page) => {
      await page.goto('/auth/login', { waitUntil: 'networkidle' });
      await page.getByLabel(login.login).fill('nobody2');
      await page.getByRole('textbox', { name: login.password }).fill('wrong-one');
      await page.getByRole('button', { name: login.submit }).click();
    };

    test('a wrong login marks both fields', async ({ page }) => {
      await tryToSignIn(page);
      await expect(page.getByText(errors.e4)).toBeVisible();
      await expect(page.getByLabel(login.login)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('textbox', { name: login.password })).toHaveAttribute('aria-invalid', 'true');
      await shoot(page, `login-wrong-${locale}`);
    });

    test('an HTTP error at sign-in has a readable text, the technical part under details', async ({ page }) => {
      await page.route('**/api/auth/login', refuse(CODE.upstreamFailed, 'Bad Gateway'));
      await tryToSignIn(page);
      await expect(page.getByText(errors.e1008)).toBeVisible();
      await expect(page.getByText('Bad Gateway')).toBeHidden();
      await page.getByText(errors.details).click();
      await expect(page.getByText('Bad Gateway')).toBeVisible();
      await expect(page.getByText('e2e-1')).toBeVisible();
      // Not the user's fault: no field is marked.
      await expect(page.getByLabel(login.login)).not.toHaveAttribute('aria-invalid', 'true');
      await shoot(page, `login-http-error-${locale}`);
    });

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

    test('a list that fails to load gives the reason and a retry', async ({ page }) => {
      await openMenu(page);
      await page.route('**/api/menu/rows*', refuse(CODE.noJson, 'error: No JSON format'));
      await page.route('**/api/menu/folder*', refuse(CODE.noJson, 'error: No JSON format'));
      // The page itself brings the first rows, so the next folder's are missing.
      await page.reload({ waitUntil: 'networkidle' });
      await page.getByRole('treeitem', { name: 'Тайская кухня', exact: true }).click();
      await expect(alert(page, menu.failed)).toContainText(errors.e1000);
      await page.getByText(errors.details).first().click();
      await expect(page.getByText('error: No JSON format').first()).toBeVisible();
      await shoot(page, `list-failed-${locale}`);
      await page.unroute('**/api/menu/rows*');
      await page.unroute('**/api/menu/folder*');
      await alert(page, menu.failed).getByRole('button', { name: errors.retry }).click();
      await expect(row(page, 'Тайские супы').first()).toBeVisible();
    });

    test('a dish that fails to load gives the reason and a retry', async ({ page }) => {
      await openMenu(page);
      await page.route(`**/api/menu/dish/${DISH.id}`, refuse(CODE.unreachable, 'No answer'));
      await row(page).dblclick();
      await expect(alert(page, dish.notLoaded)).toContainText(errors.e1002);
      await shoot(page, `dish-failed-${locale}`);
      await page.unroute(`**/api/menu/dish/${DISH.id}`);
      await alert(page, dish.notLoaded).getByRole('button', { name: errors.retry }).click();
      await expect(page.getByRole('textbox', { name: dish.fields.name, exact: true })).toHaveValue(DISH.name);
    });

    test('a search without matches shows a notice', async ({ page }) => {
      await openMenu(page);
      await page.getByRole('combobox', { name: menu.search }).fill('ъъъ');
      await expect(page.getByText(menu.noResult).first()).toBeVisible();
      await shoot(page, `no-result-${locale}`);
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
      await page.goto(`${SOUPS}&dish=${copy}`, { waitUntil: 'networkidle' });
      await id.fill('2512');
      await expect(page.getByText(dish.id.occupied, { exact: true })).toBeVisible();
      await expect(id).toHaveAttribute('aria-invalid', 'true');
      await expect(ok(page)).toBeDisabled();
      await shoot(page, `id-occupied-${locale}`);
      await page.request.post('/api/menu/delete', { data: { items: [copy] } });
    });

    test('an id that cannot be checked is checked by saving: the refusal is at the field', async ({ page }) => {
      await openDish(page);
      const id = page.getByRole('dialog').getByRole('textbox', { name: dish.fields.item_id, exact: true });
      await page.route('**/api/menu/check', refuse(CODE.tooSlow, 'slow'));
      await id.fill('2512');
      await expect(page.getByText(dish.id.unchecked)).toBeVisible();
      await ok(page).click();
      await expect(page.getByText(dish.id.occupied, { exact: true })).toBeVisible();
      await expect(id).toBeFocused();
    });

    test('required fields name what is missing, and get the focus', async ({ page }) => {
      await openMenu(page);
      await page.getByRole('button', { name: menuEdit.addDish }).first().click();
      await page.getByRole('button', { name: dish.create, exact: true }).click();
      await expect(page.getByText(form.errors.required)).toHaveCount(3);
      await expect(page.getByRole('textbox', { name: dish.fields.name, exact: true })).toBeFocused();
      await shoot(page, `required-${locale}`);
    });

    test('the server’s refusal is shown above the form, and nothing typed is lost', async ({ page }) => {
      await openDish(page);
      const price = page.getByRole('textbox', { name: dish.fields.retail_price, exact: true });
      await price.fill('333');
      await page.route('**/api/menu/save', refuse(77, 'Kitchen printer is on fire'));
      await ok(page).click();
      await expect(alert(page, dish.notSaved)).toContainText('Kitchen printer is on fire');
      await page.unroute('**/api/menu/save');
      await page.route('**/api/menu/save', refuse(78, ''));
      await ok(page).click();
      await expect(alert(page, dish.notSaved)).toContainText(errors.unknown.replace('{code}', '78'));
      await expect(price).toHaveValue('333');
      await shoot(page, `save-failed-${locale}`);
    });

    test('two managers edit one dish: the second sees the first one’s changes and chooses', async ({
      page,
      browser,
    }) => {
      await openMenu(page);
      const { item_id } = (await (
        await page.request.post('/api/menu/create_item', {
          data: { parent_id: 2510, name: `Спор ${locale} ${Date.now()}`, description: 'x', retail_price: 100 },
        })
      ).json()) as { item_id: number };
      await page.goto(`${SOUPS}&dish=${item_id}`);
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

    test('a picture that fails to upload, or is refused', async ({ page }) => {
      await openPhoto(page);
      await page.route('**/api/menu/picture/upload', refuse(CODE.internal, 'Disk full'));
      await choosePhoto(page, await photo());
      const send = page.getByRole('button', { name: dishImage.upload });
      await send.click();
      await expect(alert(page, dishImage.updateFailed)).toContainText(errors.e1006);
      await shoot(page, `picture-refused-${locale}`);
      await page.unroute('**/api/menu/picture/upload');
      await page.route('**/api/menu/picture/upload', (route) => route.abort());
      await send.click();
      await expect(alert(page, dishImage.uploadError)).toContainText(errors.e1002);
      await shoot(page, `picture-lost-${locale}`);
      await page.unroute('**/api/menu/picture/upload');
      await page.route('**/api/menu/picture/upload', refuse(CODE.tooLarge, 'too many bytes', 'file'));
      await send.click();
      await expect(page.getByText(dishImage.tooLarge)).toBeVisible();
      await shoot(page, `picture-413-${locale}`);
    });

    test('a file that is no photo, or too large, is refused before sending', async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => request.url().includes('picture/upload') && sent.push(request.url()));
      await openPhoto(page);
      await choosePhoto(page, Buffer.alloc(20 * 1024 * 1024 + 1, 1), 'large.jpg');
      await expect(page.getByText(dishImage.tooLarge)).toBeVisible();
      await shoot(page, `picture-too-large-${locale}`);
      await choosePhoto(page, Buffer.from('GIF89a, no photo'), 'dish.jpg');
      await expect(page.getByText(dishImage.wrongKind)).toBeVisible();
      await shoot(page, `picture-wrong-kind-${locale}`);
      expect(sent).toEqual([]);
    });

    test('the server itself refuses a file that is too large', async ({ page }) => {
      await signIn(page);
      const response = await page.request.post('/api/menu/picture/upload', {
        multipart: {
          item_id: String(DISH.id),
          file: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(20 * 1024 * 1024 + 1, 1) },
        },
      });
      expect(response.status()).toBe(413);
      expect(await response.json()).toMatchObject({ code: CODE.tooLarge, field: 'file' });
    });

    test('a failed command is reported, and the row is unchanged', async ({ page }) => {
      await openMenu(page);
      const failing = async (what: string, path: string, title: string, act: () => Promise<void>) => {
        await page.route(`**/api/menu/${path}`, refuse(CODE.forbidden, ''));
        await act();
        const toast = alert(page, named(title, DISH.name));
        await expect(toast).toContainText(errors.e3);
        await shoot(page, `${what}-refused-${locale}`);
        await page.unroute(`**/api/menu/${path}`);
        await toast.getByRole('button', { name: form.close }).click();
        await expect(toast).toHaveCount(0);
        await expect(row(page)).toHaveCount(1);
      };
      const choose = async (role: 'menuitem' | 'menuitemradio', name: string) => {
        await row(page).click({ button: 'right' });
        await page.getByRole(role, { name, exact: true }).click();
      };
      const { failed } = menuEdit;
      const priority = menuEdit.priorityValue.replace('{value}', '2');
      await failing('priority', 'priority', failed.priority, () => choose('menuitemradio', priority));
      const discount = menuEdit.discountValue.replace('{value}', '5');
      await failing('discount', 'save', failed.discount, () => choose('menuitemradio', discount));
      await failing('duplicate', 'copy_item', failed.duplicate, () => choose('menuitem', menuEdit.duplicate));
      await failing('remove', 'delete', failed.remove, () => choose('menuitem', menuEdit.remove));
      await failing('rename', 'save', failed.rename, async () => {
        await choose('menuitem', menuEdit.rename);
        await page.getByLabel(words.browse.newName).fill('Другое имя');
        await page.keyboard.press('Enter');
        // The typed text is kept for a retry.
        await expect(page.getByLabel(words.browse.newName)).toHaveValue('Другое имя');
        await page.keyboard.press('Escape');
      });
    });

    test('a folder that cannot be created shows the error in its dialog', async ({ page }) => {
      await openMenu(page);
      await page.getByRole('button', { name: menuEdit.addFolder }).first().click();
      await page.getByRole('button', { name: menuEdit.create }).click();
      await expect(page.getByText(menuEdit.add.nameMissing)).toBeVisible();
      await page.route('**/api/menu/create_category', refuse(CODE.readOnlyServer, 'read-only'));
      await page.getByRole('dialog').getByLabel(menuEdit.add.name).fill('Новая');
      await page.getByRole('button', { name: menuEdit.create }).click();
      await expect(alert(page, errors.e1007)).toBeVisible();
      await shoot(page, `folder-failed-${locale}`);
    });

    test('a price list that cannot be drawn has a readable text, not JSON', async ({ page }) => {
      await openMenu(page);
      const busy = { status: 303, headers: { location: `/menu/print?folder=2510&problem=${CODE.busy}` } };
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
        /price-list\.pdf\?folder=2510$/,
      );
    });
  });
}
