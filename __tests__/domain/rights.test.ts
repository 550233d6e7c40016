import fc from 'fast-check';
import { FLAGS, type Flag } from '@/lib/contract/permission';
import { holds, MAX_PERMISSION, NO_PERMISSION, permissionsOf, ROLE_PRESETS } from '@/lib/rights/permissions';
import { asFarAs, differenceOf, flagsOf, missingFor, presetOf, RIGHT_GROUPS, withFlags } from '@/lib/rights/rights';
import { differencesFromRole, everyRight, rightsText } from '@/lib/sections/users/lists/rights-text';
import { wordsIn } from '@/lib/bff/words';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';
import { userRow } from '../support/users';
import { always } from '../support/always';

const permissions = fc.array(fc.constantFrom('0', '1'), { minLength: 32, maxLength: 32 }).map((bits) => bits.join(''));
const flags = fc.subarray([...FLAGS]);
const held = (string: string, flag: Flag) => holds({ login: '', permissions: string }, flag);

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
