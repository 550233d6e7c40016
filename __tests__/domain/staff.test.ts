import fc from 'fast-check';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';
import { FLAGS, type Flag } from '@/lib/contract/access';
import { readSettings, specialLoginsOf } from '@/lib/env';
import { holds, MAX_PERMISSION, NO_PERMISSION, permissionsOf, ROLE_PRESETS } from '@/lib/rights/permissions';
import { asFarAs, differenceOf, flagsOf, missingFor, presetOf, RIGHT_GROUPS, withFlags } from '@/lib/rights/rights';
import { differencesFromRole, everyRight, rightsText } from '@/lib/sections/users/lists/rights-text';
import { wordsIn } from '@/lib/bff/words';
import { userRow } from '../support/users';
import { always } from '../support/always';
import { adminEndpoints, bffEndpoints } from '@/lib/sections/endpoints';
import { FUND_OPERATIONS } from '@/lib/contract/fund-operations';
import { ACTION_LINKS } from '@/components/frame/action-links';
import {
  foundActions,
  FUND_CALLS,
  mayDo,
  STAFF_ACTIONS,
  type StaffActionId,
} from '@/lib/sections/users/bff/staff-actions';

describe('rights', () => {
  const permissions = fc
    .array(fc.constantFrom('0', '1'), { minLength: 32, maxLength: 32 })
    .map((bits) => bits.join(''));
  const flags = fc.subarray([...FLAGS]);
  const held = (string: string, flag: Flag) => holds({ permissions: string }, flag);

  test('every right is in exactly one group', () => {
    expect(Object.values(RIGHT_GROUPS).flat().toSorted()).toEqual([...FLAGS].toSorted());
  });

  describe.each(Object.entries({ ru, en }))('in %s', (_locale, { staffRights: rights }) => {
    test('every right has a name, a short name and a hint of its own', () => {
      for (const flag of FLAGS) {
        for (const texts of [rights.names, rights.short, rights.hints]) {
          expect([flag, texts[flag]]).not.toEqual([flag, '']);
          expect(texts[flag]).not.toContain(flag);
        }
        for (const texts of [rights.names, rights.short])
          expect(FLAGS.filter((other) => texts[other] === texts[flag])).toEqual([flag]);
      }
    });

    test('every group and every role has a name', () => {
      expect(Object.keys(rights.groups).toSorted()).toEqual(Object.keys(RIGHT_GROUPS).toSorted());
      expect(Object.keys(rights.roles).toSorted()).toEqual(Object.keys(ROLE_PRESETS).toSorted());
    });
  });

  test('no change touches a right that may not be given', () => {
    always(permissions, permissions, flags, flags, fc.boolean(), (present, wanted, some, given, isHeld) => {
      const mayGive = (flag: Flag) => given.includes(flag);
      const others = FLAGS.filter((flag) => !mayGive(flag));
      for (const after of [withFlags(present, some, isHeld, mayGive), asFarAs(present, wanted, mayGive)])
        expect(others.map((flag) => held(after, flag))).toEqual(others.map((flag) => held(present, flag)));
    });
  });

  test('a right that is given has what it needs, as far as that may be given', () => {
    always(permissions, fc.constantFrom(...FLAGS), (present, flag) => {
      const after = withFlags(present, [flag], true, () => true);
      expect(held(after, flag)).toBe(true);
      expect(missingFor(after, flag)).toEqual([]);
      expect(withFlags(after, [flag], false, () => true)).toBe(
        permissionsOf(flagsOf(after).filter((one) => one !== flag)),
      );
    });
  });

  test('a difference leads from one string to the other', () => {
    always(permissions, permissions, (before, after) => {
      const { added, removed } = differenceOf(before, after);
      expect(permissionsOf([...flagsOf(before).filter((flag) => !removed.includes(flag)), ...added])).toBe(after);
    });
  });

  describe('rights in words', () => {
    const words = wordsIn('ru');
    const manager = (string: string) =>
      userRow(1, 'boss', { role_name: 'Managers', category_id: 2, permissions: string });

    test.each([
      [MAX_PERMISSION, 'Все права', 4],
      [NO_PERMISSION, 'Нет прав', 28],
      [ROLE_PRESETS.Managers, 'Как у роли «Менеджер»', 0],
      [withFlags(ROLE_PRESETS.Managers, ['BeerCraft'], true, () => true), 'Менеджер + пивоварня', 1],
      [withFlags(ROLE_PRESETS.Managers, ['StockView'], false, () => true), 'Менеджер − склад', 1],
      [ROLE_PRESETS.Cashiers, 'Менеджер, 21 отличие', 21],
    ])('%s', (string, text, count) => {
      expect(rightsText(manager(string), words)).toBe(text);
      expect(differencesFromRole(manager(string))).toBe(count);
    });

    test('a role of a legacy server has no preset: its rights are counted and named', () => {
      const user = userRow(1, 'x', { role_name: 'Waiters', permissions: permissionsOf(['MenuView', 'MenuEdit']) });
      expect(presetOf('Waiters')).toBeUndefined();
      expect(rightsText(user, words)).toBe('2 права из 32');
      expect(everyRight(user, words)).toBe('Права: меню, изменение меню');
      expect(differencesFromRole(user)).toBeUndefined();
    });
  });
});

describe('staff actions', () => {
  const special = specialLoginsOf(readSettings({ CRAFT_ADMINS: 'someone', SALARY_EDITORS: 'someone' }));
  const ids = Object.keys(STAFF_ACTIONS) as StaffActionId[];
  const doneBy = (login: string, permissions: string): StaffActionId[] =>
    ids.filter((id) => mayDo(id, { login, permissions }, special));
  const doneWith = (...flags: Flag[]) => doneBy('someone', permissionsOf(flags));
  const fundOperations = Object.keys(FUND_OPERATIONS);

  test('every command belongs to one action of lib/sections/users/bff/staff-actions.ts, each operation of the funds to its own', () => {
    const commands = [...adminEndpoints, ...bffEndpoints].filter(({ changes }) => changes).map(({ id }) => id);
    const others = ids.filter((id) => !fundOperations.includes(id)).flatMap((id) => STAFF_ACTIONS[id].calls);
    expect([...others, ...FUND_CALLS].map(({ id }) => id).toSorted()).toEqual(commands.toSorted());
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
    expect(doneWith('CashierView', 'CashierDeposit')).toEqual([
      'countCash',
      'setAside',
      ...everybody,
      'cashier_deposit',
    ]);
    expect(doneWith('OrdersView', 'CancelOrder')).not.toContain('voidOrders');
    expect(doneWith('OrdersView', 'CancelOrder', 'ExpensesView', 'ExpensesDelete')).toContain('voidOrders');
    expect(doneWith('ChangeCashierPassword')).toEqual(expect.arrayContaining(['setPasswords']));
    expect(doneWith('ChangeCashierPassword')).not.toContain('editUsers');
    expect(doneWith('ExpensesView', 'SafeWitdhdraw', 'CashierView')).toContain('payDebts');
    expect(doneWith('StockView', 'StockEdit')).toContain('setSensors');
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

  test('the search offers what can be done: to an administrator all of it, on a legacy server nothing that consists of calls of ours', () => {
    const found = (own: boolean, ...flags: Flag[]) =>
      foundActions({ login: 'someone', permissions: permissionsOf(flags) }, special, own).toSorted();
    const every = Object.keys(ACTION_LINKS).toSorted();
    expect(found(true, ...FLAGS)).toEqual(every);
    expect(found(false, ...FLAGS)).toEqual(every.filter((id) => id !== 'stocktake' && id !== 'closeDay'));
    expect(found(true, 'StockView', 'StockEdit')).toEqual(['stocktake', 'writeOff']);
    expect(found(true)).toEqual([]);
  });
});
