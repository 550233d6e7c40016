import nock from 'nock';
import { ask, send as call } from '@/lib/api/call';
import { userRows } from '@/lib/contract/user-rows';
import { createUser, editUser, userHistory } from '@/lib/contract/users';
import { MAX_PERMISSION, ROLE_PRESETS } from '@/lib/domain/permissions';
import { LEGACY, legacyBrowser } from '../support/legacy';

const API = '/api/v1/admin/users';
const browserOf = legacyBrowser();

const USER = {
  ...{ user_id: 3, login: 'mei', active: 1, permissions: ROLE_PRESETS.Cashiers, card_number: '777', category_id: 4 },
  ...{ discount: 10, registration_date: 1_780_000_000 },
};
const ROLES = [
  { role_id: 1, role_name: 'Administrators' },
  { role_id: 4, role_name: 'Cashiers' },
];

const serve = (items: readonly object[], body: object = {}) => {
  nock(LEGACY)
    .post(`${API}/list`, body as nock.RequestBodyMatcher)
    .reply(200, { items });
  nock(LEGACY).get(`${API}/roles`).reply(200, { items: ROLES });
};

it('lists accounts without version and last visit, with the names of their roles', async () => {
  serve([USER, { ...USER, user_id: 9, login: 'extra', category_id: 77 }], { role_id: 4 });
  const { rows } = await ask(userRows, { query: { role_id: 4 } }, browserOf().fetch);
  expect(rows[0]).toEqual({ ...USER, role_name: 'Cashiers', is_self: false, refused: expect.any(Object) as object });
  expect(Object.values(rows[0]!.refused)).toEqual([null, null, null, null, null]);
  expect(rows[1]!.role_name).toBe('');
});

it('knows the own account by the login of the session: the server does not name it', async () => {
  serve([{ ...USER, login: 'Boss', permissions: MAX_PERMISSION, category_id: 1 }]);
  const { rows } = await ask(userRows, { query: {} }, browserOf().fetch);
  expect(rows[0]).toMatchObject({
    is_self: true,
    refused: { edit: null, standing: 'ownAccountStays', password: 'ownPasswordNeedsOld', remove: 'ownAccountStays' },
  });
});

it('passes on what was changed, and code 20', async () => {
  const edited = nock(LEGACY).post(`${API}/edit`, { user_id: 3, active: 0 }).reply(200, {});
  await call(editUser, { body: { user_id: 3, active: 0 } }, browserOf().fetch);
  expect(edited.isDone()).toBe(true);
  nock(LEGACY).post(`${API}/create`).reply(200, { code: 20, error: 'Card exists' });
  const body = {
    ...({ login: 'ploy1', password: 'abc123', active: 1, card_number: '777', category_id: 4, discount: 0 } as const),
    permissions: ROLE_PRESETS.Cashiers,
  };
  await expect(call(createUser, { body }, browserOf().fetch)).rejects.toMatchObject({ problem: { code: 20 } });
});

it('has no history', async () => {
  nock(LEGACY).get(`${API}/3/history`).reply(404, { code: 2, error: 'Not found' });
  await expect(ask(userHistory, { params: { id: 3 } }, browserOf().fetch)).rejects.toMatchObject({ status: 404 });
});
