import fc from 'fast-check';
import { UserSees } from '@/lib/sections/users/contract/sees';
import { FLAGS } from '@/lib/contract/access';
import { readSettings, specialLoginsOf } from '@/lib/env';
import { MAX_PERMISSION, NO_PERMISSION, permissionsOf, ROLE_PRESETS } from '@/lib/rights/permissions';
import { userSeesOf } from '@/lib/sections/users/bff/sees';
import { openSections, settingsTabs } from '@/lib/navigation';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';
import { always } from '../support/always';

const special = specialLoginsOf(readSettings({ BEER_CRAFT_VIEWERS: 'taster' }));
const seen = (login: string, permissions: string, active = true) => userSeesOf({ login, permissions }, active, special);
const openIn = ({ sections }: UserSees) => sections.filter(({ open }) => open).map(({ id }) => id);
const figuresIn = ({ figures }: UserSees) => figures.filter((one) => one.seen).map(({ id }) => id);

test('sections and tabs are those that the person gets', () => {
  always(fc.subarray([...FLAGS]), fc.constantFrom('someone', 'admin', 'localhost', 'taster'), (flags, login) => {
    const person = { login, permissions: permissionsOf(flags) };
    const sees = seen(login, person.permissions);
    expect(openIn(sees)).toEqual(openSections(person, special));
    expect(sees.tabs.filter(({ open }) => open).map(({ id }) => id)).toEqual(settingsTabs(person, special));
    expect(UserSees.parse(sees)).toEqual(sees);
    for (const { section, may } of sees.actions) if (may) expect(openIn(sees)).toContain(section);
  });
});

test('a disabled account and one without ProgramLogin do not enter; the admin does', () => {
  expect(seen('someone', MAX_PERMISSION).enters).toBe(true);
  expect(seen('someone', MAX_PERMISSION, false).enters).toBe(false);
  expect(seen('someone', ROLE_PRESETS.Cashiers).enters).toBe(false);
  expect(seen('admin', NO_PERMISSION).enters).toBe(true);
});

test('figures follow their rights, not those of a section', () => {
  expect(figuresIn(seen('someone', permissionsOf(['MenuView'])))).toEqual([]);
  expect(figuresIn(seen('someone', permissionsOf(['MenuView', 'StockView'])))).toEqual(['costs', 'quantities']);
  expect(figuresIn(seen('someone', permissionsOf(['CashierView'])))).toEqual(['balances']);
  expect(figuresIn(seen('someone', permissionsOf(['ExpensesView', 'SafeWitdhdraw'])))).toEqual([
    'balances',
    'wages',
    'bonuses',
  ]);
  expect(figuresIn(seen('localhost', MAX_PERMISSION))).toEqual(['costs', 'quantities']);
});

test.each(Object.entries({ ru, en }))('every figure and every tab has words in %s', (_locale, { users, settings }) => {
  const { figures, tabs } = seen('admin', MAX_PERMISSION);
  expect(Object.keys(users.sees.figure)).toEqual(figures.map(({ id }) => id));
  expect(Object.keys(settings.tabs)).toEqual(tabs.map(({ id }) => id));
});
