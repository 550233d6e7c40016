import { menuItems } from '@/backend/src/db/schema';
import { CODE } from '@/lib/contract/problem';
import { permissionsOf } from '@/lib/rights/permissions';
import { PdfQueue } from '@/lib/pdf/pdf-queue';
import { closePdf } from '@/lib/pdf/render-pdf';
import { drawnData } from '../support/drawn';
import { pagesOf, pdfIn, withTools } from '../support/pdf-text';
import { browserOf, signedInAs, startStack } from '../support/stack';

const PATH = '/api/menu/price-list.pdf';

const stack = startStack({ VENUE_NAME: 'Чанг "7/11"' });
const browser = browserOf('waiter');
beforeAll(async () => {
  await stack.addUser('waiter', permissionsOf(['ProgramLogin', 'MenuView']));
  await stack.database.db.insert(menuItems).values([
    { item_id: 10, name: 'Кухня', is_file: false },
    { item_id: 11, name: 'Горячее', is_file: false, parent_id: 10 },
    { item_id: 12, name: 'Плов', is_file: true, parent_id: 11, retail_price: 119999, type: 1 },
    { item_id: 20, name: 'Чай', is_file: true, retail_price: 4000 },
  ]);
});
afterAll(closePdf);

const problem = async (response: Response) => ({ status: response.status, ...((await response.json()) as object) });

withTools('the price list is a PDF drawn in the thread, for users who may see the menu', async () => {
  const response = await browser.fetch(PATH);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toContain("script-src 'none'");
  const text = pagesOf(await pdfIn(response)).join('');
  expect(text).toMatch(/Без папки[^]*20 +Чай[^]*Кухня \/ Горячее[^]*12 +Плов +Кухня +1\D199,99/);
});

test('a folder’s list contains everything below it, under its full path, in the browser’s language', async () => {
  const drawn = drawnData('price-list');
  const english = await signedInAs('waiter');
  english.setCookie('locale=en');
  expect((await english.fetch(`${PATH}?folder=10`)).status).toBe(200);
  const data = drawn();
  expect(data.sections.map(({ heading, rows }) => [heading, rows.map(({ item_id }) => item_id)])).toEqual([
    ['Кухня / Горячее', [12]],
  ]);
  expect(data.words).toMatchObject({ title: 'Price list', scope: 'Кухня', page: 'Page {page} of {pages}' });
  expect(data.words.printed).toMatch(/^Printed by waiter, \d\d\.\d\d\.\d{4} \d\d:\d\d$/);
});

test('the file opens in the browser, and is saved under a name in this language or an ASCII one', async () => {
  drawnData('price-list');
  const header = (await browser.fetch(PATH)).headers.get('content-disposition') ?? '';
  const [, plain, encoded = ''] = /^inline; filename="([\w.-]+)"; filename\*=UTF-8''([\w.%!~-]+)$/.exec(header) ?? [];
  expect(plain).toMatch(/^price-list-\d{4}-\d\d-\d\d\.pdf$/);
  expect(decodeURIComponent(encoded)).toMatch(/^Прайс-лист Чанг _7_11_ \d{4}-\d\d-\d\d\.pdf$/);
});

test.each(['x', '-1', '1.5', '99999999999'])('an invalid folder id (%s): 400', async (folder) => {
  const told = await problem(await browser.fetch(`${PATH}?folder=${folder}`));
  expect(told).toMatchObject({ status: 400, code: CODE.badRequest, field: 'folder' });
});

test.each([12, 999])('an unknown folder (%s): 404, in a tab a readable page', async (folder) => {
  const told = await problem(await browser.fetch(`${PATH}?folder=${folder}`));
  expect(told).toMatchObject({ status: 404, code: CODE.notFound, field: 'folder' });
  const refused = await browser.fetch(`${PATH}?folder=${folder}`, { headers: { 'sec-fetch-dest': 'document' } });
  expect(refused.headers.get('location')).toBe(`/menu/print?folder=${folder}&problem=2`);
});

test('too many waiting: 503 with its own code', async () => {
  const original = PdfQueue.prototype.render.bind(new PdfQueue({ waiting: 0 }));
  jest.spyOn(PdfQueue.prototype, 'render').mockImplementation(original);
  expect(await problem(await browser.fetch(PATH))).toMatchObject({ status: 503, code: CODE.busy });
});
