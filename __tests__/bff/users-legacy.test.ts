import type nock from 'nock';
import { ask, call } from '@/lib/api/call';
import { userRows } from '@/lib/sections/users/contract/rows';
import { listUsers } from '@/lib/sections/users/contract/users';
import { MAX_PERMISSION, ROLE_PRESETS } from '@/lib/rights/permissions';
import { posting } from '../support/browser';
import { answers, gives, legacyBrowser } from '../support/legacy';
import { ROLES } from '../support/users';

const API = '/api/v1/admin/users';
const browserOf = legacyBrowser();

const ACCOUNT = { user_id: 3, login: 'mei', active: 1, permissions: ROLE_PRESETS.Cashiers };
const USER = { ...ACCOUNT, card_number: '777', category_id: 4, discount: 10, registration_date: 1_780_000_000 };

const serve = (items: readonly object[], body: object = {}) => {
  answers(`${API}/list`, { items }, body as nock.RequestBodyMatcher);
  gives(`${API}/roles`, { items: ROLES });
};

it('lists accounts without version and last visit, with the names of their roles, and nothing that the contract does not name', async () => {
  serve([USER, { ...USER, user_id: 9, login: 'extra', category_id: 77 }], { role_id: 4 });
  const { rows } = await ask(userRows, { query: { role_id: 4 } }, browserOf().fetch);
  expect(rows[0]).toEqual({ ...USER, role_name: 'Cashiers', is_self: false, refused: expect.any(Object) as object });
  expect(Object.values(rows[0]!.refused)).toEqual([null, null, null, null, null]);
  expect(rows[1]!.role_name).toBe('');
  const foreign = { ...USER, role_id: 4, password: '5f4dcc3b5aa765d61d8327deb882cf99', card_number: null };
  answers(`${API}/list`, { items: [USER, foreign] }, {});
  const { items } = await call(listUsers, { body: {} }, browserOf().fetch);
  expect(items).toEqual([USER, { ...USER, card_number: null }]);
});

it('knows the own account by the login of the session: the server does not name it', async () => {
  serve([{ ...USER, login: 'Boss', permissions: MAX_PERMISSION, category_id: 1 }]);
  const { rows } = await ask(userRows, { query: {} }, browserOf().fetch);
  expect(rows[0]).toMatchObject({
    is_self: true,
    refused: { edit: null, standing: 'ownAccountStays', password: 'ownPasswordNeedsOld', remove: 'ownAccountStays' },
  });
});

it('takes no cookie of a known device from a server that is not ours', async () => {
  const browser = browserOf();
  for (const device of ['mine; Domain=.example.com', 'a\r\nb', 'harmless']) {
    answers(`${API}/password`, { device });
    const change = posting({ old_password: 'old-secret', password: 'secret7' });
    const response = await browser.fetch('/api/users/password', change);
    expect([response.status, response.headers.getSetCookie().filter((line) => /device/.test(line))]).toEqual([200, []]);
  }
});
