import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessible';
import { test, TOKEN } from './own-venue';
import { expect, signIn } from './support';

test('a QR card from the dialog to the till: added, saved as PNG, printed, searched, paid with, removed', async ({
  page,
  context,
  venue,
  consoleErrors,
}) => {
  await context.addCookies([{ name: 'locale', value: 'ru', url: venue.address }]);
  await signIn(page);
  await page.goto('/settings/cards', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'QR-карта' }).click();
  const dialog = page.getByRole('dialog', { name: 'QR-карты' });
  const add = dialog.getByRole('button', { name: 'Добавить' });
  await expect(add).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Пользователь' }).fill('kassa1');
  await page.getByRole('option', { name: 'kassa1' }).click();
  await expect(dialog.getByRole('radio', { name: /^\d+\s%$/ })).toHaveCount(2);
  await dialog.getByText('10\u00a0%', { exact: true }).first().click();
  await add.click();
  const image = dialog.getByRole('img', { name: /^QR-код карты \d{16}$/ });
  await expect(image).toBeVisible();
  const number = /\d{16}/.exec((await image.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await expect(dialog.getByRole('radio', { name: new RegExp(`^${number}`) })).toBeChecked();
  await expectAccessible(page);

  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Сохранить PNG' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`qr-${number}.png`);
  expect((await readFile(await file.path())).subarray(1, 4).toString()).toBe('PNG');

  const href = await dialog.getByRole('link', { name: 'Печать', exact: true }).getAttribute('href');
  const sheet = await page.request.get(href ?? '');
  expect([sheet.status(), sheet.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.keyboard.press('Escape');

  await page.getByRole('searchbox', { name: 'Номер или владелец' }).fill(number.slice(3, 13));
  await expect(page).toHaveURL(/search=\d{10}/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('Действует');

  const till = { authorization: `Bearer ${TOKEN}` };
  const setup = (await (await page.request.get('/api/v1/pos/setup', { headers: till })).json()) as {
    dishes: { menu_id: number; retail_price: number; max_discount: number }[];
    cashiers: { user_id: number }[];
  };
  const dish = setup.dishes.find(({ retail_price, max_discount }) => retail_price > 0 && max_discount >= 10);
  const table = { place_id: 16, table: 'QR' };
  const ask = (call: string, body: object) =>
    page.request.post(`/api/v1/pos/${call}`, {
      data: { ...table, ...body },
      headers: { ...till, 'idempotency-key': crypto.randomUUID() },
    });
  const pay = async () => {
    await ask('add', { menu_id: dish?.menu_id, count: 1 });
    const answer = await ask('pay', {
      cashier_id: setup.cashiers[0]?.user_id,
      paid_type: 'cash',
      discount_card: number,
    });
    return (await answer.json()) as { total_price?: number; discount?: number; code?: number };
  };
  const paid = await pay();
  expect(paid.discount).toBeCloseTo((paid.total_price ?? 0) / 10, 2);

  await page.getByRole('row', { name: new RegExp(number) }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Удалить карту' }).click();
  const question = page.getByRole('dialog', { name: `Удалить карту ${number}?` });
  await question.getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText(`Карта ${number} удалена.`)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(number) })).toHaveCount(0);
  expect((await pay()).code).toBe(1);

  // The venue of this test alone: a section that is off is off for everybody.
  await page.goto('/settings/venue', { waitUntil: 'networkidle' });
  const sidebar = page.getByRole('navigation', { name: 'Разделы' });
  await expect(sidebar.getByRole('link', { name: 'Караоке' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Караоке' }).uncheck();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(sidebar.getByRole('link', { name: 'Караоке' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/karaoke/dishes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заведение не пользуется разделом «Караоке»');
  // The browser reports the 403 itself.
  consoleErrors.splice(0);
  await page.getByRole('main').getByRole('link', { name: 'Настройки заведения' }).click();
  await expect(page).toHaveURL(/\/settings\/venue$/);
});
