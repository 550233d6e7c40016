import { readFileSync } from 'node:fs';
import { commonPasswords, isEasy, WORDS } from '@/backend/src/people/weak-passwords';
import { checkLogin } from '@/lib/sections/auth/contract/auth';
import { changeOwnPassword, createUser } from '@/lib/sections/users/contract/users';
import { makePassword } from '@/lib/sections/users/rules';
import { PASSWORD } from '../../support/stack';
import { newAccount, startStaff } from './staff';

const staff = startStaff({ VENUE_NAME: 'Chang & Samovar' });
afterAll(() => {
  delete process.env['VENUE_NAME'];
});

const REFUSED = { code: 1, json: { key: 'passwordTooEasy', field: 'password' } };
/** Common, of the login `waiter7`, of the venue's name, and of the product. */
const EASY = '123456 Qwerty PASSWORD abc12345 dragon waiter7 waiter2026 Samovar1 7chang7 admin123'.split(' ');

test('the reference names every word of the product that is no password; the list has 3,000 common ones', () => {
  expect(commonPasswords.size).toBe(3000);
  const [, listed = ''] =
    /is none of ([^.]+?), with or without digits/.exec(readFileSync('docs/domain.md', 'utf8')) ?? [];
  expect(listed.match(/[a-z]+/g)?.filter((word) => word !== 'or')).toEqual(WORDS);
});

test.each(EASY)('%s is easy for waiter7', (password) => {
  expect(isEasy(password, ['waiter7', 'Chang', 'Samovar'])).toBe(true);
});

test('others are not, those among them that the program proposes', () => {
  const proposed = Array.from({ length: 20 }, makePassword);
  const easy = ['secret7', 'Nok2026x', 'waiters', 'samovarchang', ...proposed].filter((password) =>
    isEasy(password, ['waiter7', 'Chang', 'Samovar']),
  );
  expect(easy).toEqual([]);
});

test('nobody gets an easy password: not a new account, not by an editor, not by themselves', async () => {
  const create = (password: string) =>
    staff.ask(createUser, staff.admin, { body: newAccount({ login: 'waiter', password }) });
  for (const password of ['123456', 'waiter1', 'Samovar', 'cashier9'])
    expect(await create(password)).toMatchObject(REFUSED);
  const { user_id = 0 } = (await create('secret7')).json;
  const { password_hash } = await staff.rowOf(user_id);
  for (const given of [{ password: 'qwerty' }, { password: 'waiter99' }, { password: 'barman99', login: 'barman' }])
    expect(await staff.edit({ user_id, ...given })).toMatchObject(REFUSED);
  expect((await staff.rowOf(user_id)).password_hash).toBe(password_hash);
  const own = (password: string) =>
    staff.ask(changeOwnPassword, staff.admin, { body: { old_password: PASSWORD, password } });
  expect(await own('letmein')).toMatchObject(REFUSED);
  expect(await own('1Admin1')).toMatchObject(REFUSED);
  expect(await staff.signIn('admin')).not.toBe('');
  expect((await staff.ask(checkLogin, staff.admin, {})).status).toBe(200);
});
