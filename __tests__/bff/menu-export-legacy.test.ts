import nock from 'nock';
import { send as call } from '@/lib/api/call';
import { exportCategories, exportItems } from '@/lib/contract/menu-export';
import { MAX_PERMISSION } from '@/lib/domain/permissions';
import { openBrowser, type Browser } from '../support/browser';

const LEGACY = 'http://legacy.test';
const OUTSIDE = 'http://songs.test';

beforeAll(() => {
  Object.assign(process.env, {
    SESSION_SECRET: 's'.repeat(48),
    LOG_LEVEL: 'silent',
    EXPORT_KARAOKE_URL: OUTSIDE,
    LEGACY_SERVERS: JSON.stringify([
      { id: 'production', name: 'Production', url: LEGACY },
      { id: 'look', name: 'Read-only', url: LEGACY, readonly: true },
    ]),
  });
  nock.disableNetConnect();
});
afterAll(() => nock.enableNetConnect());
afterEach(() => nock.cleanAll());

async function signedIn(server: string): Promise<Browser> {
  const browser = openBrowser();
  const cookie = `PHPSESSID=${crypto.randomUUID()}; path=/`;
  nock(LEGACY)
    .post('/api/v1/auth/login')
    .reply(200, { login: 'boss', permissions: MAX_PERMISSION }, { 'set-cookie': cookie });
  await browser.signIn('boss', 'secret', server);
  nock(LEGACY).get('/api/v1/auth/check').times(2).reply(200, { status: 'ok', permissions: MAX_PERMISSION });
  return browser;
}

const send = (browser: Browser, target: 'karaoke' | 'cannabis') =>
  call(exportItems, { params: { target }, body: { category: 1, items: [5] } }, browser.fetch);

const dish = {
  ...{ item_id: 5, parent_id: 0, name: 'Чай', path: [], status: 1, priority: 0, last_update: 1 },
  ...{ literary_name_en: '', literary_name_ru: '', literary_name_cn: '', description: '', description_en: '' },
  ...{ is_file: true, max_discount: 0, retail_price: 1, prime_cost: 0, type: 0, cashback: 0, days: 127 },
  ...{ hours: '1'.repeat(168), exists_in_paper: false, image_timestamp: null },
};

test('the menu of a legacy server is sent to the outside catalogue; a missing token is empty', async () => {
  const browser = await signedIn('production');
  nock(LEGACY)
    .get('/api/v1/admin/menu/list')
    .reply(200, { items: [dish] });
  const outside = nock(OUTSIDE)
    .post('/export', { token: '', category: 1, items: [5] })
    .query({ tokenId: '' })
    .reply(200, { status: 'ok' });
  expect(await send(browser, 'karaoke')).toEqual({});
  expect(outside.isDone()).toBe(true);
});

test('without an outside catalogue there is none: ours cannot read that menu', async () => {
  const browser = await signedIn('production');
  const wanted = { status: 503, problem: { code: 1010, message: 'Unable to load categories list' } };
  await expect(call(exportCategories, { params: { target: 'cannabis' } }, browser.fetch)).rejects.toMatchObject(wanted);
  await expect(send(browser, 'cannabis')).rejects.toMatchObject({ status: 503, problem: { code: 1010 } });
});

test('a read-only server’s menu is not sent', async () => {
  const browser = await signedIn('look');
  const outside = nock(OUTSIDE).post('/export').query(true).reply(200, { status: 'ok' });
  await expect(send(browser, 'karaoke')).rejects.toMatchObject({ status: 403, problem: { code: 1007 } });
  expect(outside.isDone()).toBe(false);
});
