import fc from 'fast-check';
import { checkLogin } from '@/lib/sections/auth/contract/auth';
import { listCrafts } from '@/lib/sections/craft/contract/craft';
import { currentDay } from '@/lib/sections/days/contract';
import { listExpenses } from '@/lib/sections/expenses/contract';
import { menuRows } from '@/lib/sections/menu/contract/menu';
import { getOverview } from '@/lib/sections/overview/contract/overview';
import { listOrders } from '@/lib/sections/orders/contract/orders';
import { FLAGS, type Flag } from '@/lib/contract/access';
import { listPayments } from '@/lib/sections/payments/contract/payments';
import { salaryPage } from '@/lib/sections/salary/contract/salary';
import { stockRows } from '@/lib/sections/stock/contract/stock';
import { readSettings, specialLoginsOf } from '@/lib/env';
import {
  holds,
  isBrewer,
  mayAccess,
  MAX_PERMISSION,
  NO_PERMISSION,
  permissionsOf,
  ROLE_PRESETS,
} from '@/lib/rights/permissions';
import { SECTIONS, type SectionId } from '@/lib/contract/sections';
import { landingOf, mayOpen, openSections } from '@/lib/navigation';
import { reportListsOf } from '@/lib/sections/reports';
import { always, alwaysIn } from '../support/always';

const special = specialLoginsOf(readSettings({ CRAFT_ADMINS: 'craft1', BEER_CRAFT_VIEWERS: 'viewer1,viewer2' }));
const person = (login: string, ...flags: Flag[]) => ({ login, permissions: permissionsOf(flags) });
const permissionString = fc
  .array(fc.constantFrom('0', '1'), { minLength: 32, maxLength: 32 })
  .map((bits) => bits.join(''));
const visible = (login: string, permissions: string): readonly SectionId[] =>
  openSections({ login, permissions }, special);
const logins = fc.constantFrom('someone', 'localhost', 'admin', 'viewer1', 'craft1');

/** Flags by their index in the permission string. */
const IN_ORDER = `
  CashierLogin ChangeCashierPassword ChangeAgentPassword ChangeManagerPassword
  DiscountCard5 DiscountCard10 DiscountCard15 DiscountCard20 DiscountCard50 NoPayOrder CancelOrder
  MenuView MenuEdit StockView StockAdd StockDelete StockEdit ExpensesView ExpensesDelete CashierView OrdersView
  UsersEdit ExpensesCategoriesEdit ProgramLogin CashierDeposit CashierWithdraw SafeDeposit SafeTransferFromCashier
  FundsDirectChange SafeWitdhdraw IgnoreDiscount BeerCraft`;
const placeOf = (flag: Flag): number => FLAGS.indexOf(flag);

describe('the permission string', () => {
  test('each flag is at its index, and nowhere else', () => {
    expect(FLAGS).toEqual(IN_ORDER.trim().split(/\s+/));
    FLAGS.forEach((flag, index) => {
      const only = '0'.repeat(index) + '1' + '0'.repeat(31 - index);
      expect(permissionsOf([flag])).toBe(only);
      expect(FLAGS.filter((other) => holds({ permissions: only }, other))).toEqual([flag]);
    });
  });

  test('a rule needs all of its flags, or any of them', () => {
    always(permissionString, fc.subarray([...FLAGS], { minLength: 1 }), (permissions, wanted) => {
      const someone = { login: 'someone', permissions };
      fc.pre(!isBrewer(someone, special));
      const [first, ...rest] = wanted;
      const held = wanted.map((flag) => permissions[placeOf(flag)] === '1');
      expect(mayAccess(someone, { flags: [first!, ...rest] }, special)).toBe(!held.includes(false));
      expect(mayAccess(someone, { anyOf: [first!, ...rest] }, special)).toBe(held.includes(true));
    });
  });

  test('a signed-out visitor passes public rules only, the admin every rule, and a named login its own', () => {
    expect(mayAccess(null, 'public', special)).toBe(true);
    expect(mayAccess(null, 'signed-in', special)).toBe(false);
    expect(mayAccess(null, { flags: ['MenuView'] }, special)).toBe(false);
    expect(mayAccess({ login: 'admin', permissions: NO_PERMISSION }, { logins: 'salaryEditors' }, special)).toBe(true);
    expect(mayAccess(person('craft1'), { logins: 'craftAdmins' }, special)).toBe(true);
    expect(mayAccess({ login: 'other', permissions: MAX_PERMISSION }, { logins: 'craftAdmins' }, special)).toBe(false);
  });

  test('role presets are those of docs/domain.md', () => {
    const without: Flag[] = ['UsersEdit', 'FundsDirectChange', 'IgnoreDiscount', 'BeerCraft'];
    const cashier: Flag[] = ['CashierLogin', 'DiscountCard5', 'DiscountCard10', 'MenuView'];
    expect(ROLE_PRESETS).toEqual({
      Administrators: MAX_PERMISSION,
      Managers: permissionsOf(FLAGS.filter((flag) => !without.includes(flag))),
      Agents: NO_PERMISSION,
      Cashiers: permissionsOf([...cashier, 'CashierView', 'OrdersView', 'CashierDeposit']),
    });
  });
});

describe('the sidebar', () => {
  test('is in the order of docs/domain.md', () => {
    const trade = 'overview menu stock expenses operations orders craft beer-craft';
    const figures = 'statistics karaoke ddweed delivery analytics salary payments settings';
    expect(visible('admin', MAX_PERMISSION)).toEqual(`${trade} ${figures}`.split(' '));
  });

  test('a brewer sees beer-craft and settings, menu and stock with their rights, whatever else they hold', () => {
    always(permissionString, (bits) => {
      const permissions = `${bits.slice(0, 31)}1`;
      fc.pre(permissions !== MAX_PERMISSION);
      expect(visible('someone', permissions)).toEqual([
        ...(bits[placeOf('MenuView')] === '1' ? ['menu'] : []),
        ...(bits[placeOf('StockView')] === '1' ? ['stock'] : []),
        'beer-craft',
        'settings',
      ]);
    });
  });

  test('localhost sees no private section, also as a brewer, who then lands on an open page', () => {
    expect(visible('localhost', `${'1'.repeat(31)}0`)).toEqual(['menu', 'stock', 'orders', 'settings']);
    const brewer = { login: 'localhost', permissions: permissionsOf(['BeerCraft', 'MenuView', 'OrdersView']) };
    expect(visible(brewer.login, brewer.permissions)).toEqual(['menu', 'settings']);
    expect(landingOf(brewer, special)).toBe('/menu');
  });

  test('the landing page opens', () => {
    always(permissionString, logins, (permissions, login) => {
      const who = { login, permissions };
      const landing = SECTIONS.find(({ id }) => `/${id}` === landingOf(who, special));
      expect(landing && mayOpen(landing.id, who, special)).toBe(true);
    });
  });
});

/** Call that the first screen of a section makes. */
const FIRST_CALLS = {
  overview: getOverview,
  menu: menuRows,
  stock: stockRows,
  expenses: listExpenses,
  operations: currentDay,
  orders: listOrders,
  craft: listCrafts,
  'beer-craft': listCrafts,
  statistics: reportListsOf('statistics')[0]?.endpoint,
  karaoke: reportListsOf('karaoke')[0]?.endpoint,
  ddweed: reportListsOf('ddweed')[0]?.endpoint,
  delivery: reportListsOf('delivery')[0]?.endpoint,
  analytics: reportListsOf('analytics')[0]?.endpoint,
  salary: salaryPage,
  payments: listPayments,
  // The preferences begin with the session's own check.
  settings: checkLogin,
} as const satisfies Readonly<Record<SectionId, unknown>>;

test('one function decides on every section and its first call alike', () => {
  const firsts = fc.constantFrom(...Object.entries(FIRST_CALLS));
  alwaysIn(2_000)(permissionString, logins, firsts, (permissions, login, [section, endpoint]) => {
    const seen: readonly string[] = visible(login, permissions);
    // Both screens of crafts begin with one call; a handler asks for the rule of each craft.
    const sections = endpoint === listCrafts ? ['craft', 'beer-craft'] : [section];
    const open = sections.some((id) => seen.includes(id));
    expect(endpoint && mayAccess({ login, permissions }, endpoint.access, special)).toBe(open);
  });
});
