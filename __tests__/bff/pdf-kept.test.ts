import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { menuItems } from '@/backend/src/db/schema';
import { permissionsOf } from '@/lib/rights/permissions';
import { PdfQueue } from '@/lib/pdf/pdf-queue';
import { browserOf, signedInAs, startStack } from '../support/stack';

const folder = mkdtempSync(path.join(tmpdir(), 'pdf-kept-'));
const stack = startStack({ DATA_DIR: folder });
const browser = browserOf('mei');
beforeAll(async () => {
  for (const login of ['mei', 'anna']) await stack.addUser(login, permissionsOf(['ProgramLogin', 'MenuView']));
  await stack.addUser('nobody', permissionsOf(['ProgramLogin']));
  await stack.database.db
    .insert(menuItems)
    .values({ item_id: 20, name: 'Чай', is_file: true, retail_price: 4000, type: 1 });
});
afterAll(() => {
  delete process.env['DATA_DIR'];
  rmSync(folder, { recursive: true });
});

const PATH = '/api/menu/price-list.pdf';
let drawn = 0;
beforeEach(() => {
  drawn = 0;
  jest
    .spyOn(PdfQueue.prototype, 'render')
    .mockImplementation(() => Promise.resolve(Buffer.from(`%PDF-${(drawn += 1)}`)));
});

test('an unchanged document is drawn once, also for readers at the same time, and again after a change, for another reader or in another language', async () => {
  expect(await (await browser.fetch(PATH)).text()).toBe('%PDF-1');
  expect(await (await browser.fetch(PATH)).text()).toBe('%PDF-1');
  expect(await (await browserOf('anna').fetch(PATH)).text()).toBe('%PDF-2');
  const english = await signedInAs('mei');
  english.setCookie('locale=en');
  expect(await (await english.fetch(PATH)).text()).toBe('%PDF-3');
  await stack.database.db.update(menuItems).set({ retail_price: 4100 });
  expect(await (await browser.fetch(PATH)).text()).toBe('%PDF-4');
  await stack.database.db.update(menuItems).set({ retail_price: 4200 });
  await Promise.all(Array.from({ length: 5 }, () => browser.fetch(PATH)));
  expect(drawn).toBe(5);
});

test('a client that has the document is answered 304; who may not see it, 403', async () => {
  const etag = (await browser.fetch(PATH)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
  drawn = 0;
  const init = { headers: { 'if-none-match': `"other", ${etag}`, 'sec-fetch-dest': 'document' } };
  const again = await browser.fetch(PATH, init);
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
  expect(drawn).toBe(0);
  expect((await browserOf('nobody').fetch(PATH, { headers: { 'if-none-match': etag } })).status).toBe(403);
});
