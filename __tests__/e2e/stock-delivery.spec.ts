import type { Page } from '@playwright/test';
import type { StockItemRow, StockRow } from '@/lib/sections/stock/contract/stock';
import { lineTotal } from '@/lib/sections/stock/rules/delivery';
import ru from '@/messages/ru.json';
import { expect, send, signIn, test } from './support';

const LINES = 30;

async function items(page: Page): Promise<StockItemRow[]> {
  const { rows } = (await (await page.request.get('/api/stock/rows')).json()) as { rows: StockRow[] };
  return rows.filter((row): row is StockItemRow => row.is_file);
}

test('a delivery of thirty lines by scanner: booked in under two minutes, with correct stock and total', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/stock', { waitUntil: 'networkidle' });
  const bought = (await items(page)).slice(40, 40 + LINES);
  const codes = bought.map(({ item_id }) => `88500${String(test.info().retry)}${String(item_id).padStart(7, '0')}`);
  for (const [index, barcode] of codes.entries())
    await send(page, 'stock/barcodes/add', { item_id: bought[index]?.item_id, barcode });

  const started = Date.now();
  await page.getByRole('link', { name: ru.stockAdd.open }).click();
  await expect(page).toHaveURL(/\/stock\/receive$/);
  const dialog = page.getByRole('main');
  await expect(dialog.getByText(ru.stockAdd.list.empty)).toBeVisible();
  const barcode = dialog.getByLabel(ru.stockAdd.entry.barcode, { exact: true });
  await expect(barcode).toBeFocused();
  for (const [index, code] of codes.entries()) {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect(barcode).toBeFocused();
    await expect(dialog.getByRole('row')).toHaveCount(index + 2);
  }
  // A bar's laptop shows at least twelve lines, the last one among them.
  await page.setViewportSize({ width: 1366, height: 768 });
  const list = dialog.getByRole('grid');
  const seen = await list.getByRole('row').evaluateAll((rows) => {
    const box = rows[0]?.closest('[class*="list"]')?.getBoundingClientRect();
    return rows.slice(1).filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return box && top >= box.top && bottom <= box.bottom + 1;
    }).length;
  });
  expect(seen).toBeGreaterThanOrEqual(12);
  await page.reload();
  await expect(dialog.getByRole('row')).toHaveCount(LINES + 1);
  // The quantity is 2: packages if the item has a package size, else units. Prices are rounded to the satang.
  const sizeOf = ({ package_quantity }: StockItemRow) => package_quantity ?? 1;
  const total = bought.reduce((sum, row) => sum + 2 * lineTotal(sizeOf(row), row.stock_price!), 0) / 100;
  const shown = (await dialog.locator('dd').first().textContent())?.replace(/[^\d,]/g, '').replace(',', '.');
  expect(Number(shown)).toBe(total);
  await dialog.getByRole('radio', { name: ru.stockAdd.payer.names.owner }).check();
  await dialog.getByRole('button', { name: new RegExp(`^${ru.stockAdd.foot.receive}`) }).click();
  await expect(page.getByText(ru.stockAdd.done)).toBeVisible();
  expect(Date.now() - started).toBeLessThan(120_000);

  const after = new Map((await items(page)).map((row) => [row.item_id, row.quantity]));
  for (const row of bought) expect(after.get(row.item_id)).toBeCloseTo(row.quantity! + 2 * sizeOf(row), 3);
});
