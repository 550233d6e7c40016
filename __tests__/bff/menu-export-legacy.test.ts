import nock from 'nock';
import { send as call } from '@/lib/api/call';
import { exportCategories, exportItems } from '@/lib/contract/menu-export';
import type { Browser } from '../support/browser';
import { gives, legacyBrowser, signInAt } from '../support/legacy';

const OUTSIDE = 'http://songs.test';
process.env['EXPORT_KARAOKE_URL'] = OUTSIDE;
const browserOf = legacyBrowser();

const send = (browser: Browser, target: 'karaoke' | 'cannabis') =>
  call(exportItems, { params: { target }, body: { category: 1, items: [5] } }, browser.fetch);

const dish = {
  ...{ item_id: 5, parent_id: 0, name: 'Чай', path: [], status: 1, priority: 0, last_update: 1 },
  ...{ literary_name_en: '', literary_name_ru: '', literary_name_cn: '', description: '', description_en: '' },
  ...{ is_file: true, max_discount: 0, retail_price: 1, prime_cost: 0, type: 0, cashback: 0, days: 127 },
  ...{ hours: '1'.repeat(168), exists_in_paper: false, image_timestamp: null },
};

test('the menu of a legacy server is sent to the outside catalogue; a missing token is empty', async () => {
  gives('/api/v1/admin/menu/list', { items: [dish] });
  const outside = nock(OUTSIDE)
    .post('/export', { token: '', category: 1, items: [5] })
    .query({ tokenId: '' })
    .reply(200, { status: 'ok' });
  expect(await send(browserOf(), 'karaoke')).toEqual({});
  expect(outside.isDone()).toBe(true);
});

test('without an outside catalogue there is none: ours cannot read that menu', async () => {
  const wanted = { status: 503, problem: { code: 1010, message: 'Unable to load categories list' } };
  const { fetch } = browserOf();
  await expect(call(exportCategories, { params: { target: 'cannabis' } }, fetch)).rejects.toMatchObject(wanted);
  await expect(send(browserOf(), 'cannabis')).rejects.toMatchObject({ status: 503, problem: { code: 1010 } });
});

test('a read-only server’s menu is not sent', async () => {
  const outside = nock(OUTSIDE).post('/export').query(true).reply(200, { status: 'ok' });
  await expect(send(await signInAt('look'), 'karaoke')).rejects.toMatchObject({ status: 403, problem: { code: 1007 } });
  expect(outside.isDone()).toBe(false);
});
