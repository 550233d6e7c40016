import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect, send, signIn, staff, test } from './support';

const PHONE = { width: 390, height: 844 };

interface Item {
  readonly item_id: number;
  readonly name: string;
  readonly package_quantity?: number | null;
}

/** Bottles of the sample venue's bar: items with a package and a barcode. */
async function bottle(page: Page, items: readonly Item[]): Promise<{ item: Item; barcode: string }> {
  for (const item of items.filter(({ package_quantity }) => package_quantity)) {
    const { item_id } = item;
    const [found] = (await send<{ items: { barcode: string }[] }>(page, 'stock/barcodes', { item_id })).items;
    if (found) return { item, barcode: found.barcode };
  }
  throw new Error('The sample venue has no bottle with a barcode');
}

test('a folder is counted on a phone with tenths, a scanner and one tap; a second person approves it', async ({
  page,
  browser,
}) => {
  const name = `Витрина ${Date.now()}`;
  await page.setViewportSize(PHONE);
  await signIn(page, staff('somchai'));
  await page.goto('/stock/counts', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Начать' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новая инвентаризация' });
  await dialog.getByLabel('Название').fill(name);
  await dialog.getByLabel('Отдельные папки').click();
  await dialog.getByRole('checkbox', { name: 'Крепкий алкоголь' }).click();
  await dialog.getByRole('button', { name: 'Начать подсчёт' }).click();
  await expect(page).toHaveURL(/\/stock\/counts\/\d+$/);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const address = page.url();
  const count = Number(address.split('/').at(-1));
  const { lines } = (await (await page.request.get(`/api/stock/counts/${count}`)).json()) as { lines: Item[] };
  const { item, barcode } = await bottle(page, lines);

  await page.getByRole('searchbox').fill(barcode);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: `Подсчёт: ${item.name}` });
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Больше на одну' }).click();
  await panel.getByRole('button', { name: '0,4' }).click();
  await expect(panel).toContainText('1 + 0,4 уп. =');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Записать и дальше' }).click();
  await expect(page.getByText(`Посчитано 1 из ${lines.length}`)).toBeVisible();

  // Items with negative stock have no such button. Which items those are depends on the day.
  await page
    .getByRole('button', { name: /^Как в учёте: / })
    .first()
    .click();
  await expect(page.getByText(`Посчитано 2 из ${lines.length}`)).toBeVisible();
  await page.getByRole('searchbox').fill('0000000000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Штрихкод 0000000000000 не найден')).toBeVisible();

  await page.getByRole('button', { name: 'Завершить подсчёт' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Завершить подсчёт' }).click();
  await expect(page.getByText('Подсчёт завершили вы.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Утвердить' })).toHaveCount(0);

  // Tall enough for all rows, because rows outside the viewport are not rendered.
  const context = await browser.newContext({ viewport: { width: 1440, height: 3000 } });
  const desk = await context.newPage();
  await signIn(desk, staff('marina'));
  await desk.goto(address, { waitUntil: 'networkidle' });
  const row = desk.getByRole('row').filter({ hasText: item.name });
  await expect(row).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Утвердить' }).click();
  const question = desk.getByRole('dialog', { name: 'Утвердить инвентаризацию?' });
  await expect(question).toContainText('1 позиция на');
  await question.getByRole('button', { name: 'Утвердить' }).click();
  await expect(desk.getByText('Утверждена')).toBeVisible();
  await expect(row).toContainText(/недостача|излишек/);
  await desk.goto(`${address}/sheet`);
  await expect(desk.getByRole('row').filter({ hasText: item.name })).toBeVisible();
  await desk.goto(`${address}/result`);
  await expect(desk.getByRole('row').filter({ hasText: item.name })).toContainText(/недостача|излишек/);
  await context.close();
});
