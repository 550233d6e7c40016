import type { APIRequestContext } from '@playwright/test';
import { PAGES } from '../../tools/torture/addresses';
import { COUNTER_RIGHTS, TELL_TALES, TOLD } from '../support/blind-figures';
import { test } from './own-venue';
import { expect, send, signIn } from './support';

const COUNTER = { login: 'counter1', password: 'secretOfCounter' };

/** Pages whose HTML has each planted figure. */
async function telling(
  request: APIRequestContext,
  pages: readonly string[] = PAGES,
): Promise<Record<keyof typeof TELL_TALES, string[]>> {
  const told: Record<keyof typeof TELL_TALES, string[]> = { stock: [], cashbox: [] };
  for (const page of pages) {
    const html = await (await request.get(page)).text();
    for (const figure of ['stock', 'cashbox'] as const) if (TELL_TALES[figure].test(html)) told[figure].push(page);
  }
  return told;
}

test('during a blind count no page tells the counter what is expected', async ({ page, browser, venue }) => {
  await signIn(page);
  const { rows } = (await (await page.request.get('/api/stock/rows')).json()) as { rows: Record<string, unknown>[] };
  const items = rows.filter(({ is_file, quantity }) => is_file === true && Number(quantity) > 0);
  for (const { item_id, version } of items.slice(0, 5))
    await send(page, 'stock/save', { item_id, version, new_quantity: TOLD.quantity });
  await send(page, 'funds/operation', { operation: 'set_cashier_balance', amount: TOLD.baht, comment: 'Сверка' });
  const card = { card_number: '9990001112223', category_id: 4, discount: 0 };
  await send(page, 'users/create', { ...COUNTER, ...card, permissions: COUNTER_RIGHTS, active: 1 });
  await send(page, 'stock/counts/start', { name: 'Вслепую', folders: [], blind: true });

  const counter = await browser.newPage({ baseURL: venue.address });
  await signIn(counter, COUNTER);
  expect(await telling(counter.request)).toEqual({ stock: [], cashbox: [] });
  await counter.close();
  // Who approves counts sees both, so that the search can find them.
  // This order lists the planted items first. On the 1st of a month the report also has the differences of a stocktake.
  const [stock, cashbox] = ['/analytics/writeoff?sort=recharged_quantity&dir=desc', '/operations'];
  expect(PAGES).toEqual(expect.arrayContaining(['/analytics/writeoff', cashbox]));
  const told = await telling(page.request, [stock, cashbox]);
  expect(told).toEqual({ stock: expect.arrayContaining([stock]), cashbox: expect.arrayContaining([cashbox]) });
});
