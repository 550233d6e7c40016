import nock from 'nock';
import { send } from '@/lib/api/call';
import { getOrder } from '@/lib/sections/orders/contract/orders';
import { MAX_PERMISSION } from '@/lib/rights/permissions';
import { readSettings } from '@/lib/env';
import { checkLegacyPaths } from '@/lib/bff/legacy-paths';
import { adminDetails, adminReport } from '@/lib/lists/report/endpoints';
import { discount100 } from '@/lib/sections/statistics/analytics/discount100';
import { LEGACY, legacyBrowser } from '../support/legacy';

const API = `${LEGACY}/api/v1/admin`;
const paths = { 'analytics.discount100.details': 'analytics/discount100_details', 'orders.get': 'orders/full/:id/' };
const browserOf = legacyBrowser(MAX_PERMISSION, paths);

test('a call goes to the path that its server has in the settings; other calls go to theirs', async () => {
  const order = { order_number: 5, cashier: 'mei', order_price: 230, time: 1_790_000_000 };
  const sent = nock(API)
    .post('/analytics/discount100_details', { period_id: 0, card_number: '77' })
    .reply(200, { items: [order] })
    .post('/analytics/discount100')
    .reply(200, { items: [], totals: {} })
    .get('/orders/full/5/')
    .reply(404, { code: 2, error: 'none' });
  const { fetch } = browserOf();
  const asked = { body: { period_id: 0, card_number: '77' } };
  expect(await send(adminDetails(discount100, 'analytics'), asked, fetch)).toEqual({ items: [order] });
  await send(adminReport(discount100, 'analytics'), { body: {} }, fetch);
  await expect(send(getOrder, { params: { id: 5 } }, fetch)).rejects.toMatchObject({ problem: { code: 2 } });
  expect(sent.isDone()).toBe(true);
});

const settingsWith = (one: Record<string, string>) =>
  readSettings({ LEGACY_SERVERS: JSON.stringify([{ id: 'p', name: 'P', url: LEGACY, paths: one }]) });

const ELSEWHERE = ['/api/v1/admin/orders', '//evil.test/x', 'https://evil.test/x', '@evil.test', ''];
const DOTS = ['analytics/../auth/login', 'analytics/./x', '..', 'a..b', 'analytics/%2e%2e/x'];
const SIGNS = ['analytics\\x', 'analytics/x?y=1', 'analytics/x#y', 'analytics//x', 'analytics x'];
test.each([...ELSEWHERE, ...DOTS, ...SIGNS])('the path «%s» is refused, without repeating it', (path) => {
  const wrong = () => settingsWith({ 'analytics.discount100.details': path });
  expect(wrong).toThrow('Wrong settings: LEGACY_SERVERS.0.paths.analytics.discount100.details: must be a path such as');
});

test('all unknown calls and lost parameters are named in one sentence', () => {
  const settings = settingsWith({
    ...paths,
    'analytics.nothing': 'analytics/x',
    'auth.login': 'login',
    'pos.pay': 'pay',
    'menu.dishIngredients': 'menu/recipe',
    'analytics.writeoff': 'writeoff/:id',
  });
  expect(() => checkLegacyPaths(settings)).toThrow(
    'Wrong settings: LEGACY_SERVERS: analytics.nothing is no call of the admin API; auth.login is no call of the admin API; ' +
      'pos.pay is no call of the admin API; the path of menu.dishIngredients must have :id; ' +
      'the path of analytics.writeoff must have no parameter.',
  );
  expect(() => checkLegacyPaths(settingsWith(paths))).not.toThrow();
});
