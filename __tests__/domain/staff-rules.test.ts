import fc from 'fast-check';
import { FLAGS, type Flag } from '@/lib/contract/access';
import { readSettings, specialLoginsOf } from '@/lib/env';
import {
  holds,
  mayAccess,
  MAX_PERMISSION,
  NO_PERMISSION,
  permissionsOf,
  ROLE_PRESETS,
  type Person,
} from '@/lib/rights/permissions';
import { holdsAllOf, mayGiveLogin, mayGiveRole } from '@/lib/rights/staff-rights';
import {
  createRefusal,
  editRefusal,
  passwordRefusal,
  removeRefusal,
  type StaffAccount,
} from '@/lib/rights/staff-rules';
import { adminEndpoints } from '@/lib/sections/endpoints';
import { alwaysIn } from '../support/always';

const special = specialLoginsOf(
  readSettings({ CRAFT_ADMINS: 'chef', SALARY_EDITORS: 'books', BEER_CRAFT_VIEWERS: 'books' }),
);
const ROLES = ['Administrators', 'Managers', 'Agents', 'Cashiers'] as const;
const has = (...flags: Flag[]): string => permissionsOf(flags);
const account = (login: string, permissions: string, role = 'Cashiers', active: 0 | 1 = 1): StaffAccount => ({
  login,
  permissions,
  role,
  active,
});
const admin = account('admin', MAX_PERMISSION, 'Administrators');
const edit = (editor: Person, of: StaffAccount, changes: Parameters<typeof editRefusal>[2] = {}) =>
  editRefusal(editor, of, changes, special);

describe('an editor with UsersEdit and MenuView', () => {
  const editor = account('olga', has('ProgramLogin', 'UsersEdit', 'MenuView', 'ChangeCashierPassword'));
  const waiter = account('waiter', has('MenuView'));

  test('gives the rights they hold, and no other', () => {
    expect(edit(editor, waiter, { permissions: has('UsersEdit', 'MenuView') })).toBeNull();
    expect(edit(editor, waiter, { permissions: has('StockView') })).toBe('rightNotHeld');
    expect(createRefusal(editor, account('new1', has('StockView')), special)).toBe('rightNotHeld');
    expect(createRefusal(editor, account('new1', has('MenuView')), special)).toBeNull();
  });

  const others = FLAGS.filter((flag) => !holds(editor, flag));
  test.each(others)('touches no account that holds %s, not even to take it away or change the discount', (flag) => {
    const senior = account('senior', has(flag));
    expect(edit(editor, senior)).toBe('accountHoldsMore');
    expect(edit(editor, senior, { permissions: NO_PERMISSION })).toBe('accountHoldsMore');
    expect(edit(editor, senior, { discount: 5 })).toBe('accountHoldsMore');
    expect(edit(editor, senior, { active: 0 })).toBe('accountHoldsMore');
    expect(removeRefusal(editor, senior, special)).toBe('accountHoldsMore');
    expect(passwordRefusal(editor, senior, special)).toBe('accountHoldsMore');
  });

  test('sets the password of a cashier, and turns nobody else into one first', () => {
    const manager = account('marina', has('MenuView'), 'Managers');
    expect(edit(editor, waiter, { password: 'secret7' })).toBeNull();
    expect(edit(editor, manager, { password: 'secret7' })).toBe('passwordNotYours');
    expect(edit(editor, manager, { role: 'Cashiers' })).toBe('roleNotYours');
    expect(edit(editor, manager, { role: 'Cashiers', password: 'secret7' })).toBe('roleNotYours');
    expect(edit(editor, waiter, { role: 'Managers' })).toBe('roleNotYours');
    expect(edit(editor, manager, { login: 'marina2', role: 'Managers' })).toBeNull();
    expect(createRefusal(editor, manager, special)).toBe('roleNotYours');
  });

  test('keeps their own role, rights and status, and needs the old password for a new one', () => {
    expect(edit(editor, editor, { login: 'olga2', discount: 5, card_number: '1' })).toBeNull();
    expect(edit(editor, editor, { permissions: has('UsersEdit') })).toBe('ownAccountStays');
    expect(edit(editor, editor, { active: 0 })).toBe('ownAccountStays');
    expect(edit(editor, editor, { role: 'Agents' })).toBe('ownAccountStays');
    expect(edit(editor, editor, { password: 'secret7' })).toBe('ownPasswordNeedsOld');
    expect(removeRefusal(editor, account('OLGA', editor.permissions), special)).toBe('ownAccountStays');
  });

  test.each(['admin', 'ADMIN', 'localhost', 'chef', 'Books'])('takes no login with special access: %s', (login) => {
    expect(mayGiveLogin(editor, login, special)).toBe(false);
    expect(edit(editor, waiter, { login })).toBe('loginReserved');
    expect(createRefusal(editor, account(login, NO_PERMISSION), special)).toBe('loginReserved');
  });

  test('touches no account that has access by its login', () => {
    expect(edit(editor, account('books', NO_PERMISSION))).toBe('accountHoldsMore');
    expect(removeRefusal(editor, account('chef', NO_PERMISSION), special)).toBe('accountHoldsMore');
  });
});

test('a login with special access is given and renamed by those who have the same access', () => {
  const chef = account('chef', has('UsersEdit', 'ChangeCashierPassword'));
  expect(mayGiveLogin(chef, 'Chef', special)).toBe(true);
  expect(mayGiveLogin(chef, 'books', special)).toBe(false);
  expect(edit(chef, chef, { login: 'chef2' })).toBeNull();
  expect(mayGiveLogin(admin, 'localhost', special)).toBe(true);
});

test('localhost and a brewer make no account that sees more sections than they do', () => {
  const flags: Flag[] = ['ProgramLogin', 'UsersEdit', 'ExpensesView', 'OrdersView', 'ChangeCashierPassword'];
  const machine = account('localhost', has(...flags));
  const brewer = account('brewer', has(...flags, 'BeerCraft'));
  const free = account('free', has('ProgramLogin', 'ExpensesView', 'OrdersView'));
  const dormant = account('dormant', has('ExpensesView'));
  for (const limited of [machine, brewer]) {
    expect(createRefusal(limited, free, special)).toBe('rightNotHeld');
    expect(edit(limited, free)).toBe('accountHoldsMore');
    expect(edit(limited, dormant, { permissions: free.permissions })).toBe('rightNotHeld');
    expect(edit(limited, dormant, { permissions: has('OrdersView') })).toBeNull();
  }
  expect(edit(machine, machine, { login: 'free2' })).not.toBeNull();
  const other = account('brew2', has('ProgramLogin', 'BeerCraft', 'OrdersView'));
  expect(createRefusal(brewer, other, special)).toBeNull();
  expect(edit(brewer, other, { permissions: has('ProgramLogin', 'OrdersView') })).toBe('rightNotHeld');
});

test('the admin keeps login, role, rights and status, also from themselves; nobody else edits the account', () => {
  const twin = account('twin', MAX_PERMISSION, 'Administrators');
  expect(edit(twin, admin)).toBe('accountHoldsMore');
  expect(passwordRefusal(twin, admin, special)).toBe('accountHoldsMore');
  for (const editor of [twin, admin]) {
    expect(edit(editor, admin, { active: 0 })).toBe('adminStays');
    expect(edit(editor, admin, { login: 'boss' })).toBe('adminStays');
    expect(edit(editor, admin, { permissions: NO_PERMISSION })).toBe('adminStays');
    expect(edit(editor, admin, { role: 'Agents' })).toBe('adminStays');
    expect(removeRefusal(editor, admin, special)).not.toBeNull();
  }
  expect(edit(admin, admin, { discount: 50, card_number: '77', permissions: MAX_PERMISSION })).toBeNull();
  expect(edit(admin, twin, { permissions: NO_PERMISSION, password: 'secret7', active: 0 })).toBeNull();
});

const PASSWORD_FLAGS = [
  ['Managers', 'ChangeManagerPassword'],
  ['Agents', 'ChangeAgentPassword'],
  ['Cashiers', 'ChangeCashierPassword'],
] as const;
test.each(PASSWORD_FLAGS)('the password of %s needs %s, and UsersEdit replaces it nowhere', (role, flag) => {
  const target = account('target', NO_PERMISSION, role);
  for (const held of FLAGS) {
    const editor = account('editor', has(held));
    expect(passwordRefusal(editor, target, special)).toBe(held === flag ? null : 'passwordNotYours');
    expect(mayGiveRole(editor, role)).toBe(held === flag);
    expect(edit(editor, target, { password: 'secret7' }) === null).toBe(held === flag);
  }
});

test('without UsersEdit nothing but a password may be given', () => {
  const shift = account('shift', has('ChangeCashierPassword'));
  const target = account('target', NO_PERMISSION);
  for (const more of [
    { login: 'x1234' },
    { active: 0 },
    { discount: 0 },
    { card_number: '1' },
    { role: 'Cashiers' },
  ] as const)
    expect(edit(shift, target, { password: 'secret7', ...more })).toBe('noPrivilege');
  expect(createRefusal(shift, target, special)).toBe('noPrivilege');
  expect(removeRefusal(shift, target, special)).toBe('noPrivilege');
});

test('an administrator’s password needs UsersEdit and all that the account holds; an unknown role counts the same', () => {
  for (const role of ['Administrators', 'Владельцы']) {
    const target = account('target', has('StockView'), role);
    expect(passwordRefusal(account('a', has('UsersEdit', 'StockView')), target, special)).toBeNull();
    expect(passwordRefusal(account('a', has('UsersEdit')), target, special)).toBe('accountHoldsMore');
    expect(passwordRefusal(account('a', has('StockView')), target, special)).toBe('passwordNotYours');
  }
});

test('a role preset is given by an editor of the same preset and the rights over people', () => {
  const manager = account('m', permissionsOf(FLAGS.filter((flag) => flag !== 'BeerCraft')));
  for (const role of ROLES)
    expect(createRefusal(manager, account('new1', ROLE_PRESETS[role], role), special) === null).toBe(
      role !== 'Administrators',
    );
});

const permissions = fc.oneof(
  fc.subarray([...FLAGS]).map((flags) => permissionsOf(flags)),
  fc.subarray([...FLAGS]).map((flags) => permissionsOf([...flags, 'UsersEdit', 'ProgramLogin'])),
  fc.constantFrom(...Object.values(ROLE_PRESETS)),
);
const login = fc.constantFrom('admin', 'ADMIN', 'localhost', 'chef', 'books', 'Books', 'ann', 'bob', 'carl');
const fields = { login, permissions, role: fc.constantFrom(...ROLES), active: fc.constantFrom<0 | 1>(0, 1) };
const someone = fc.record(fields);
const changes = fc.record({ ...fields, password: fc.constant('secret7') }, { requiredKeys: [] });
const made = (one: { login: string; permissions: string }): Person =>
  one.login === 'admin' ? { ...one, permissions: MAX_PERMISSION } : one;

test('whatever is allowed, the account then passes no rule of the contract that the editor does not pass', () => {
  const rules = adminEndpoints.map(({ access }) => access).filter((access) => access !== 'till');
  const weaker = (one: Person, editor: Person) =>
    one.permissions[FLAGS.indexOf('ProgramLogin')] === '0' ||
    rules.every((rule) => !mayAccess(one, rule, special) || mayAccess(editor, rule, special));
  const within = (held: string, mask: string) => Array.from(held, (bit, at) => (mask[at] === '1' ? bit : '0')).join('');
  let allowed = 0;
  alwaysIn(3000)(someone, someone, changes, fc.nat(3), (from, to, given, narrow) => {
    const editor = made(from);
    // Most accounts are within the editor's rights, so that most runs are allowed something.
    const mask = narrow > 0 ? editor.permissions : MAX_PERMISSION;
    const target = { ...made({ ...to, permissions: within(to.permissions, mask) }), role: to.role, active: to.active };
    const wanted = given.permissions === undefined ? {} : { permissions: within(given.permissions, mask) };
    const asked = { ...given, ...wanted };
    if (createRefusal(editor, target, special) === null) expect(weaker(target, editor)).toBe(true);
    if (editRefusal(editor, target, asked, special) !== null) return;
    allowed += 1;
    const after = { ...target, ...asked };
    expect(holdsAllOf(editor, after, special)).toBe(true);
    expect(weaker(after, editor)).toBe(true);
  });
  expect(allowed).toBeGreaterThan(100);
});
