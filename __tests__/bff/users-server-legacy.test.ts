import nock from 'nock';
import { call, send } from '@/lib/api/call';
import { changeOwnPassword, createUser, deleteUser, editUser, listRoles, listUsers } from '@/lib/contract/users';
import { NO_PERMISSION } from '@/lib/domain/permissions';
import { LEGACY, legacyBrowser } from '../support/legacy';

const API = '/api/v1/admin/users';
const browserOf = legacyBrowser();

const account = {
  ...{ user_id: 7, login: 'nokk', active: 1, permissions: NO_PERMISSION, card_number: '801' },
  ...{ category_id: 4, discount: 10, registration_date: 1_700_000_000 },
};

it('takes accounts and roles without our fields, and leaves out what the contract does not name', async () => {
  const foreign = { ...account, role_id: 4, password: '5f4dcc3b5aa765d61d8327deb882cf99', card_number: null };
  nock(LEGACY)
    .post(`${API}/list`, {})
    .reply(200, { items: [account, foreign] });
  nock(LEGACY).post(`${API}/list`, { role_id: 4 }).reply(200, { items: [] });
  const items = ['Administrators', 'Managers', 'Agents', 'Cashiers'].map((role_name, at) => ({
    role_id: at + 1,
    role_name,
  }));
  nock(LEGACY).get(`${API}/roles`).reply(200, { items });
  const { fetch } = browserOf();
  expect((await call(listUsers, { body: {} }, fetch)).items).toEqual([account, { ...account, card_number: null }]);
  expect((await call(listUsers, { body: { role_id: 4 } }, fetch)).items).toEqual([]);
  expect((await call(listRoles, {}, fetch)).items).toEqual(items);
});

it('sends bodies of the wire; a card of somebody else comes back as code 20, also where it is text', async () => {
  const { user_id: _, registration_date: __, ...given } = account;
  const body = { ...given, active: 1 as const, discount: 10 as const, password: 'secret7' };
  nock(LEGACY).post(`${API}/create`, body).reply(200, { code: '20', error: 'Card already exists' });
  nock(LEGACY)
    .post(`${API}/create`, { ...body, reassign_card: true })
    .reply(200, {});
  nock(LEGACY).post(`${API}/edit`, { user_id: 7, discount: 5 }).reply(200, {});
  nock(LEGACY).post(`${API}/delete`, { user_id: 7 }).reply(200, { code: 3 });
  const { fetch } = browserOf();
  await expect(send(createUser, { body }, fetch, 'key-of-a-user')).rejects.toMatchObject({
    problem: { code: 20, message: 'Card already exists' },
  });
  expect(await send(createUser, { body: { ...body, reassign_card: true } }, fetch, 'key-of-again')).toEqual({});
  await send(editUser, { body: { user_id: 7, discount: 5 } }, fetch, 'key-of-an-edit');
  await expect(send(deleteUser, { body: { user_id: 7 } }, fetch, 'key-of-removal')).rejects.toMatchObject({
    problem: { code: 3 },
  });
});

it('refuses one’s own password where the server does not know the call', async () => {
  nock(LEGACY).post(`${API}/password`).reply(404, 'Not found');
  const body = { old_password: 'old-secret', password: 'secret7' };
  await expect(send(changeOwnPassword, { body }, browserOf().fetch, 'key-of-password')).rejects.toMatchObject({
    problem: { code: 1008 },
  });
});

it('takes no cookie of a known device from a server that is not ours', async () => {
  const browser = browserOf();
  for (const device of ['mine; Domain=.example.com', 'a\r\nb', 'harmless']) {
    nock(LEGACY).post(`${API}/password`).reply(200, { device });
    const response = await browser.fetch('/api/users/password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ old_password: 'old-secret', password: 'secret7' }),
    });
    expect([response.status, response.headers.getSetCookie().filter((line) => /device/.test(line))]).toEqual([200, []]);
  }
});
