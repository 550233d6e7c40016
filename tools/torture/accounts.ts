import { FLAGS } from '@/lib/contract/permission';
import { MAX_PERMISSION, NO_PERMISSION, permissionsOf, ROLE_PRESETS, type Person } from '@/lib/domain/permissions';
import { readSettings, standingOf } from '@/lib/env';

export const ADMIN = 'admin';
/** Password of every account of a venue under attack. */
export const PASSWORD = 'password-of-the-torture';
/** Token of its till. */
export const TOKEN = 'token-of-the-till-under-torture';

/** Second logins with every right, for what the fuzz may do to an account. */
export const DEPUTIES: readonly string[] = ['deputy1', 'deputy2', 'deputy3'];

/** Accounts with each right alone, with none, of each role, of a brewer, and the login that sees nothing private. */
export const PEOPLE: readonly Person[] = [
  ...FLAGS.filter((flag) => flag !== 'ProgramLogin').map((flag) => ({
    login: `only${flag}`,
    permissions: permissionsOf(['ProgramLogin', flag]),
  })),
  { login: 'nothing', permissions: permissionsOf(['ProgramLogin']) },
  { login: 'closed', permissions: NO_PERMISSION },
  ...Object.entries(ROLE_PRESETS).map(([role, permissions]) => ({
    login: `role${role}`,
    permissions: permissionsOf(FLAGS.filter((flag, at) => flag === 'ProgramLogin' || permissions[at] === '1')),
  })),
  {
    login: 'brewer',
    permissions: permissionsOf(['ProgramLogin', 'MenuView', 'StockView', 'ExpensesView', 'BeerCraft']),
  },
  { login: 'localhost', permissions: permissionsOf(FLAGS.filter((flag) => flag !== 'BeerCraft')) },
];

export const ACCOUNTS: readonly Person[] = [
  { login: ADMIN, permissions: MAX_PERMISSION },
  ...PEOPLE,
  ...DEPUTIES.map((login) => ({ login, permissions: MAX_PERMISSION })),
];

/** Logins that get rights from settings: the deputies, for everything. */
export const STANDING_SETTINGS = {
  CRAFT_ADMINS: DEPUTIES.join(','),
  SALARY_EDITORS: DEPUTIES.join(','),
  BEER_CRAFT_VIEWERS: DEPUTIES.join(','),
};
export const STANDING = standingOf(readSettings(STANDING_SETTINGS));
