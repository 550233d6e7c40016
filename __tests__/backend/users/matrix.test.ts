import {
  changeOwnPassword,
  createUser,
  deleteUser,
  editUser,
  listRoles,
  listUsers,
  userHistory,
} from '@/lib/contract/users';
import { FLAGS, type Flag } from '@/lib/contract/permission';
import { NO_PERMISSION, permissionsOf, ROLE_PRESETS, type RoleName } from '@/lib/domain/permissions';
import { PASSWORD } from '../../support/stack';
import { openStaff, ROLE_ID, ROLES, type Staff } from './staff';

let staff: Staff;
beforeAll(async () => {
  staff = await openStaff();
});
afterAll(() => staff.close());

/** Rights of a role as an account that may sign in has them. */
const ofRole = (role: RoleName): string =>
  permissionsOf(FLAGS.filter((flag, at) => flag === 'ProgramLogin' || ROLE_PRESETS[role][at] === '1'));

const people: readonly (readonly [name: string, permissions: string])[] = [
  ...ROLES.map((role) => [role, ofRole(role)] as const),
  ...FLAGS.map((flag) => [flag, permissionsOf(['ProgramLogin', flag])] as const),
];

let made = 0;
const target = (role: RoleName = 'Cashiers'): Promise<number> => {
  made += 1;
  return staff.account(`target${made}`, NO_PERMISSION, role);
};
const body = (role: RoleName) => ({
  ...{ login: `made${(made += 1)}`, password: 'secret7', active: 1 as const, permissions: NO_PERMISSION },
  ...{ card_number: String(9000 + made), category_id: ROLE_ID[role], discount: 0 as const },
});
const edit = async (cookie: string, user_id: number, fields: object) =>
  staff.ask(editUser, cookie, { body: { user_id, ...fields } });

/** Every call, on accounts without rights. */
const CALLS: Readonly<Record<string, (cookie: string) => Promise<{ status: number }>>> = {
  list: (cookie) => staff.ask(listUsers, cookie, { body: {} }),
  roles: (cookie) => staff.ask(listRoles, cookie, {}),
  history: (cookie) => staff.ask(userHistory, cookie, { params: { id: 1 } }),
  'create Administrators': (cookie) => staff.ask(createUser, cookie, { body: body('Administrators') }),
  'create Managers': (cookie) => staff.ask(createUser, cookie, { body: body('Managers') }),
  'create Agents': (cookie) => staff.ask(createUser, cookie, { body: body('Agents') }),
  'create Cashiers': (cookie) => staff.ask(createUser, cookie, { body: body('Cashiers') }),
  'edit login': async (cookie) => edit(cookie, await target(), { login: `edit${made}` }),
  'edit status': async (cookie) => edit(cookie, await target(), { active: 0 }),
  'edit card': async (cookie) => edit(cookie, await target(), { card_number: String(9000 + made), discount: 5 }),
  'edit role': async (cookie) => edit(cookie, await target('Managers'), { category_id: ROLE_ID.Cashiers }),
  'password of Administrators': async (cookie) => edit(cookie, await target('Administrators'), { password: 'secret7' }),
  'password of Managers': async (cookie) => edit(cookie, await target('Managers'), { password: 'secret7' }),
  'password of Agents': async (cookie) => edit(cookie, await target('Agents'), { password: 'secret7' }),
  'password of Cashiers': async (cookie) => edit(cookie, await target(), { password: 'secret7' }),
  delete: async (cookie) => staff.ask(deleteUser, cookie, { body: { user_id: await target() } }),
  'own password': (cookie) =>
    staff.ask(changeOwnPassword, cookie, { body: { old_password: PASSWORD, password: 'secret7' } }),
};

const EDITORS = ['Administrators', 'UsersEdit'];
const passwords = (flag: Flag) => ['Administrators', 'Managers', flag];
const PASSWORD_FLAGS = ['ChangeCashierPassword', 'ChangeAgentPassword', 'ChangeManagerPassword'];

/** Who may make each call, of the four roles and the 32 single flags. */
const ALLOWED: Readonly<Record<keyof typeof CALLS, readonly string[]>> = {
  list: ['Managers', ...EDITORS, ...PASSWORD_FLAGS],
  roles: ['Managers', ...EDITORS, ...PASSWORD_FLAGS],
  history: EDITORS,
  'create Administrators': EDITORS,
  'create Managers': ['Administrators'],
  'create Agents': ['Administrators'],
  'create Cashiers': ['Administrators'],
  'edit login': EDITORS,
  'edit status': EDITORS,
  'edit card': EDITORS,
  'edit role': ['Administrators'],
  'password of Administrators': EDITORS,
  'password of Managers': passwords('ChangeManagerPassword'),
  'password of Agents': passwords('ChangeAgentPassword'),
  'password of Cashiers': passwords('ChangeCashierPassword'),
  delete: EDITORS,
  'own password': people.map(([name]) => name),
};

const allowed: Record<string, string[]> = Object.fromEntries(Object.keys(CALLS).map((name) => [name, []]));
test.each(people.map(([name, permissions], at) => [name, permissions, at] as const))(
  '%s makes every call, or is refused with code 3',
  async (name, permissions, at) => {
    await staff.account(`person${at}`, permissions, 'Administrators');
    const cookie = await staff.signIn(`person${at}`);
    for (const [call, make] of Object.entries(CALLS)) {
      const { status } = await make(cookie);
      expect([call, [200, 403].includes(status)]).toEqual([call, true]);
      if (status === 200) allowed[call]?.push(name);
    }
  },
);

test('the matrix of roles and flags is the one above', () => {
  const sorted = (table: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(Object.entries(table).map(([call, names]) => [call, names.toSorted()]));
  expect(sorted(allowed)).toEqual(sorted(ALLOWED));
});

test.each(Object.keys(CALLS))('%s needs a session, of an account that may sign in here', async (call) => {
  expect((await CALLS[call]!('')).status).toBe(401);
});
