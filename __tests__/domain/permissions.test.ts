import fc from 'fast-check';
import { FLAGS, type Flag } from '@/lib/contract/permission';
import {
  holds,
  isBrewer,
  mayAccess,
  MAX_PERMISSION,
  NO_PERMISSION,
  permissionsOf,
  ROLE_PRESETS,
  type Standing,
} from '@/lib/domain/permissions';
import { isVisible, landingOf, mayOpen, SECTIONS, type SectionId } from '@/lib/navigation';

const standing: Standing = {
  adminLogin: 'admin',
  localhostLogin: 'localhost',
  craftAdmins: ['admin', 'craft1'],
  salaryEditors: ['admin'],
  beerCraftViewers: ['admin', 'viewer1', 'viewer2'],
};
const person = (login: string, ...flags: Flag[]) => ({ login, permissions: permissionsOf(flags) });
const permissionString = fc
  .array(fc.constantFrom('0', '1'), { minLength: 32, maxLength: 32 })
  .map((bits) => bits.join(''));
const visible = (login: string, permissions: string): SectionId[] =>
  SECTIONS.map(({ id }) => id).filter((id) => isVisible(id, { login, permissions }, standing));

/** Bit positions of the flags, counted from the right. */
const BITS: Readonly<Record<Flag, number>> = {
  CashierLogin: 31,
  ChangeCashierPassword: 30,
  ChangeAgentPassword: 29,
  ChangeManagerPassword: 28,
  DiscountCard5: 27,
  DiscountCard10: 26,
  DiscountCard15: 25,
  DiscountCard20: 24,
  DiscountCard50: 23,
  NoPayOrder: 22,
  CancelOrder: 21,
  MenuView: 20,
  MenuEdit: 19,
  StockView: 18,
  StockAdd: 17,
  StockDelete: 16,
  StockEdit: 15,
  ExpensesView: 14,
  ExpensesDelete: 13,
  CashierView: 12,
  OrdersView: 11,
  UsersEdit: 10,
  ExpensesCategoriesEdit: 9,
  ProgramLogin: 8,
  CashierDeposit: 7,
  CashierWithdraw: 6,
  SafeDeposit: 5,
  SafeTransferFromCashier: 4,
  FundsDirectChange: 3,
  SafeWithdraw: 2,
  IgnoreDiscount: 1,
  BeerCraft: 0,
};

describe('the permission string', () => {
  test.each(FLAGS)('%s is at index 31 minus its bit, and nowhere else', (flag) => {
    const index = 31 - BITS[flag];
    const only = '0'.repeat(index) + '1' + '0'.repeat(31 - index);
    expect(permissionsOf([flag])).toBe(only);
    expect(FLAGS.filter((other) => holds({ login: 'x', permissions: only }, other))).toEqual([flag]);
  });

  test('discount cards 5, 10, 15, 20, 50 are indexes 4 to 8, the brewer is index 31', () => {
    expect(FLAGS.slice(4, 9)).toEqual([
      'DiscountCard5',
      'DiscountCard10',
      'DiscountCard15',
      'DiscountCard20',
      'DiscountCard50',
    ]);
    expect(FLAGS[31]).toBe('BeerCraft');
  });

  test('a rule needs all of its flags', () => {
    fc.assert(
      fc.property(permissionString, fc.subarray([...FLAGS], { minLength: 1 }), (permissions, wanted) => {
        const [first, ...rest] = wanted;
        const expected = wanted.every((flag) => permissions[31 - BITS[flag]] === '1');
        expect(mayAccess({ login: 'someone', permissions }, { flags: [first!, ...rest] }, standing)).toBe(expected);
      }),
    );
  });

  test('a signed-out visitor passes public rules only; the admin passes every rule', () => {
    expect(mayAccess(null, 'public', standing)).toBe(true);
    expect(mayAccess(null, 'signed-in', standing)).toBe(false);
    expect(mayAccess(null, { flags: ['MenuView'] }, standing)).toBe(false);
    expect(mayAccess({ login: 'admin', permissions: NO_PERMISSION }, { logins: 'salaryEditors' }, standing)).toBe(true);
  });

  test('a rule by login admits the named logins, whatever their flags', () => {
    expect(mayAccess(person('craft1'), { logins: 'craftAdmins' }, standing)).toBe(true);
    expect(mayAccess({ login: 'other', permissions: MAX_PERMISSION }, { logins: 'craftAdmins' }, standing)).toBe(false);
  });

  test('role presets are those of docs/domain.md', () => {
    const lacks = (role: keyof typeof ROLE_PRESETS) =>
      FLAGS.filter((flag) => !holds({ login: '', permissions: ROLE_PRESETS[role] }, flag));
    expect(ROLE_PRESETS.Administrators).toBe(MAX_PERMISSION);
    expect(lacks('Managers')).toEqual(['UsersEdit', 'FundsDirectChange', 'IgnoreDiscount', 'BeerCraft']);
    expect(ROLE_PRESETS.Agents).toBe(NO_PERMISSION);
    expect(FLAGS.filter((flag) => !lacks('Cashiers').includes(flag))).toEqual([
      'CashierLogin',
      'DiscountCard5',
      'DiscountCard10',
      'MenuView',
      'CashierView',
      'OrdersView',
      'CashierDeposit',
    ]);
  });
});

describe('the sidebar', () => {
  test('is in the order of docs/domain.md', () => {
    expect(visible('admin', MAX_PERMISSION)).toEqual([
      'menu',
      'stock',
      'expenses',
      'operations',
      'orders',
      'craft',
      'beer-craft',
      'statistics',
      'karaoke',
      'ddweed',
      'delivery',
      'analytics',
      'salary',
      'payments',
      'settings',
    ]);
  });

  test('a brewer sees menu, stock, beer-craft and settings, whatever else they hold', () => {
    fc.assert(
      fc.property(permissionString, (bits) => {
        const permissions = `${bits.slice(0, 31)}1`;
        fc.pre(permissions !== MAX_PERMISSION);
        expect(visible('someone', permissions)).toEqual(['menu', 'stock', 'beer-craft', 'settings']);
      }),
    );
  });

  test('menu, stock and settings are visible to everybody', () => {
    fc.assert(
      fc.property(
        permissionString,
        fc.constantFrom('someone', 'localhost', 'admin', 'viewer1'),
        (permissions, login) => {
          expect(visible(login, permissions)).toEqual(expect.arrayContaining(['menu', 'stock', 'settings']));
        },
      ),
    );
  });

  test('localhost sees no private section even with every right but the brewer’s', () => {
    expect(visible('localhost', `${'1'.repeat(31)}0`)).toEqual(['menu', 'stock', 'orders', 'settings']);
  });

  test('nor as a brewer, and then lands on an open page', () => {
    const brewer = { login: 'localhost', permissions: permissionsOf(['BeerCraft', 'MenuView', 'OrdersView']) };
    expect(visible(brewer.login, brewer.permissions)).toEqual(['menu', 'stock', 'settings']);
    expect(landingOf(brewer, standing)).toBe('/menu');
  });

  test('beer-craft is for brewers and the two named users', () => {
    expect(visible('viewer2', NO_PERMISSION)).toContain('beer-craft');
    expect(visible('someone', `${'1'.repeat(31)}0`)).not.toContain('beer-craft');
  });

  test.each([
    ['expenses', 'ExpensesView'],
    ['operations', 'CashierView'],
    ['orders', 'OrdersView'],
    ['craft', 'StockView'],
    ['statistics', 'OrdersView'],
    ['karaoke', 'OrdersView'],
    ['ddweed', 'OrdersView'],
    ['delivery', 'OrdersView'],
    ['analytics', 'OrdersView'],
    ['salary', 'ExpensesView'],
    ['payments', 'SafeWithdraw'],
  ] as const)('%s needs %s', (section, flag) => {
    expect(isVisible(section, person('someone', flag), standing)).toBe(true);
    const everythingElse = permissionsOf(FLAGS.filter((other) => other !== flag && other !== 'BeerCraft'));
    expect(visible('someone', everythingElse)).not.toContain(section);
  });

  test('always visible sections still need the right to open', () => {
    expect(mayOpen('menu', person('someone'), standing)).toBe(false);
    expect(mayOpen('menu', person('someone', 'MenuView'), standing)).toBe(true);
    expect(mayOpen('stock', person('someone', 'MenuView'), standing)).toBe(false);
    expect(mayOpen('settings', person('someone'), standing)).toBe(true);
  });

  test('whoever holds every right is an administrator, not a brewer', () => {
    expect(isBrewer({ login: 'boss', permissions: MAX_PERMISSION }, standing)).toBe(false);
    expect(landingOf({ login: 'boss', permissions: MAX_PERMISSION }, standing)).toBe('/menu');
    expect(landingOf(person('brewer', 'BeerCraft'), standing)).toBe('/beer-craft');
    expect(landingOf(person('someone', 'MenuView'), standing)).toBe('/menu');
  });
});
