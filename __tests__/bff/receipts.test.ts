import { spawnSync } from 'node:child_process';
import { call } from '@/lib/api/call';
import { chooseReceipts, listReceiptRuns } from '@/lib/sections/orders/contract/orders';
import { formatTime } from '@/lib/domain/format';
import { permissionsOf } from '@/lib/rights/permissions';
import { boundsOf } from '@/lib/domain/venue-time';
import { PdfQueue } from '@/lib/pdf/pdf-queue';
import { closePdf } from '@/lib/pdf/render-pdf';
import { pagesOf, pdfIn, withTools } from '../support/pdf-text';
import { BEER, byCard, importOrder, openBar, paidAt, pay, seconds, SONG, ZONE } from '../backend/orders/venue';
import { drawnData } from '../support/drawn';
import { browserOf, signedInAs, startStack, type Browser } from '../support/stack';

const stack = startStack({ VENUE_NAME: 'Chang & Самовар', VENUE_TIMEZONE: ZONE });
let browser: Browser;
beforeAll(async () => {
  await stack.addUser('mei', permissionsOf(['ProgramLogin', 'OrdersView']));
  await openBar(stack.database);
  const lines = [{ menu_id: BEER, quantity: 3 }];
  await pay(stack.database, paidAt('2026-03-01T13:00'), paidAt('2026-03-02T13:00', { lines, ...byCard }));
  await pay(stack.database, paidAt('2026-03-03T13:00', { discount_percent: 15, ...byCard }));
  await importOrder(stack.database, '2026-03-03T14:00', 500);
  browser = await signedInAs('mei');
});
afterAll(closePdf);

const choose = (target?: number) =>
  call(chooseReceipts, { body: { period_id: 4, ...(target !== undefined && { target }) } }, browser.fetch);
const textOf = async (response: Response): Promise<string> =>
  pagesOf(await pdfIn(response))
    .join('\f')
    .replaceAll(/[ \u202f]+/g, ' ');

const runs = async () => (await call(listReceiptRuns, {}, browser.fetch)).items;

test('receipts up to a sum: cards first, cash while more than 5 % is open; a run is listed when a PDF was delivered', async () => {
  drawnData('receipts');
  const cards = await choose(390);
  expect(cards).toMatchObject({ orders: 2, total: 385, parts: 1, start_time: null });
  const half = await choose(500);
  expect(half).toMatchObject({ orders: 4, total: 490 });
  const all = await choose();
  expect(all).toMatchObject({ orders: 4, total: 490 });
  expect(await runs()).toEqual([]);
  for (const { run_id } of [cards, half, all, all])
    expect((await browser.fetch(`/api/orders/receipts.pdf?run=${run_id}`)).status).toBe(200);
  const items = await runs();
  expect(items.map(({ target, total, orders, user_name }) => [target, total, orders, user_name])).toEqual([
    [null, 490, 4, 'mei'],
    [500, 490, 4, 'mei'],
    [390, 385, 2, 'mei'],
  ]);
  expect(items[0]?.end_time).toEqual(expect.any(Number));
});

test('a PDF that failed, was cut off, or was not there leaves no run; a second reader does not change it', async () => {
  const { length } = await runs();
  const { run_id } = await choose(390);
  const address = `/api/orders/receipts.pdf?run=${run_id}`;
  const render = jest.spyOn(PdfQueue.prototype, 'render').mockRejectedValue(new Error('The renderer died'));
  expect((await browser.fetch(address)).status).toBe(500);
  render.mockRejectedValue(new DOMException('The reader left', 'AbortError'));
  expect((await browser.fetch(address)).status).toBeGreaterThanOrEqual(400);
  render.mockResolvedValue(Buffer.from('%PDF-'));
  expect((await browser.fetch(`${address}&part=2`)).status).toBe(404);
  expect((await browser.fetch(address, { method: 'HEAD' })).status).toBe(200);
  expect(await runs()).toHaveLength(length);
  expect((await browser.fetch(address)).status).toBe(200);
  const admin = browserOf();
  expect((await admin.fetch(address)).status).toBe(200);
  const after = await runs();
  expect(after).toHaveLength(length + 1);
  expect(after[0]).toMatchObject({ run_id, user_name: 'mei' });
});

test('without a fitting order there are no receipts, and no run', async () => {
  expect(await choose(1)).toEqual(expect.objectContaining({ run_id: null, orders: 0, parts: 0 }));
  expect(await runs()).toHaveLength(4);
});

withTools('a run prints on 80 mm, one receipt per page, in the reader’s language', async () => {
  const { run_id } = await choose(390);
  const response = await browser.fetch(`/api/orders/receipts.pdf?run=${run_id}&part=1`);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const pdf = Buffer.from(await response.clone().arrayBuffer());
  expect(spawnSync('pdfinfo', ['-'], { input: pdf, encoding: 'utf8' }).stdout).toMatch(/Page size: +226\.77/);
  const [first = '', second = ''] = (await textOf(response)).split('\f');
  expect(first).toContain('Chang & Самовар');
  expect(first).toMatch(/Заказ №\s2[^]*02\.03\.2026 13:00[^]*Стол: 7[^]*Guest 1[^]*Чанг 3 × 100,00 300,00/);
  expect(first).toMatch(/Без НДС \(93 %\) 279,00[^]*НДС 7 % 21,00[^]*ИТОГО 300,00 ฿/);
  expect(second).toMatch(/Скидка −15,00[^]*Без НДС \(93 %\) 79,05[^]*НДС 7 % 5,95[^]*ИТОГО 85,00 ฿/);
  browser.setCookie('locale=en');
  const english = await textOf(await browser.fetch(`/api/orders/receipts.pdf?run=${run_id}`));
  expect(english).toMatch(/Order No\. 2[^]*VAT 7% 21\.00[^]*TOTAL 300\.00 ฿/);
  browser.setCookie('locale=ru');
});

withTools('an address with a period and no run prints what the screen chooses, and notes it once', async () => {
  const { length } = await runs();
  const { start, end } = { start: seconds('2026-03-01T00:00'), end: seconds('2026-03-04T00:00') };
  const address = `/api/orders/receipts.pdf?start_time=${start}&end_time=${end}&target=390`;
  const response = await browser.fetch(address);
  expect(response.status).toBe(200);
  expect(await textOf(response)).toMatch(/ИТОГО 300,00 ฿[^]*ИТОГО 85,00 ฿/);
  expect((await browser.fetch(address)).status).toBe(200);
  expect((await browser.fetch(`${address}&part=2`)).status).toBe(404);
  const after = await runs();
  expect(after).toHaveLength(length + 1);
  expect(after[0]).toMatchObject({ target: 390, total: 385, orders: 2, start_time: start, end_time: end });
  expect((await browser.fetch(`/api/orders/receipts.pdf?start_time=1&end_time=2`)).status).toBe(404);
});

withTools('the alcohol list has totals per day and overall; an empty one is no run', async () => {
  const { length } = await runs();
  const text = await textOf(await browser.fetch('/api/orders/alcohol.pdf?period_id=4'));
  expect(text).toMatch(/02\.03\.2026[^]*Чанг 3 300,00[^]*Итого за день 3 300,00/);
  expect(text).toMatch(/03\.03\.2026[^]*Итого за день 2 90,00[^]*Всего 6 490,00 ฿[^]*Стр\. 1 из 1/);
  const { start, end } = boundsOf({ period_id: 0 }, Math.floor(Date.now() / 1000), ZONE);
  const today = await textOf(await browser.fetch('/api/orders/alcohol.pdf?period_id=0'));
  expect(today).toContain(`${formatTime(start ?? 0, ZONE)} – `);
  expect(today).not.toContain(formatTime(end ?? 0, ZONE));
  const none = await textOf(await browser.fetch('/api/orders/alcohol.pdf?period_id=5&start_time=1&end_time=2'));
  expect(none).toContain('За этот период алкоголь не продавали.');
  expect(text).not.toContain('Не вошли');
  const after = await runs();
  expect(after).toHaveLength(length + 1);
  expect(after[0]).toMatchObject({ kind: 'alcohol', total: 490, start_time: null, end_time: expect.any(Number) });
  const file = await (await browser.fetch('/api/export/receipt-runs?format=csv&separator=comma')).text();
  expect(file.split('\n')[1]).toContain('за всё время');
});

withTools('the alcohol list says what it leaves out, and begins with what nobody has marked either way', async () => {
  const { pool } = stack.database;
  const listed = async () => textOf(await browser.fetch('/api/orders/alcohol.pdf?period_id=4'));
  const { length } = await runs();
  await pool.query('update stock_items set without_alcohol = true where item_id = 1');
  const none = await listed();
  expect(none).toMatch(/До [^]*Не вошли напитки без алкоголя: 1 позиция, 6\s[^]*шт\., 490,00 ฿/);
  expect(none).toContain('За этот период алкоголь не продавали.');
  expect(await runs()).toHaveLength(length);
  await pool.query(`insert into stock_items (item_id, is_file, name) values (3594, false, 'Варка')`);
  const house = 'without_alcohol = false, parent_id = 3594, category_id = null';
  await pool.query(`update stock_items set ${house} where item_id = 1`);
  expect(await listed()).toMatch(
    /Своё, не отмечено ни алкоголем, ни без алкоголя[^]*Чанг 6 490,00[^]*Не вошло в список 6 490,00/,
  );
  await pool.query('update stock_items set parent_id = null, category_id = 101 where item_id = 1');
});

test('a larger run has parts of 500', async () => {
  const drawn = drawnData('receipts');
  await pay(
    stack.database,
    ...Array.from({ length: 501 }, () => paidAt('2026-05-01T13:00', { lines: [{ menu_id: SONG, quantity: 1 }] })),
  );
  const { run_id, parts, orders } = await choose();
  expect([parts, orders]).toEqual([2, 505]);
  await browser.fetch(`/api/orders/receipts.pdf?run=${run_id}&part=2`);
  expect(drawn().receipts).toHaveLength(5);
  const beyond = await browser.fetch(`/api/orders/receipts.pdf?run=${run_id}&part=3`);
  expect(beyond.status).toBe(404);
});

test.each(['run=x', 'run=1&part=0', '', 'end_time=1&target=-1'])('odd receipts are refused: %s', async (query) => {
  expect((await browser.fetch(`/api/orders/receipts.pdf?${query}`)).status).toBe(400);
});
