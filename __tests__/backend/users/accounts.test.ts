import pino from 'pino';
import { buildApp } from '@/backend/src/app';
import { checkLogin } from '@/lib/sections/auth/contract/auth';
import { createUser, deleteUser, listRoles, listUsers } from '@/lib/sections/users/contract/users';
import { MAX_PERMISSION, NO_PERMISSION, permissionsOf } from '@/lib/rights/permissions';
import { readSettings } from '@/lib/env';
import { PASSWORD } from '../../support/stack';
import { ROLES } from '../../support/users';
import { newAccount, startStaff, ROLE_ID } from './staff';

const staff = startStaff();

const create = (body: ReturnType<typeof newAccount>, cookie = staff.admin) => staff.ask(createUser, cookie, { body });
const remove = (user_id: number, cookie = staff.admin) => staff.ask(deleteUser, cookie, { body: { user_id } });
const add = async (more: Parameters<typeof newAccount>[0] = {}): Promise<number> =>
  (await create(newAccount(more))).json.user_id!;

test('a new account is listed with its card, signs in by its rights, and its history tells its fields', async () => {
  const given = newAccount({ permissions: permissionsOf(['ProgramLogin', 'MenuView']), login: 'Nina1' });
  const { status, json } = await create(given);
  expect(status).toBe(200);
  const { password: _, ...fields } = given;
  expect(await staff.find(json.user_id!)).toEqual({
    ...fields,
    user_id: json.user_id,
    version: 1,
    last_seen: null,
    registration_date: expect.any(Number) as number,
  });
  const cookie = await staff.signIn('NINA1', 'secret7');
  expect((await staff.ask(checkLogin, cookie, {})).status).toBe(200);
  expect((await staff.find(json.user_id!))?.last_seen).toEqual(expect.any(Number));
  const [entry] = await staff.historyOf(json.user_id!);
  expect(entry).toMatchObject({ action: 'created', user_name: 'admin' });
  expect(Object.fromEntries(entry!.changes.map(({ field, after }) => [field, after]))).toEqual(fields);
});

test('accounts are listed by login, those of one role on request, and the admin with every right', async () => {
  await add({ login: 'Zoya', category_id: ROLE_ID.Agents });
  await add({ login: 'anton', category_id: ROLE_ID.Agents });
  const { json } = await staff.ask(listUsers, staff.admin, { body: { role_id: ROLE_ID.Agents } });
  expect(json.items.map(({ login }) => login)).toEqual(['anton', 'Zoya']);
  const [boss] = (await staff.listed()).filter(({ login }) => login === 'admin');
  expect(boss).toMatchObject({ permissions: MAX_PERMISSION, card_number: null, discount: 0 });
  expect((await staff.ask(listRoles, staff.admin, {})).json.items).toEqual(ROLES);
});

const WRONG: readonly [fields: object, field: string][] = [
  [{ login: 'abc' }, 'login'],
  [{ login: 'логин' }, 'login'],
  [{ login: 'a'.repeat(13) }, 'login'],
  [{ password: 'short' }, 'password'],
  [{ password: 'x'.repeat(17) }, 'password'],
  [{ password: 'with space' }, 'password'],
  [{ card_number: '' }, 'card_number'],
  [{ card_number: '12a' }, 'card_number'],
  [{ discount: 7 }, 'discount'],
  [{ permissions: '1'.repeat(31) }, 'permissions'],
  [{ permissions: '2'.repeat(32) }, 'permissions'],
  [{ active: 2 }, 'active'],
  [{ category_id: 99 }, 'category_id'],
];
test('a field that is wrong is refused, in a new account at its field', async () => {
  const user_id = await add();
  for (const [wrong, field] of WRONG) {
    const { code, json } = await create({ ...newAccount(), ...wrong });
    expect([wrong, code, json.field]).toEqual([wrong, 1, field]);
    expect([wrong, (await staff.edit({ user_id, ...wrong })).code]).toEqual([wrong, 1]);
  }
});

test('a taken login is code 5 at its field, in any case; a removed account frees it', async () => {
  const first = await add({ login: 'Twice1' });
  expect((await create(newAccount({ login: 'tWICE1' }))).json).toMatchObject({ code: 5, field: 'login' });
  const second = await add();
  expect((await staff.edit({ user_id: second, login: 'TWICE1' })).code).toBe(5);
  expect((await staff.edit({ user_id: first, login: 'twice1' })).status).toBe(200);
  await remove(first);
  expect((await staff.edit({ user_id: second, login: 'TWICE1' })).status).toBe(200);
  expect((await staff.historyOf(first)).map(({ action }) => action)).toEqual(['removed', 'changed', 'created']);
});

test('only what differs is a change: one entry with before and after, one version', async () => {
  const user_id = await add();
  const before = (await staff.find(user_id))!;
  await staff.edit({ user_id, login: before.login, active: 1, permissions: before.permissions, discount: 5 });
  expect((await staff.find(user_id))?.version).toBe(1);
  await staff.edit({ user_id, login: 'changed1', discount: 20, permissions: permissionsOf(['MenuView']), version: 1 });
  expect(await staff.find(user_id)).toMatchObject({ login: 'changed1', discount: 20, version: 2 });
  const [entry, ...older] = await staff.historyOf(user_id);
  expect(older).toHaveLength(1);
  expect(entry?.changes).toEqual([
    { field: 'login', before: before.login, after: 'changed1' },
    { field: 'permissions', before: NO_PERMISSION, after: permissionsOf(['MenuView']) },
    { field: 'discount', before: 5, after: 20 },
  ]);
});

test('a removed account leaves list, sign-in and further calls; its cards are out of use', async () => {
  const given = newAccount({ permissions: permissionsOf(['ProgramLogin']) });
  const user_id = (await create(given)).json.user_id!;
  const cookie = await staff.signIn(given.login, given.password);
  expect((await remove(user_id)).status).toBe(200);
  expect(await staff.find(user_id)).toBeUndefined();
  expect((await staff.ask(checkLogin, cookie, {})).status).toBe(401);
  expect(await staff.signIn(given.login, given.password)).toBe('');
  expect((await staff.edit({ user_id, discount: 0 })).code).toBe(2);
  expect((await remove(user_id)).code).toBe(2);
  const [card] = (await staff.cards()).filter(({ owner_id }) => owner_id === user_id);
  expect(card?.removed_at).not.toBeNull();
  expect((await staff.rowOf(user_id)).password_hash).toBeNull();
});

test('without UsersEdit the list has those whose password may be set, and only that may be set', async () => {
  await staff.account('shift1', permissionsOf(['ProgramLogin', 'ChangeCashierPassword', 'MenuView']));
  const junior = await add({ permissions: permissionsOf(['MenuView']) });
  const senior = await add({ permissions: permissionsOf(['StockView']) });
  const agent = await add({ category_id: ROLE_ID.Agents });
  const shift = await staff.signIn('shift1');
  const seen = (await staff.listed(shift)).map(({ user_id }) => user_id);
  expect([junior, senior, agent].filter((id) => seen.includes(id))).toEqual([junior]);
  expect((await staff.edit({ user_id: junior, password: 'secret8', version: 1 }, shift)).status).toBe(200);
  expect((await staff.edit({ user_id: junior, password: 'secret8', discount: 5 }, shift)).code).toBe(3);
});

test('an account that never had a card is edited without one; a discount needs a card', async () => {
  const user_id = await staff.account('nocard1', NO_PERMISSION);
  expect((await staff.edit({ user_id, permissions: permissionsOf(['MenuView']) })).status).toBe(200);
  expect((await staff.edit({ user_id, discount: 0 })).status).toBe(200);
  expect(await staff.edit({ user_id, discount: 5 })).toMatchObject({ code: 1, json: { field: 'card_number' } });
  expect((await staff.edit({ user_id, card_number: '555001', discount: 5 })).status).toBe(200);
  expect(await staff.find(user_id)).toMatchObject({ card_number: '555001', discount: 5 });
});

test('no password and no hash stands in a reply, the history or the stored replies', async () => {
  const user_id = await add({ password: 'Hidden77' });
  await staff.edit({ user_id, password: 'Hidden78' });
  const [entry] = await staff.historyOf(user_id);
  expect(entry?.changes).toEqual([{ field: 'password', before: null, after: null }]);
  const replies = await staff.database.rows`select * from idempotency_keys`;
  const kept = JSON.stringify([await staff.listed(), await staff.historyRows(), replies]);
  expect(kept).not.toMatch(/Hidden7|argon2|password_hash/);
  expect(kept).not.toContain(PASSWORD);
});

const SECRETS = ['Hidden71', 'Hidden72', 'Hidden73', 'Wrong74', PASSWORD];

test('no log line has a password or its hash, at the most talkative level and when the database fails', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const app = buildApp(staff.database, readSettings(process.env), logger);
  const headers = { cookie: staff.admin };
  const post = async (path: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `/api/v1/${path}`, headers, payload })).statusCode;
  const account = newAccount({ login: 'nina77', password: 'Hidden71' });
  expect(await post('admin/users/create', account)).toBe(200);
  const user_id = (await staff.listed()).find(({ login }) => login === 'nina77')!.user_id;
  expect(await post('admin/users/edit', { user_id, password: 'Hidden72' })).toBe(200);
  expect(await post('admin/users/edit', { user_id, password: `Hidden73!` })).toBe(400);
  expect(await post('admin/users/password', { old_password: 'Wrong74', password: 'Hidden73' })).toBe(400);
  await post('auth/login', { login: 'admin', password: 'Wrong74', time: 0 });
  // A refused row names its values in the error's details.
  await staff.database.pool.query(`alter table users add constraint refuses check (login <> 'nina78')`);
  expect(await post('admin/users/create', newAccount({ login: 'nina78' }))).toBe(500);
  await app.close();
  expect(lines.length).toBeGreaterThan(8);
  const log = lines.join('');
  expect(log).toContain('refuses');
  for (const secret of [...SECRETS, 'argon2']) expect(log).not.toContain(secret);
});

describe('two at once', () => {
  let admins: string[];
  beforeAll(async () => {
    await staff.account('second', MAX_PERMISSION, 'Administrators');
    admins = [staff.admin, await staff.signIn('second')];
  });

  const codes = (answers: readonly { code: number | null }[]) => answers.map(({ code }) => code).toSorted();
  /** Each of the two admins makes a call, at once. */
  const both = <Answer>(make: (cookie: string, at: number) => Promise<Answer>) => Promise.all(admins.map(make));

  test('of two who edit one account from the same version one is told', async () => {
    const user_id = await staff.account('target1', NO_PERMISSION);
    const rights = [permissionsOf(['MenuView']), permissionsOf(['StockView'])];
    const answers = await both((cookie, at) => staff.edit({ user_id, permissions: rights[at], version: 1 }, cookie));
    expect(codes(answers)).toEqual([5, null]);
    expect(answers.find(({ code }) => code === 5)?.json.field).toBe('version');
    const won = rights[answers.findIndex(({ code }) => code === null)];
    expect(await staff.find(user_id)).toMatchObject({ permissions: won, version: 2 });
  });

  test('of two who take one card number one gets it, the other is asked', async () => {
    const ids = [await staff.account('card1', NO_PERMISSION), await staff.account('card2', NO_PERMISSION)];
    const answers = await both((cookie, at) => staff.edit({ user_id: ids[at]!, card_number: '4711' }, cookie));
    expect(codes(answers)).toEqual([20, null]);
    expect(await staff.inUse('4711')).toMatchObject([
      { owner_id: ids[answers.findIndex(({ code }) => code === null)] },
    ]);
  });

  test('a card that two take from one owner lies with one of them, and every other hand has lost its rights', async () => {
    const rights = permissionsOf(['MenuView']);
    const owner = await staff.person('owner1', 'Cashiers', { permissions: rights, card: '4712' });
    const ids = [await staff.account('card3', rights), await staff.account('card4', rights)];
    await both((cookie, at) => staff.edit({ user_id: ids[at]!, card_number: '4712', reassign_card: true }, cookie));
    const [card, ...more] = await staff.inUse('4712');
    expect(more).toEqual([]);
    for (const id of [owner, ...ids])
      expect((await staff.find(id))?.permissions).toBe(id === card?.owner_id ? rights : NO_PERMISSION);
  });

  test('an account that is removed while it is edited stays removed', async () => {
    const user_id = await staff.account('target2', NO_PERMISSION);
    const [removed, edited] = await Promise.all([
      remove(user_id),
      staff.edit({ user_id, card_number: '4713', permissions: permissionsOf(['MenuView']) }, admins[1]),
    ]);
    expect(removed.code).toBeNull();
    expect([null, 2]).toContain(edited.code);
    expect(await staff.find(user_id)).toBeUndefined();
    expect(await staff.inUse('4713')).toEqual([]);
  });

  test('one who is disabled while they edit either did it before or is refused', async () => {
    const flags = permissionsOf(['ProgramLogin', 'UsersEdit', 'MenuView']);
    const editor = await staff.account('editor2', flags, 'Administrators');
    const cookie = await staff.signIn('editor2');
    const target = await staff.account('target3', NO_PERMISSION);
    const [gave, disabled] = await Promise.all([
      staff.edit({ user_id: target, permissions: permissionsOf(['MenuView']) }, cookie),
      staff.edit({ user_id: editor, active: 0 }),
    ]);
    expect(disabled.code).toBeNull();
    expect([null, 3, 4]).toContain(gave.code);
    expect((await staff.find(target))?.permissions).toBe(
      gave.code === null ? permissionsOf(['MenuView']) : NO_PERMISSION,
    );
    expect((await staff.edit({ user_id: target, discount: 0 }, cookie)).status).toBe(401);
  });
});
