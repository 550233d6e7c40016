import type { APIRequestContext } from '@playwright/test';
import { FLAGS, type Flag } from '../../lib/contract/permission';
import { permissionsOf } from '../../lib/domain/permissions';
import { PAGES } from '../../scripts/torture/addresses';
import { test } from './own-venue';
import { ADMIN, expect } from './support';

const APPROVES: readonly Flag[] = ['StockEdit', 'FundsDirectChange', 'BeerCraft'];
const COUNTER = { login: 'counter1', password: 'secretOfCounter' };

/** Figures that nothing else in the venue comes to, and all that a page may write for them. */
const TOLD = { quantity: 1234.567, baht: 3_141_592.75 };
const TELL_TALES = {
  stock: /1[\s\u00a0\u202f,.]?234[.,]57|1[\s\u00a0\u202f,.]?234[.,]567/,
  cashbox: /3[\s\u00a0\u202f,.]?141[\s\u00a0\u202f,.]?592[.,]75|314159275/,
};

/** Sends a command as a page does, and returns the reply. */
async function send(request: APIRequestContext, path: string, data: object): Promise<Record<string, unknown>> {
  const headers = { 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() };
  const response = await request.post(`/api/${path}`, { data, headers });
  expect([path, response.status(), response.ok() ? '' : await response.text()]).toEqual([path, 200, '']);
  return (await response.json()) as Record<string, unknown>;
}

/** Pages whose HTML has each planted figure. */
async function telling(request: APIRequestContext): Promise<Record<keyof typeof TELL_TALES, string[]>> {
  const told: Record<keyof typeof TELL_TALES, string[]> = { stock: [], cashbox: [] };
  for (const page of PAGES) {
    const html = await (await request.get(page)).text();
    for (const figure of ['stock', 'cashbox'] as const) if (TELL_TALES[figure].test(html)) told[figure].push(page);
  }
  return told;
}

test('during a blind count no page tells the counter what is expected', async ({ request, playwright, venue }) => {
  await send(request, 'auth/login', { ...ADMIN, server: 'venue' });
  const { rows } = (await (await request.get('/api/stock/rows')).json()) as { rows: Record<string, unknown>[] };
  const items = rows.filter(({ is_file, quantity }) => is_file === true && Number(quantity) > 0);
  for (const { item_id, version } of items.slice(0, 5))
    await send(request, 'stock/save', { item_id, version, new_quantity: TOLD.quantity });
  await send(request, 'funds/operation', { operation: 'set_cashier_balance', amount: TOLD.baht, comment: 'Сверка' });
  const permissions = permissionsOf(FLAGS.filter((flag) => !APPROVES.includes(flag)));
  const account = { ...COUNTER, permissions, active: 1, discount: 0, category_id: 4, card_number: '9990001112223' };
  await send(request, 'users/create', account);
  await send(request, 'stock/counts/start', { name: 'Вслепую', folders: [], blind: true });

  const counter = await playwright.request.newContext({ baseURL: venue.address });
  await send(counter, 'auth/login', { ...COUNTER, server: 'venue' });
  expect(await telling(counter)).toEqual({ stock: [], cashbox: [] });
  await counter.dispose();
  // Who approves counts sees both, so that the search can find them.
  const { stock, cashbox } = await telling(request);
  expect(stock).toContain('/analytics/writeoff');
  expect(cashbox).toContain('/operations');
});
