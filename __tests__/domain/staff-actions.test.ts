import { FUND_OPERATIONS } from '@/lib/sections/funds/contract';
import { FLAGS, type Flag } from '@/lib/contract/permission';
import {
  MAX_PERMISSION,
  NO_PERMISSION,
  permissionsOf,
  ROLE_PRESETS,
  type SpecialLogins,
} from '@/lib/rights/permissions';
import { adminEndpoints, bffEndpoints } from '@/lib/sections/endpoints';
import { FUND_CALLS, mayDo, STAFF_ACTIONS, type StaffActionId } from '@/lib/sections/users/bff/staff-actions';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';

const special: SpecialLogins = {
  adminLogin: 'admin',
  localhostLogin: 'localhost',
  craftAdmins: ['someone'],
  salaryEditors: ['someone'],
  beerCraftViewers: [],
};
const ids = Object.keys(STAFF_ACTIONS) as StaffActionId[];
const doneBy = (login: string, permissions: string): StaffActionId[] =>
  ids.filter((id) => mayDo(id, { login, permissions }, special));
const doneWith = (...flags: Flag[]) => doneBy('someone', permissionsOf(flags));
const fundOperations = Object.keys(FUND_OPERATIONS);

test('every command belongs to exactly one action; a new command needs one in lib/sections/users/bff/staff-actions.ts', () => {
  const commands = [...adminEndpoints, ...bffEndpoints].filter(({ changes }) => changes).map(({ id }) => id);
  const others = ids.filter((id) => !fundOperations.includes(id)).flatMap((id) => STAFF_ACTIONS[id].calls);
  expect([...others, ...FUND_CALLS].toSorted()).toEqual(commands.toSorted());
});

test('each operation of the funds is an action of its own', () => {
  expect(ids.filter((id) => STAFF_ACTIONS[id].calls === FUND_CALLS)).toEqual(fundOperations);
});

test.each(Object.entries({ ru, en }))('every action has words in %s', (_locale, { users }) => {
  expect(Object.keys(users.sees.actions).toSorted()).toEqual(ids.toSorted());
});

test('all rights do everything, none does only what everybody may', () => {
  expect(doneBy('someone', MAX_PERMISSION)).toEqual(ids);
  expect(doneBy('admin', NO_PERMISSION)).toEqual(ids);
  const everybody = doneBy('someone', NO_PERMISSION);
  expect(everybody.every((id) => STAFF_ACTIONS[id].section === 'settings' && id.startsWith('own'))).toBe(true);
  expect(everybody).toContain('ownPassword');
});

test('an action needs its section as well as its own right', () => {
  const everybody = doneWith();
  expect(doneWith('MenuEdit')).toEqual(everybody);
  expect(doneWith('MenuEdit', 'MenuView')).toEqual(['editDishes', 'removeDishes', 'publishMenu', ...everybody]);
  expect(doneWith('CashierView', 'CashierDeposit')).toEqual(['countCash', ...everybody, 'cashier_deposit']);
  expect(doneWith('OrdersView', 'CancelOrder')).not.toContain('voidOrders');
  expect(doneWith('OrdersView', 'CancelOrder', 'ExpensesView', 'ExpensesDelete')).toContain('voidOrders');
  expect(doneWith('ChangeCashierPassword')).toEqual(expect.arrayContaining(['setPasswords']));
  expect(doneWith('ChangeCashierPassword')).not.toContain('editUsers');
});

test('crafts are made with StockAdd, changed with StockEdit, and created by their administrators', () => {
  const ofCrafts = (login: string, ...flags: Flag[]) =>
    doneBy(login, permissionsOf(flags)).filter((id) => ['craft', 'beer-craft'].includes(STAFF_ACTIONS[id].section));
  expect(ofCrafts('cook', 'StockView')).toEqual([]);
  expect(ofCrafts('cook', 'StockView', 'StockAdd')).toEqual(['makeBatches']);
  expect(ofCrafts('cook', 'StockView', 'StockEdit')).toEqual(['editRecipes']);
  expect(ofCrafts('someone', 'StockView')).toEqual(['editRecipes', 'createCrafts']);
  expect(ofCrafts('brewer', 'BeerCraft')).toEqual(['brew']);
});

test('a cashier counts and deposits; a brewer and the login localhost keep out of private sections', () => {
  expect(doneBy('someone', ROLE_PRESETS.Cashiers)).toEqual(expect.arrayContaining(['countCash', 'cashier_deposit']));
  expect(doneBy('someone', ROLE_PRESETS.Cashiers)).not.toContain('editDishes');
  const open = ['menu', 'stock', 'orders', 'settings'];
  const localhost = doneBy('localhost', MAX_PERMISSION);
  expect(localhost.filter((id) => !open.includes(STAFF_ACTIONS[id].section))).toEqual([]);
  const brewer = doneWith(...FLAGS.filter((flag) => flag !== 'CashierLogin'));
  expect(brewer).toContain('brew');
  expect(
    brewer.filter((id) => ['craft', 'operations', 'orders', 'expenses'].includes(STAFF_ACTIONS[id].section)),
  ).toEqual([]);
});
